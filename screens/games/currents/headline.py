"""The line on top of the board: what is going on, whose word it is, and the buttons."""

from __future__ import annotations

from engine.games.currents.cards import COMPANIES, EVENT_CARDS, LUMINARIES
from engine.games.currents.view_types import View
from screens.games.currents.pen import Pen
from screens.games.currents.standing import standings
from screens.games.currents.strip import paint_buttons
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import Run, piece, total_width

_STEPS = {
    "draft": "Draft",
    "phase": "New luminaries",
    "nominate": "Luminary auction",
    "open": "Luminary auction",
    "bid": "Luminary auction",
    "leftovers": "Unsold luminaries",
    "event": "Event",
    "prices": "Event",
    "hall": "Event auction",
    "prize": "Event prize",
    "fire": "Laboratory fire",
    "automata": "Automata act",
    "bookkeeping": "Bookkeeping",
    "ledger": "Bookkeeping, shares",
    "end turn": "End of the turn",
    "score": "The end",
}
_DOING = {
    "with": "claims a project",
    "team": "advances",
    "nudge": "has an AC patent",
    "speak": "begins propaganda",
    "sway": "sways the public",
    "card": "takes a propaganda card",
    "sway again": "uses a propaganda card",
    "staff": "develops HQ",
    "effect": "uses a new HQ card",
    "call": "visits the market",
    "trade": "trades at the market",
    "nominate": "nominates",
    "open": "opens the bidding",
    "bid": "is to bid",
    "hall": "is to bid",
    "prize": "has won the event",
    "fire": "loses a luminary for the turn",
    "ledger": "may trade",
    "act": "acts",
}


def step_words(view: View) -> str:
    """The part of the turn: "Actions"."""
    return _STEPS.get(view.step, "Actions")


def doing_words(view: View) -> str:
    """Who is asked and for what: "Tesla acts"."""
    if not view.asked:
        return ""
    return f"{COMPANIES[view.asked].short} {_DOING.get(view.step, 'is asked')}"


@piece
def paint_headline(pen: Pen, line: Area) -> None:
    """Step and company at the left, buttons at the right, between them how it stands."""
    room = line.width - paint_buttons(pen, line)
    view = pen.view
    x = line.x
    if view.outcome is not None:
        plate = pen.ink("background", on="gold", bold=True)
        x = pen.runs(x, line.y, [(f" {pen.glyphs.star} The end ", plate)], room)
    else:
        words = f" {step_words(view)} "
        x = pen.runs(x, line.y, [(words, pen.ink("background", on="accent", bold=True))], room)
        x = _asked(pen, x, line, room)
    end = line.x + room
    fitting = [words for words in standings(view) if width_of(words) + 3 <= end - x]
    if fitting:
        words = fitting[0]
        then = _then(pen)
        if total_width(then) + width_of(words) + 3 <= end - x:
            x = pen.runs(x, line.y, then, end - x)
        pen.canvas.text(x + 2, line.y, words, pen.ink("gold"))
        pen.spot("standing", Area(x + 2, line.y, width_of(words), 1))


def _asked(pen: Pen, x: int, line: Area, room: int) -> int:
    """Who is asked, on a plate."""
    view, end = pen.view, line.x + room
    words = doing_words(view)
    if not words:
        return x
    return pen.runs(x + 1, line.y, [(f" {words} ", pen.plate(view.asked))], max(end - x - 1, 0))


def _then(pen: Pen) -> list[Run]:
    """Those who come after the one who is asked."""
    waiting = pen.view.waiting
    return [(" then ", pen.ink("muted")), *pen.letters(waiting, " ")] if waiting else []


def lot_words(view: View) -> str:
    """What is auctioned: a luminary's or an event card's name."""
    if view.auction is None:
        return ""
    lot = view.auction.lot
    return EVENT_CARDS[lot].name if view.auction.of_event else LUMINARIES[lot].name
