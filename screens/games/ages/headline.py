"""The top line of the board with its buttons, and the choices besides spaces and units."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.about import place_kind
from engine.games.ages.standing import alarms, standings, victory_text, winning_team
from engine.games.ages.turns.phases import (
    doing_text,
    end_cards_left,
    next_phases,
    round_texts,
    turn_texts,
)
from engine.games.ages.words import place_label
from screens.games.ages.pen import Pen
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import Run, Token, line_count, piece

MAX_LINES = 4


def button_places(pen: Pen) -> list[str]:
    return [place for place in pen.offer.places if ":" not in place]


def tokens_elsewhere(pen: Pen, kinds: Collection[str], *, with_buttons: bool) -> list[Token]:
    style = pen.ink("text", on="raised")
    return [
        Token(((f" {place_label(place)} ", style),), place)
        for place in pen.offer.places
        if (place_kind(place) not in kinds if ":" in place else with_buttons)
    ]


def buttons_width(pen: Pen) -> int:
    return sum(width_of(place_label(place)) + 5 for place in button_places(pen))


def paint_buttons(pen: Pen, line: Area) -> int:
    return pen.buttons(
        line, [(place, place_label(place)) for place in reversed(button_places(pen))]
    )


def strip_height(tokens: list[Token], width: int) -> int:
    return min(MAX_LINES, line_count(tokens, width)) if tokens else 0


def paint_strip(pen: Pen, tokens: list[Token], area: Area) -> None:
    if tokens and area.height:
        pen.flow(area, tokens)


STANDING = "standing"
_MAX_BUTTON_SHARE = 0.55
"""The maximum share of the line for buttons; if they need more, they go below it."""


def has_buttons(pen: Pen, line: Area) -> bool:
    return buttons_width(pen) <= line.width * _MAX_BUTTON_SHARE


@piece
def paint_headline(pen: Pen, line: Area, *, tabs: tuple[Run, ...] = ()) -> None:
    buttons_width = paint_buttons(pen, line) if has_buttons(pen, line) else 0
    end = line.right - buttons_width
    x = pen.runs(line.x, line.y, tabs, end - line.x)
    x = _paint_now(pen, Area(x, line.y, end - x, 1))
    if pen.view.outcome is None:
        x += _paint_standing(pen, Area(x, line.y, end - x, 1))
        if pen.acting_unit and len(later := next_phases(pen.view)) + 2 <= end - x:
            pen.canvas.text(x + 1, line.y, later, pen.ink("muted"))


def _paint_standing(pen: Pen, line: Area) -> int:
    warnings = alarms(pen.view)
    fitting = [
        each for each in (warnings or standings(pen.view)) if width_of(each) + 2 <= line.width
    ]
    if not fitting:
        return 0
    ink = pen.ink("bad", bold=True) if warnings else pen.ink("gold")
    pen.canvas.text(line.x + 1, line.y, fitting[0], ink)
    pen.add_target(STANDING, Area(line.x + 1, line.y, width_of(fitting[0]), 1))
    return width_of(fitting[0]) + 1


def _paint_now(pen: Pen, line: Area) -> int:
    view = pen.view
    if view.outcome is not None:
        text = f" {pen.glyphs.star} {victory_text(view)} "
        return pen.runs(line.x, line.y, [(text, pen.plate_style(winning_team(view)))], line.width)
    plates: list[Run] = [(f" {text} ", pen.plate_style(view.turn)) for text in turn_texts(view)]
    rounds: list[Run] = [(f" {text} ", pen.ink("text", on="raised")) for text in round_texts(view)]
    shortest = width_of((alarms(view) or standings(view))[-1]) + 2
    if end_cards_left(view):
        layouts = _layouts_with_round(pen, rounds, plates, shortest)
    else:
        layouts = _layouts(pen, rounds, plates[0], shortest)
    for runs, standing_width in layouts:
        if sum(width_of(text) for text, _ in runs) + standing_width <= line.width:
            return pen.runs(line.x, line.y, runs, line.width)
    return pen.runs(line.x, line.y, plates[:1], line.width)


def _action_runs(pen: Pen) -> list[Run]:
    doing = doing_text(pen.view)
    return [(f" {doing} ", pen.ink("bright", bold=True))] if doing else []


def _layouts(pen: Pen, rounds: list[Run], plate: Run, standing: int) -> list[tuple[list[Run], int]]:
    """The ways to paint the line before the game can end, with the room beside it; best first."""
    action, (rounds_long, rounds_short, *_) = _action_runs(pen), rounds
    full = [[rounds_long, plate, *action], [rounds_short, plate, *action]]
    if alarms(pen.view):  # The question below repeats who acts.
        with_standing = [*full, [plate, *action], [rounds_short, plate], [plate]]
    else:
        with_standing = [*full, *([] if action else [[plate]])]
    return [
        *((each, standing) for each in with_standing),
        *((each, 0) for each in (*full, [plate, *action], [plate])),
    ]


def _layouts_with_round(
    pen: Pen, rounds: list[Run], plates: list[Run], standing: int
) -> list[tuple[list[Run], int]]:
    """The ways to paint the line while each round may be the last, so that all say so."""
    action = _action_runs(pen)
    order = [(action, standing), ([], standing), (action, 0), ([], 0)]
    if not alarms(pen.view):  # The action of a unit matters more than who would win.
        order[1], order[2] = order[2], order[1]
    whole, brief, phase_only = plates
    first, second, *_, briefest = *rounds, rounds[-1]
    beginnings = [
        [first, whole],
        [second, whole],
        [second, brief],
        [briefest, whole],
        [briefest, brief],
        [second, phase_only],
        [briefest, phase_only],
    ]
    return [
        ([*each, *doing], standing_width) for doing, standing_width in order for each in beginnings
    ]
