"""The objects on the map as signs, and the key that names the signs in a free corner."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.games.ages.alliance.path import site_at
from engine.games.ages.map.chart import COSTS
from engine.games.ages.map.layout import BASES, Layout
from engine.games.ages.rows.missions import ALLIANCE
from engine.games.ages.sites.deeds import PRISON
from engine.games.ages.view_types import View
from engine.games.ages.words import GUARDIAN, encounter_sign
from screens.games.ages.colours import TEAM_ROLE, TERRAIN_ROLE
from screens.games.ages.map_parts.hex_art import grid_of, hex_areas
from screens.games.ages.pen import Pen
from screens.games.ages.signs import (
    EXIT,
    FLAG,
    GROUND_CARDS,
    MARKERS,
    MONUMENT,
    RUIN,
    TERRAIN_SIGNS,
    TRIBUTE,
    sites_on,
)
from themes.glyphs import Glyphs
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import piece

Mark = tuple[str, str]
"""A sign and its role."""


def marks_on(view: View, glyphs: Glyphs) -> dict[int, list[Mark]]:
    marks: dict[int, list[Mark]] = {}
    for space, sign, role in (*_marks_of_goals(view, glyphs), *_marks_of_items(view, glyphs)):
        marks.setdefault(space, []).append((sign, role))
    return marks


def _marks_of_goals(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    for space, teams in view.flags.items():
        yield from ((space, FLAG.sign_for(glyphs), TEAM_ROLE[team]) for team in teams)
    for unit in view.units:
        if unit.is_on_map and unit.has_flag:
            yield unit.space, FLAG.sign_for(glyphs), TEAM_ROLE[unit.team]
        if unit.is_on_map and unit.has_tribute:
            yield unit.space, TRIBUTE.sign_for(glyphs), "gold"
    yield from _team_markers(view, glyphs)
    yield from _marks_in_bases(view, glyphs)


def _team_markers(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    lying = {placed.piece for placed in view.layout}
    for path, (team, number) in view.path_markers.items():
        piece, _, name = path.rpartition(" ")
        space = view.map.sites(piece).get(f"{name} {number}") if piece in lying else None
        if space is not None:
            yield space, MARKERS[team].sign_for(glyphs), TEAM_ROLE[team]
    if view.alliance is not None and ALLIANCE in lying:
        sites = view.map.sites(ALLIANCE)
        for team, place in enumerate(view.alliance.places):
            yield sites[site_at(place)], MARKERS[team].sign_for(glyphs), TEAM_ROLE[team]


def _marks_in_bases(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    lying = {placed.piece for placed in view.layout}
    for team, base in enumerate(BASES):
        if base not in lying:
            continue
        sites = view.map.sites(base)
        for slug in view.ruins[team]:
            yield sites[slug], RUIN.sign_for(glyphs), "bad"
        prisoners = sum(unit.is_in_prison for unit in view.units if unit.team != team)
        if prisoners:
            yield sites[PRISON], str(prisoners), TEAM_ROLE[1 - team]


def _marks_of_items(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    for space, slug in view.counters.items():
        yield space, encounter_sign(slug), "gold"
    for space in view.exits:
        yield space, EXIT.sign_for(glyphs), "accent"
    for monument in view.monuments:
        yield monument.space, MONUMENT.sign_for(glyphs), TEAM_ROLE[monument.team]
    for space in view.ground:
        yield space, GROUND_CARDS.sign_for(glyphs), "gold"


def extra_signs(view: View, glyphs: Glyphs) -> list[tuple[str, str, str]]:
    rows: list[tuple[str, str, str]] = []
    if any(placed.piece in BASES for placed in view.layout):
        rows.append((RUIN.sign_for(glyphs), "bad", "destroyed"))
        rows.append(("1", "text", "prisoners"))
        rows.append((TRIBUTE.sign_for(glyphs), "gold", "tribute"))
    if view.flags or any(view.flags_scored) or any(unit.has_flag for unit in view.units):
        rows.append((FLAG.sign_for(glyphs), "bright", "flag"))
    if view.exits:
        rows.append((EXIT.sign_for(glyphs), "accent", "exit"))
    if view.monuments:
        rows.append((MONUMENT.sign_for(glyphs), "bright", "monument"))
    return rows


_CELL = 13
_MIN_SIZE = (2 * _CELL, 5)
_TERRAINS = (
    "clear", "woods", "rough", "water", "swamp", "building", "deep water", "fire", "obstacle",
    "mesa", "slope", "dome",
)  # fmt: skip
_CLOSED = ("deep water", "fire", "obstacle")


@lru_cache(64)
def free_corner(
    layout: Layout, size: int, width: int, height: int, *, left: int, least: tuple[int, int]
) -> Area | None:
    """The largest free rectangle in the lower right corner of an area with a map in it.

    `left` is the first column of the map, `least` the minimum width and height. The rectangle is
    relative to the area; None if there is none.
    """
    whole, hexes = grid_of(layout, size), hex_areas(layout, size)
    top = (height - whole.height) // 2
    best: Area | None = None
    for y in range(height - 1, -1, -1):
        over = [spot.right + left for spot in hexes if spot.bottom + top > y]
        x = max(over, default=0) + 2
        corner = Area(x, y, width - x, height - y)
        if corner.width >= least[0] and corner.height >= least[1]:
            room = corner.width * corner.height
            if best is None or room > best.width * best.height:
                best = corner
    return best


def key_entries(pen: Pen) -> list[tuple[str, str, str]]:
    glyphs = pen.glyphs
    rows = []
    for name in _TERRAINS:
        is_closed = name in _CLOSED
        cost = glyphs.cross if is_closed else "" if name == "dome" else str(COSTS.get(name, 1))
        text = f"{name.split()[0]} {cost}"
        rows.append((TERRAIN_SIGNS[name].sign_for(glyphs), TERRAIN_ROLE[name], text))
    rows.append(("?", "gold", "encounter"))
    rows.append(("7", "gold", "asks for 7"))
    rows += [(each.sign_for(glyphs), "bright", each.name) for each in sites_on(pen.view.layout)]
    rows.append((GUARDIAN, "bright", "guardian"))
    markers_text = f"{MARKERS[1].sign_for(glyphs)} markers"
    rows.append((MARKERS[0].sign_for(glyphs), "hue1", markers_text))
    rows.append((GROUND_CARDS.sign_for(glyphs), "gold", "cards"))
    return [*rows, *extra_signs(pen.view, glyphs)]


def paint_key_in_corner(pen: Pen, area: Area, layout: Layout, size: int) -> None:
    left = (area.width - grid_of(layout, size).width) // 2
    corner = free_corner(layout, size, area.width, area.height, left=left, least=_MIN_SIZE)
    if corner is not None:
        paint_key(pen, Area(area.x + corner.x, area.y + corner.y, corner.width, corner.height))


@piece
def paint_key(pen: Pen, area: Area) -> None:
    rows = key_entries(pen)
    columns = next((n for n in range(1, 5) if -(-len(rows) // n) < area.height), 0)
    if not columns or columns * _CELL > area.width:
        return
    lines = -(-len(rows) // columns)
    left = area.right - columns * _CELL
    top = area.bottom - lines
    titles = (f"Points to enter, {pen.glyphs.cross} not at all", "Points to enter", "Cost")
    title = next(each for each in titles if width_of(each) < area.width)
    title_x = min(left, area.right - width_of(title))
    pen.canvas.text(title_x, top - 1, title, pen.ink("text"))
    for number, (sign, role, text) in enumerate(rows):
        x, y = left + number // lines * _CELL, top + number % lines
        pen.canvas.text(x, y, sign, pen.ink("text" if role == "border" else role, bold=True))
        pen.canvas.text(x + 2, y, text, pen.ink("muted"), width=min(width_of(text), _CELL - 3))
