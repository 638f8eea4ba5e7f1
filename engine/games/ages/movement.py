"""Where a unit can walk, ride and fly, and by which way (RULES.md 10)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.paths import reach, way
from engine.games.ages.chart import CAVERN, COSTS, PROHIBITED, Chart, Edge
from engine.games.ages.treasures import TREASURES
from engine.games.ages.units import WOODS, Board, UnitLike, ability, flies

Steps = tuple[tuple[Edge, ...], ...]

CROSSING = 2
"""What crossing a wall costs more (20.45)."""
BICYCLE = "roadster-bicycle"
BICYCLE_EXTRA = 2
"""Points more on the bicycle while every space entered is clear (21.35)."""
_EASY = {
    "pilot": ("water",),
    "pathfinder": ("woods", "rough", "water"),
    "rooted": ("woods",),
    "orchard": ("woods",),
    "too-small": ("swamp",),
}
"""Terrain that costs 1, by ability (20)."""


def reachable_costs(board: Board, unit: UnitLike, points: int) -> dict[int, int]:
    """The spaces that a unit can walk to from where it stands, with what each costs."""
    chart = board.map
    steps, stops = steps_of(chart, unit), stops_of(board, unit)
    count, found = len(chart.spaces), dict[int, int]()
    for node, cost in reach(steps, unit.space, points, stops).items():
        space = node % count
        if cost < found.get(space, cost + 1):
            found[space] = cost
    if on_a_clear_ride(board, unit):
        clear = _clear_steps(chart)
        for space, cost in reach(clear, unit.space, points + BICYCLE_EXTRA, stops).items():
            found.setdefault(space, cost)
    if not unit.spent:
        for node, _ in steps[unit.space]:
            if chart.spaces[node % count].terrain != "deep water":
                found.setdefault(node % count, max(0, points))
    forbidden = _never_ends_in(unit)
    del found[unit.space]
    return {s: c for s, c in found.items() if chart.spaces[s].terrain not in forbidden}


def has_a_step(board: Board, unit: UnitLike) -> bool:
    """Is there a space that it could enter with its first step (10.2)?"""
    spaces, forbidden = board.map.spaces, _never_ends_in(unit)
    count = len(spaces)
    steps = steps_of(board.map, unit)[unit.space]
    return any(spaces[node % count].terrain not in forbidden for node, _ in steps)


def way_to(board: Board, unit: UnitLike, points: int, goal: int) -> tuple[int, ...]:
    """The spaces that a unit enters on the cheapest way to a goal, the goal last (10.6).

    Raises KeyError if the goal is out of reach.
    """
    chart = board.map
    steps, stops = steps_of(chart, unit), stops_of(board, unit)
    count, costs = len(chart.spaces), reach(steps, unit.space, points, stops)
    nodes = [node for node in (goal, goal + count) if node in costs]
    if nodes:
        best = min(nodes, key=lambda node: costs[node])
        return tuple(node % count for node in way(steps, costs, best, stops)[1:])
    if on_a_clear_ride(board, unit):
        clear = _clear_steps(chart)
        costs = reach(clear, unit.space, points + BICYCLE_EXTRA, stops)
        if goal in costs:
            return way(clear, costs, goal, stops)[1:]
    if not unit.spent and any(node % count == goal for node, _ in steps[unit.space]):
        return (goal,)
    raise KeyError(goal)


def is_crossing(chart: Chart, a: int, b: int) -> bool:
    """Is there a wall between two spaces beside each other?"""
    return (a, b) in chart.walls


def stops_of(board: Board, unit: UnitLike) -> frozenset[int]:
    """The spaces in which a unit must stop: those with enemies (10.3)."""
    if ability(unit) == "golden-apples" or flies(unit):
        return frozenset()
    count = len(board.map.spaces)
    found = {u.space for u in board.units if u.on_map and u.team != unit.team}
    return frozenset(found | {space + count for space in found})


def on_a_clear_ride(board: Board, unit: UnitLike) -> bool:
    """Is it on the bicycle, and was every space so far clear?"""
    spaces = board.map.spaces
    return unit.riding == BICYCLE and all(spaces[at].terrain == "clear" for at in unit.path)


def _never_ends_in(unit: UnitLike) -> frozenset[str]:
    return PROHIBITED | CAVERN if flies(unit) else PROHIBITED


def steps_of(chart: Chart, unit: UnitLike) -> Steps:
    """For each space those that the unit may enter from it, with what each costs the unit.

    Who may cross a wall has each space twice: before and, numbered after all others, behind it.
    """
    if flies(unit):
        return _flight(chart)
    skill = ability(unit)
    steps = chart.steps
    if skill in _EASY or skill == "ambush" or unit.guided or unit.riding:
        steps = _walk(chart, skill, unit.guided, unit.riding)
    if skill == "crawlspace" and not unit.crossed:
        return _through_walls(chart, steps)
    return steps


@lru_cache(maxsize=32)
def _flight(chart: Chart) -> Steps:
    return tuple(tuple((there, 1) for there in near) for near in chart.beside)


@lru_cache(maxsize=32)
def _clear_steps(chart: Chart) -> Steps:
    spaces = chart.spaces
    return tuple(
        tuple((there, cost) for there, cost in steps if spaces[there].terrain == "clear")
        for steps in chart.steps
    )


@lru_cache(maxsize=256)
def _walk(chart: Chart, skill: str, guided: bool, riding: str) -> Steps:
    spaces = chart.spaces
    dearer = dict(TREASURES[riding].costs) if riding else {}
    easy = {*_EASY.get(skill, ()), *(_EASY["pathfinder"] if guided else ())}

    def price(terrain: str, cost: int) -> int:
        name = "woods" if terrain in WOODS else terrain
        if name in easy:
            cost -= COSTS[terrain] - 1
        elif skill == "ambush" and name in ("woods", "swamp"):
            cost -= 1
        return cost + dearer.get(name, 0)

    walked = [
        [(there, price(spaces[there].terrain, cost)) for there, cost in steps]
        for steps in chart.steps
    ]
    if skill == "pilot":
        shut = chart.walls | chart.cliffs
        for here, near in enumerate(chart.beside):
            deep = [at for at in near if spaces[at].terrain == "deep water"]
            walked[here] += [(there, 2) for there in deep if (here, there) not in shut]
    return tuple(map(tuple, walked))


@lru_cache(maxsize=32)
def _through_walls(chart: Chart, steps: Steps) -> Steps:
    count, spaces = len(chart.spaces), chart.spaces
    behind = [tuple((there + count, cost) for there, cost in near) for near in steps]
    before = []
    for here, near in enumerate(steps):
        through = (
            (there + count, COSTS.get(spaces[there].terrain, 1) + CROSSING)
            for there in chart.beside[here]
            if is_crossing(chart, here, there) and spaces[there].terrain not in PROHIBITED
        )
        before.append((*near, *through))
    return (*before, *behind)
