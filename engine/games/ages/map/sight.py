"""Lines of sight over a chart (RULES.md 5): whether a target can be seen, and how well it hides."""

from __future__ import annotations

import itertools

from engine.core.hexes import distance, line, meets_edge, touched_line
from engine.games.ages.map.chart import Chart
from engine.games.ages.map.layout import CAVERN, Space

BLOCKED_STEALTH = 99
"""The Stealth bonus that means no sight at all."""
ON_THE_WAY = {"woods": 2, "mesa woods": 2, "swamp": 3, "fire": 3}
"""Stealth that a space on the line gives the target."""
IN_THE_SPACE = {**ON_THE_WAY, "building": 3, "rough": 2}
"""Stealth that the target's own space gives."""
BLOCKING = frozenset({"building", "obstacle", "dome"})
"""Terrain that blocks the sight beyond it."""
WOODS = ON_THE_WAY["woods"]
CLIFF_STEALTH = 2
"""Stealth of a target on a mesa against a shooter on the ground."""


def range_between(chart: Chart, start: int, end: int) -> int:
    """The distance between two spaces, counted over any terrain (5.7)."""
    return distance(chart.spaces[start].hex, chart.spaces[end].hex)


def line_of_sight(chart: Chart, start: int, end: int, *, lobbed: bool = False) -> int | None:
    """The Stealth that terrain gives a target in `end` seen from `start`; None if unseen.

    A lobbed weapon, such as a grenade, flies over buildings and domes as if they were woods.
    """
    cover = cover_on_line(chart, start, end, lobbed=lobbed)
    return None if cover is None else sum(cover)


def cover_on_line(
    chart: Chart, start: int, end: int, *, lobbed: bool = False
) -> tuple[int, ...] | None:
    """The Stealth from each space on the line, the target's own last; None without sight.

    The first number is the Stealth from the target's height.
    """
    key = (start, end, lobbed)
    sights = chart.sights
    if key not in sights:
        found = _look_along(chart, start, end, lobbed)
        sights[key] = None if isinstance(found, str) else found
    return sights[key]


def _look_along(chart: Chart, start: int, end: int, lobbed: bool) -> tuple[int, ...] | str:
    """The Stealth along the line between two spaces, step by step, or what blocks the sight."""
    shooter_space, target_space = chart.spaces[start], chart.spaces[end]
    terrains = {shooter_space.terrain, target_space.terrain}
    if "dome" in terrains:
        return "a dome"
    if start == end:
        return 0, IN_THE_SPACE.get(target_space.terrain, 0)
    if shooter_space.level != target_space.level and CAVERN & terrains:
        return ROOF
    cells = _spaces_on_line(chart, shooter_space, target_space)
    if cells is None:
        is_below = shooter_space.is_cavern or target_space.is_cavern
        return ROOF if is_below else "the edge of the map"
    if _crosses_a_wall(chart, cells):
        return "a wall"
    cover = [CLIFF_STEALTH if shooter_space.level < target_space.level else 0]
    for step, numbers in enumerate(cells[1:-1], 1):
        effects = []
        for space in (chart.spaces[number] for number in numbers):
            ends = shooter_space, target_space
            effect = _effect_on_sight(*ends, space, step, len(cells) - 1, lobbed)
            if effect >= BLOCKED_STEALTH:
                return "a mesa" if space.level == 1 else _BLOCKS.get(space.terrain, space.terrain)
            effects.append(effect)
        cover.append(max(effects))
    cover.append(IN_THE_SPACE.get(target_space.terrain, 0))
    return tuple(cover)


def what_blocks(chart: Chart, a: int, b: int, *, lobbed: bool = False) -> str:
    """Name what blocks the sight between two spaces: "a wall"; "" if nothing does."""
    found = _look_along(chart, a, b, lobbed)
    return found if isinstance(found, str) else ""


ROOF = "the roof of a cavern"
_BLOCKS = {"building": "a building", "obstacle": "an obstacle", "dome": "a dome"}


def _spaces_on_line(chart: Chart, start: Space, end: Space) -> list[tuple[int, ...]] | None:
    """The spaces of each step of the line, siblings too (5.1); None where it touches the void.

    A line from a cavern under a mesa leaves it through a mouth (29.7).
    """
    if end.is_cavern and not start.is_cavern:
        cells = _spaces_on_line(chart, end, start)
        return cells and cells[::-1]
    cells, is_underground = [], start.is_cavern
    trace = touched_line if chart.is_exact else line
    for step in trace(start.hex, end.hex):
        candidates = [chart.number_at(each, in_cavern=is_underground) for each in step]
        numbers = tuple(number for number in candidates if number is not None)
        if len(numbers) < len(step):
            return None
        if is_underground and not all(chart.spaces[number].is_cavern for number in numbers):
            if any(chart.spaces[number].terrain != "cavern mouth" for number in numbers):
                return None
            is_underground = False
        cells.append(numbers)
    return cells


def _crosses_a_wall(chart: Chart, cells: list[tuple[int, ...]]) -> bool:
    """Does the line cross or follow a wall or a gate?"""
    shut = chart.blind_edges
    shut_edges = [
        (one, other)
        for nearer_cells, farther_cells in itertools.pairwise(cells)
        for one, other in itertools.product(nearer_cells, farther_cells)
        if (one, other) in shut
    ]
    shut_edges += [(cell[0], cell[1]) for cell in cells if len(cell) == 2 and cell in shut]
    if not chart.is_exact:
        return bool(shut_edges)
    hexes = [space.hex for space in chart.spaces]
    start, end = hexes[cells[0][0]], hexes[cells[-1][0]]
    return any(meets_edge(start, end, hexes[one], hexes[other]) for one, other in shut_edges)


def _effect_on_sight(
    shooter_space: Space, target_space: Space, space: Space, step: int, last: int, lobbed: bool
) -> int:
    """The effect of a space on the line of sight between two others, by their heights (5.5)."""
    mesa = space.level == 1
    if shooter_space.level == target_space.level == 0:
        return BLOCKED_STEALTH if mesa else _terrain_stealth(space, lobbed)
    if shooter_space.level == target_space.level:
        return _terrain_stealth(space, lobbed) if mesa else 0
    if mesa or space.terrain == "obstacle" or space.terrain in CAVERN:
        return BLOCKED_STEALTH
    counts = step == (last - 1 if shooter_space.level > target_space.level else 1)
    return _terrain_stealth(space, lobbed) if counts else 0


def _terrain_stealth(space: Space, lobbed: bool) -> int:
    if space.terrain in BLOCKING:
        return WOODS if lobbed and space.terrain != "obstacle" else BLOCKED_STEALTH
    return ON_THE_WAY.get(space.terrain, 0)
