"""The turn: the player, the remaining actions, and the buttons that end it."""

from __future__ import annotations

from engine.games.duel.cards import REGIONS
from screens.games.duel.hand import assistant_in_play, small_face
from screens.games.duel.pen import Pen
from screens.games.duel.signs import DRAFTING
from screens.games.duel.summary import how_won, verdict
from tui.widgets.area import Area
from tui.widgets.pen import Run, piece, total_width

DRAFT_HINT = {"keep": "The two others go across", "pass": "Any of the three may go across"}


@piece
def paint_turn(pen: Pen, area: Area) -> None:
    pen.runs(area.x, area.y, [*_headline_runs(pen), *_runs_of_progress(pen)], area.width)
    line = area.rows(1, 1)
    room = line.width - _paint_buttons(pen, line)
    left = (left_in_turn(pen), left_in_turn(pen, "Free"), left_in_turn(pen, "Free", "Share"))
    forms = [[*_runs_of_assistant(pen), *each] for each in left]
    runs = next((form for form in forms if total_width(form) <= room), forms[-1])
    pen.runs(line.x, line.y, runs, room)


def paint_turn_strip(pen: Pen, line: Area) -> None:
    room = line.width - _paint_buttons(pen, line)
    headline, assistant_runs = _headline_runs(pen, short=line.width < 74), _runs_of_assistant(pen)
    left = left_in_turn(pen, "Free")
    progress_runs = _runs_of_progress(pen)
    if pen.view.outcome is not None:
        winner = pen.view.sides[pen.view.outcome.winners[0]]
        progress_runs = [(f" {how_won(pen, winner)}", pen.ink("text"))]
    forms = (
        [*headline, *progress_runs, *assistant_runs, *left],
        [*headline, *progress_runs, *assistant_runs, *left_in_turn(pen, "Free", "Share")],
        [*headline, *assistant_runs, *left],
    )
    runs = next((form for form in forms if total_width(form) <= room), forms[-1])
    pen.runs(line.x, line.y, runs, room)


def _runs_of_assistant(pen: Pen) -> list[Run]:
    slug = assistant_in_play(pen, pen.rival)
    return small_face(pen, slug, is_played=True) if slug else []


def _headline_runs(pen: Pen, *, short: bool = False) -> list[Run]:
    view = pen.view
    if view.outcome is not None:
        winner = view.sides[view.outcome.winners[0]]
        return [(f" {pen.glyphs.star} {verdict(pen, winner)} ", pen.plate_style(winner.seat))]
    if view.step in DRAFTING:
        text = "Keep one Assistant" if view.step == "keep" else "Pass one Assistant"
        return [(f" Draft: {text} ", pen.ink("background", on="accent", bold=True))]
    seat = pen.mover
    if seat is None:
        return [(f" Phase {view.phase} ", pen.ink("background", on="accent", bold=True))]
    side = view.sides[seat]
    style = pen.plate_style(side.seat)
    if view.seat == seat:
        possessive = "Your"
    else:
        name = side.inventor.split()[-1] if side.inventor else pen.player(seat)
        possessive = f"{name}'s"
    text = (
        possessive.removesuffix("'s")
        if short and possessive != "Your"
        else f"{possessive} {_decision_text(pen)}"
    )
    return [(f" {pen.glyphs.cursor} {text} ", style)]


def _decision_text(pen: Pen) -> str:
    view = pen.view
    if view.step == "other":
        return "Action"
    if view.scoring_region:
        return "bonus"
    return "turn"


def _runs_of_progress(pen: Pen) -> list[Run]:
    view = pen.view
    if view.outcome is not None:
        return [(" The duel is over", pen.ink("muted"))]
    if view.scoring_region:
        text = f" Phase {view.phase}, {REGIONS[view.scoring_region].name} is scored"
        return [(text, pen.ink("muted"))]
    text = f" Phase {view.phase} of 3"
    if view.step == "turn":
        text += f", turn {view.turn_number} of 3"
    return [(text, pen.ink("muted"))]


def left_in_turn(
    pen: Pen, label: str = "Free Actions", portfolio: str = "Place or sell"
) -> list[Run]:
    """Free Actions held, and the number of shares that may still be placed or sold."""
    view, turn = pen.view, pen.view.turn
    if view.outcome is not None:
        return []
    if view.step in DRAFTING:
        return [(f" {DRAFT_HINT[view.step]}", pen.ink("muted"))]
    runs: list[Run] = [(f" {label} ", pen.ink("muted"))]
    stars = pen.glyphs.star * turn.free
    runs.append((stars, pen.ink("gold", bold=True)) if turn.free else ("none", pen.ink("muted")))
    if not view.scoring_region:
        left, role = ("1", "good") if turn.may_use_portfolio else ("0", "muted")
        runs += [(f"  {portfolio} ", pen.ink("muted")), (left, pen.ink(role, bold=True))]
    return runs


def _paint_buttons(pen: Pen, line: Area) -> int:
    """Paint the buttons from the right edge leftwards and return their width."""
    labels = (
        ("end", "End turn", pen.view.step == "turn" and pen.view.outcome is None),
        ("decline", "Decline", bool(pen.view.scoring_region)),
    )
    buttons = [
        (place, label)
        for place, label, is_always_there in labels
        if is_always_there or place in pen.offer.places
    ]
    return pen.buttons(line, buttons)
