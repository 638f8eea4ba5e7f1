"""The board before the first round: the characters to choose from, and the map as it is built."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.ages.missions import TEAMS
from engine.games.ages.names import piece_name, slot_name, unit_name
from engine.games.ages.view_types import View
from screens.games.ages.map import paint_map
from screens.games.ages.pen import Pen
from tui.widgets.area import Area
from tui.widgets.cells import wrapped
from tui.widgets.pen import Token

STEPS = frozenset({"drop", "draft", "colours", "platter", "key", "piece", "slot", "rotate"})
"""The steps in which the map is not complete or does not matter yet."""
MAP_SHARE = 2
"""The map gets one part of so many of the width."""
LEAST_MAP = 40
LEAST_HEIGHT = 20
"""The least width of the map, and the least height of a board that shows it."""


def is_opening(view: View) -> bool:
    """Are characters chosen, or is the map being built?"""
    return view.step in STEPS


def paint_opening(pen: Pen, area: Area) -> None:
    """Paint what can be chosen as words, then what is known; beside it the map so far."""
    view = pen.view
    roomy = area.width >= MAP_SHARE * LEAST_MAP and area.height >= LEAST_HEIGHT
    if view.building is not None and view.layout and roomy:
        width = area.width // MAP_SHARE
        paint_map(pen, area.columns(0, width), key=False)
        area = area.columns(width + 1)
    used = pen.flow(area, _offered(pen))
    rest = area.rows(used + 1)
    lines = [
        (line, role)
        for words, role in _facts(view)
        for line in wrapped(words, max(rest.width - 1, 1))
    ]
    for row, (line, role) in enumerate(lines[: rest.height]):
        pen.canvas.text(rest.x, rest.y + row, line, pen.ink(role), width=rest.width)


def _offered(pen: Pen) -> list[Token]:
    style = pen.ink("text", on="raised")
    return [Token(((f" {words_of(place)} ", style),), place) for place in pen.offer.places]


def words_of(place: str) -> str:
    """A short name of what can be chosen before the first round."""
    kind, _, name = place.partition(":")
    if kind == "character":
        return unit_name(name)
    if kind == "piece":
        return piece_name(name).removeprefix("the ")
    if kind == "slot":
        return slot_name(name).partition("slot ")[2]
    return f"turn {name}" if kind == "turn" else name


def _facts(view: View) -> Iterable[tuple[str, str]]:
    """What is known of both teams and of the pieces, line by line."""
    made, building = view.selection, view.building
    if made is not None:
        for team, (hand, count) in enumerate(zip(made.hands, made.counts, strict=True)):
            name = TEAMS[team] if made.colours else f"Team {team + 1}"
            names = ", ".join(map(unit_name, hand))
            yield f"{name}: {count} characters, {made.size} needed", "bright"
            if names:
                yield names, "text"
    if building is not None:
        pieces = [*(slug for pile in building.platters for slug in pile), *building.keys]
        yield f"{len(pieces)} pieces are not laid yet", "bright"
        yield ", ".join(piece_name(each).removeprefix("the ") for each in pieces), "text"
