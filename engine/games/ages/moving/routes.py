"""The spaces that a unit can reach by walking, riding and flying, and the routes (RULES.md 10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import TypeAlias

from attrs import frozen

from engine.core.routes import Arrivals, arrivals, cheapest_route, costs_in_reach
from engine.games.ages.card_types import Ability
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.map.chart import COSTS, PROHIBITED, Chart, Edge
from engine.games.ages.map.layout import TERRAINS
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import WOODS, AnyState, AnyUnit, ability, is_creature, may_attack

Steps: TypeAlias = tuple[tuple[Edge, ...], ...]


@frozen(eq=False)
class Network:
    """The steps of a kind of walker, hashed by identity so that results can be cached."""

    steps: Steps
    """For each space, its possible next spaces with their costs."""

    @cached_property
    def arrivals(self) -> Arrivals:
        """For each space, the possible spaces before it with the costs of the steps."""
        return arrivals(self.steps)


KEPT_REACHES = 1024
"""The size of the cache of spaces in reach, in pairs of a start and its movement points."""
CROSSING_COST = 2
"""The additional cost of crossing a wall or a cliff (20.45, 21.74)."""
ROPE = "rope-and-hooks"
GUIDED_TERRAIN = frozenset(
    name for row in CHARACTERS.values() if row.ability.guides for name in row.ability.easy_terrain
)
"""Terrain that costs 1 to an ally that is guided (20.10)."""


def reachable_costs(table: AnyState, unit: AnyUnit, points: int) -> Mapping[int, int]:
    clear_points = clear_speed(table, unit)
    clear = _clear_steps(*ground_of(table, unit)) if clear_points else None
    return _cached_reachable_costs(
        table.map,
        step_costs(table, unit),
        unit.space,
        points,
        stops_of(table, unit),
        clear,
        clear_points,
        not unit.spent,
        bool(unit.flight_card),
    )


@lru_cache(maxsize=KEPT_REACHES)
def _cached_reachable_costs(
    chart: Chart,
    network: Network,
    start: int,
    points: int,
    stops: frozenset[int],
    clear: Network | None,
    clear_points: int,
    first: bool,
    flying: bool,
) -> Mapping[int, int]:
    """The spaces in reach and their costs; cached, because each step of a move needs them again."""
    count, node_costs = len(chart.spaces), _cached_reach(network, start, points, stops)
    costs = (
        dict(node_costs) if len(network.steps) == count else _cost_on_either_side(node_costs, count)
    )
    if clear:
        for space, cost in _cached_reach(clear, start, points + clear_points, stops).items():
            costs.setdefault(space, cost)
    if first:
        for node, _ in network.steps[start]:
            if chart.spaces[node % count].terrain != "deep water":
                costs.setdefault(node % count, max(0, points))
    del costs[start]
    closed_spaces = (
        chart.prohibited_spaces | chart.roofed_spaces if flying else chart.prohibited_spaces
    )
    if closed_spaces.isdisjoint(costs):
        return costs
    return {space: cost for space, cost in costs.items() if space not in closed_spaces}


def _cost_on_either_side(node_costs: Mapping[int, int], count: int) -> dict[int, int]:
    """The least cost of each space, before and after a wall is crossed."""
    costs = dict[int, int]()
    for node, cost in node_costs.items():
        space = node % count
        if cost < costs.get(space, cost + 1):
            costs[space] = cost
    return costs


@lru_cache(maxsize=KEPT_REACHES)
def _cached_reach(
    network: Network, start: int, points: int, stops: frozenset[int]
) -> Mapping[int, int]:
    return costs_in_reach(network.steps, start, points, stops)


def has_a_step(table: AnyState, unit: AnyUnit) -> bool:
    """Is there a space that the unit could enter with its first step (10.2)?"""
    # Everybody on the ground may take the plain steps, which is quicker to find out.
    if not unit.flight_card and _has_a_plain_step(*ground_of(table, unit), unit.space):
        return True
    return _has_a_step(table.map, step_costs(table, unit), unit.space, bool(unit.flight_card))


@lru_cache(maxsize=KEPT_REACHES)
def _has_a_plain_step(chart: Chart, team: int, ruins: tuple[str, ...], start: int) -> bool:
    return _has_a_step(chart, _plain(chart, team, ruins), start, False)


@lru_cache(maxsize=KEPT_REACHES)
def _has_a_step(chart: Chart, network: Network, start: int, flying: bool) -> bool:
    ends = (node % len(chart.spaces) for node, _ in network.steps[start])
    return any(
        chart.spaces[end].terrain not in PROHIBITED and not (flying and end in chart.roofed_spaces)
        for end in ends
    )


def route_to(table: AnyState, unit: AnyUnit, points: int, goal: int) -> tuple[int, ...]:
    """The spaces that a unit enters on the cheapest route to a goal, the goal last (10.6).

    Raises KeyError if the goal is out of reach.
    """
    network, stops = step_costs(table, unit), stops_of(table, unit)
    count, costs = len(table.map.spaces), _cached_reach(network, unit.space, points, stops)
    if route := _cheapest_route(network, costs, stops, goal, count):
        return route
    if clear_points := clear_speed(table, unit):
        clear = _clear_steps(*ground_of(table, unit))
        costs = _cached_reach(clear, unit.space, points + clear_points, stops)
        if goal in costs:
            return cheapest_route(clear.arrivals, costs, goal, stops)[1:]
    if not unit.spent and any(node % count == goal for node, _ in network.steps[unit.space]):
        return (goal,)
    raise KeyError(goal)


def route_around(
    table: AnyState, unit: AnyUnit, points: int, goal: int, avoided_spaces: Iterable[int]
) -> tuple[int, ...]:
    """The cheapest route to a goal that enters none of some spaces; () if there is none."""
    network, count = step_costs(table, unit), len(table.map.spaces)
    closed_spaces = {*avoided_spaces} - {unit.space}
    if goal in closed_spaces:
        return ()
    stops = stops_of(table, unit) | closed_spaces | {space + count for space in closed_spaces}
    costs = _cached_reach(network, unit.space, points, stops)
    return _cheapest_route(network, costs, stops, goal, count)


def _cheapest_route(
    network: Network, costs: Mapping[int, int], stops: frozenset[int], goal: int, count: int
) -> tuple[int, ...]:
    """The cheapest route to a goal on either side of a wall; () if it is out of reach."""
    nodes = [node for node in (goal, goal + count) if node in costs]
    if not nodes:
        return ()
    best = min(nodes, key=lambda node: costs[node])
    return tuple(node % count for node in cheapest_route(network.arrivals, costs, best, stops)[1:])


def stops_of(table: AnyState, unit: AnyUnit) -> frozenset[int]:
    """The spaces where a unit must stop, because enemies there may attack it (10.3)."""
    if unit.flight_card or is_creature(unit):
        return frozenset()
    team, skill = unit.team, ability(unit)
    guards = [
        u for u in table.units if u.team != team and u.is_on_map and may_attack(table, u, unit)
    ]
    if skill.passes_enemies:
        guards = [u for u in guards if is_creature(u)]
    if not skill.crosses_walls:
        return frozenset([u.space for u in guards])
    count = len(table.map.spaces)
    return frozenset([u.space + side for u in guards for side in (0, count)])


def clear_speed(table: AnyState, unit: AnyUnit) -> int:
    """The points that a ride adds on clear spaces, if every space so far was clear (21.35)."""
    card_speed = TREASURES[unit.ride_card].clear_speed if unit.ride_card else 0
    is_clear = card_speed and table.map.clear_spaces.issuperset(unit.walked_spaces)
    return card_speed if is_clear else 0


def no_flight(table: AnyState) -> frozenset[int]:
    """The spaces near a Lodestone, where no flight begins, passes or ends (21.83)."""
    spaces = frozenset[int]()
    for each in table.monuments:
        card = TREASURES[each.card]
        if card.grounds:
            spaces |= table.map.aura(each.space, card.aura)
    return spaces


def may_take_off(table: AnyState, unit: AnyUnit) -> bool:
    """May a flight begin in the unit's space: not in a cavern or near a Lodestone (29.3, 21.83)?"""
    return unit.space not in table.map.roofed_spaces and unit.space not in no_flight(table)


def step_costs(table: AnyState, unit: AnyUnit) -> Network:
    """For each space, the unit's possible next spaces with their costs.

    For a unit that may cross a wall each space appears twice: before crossing and, with a number
    after all others, after crossing.
    """
    if unit.flight_card:
        return _flight_network(table.map, no_flight(table))
    skill = ability(unit)
    ground = ground_of(table, unit)
    rope = has_rope(table, unit)
    if skill.crosses_walls and not unit.crossed:
        return _network_through_walls(*ground, skill, unit.guided, unit.ride_card, rope)
    if skill.easy_terrain or skill.cheap_terrain or unit.guided or unit.ride_card or rope:
        return _walking_network(*ground, skill, unit.guided, unit.ride_card, rope)
    return _plain(*ground)


def has_rope(table: AnyState, unit: AnyUnit) -> bool:
    """Does the unit have an open rope that it can use (21.74)?"""
    might_have_rope = ROPE in unit.known_cards  # Most units have none, and this check is quicker.
    return might_have_rope and ROPE in unit.open_cards and can_use(table, unit, TREASURES[ROPE])


def ground_of(table: AnyState, unit: AnyUnit) -> tuple[Chart, int, tuple[str, ...]]:
    """The conditions of a unit's walk: the chart, its team, the ruins of the other base."""
    chart = table.map
    if not chart.gates:
        return chart, 0, ()
    return chart, unit.team, table.ruins[1 - unit.team]


@lru_cache(maxsize=128)
def steps_through_gates(chart: Chart, team: int, ruins: tuple[str, ...]) -> Steps:
    """The plain steps of a team: out of every gate, into its own and into destroyed ones (26.2)."""
    if not chart.gates:
        return chart.steps
    steps = [list(edges) for edges in chart.steps]
    for (start, end), gate in chart.gates.items():
        base, site = chart.base_sites[gate]
        if end != gate or base == team or site in ruins:
            steps[start].append((end, COSTS.get(chart.spaces[end].terrain, 1)))
    return tuple(tuple(sorted(edges)) for edges in steps)


@lru_cache(maxsize=128)
def _plain(chart: Chart, team: int, ruins: tuple[str, ...]) -> Network:
    return Network(steps_through_gates(chart, team, ruins))


@lru_cache(maxsize=32)
def _flight_network(chart: Chart, shut: frozenset[int]) -> Network:
    spaces = chart.spaces
    steps = (
        tuple(
            (space, 1)
            for space in spaces_beside
            if space not in shut and not spaces[space].is_cavern
        )
        for spaces_beside in chart.neighbours
    )
    return Network(tuple(steps))


def _add_cliff_steps(chart: Chart, over: list[tuple[Edge, ...]]) -> None:
    """Add the steps over cliffs, which a rope makes possible (21.74)."""
    for start, end in sorted(chart.cliffs):
        terrain = chart.spaces[end].terrain
        if terrain not in PROHIBITED:
            over[start] += ((end, COSTS.get(terrain, 1) + CROSSING_COST),)


@lru_cache(maxsize=64)
def _clear_steps(chart: Chart, team: int, ruins: tuple[str, ...]) -> Network:
    steps = (
        tuple((space, cost) for space, cost in edges if space in chart.clear_spaces)
        for edges in steps_through_gates(chart, team, ruins)
    )
    return Network(tuple(steps))


@lru_cache(maxsize=256)
def _walking_network(
    chart: Chart,
    team: int,
    ruins: tuple[str, ...],
    skill: Ability,
    guided: bool,
    riding: str,
    rope: bool,
) -> Network:
    spaces = chart.spaces
    dearer = dict(TREASURES[riding].costs) if riding else {}
    easy = {*skill.easy_terrain, *(GUIDED_TERRAIN if guided else ())}

    def change(terrain: str) -> int:
        name = "woods" if terrain in WOODS else terrain
        dearer_by = dearer.get(name, 0)
        if name in easy:
            return dearer_by + 1 - COSTS[terrain]
        return dearer_by - (name in skill.cheap_terrain)

    changes = {terrain: change(terrain) for terrain in TERRAINS.values()}
    extra_costs = [changes[space.terrain] for space in spaces]
    changed_spaces = {space for space, extra in enumerate(extra_costs) if extra}
    walking_steps = [
        steps
        if changed_spaces.isdisjoint(spaces_beside)
        else tuple([(end, cost + extra_costs[end]) for end, cost in steps])
        for steps, spaces_beside in zip(
            steps_through_gates(chart, team, ruins), chart.neighbours, strict=True
        )
    ]
    if skill.crosses_deep_water:
        shut = chart.walls | chart.cliffs
        for start, spaces_beside in enumerate(chart.neighbours):
            deep = [number for number in spaces_beside if spaces[number].terrain == "deep water"]
            walking_steps[start] += tuple((end, 2) for end in deep if (start, end) not in shut)
    if rope:
        _add_cliff_steps(chart, walking_steps)
    return Network(tuple(walking_steps))


@lru_cache(maxsize=64)
def _network_through_walls(
    chart: Chart,
    team: int,
    ruins: tuple[str, ...],
    skill: Ability,
    guided: bool,
    riding: str,
    rope: bool,
) -> Network:
    count, spaces = len(chart.spaces), chart.spaces
    steps = _walking_network(chart, team, ruins, skill, guided, riding, rope).steps
    steps_behind = [tuple((end + count, cost) for end, cost in edges) for edges in steps]
    steps_in_front = []
    for start, edges in enumerate(steps):
        through = (
            (end + count, COSTS.get(spaces[end].terrain, 1) + CROSSING_COST)
            for end in chart.neighbours[start]
            if (start, end) in chart.walls and spaces[end].terrain not in PROHIBITED
        )
        steps_in_front.append((*edges, *through))
    return Network((*steps_in_front, *steps_behind))
