"""Routes in a graph of numbered places: distances, places in reach, and the cheapest route.

Ties are broken by fewest steps, then by lowest numbers, so that the same route is found on every
machine.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TypeAlias

Arrivals: TypeAlias = Sequence[Sequence[tuple[int, int]]]
"""For each place, pairs of a place one step before it and the cost of that step."""
UNREACHABLE = 1 << 30
"""The distance of a place that cannot be reached."""


def distances(links: Sequence[Sequence[int]], starts: Iterable[int]) -> list[int]:
    """The number of steps from the nearest start to every place, or `UNREACHABLE`.

    `links[place]` are the places one step away.
    """
    steps = [UNREACHABLE] * len(links)
    queue = deque(starts)
    for start in queue:
        steps[start] = 0
    while queue:
        place = queue.popleft()
        for next_place in links[place]:
            if steps[next_place] == UNREACHABLE:
                steps[next_place] = steps[place] + 1
                queue.append(next_place)
    return steps


def costs_in_reach(
    steps: Sequence[Sequence[tuple[int, int]]],
    start: int,
    points: int,
    stops: Container[int] = (),
) -> dict[int, int]:
    """The places that can be reached with `points`, with the lowest cost of each.

    `steps[place]` are pairs of a place one step away and its cost (at least 1). A place in `stops`
    can be entered but not left. The result includes the start, at no cost. Costs are small, so one
    queue for each cost is faster than a heap; nothing can be reached from the last one.
    """
    costs = {start: 0}
    rings: list[list[int]] = [[start], *([] for _ in range(points))]
    known_cost = costs.get
    for cost, ring in enumerate(rings[:points]):
        for place in ring:
            if cost > costs[place] or (place in stops and place != start):
                continue
            for next_place, price in steps[place]:
                total = cost + price
                if total <= points and total < known_cost(next_place, UNREACHABLE):
                    costs[next_place] = total
                    rings[total].append(next_place)
    return costs


def arrivals(steps: Sequence[Sequence[tuple[int, int]]]) -> Arrivals:
    """The steps that lead to each place: pairs of the place before it and the cost."""
    edges: list[list[tuple[int, int]]] = [[] for _ in steps]
    for place, leaving in enumerate(steps):
        for next_place, price in leaving:
            edges[next_place].append((place, price))
    return edges


def cheapest_route(
    arriving_steps: Arrivals, costs: Mapping[int, int], goal: int, stops: Container[int] = ()
) -> tuple[int, ...]:
    """The cheapest route from the start to a goal, both included.

    `costs` is the result of a call of `costs_in_reach`, `stops` an argument of it, and
    `arriving_steps` are the `arrivals` of its steps. Ties are broken by the fewest steps, then by
    the lowest place numbers. Raises KeyError if the goal is out of reach.

    The search goes back from the goal, so that it only looks at places on cheapest routes to it.
    """
    start = next(iter(costs))
    following = {goal: goal}
    ring: Iterable[int] = (goal,)
    while start not in following:
        next_ring: dict[int, int] = {}
        for place in ring:
            cost = costs[place]
            for previous, price in arriving_steps[place]:
                if costs.get(previous, UNREACHABLE) + price != cost or previous in following:
                    continue
                if previous == start or previous not in stops:
                    next_ring[previous] = min(place, next_ring.get(previous, place))
        if not next_ring:
            raise KeyError(goal)
        following |= next_ring
        ring = next_ring
    path = [start]
    while path[-1] != goal:
        path.append(following[path[-1]])
    return tuple(path)
