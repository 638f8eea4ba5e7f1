"""The top line of the board: the current step, the player who is asked, and the buttons."""

from __future__ import annotations

from engine.games.currents.cards import COMPANIES, HQ_CARDS, TURNS
from engine.games.currents.names import level_name, project_name
from engine.games.currents.standing import standings
from engine.games.currents.view_types import View
from screens.games.currents.pen import Pen
from screens.games.currents.strip import paint_buttons
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import Run, piece, total_width

_STEPS = {
    "draft": "Draft",
    "phase": "new luminaries",
    "nominate": "auction",
    "open": "auction",
    "bid": "auction",
    "leftovers": "unsold luminaries",
    "event": "event",
    "prices": "event",
    "event bid": "event auction",
    "prize": "event prize",
    "fire": "laboratory fire",
    "automata": "automata",
    "bookkeeping": "bookkeeping",
    "ledger": "share trading",
    "end turn": "end of turn",
    "score": "the end",
}
_DOING = {
    "claimant": "claims a project",
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
    "event bid": "is to bid",
    "prize": "has won the event",
    "fire": "loses a luminary for the turn",
    "ledger": "may trade",
    "act": "acts",
}


def step_text(view: View) -> str:
    """The part of the turn: "actions"."""
    return _STEPS.get(view.step, "actions")


def turn_text(view: View) -> str:
    """The turn: "Turn 3 of 6"."""
    return f"Turn {view.turn} of {TURNS}"


def doing_text(view: View) -> str:
    """The company that is asked, and its decision: "Tesla acts"."""
    if not view.asked_company:
        return ""
    return f"{COMPANIES[view.asked_company].short} {_action_text(view)}"


def _action_text(view: View) -> str:
    """The current action of the company that is asked: "claims Albany III", "acts"."""
    noun = view.begun_action.noun
    match view.step:
        case "claimant" if noun:
            return f"claims {project_name(noun)}"
        case "team" if noun:
            return f"advances to {level_name(noun)}"
        case "staff" if noun:
            return f"develops {HQ_CARDS[noun].name}"
    return _DOING.get(view.step, "is asked")


@piece
def paint_headline(pen: Pen, line: Area, *, standing: bool) -> None:
    """Paint turn, step and company at the left, the next companies, and buttons at the right.

    With `standing` the line also shows the standing.
    """
    room = line.width - paint_buttons(pen, line)
    view, end = pen.view, line.x + room
    if view.outcome is not None:
        plate, text = pen.ink("background", on="gold", bold=True), f"{pen.glyphs.star} The end"
    else:
        plate = pen.ink("background", on="accent", bold=True)
        text = f"{turn_text(view)}: {step_text(view)}"
    x = pen.runs(line.x, line.y, [(f" {text} ", plate)], room)
    x = _paint_asked(pen, x, line, room)
    waiting = _runs_of_waiting(pen)
    if total_width(waiting) < end - x:
        x = pen.runs(x, line.y, waiting, end - x)
    if standing:
        paint_standing(pen, Area(x + 2, line.y, max(end - x - 3, 0), 1))


def paint_standing(pen: Pen, line: Area) -> None:
    """Paint the standing, in the longest form that fits a line."""
    fitting = [text for text in standings(pen.view) if width_of(text) <= line.width]
    if fitting:
        pen.canvas.text(line.x - 1, line.y, f" {fitting[0]} ", pen.ink("gold"))
        pen.add_target("standing", Area(line.x, line.y, width_of(fitting[0]), 1))


def _paint_asked(pen: Pen, x: int, line: Area, room: int) -> int:
    """Paint the company that is asked on a plate, and return the x after it."""
    view, end = pen.view, line.x + room
    text = doing_text(view)
    if not text or view.outcome is not None:
        return x
    return pen.runs(
        x + 1, line.y, [(f" {text} ", pen.plate_style(view.asked_company))], max(end - x - 1, 0)
    )


def _runs_of_waiting(pen: Pen) -> list[Run]:
    """The companies after the one that is asked."""
    waiting = pen.view.waiting_companies
    return [(" then ", pen.ink("muted")), *pen.letters(waiting, " ")] if waiting else []
