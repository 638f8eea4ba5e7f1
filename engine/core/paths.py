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
        here = queue.popleft()
        for there in links[here]:
            if steps[there] == UNREACHABLE:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def reach(
    steps: Sequence[Sequence[tuple[int, int]]],
    start: int,
    points: int,
    stops: Container[int] = (),
) -> dict[int, int]:
    """The places that can be reached with `points`, with the lowest cost of each.

    `steps[place]` are pairs of a place one step away and its cost (not negative). A place in
    `stops` can be entered but not left. The result includes the start, at no cost. Costs are small,
    so one queue for each cost is faster than a heap.
    """
    costs = {start: 0}
    rings: list[list[int]] = [[start], *([] for _ in range(points))]
    for cost, ring in enumerate(rings):
        for here in ring:
            if cost > costs[here] or (here in stops and here != start):
                continue
            for there, price in steps[here]:
                total = cost + price
                if total <= points and total < costs.get(there, UNREACHABLE):
                    costs[there] = total
                    rings[total].append(there)
    return costs


def arrivals(steps: Sequence[Sequence[tuple[int, int]]]) -> Arrivals:
    """The steps that lead to each place: pairs of the place before it and the cost."""
    edges: list[list[tuple[int, int]]] = [[] for _ in steps]
    for here, leaving in enumerate(steps):
        for there, price in leaving:
            edges[there].append((here, price))
    return tuple(map(tuple, edges))


def way(
    before: Arrivals, costs: Mapping[int, int], goal: int, stops: Container[int] = ()
) -> tuple[int, ...]:
    """The cheapest route from the start to a goal, both included.

    `costs` is the result of a call of `reach`, `stops` an argument of it, and `before` are the
    `arrivals` of its steps. Ties are broken by the fewest steps, then by the lowest place numbers.
    Raises KeyError if the goal is out of reach.

    The search goes back from the goal, so that it only looks at places on cheapest routes to it.
    """
    start = next(iter(costs))
    following = {goal: goal}
    ring: Iterable[int] = (goal,)
    while start not in following:
        next_ring: dict[int, int] = {}
        for here in ring:
            cost = costs[here]
            for previous, price in before[here]:
                if costs.get(previous, UNREACHABLE) + price != cost or previous in following:
                    continue
                if previous == start or previous not in stops:
                    next_ring[previous] = min(here, next_ring.get(previous, here))
        if not next_ring:
            raise KeyError(goal)
        following |= next_ring
        ring = next_ring
    path = [start]
    while path[-1] != goal:
        path.append(following[path[-1]])
    return tuple(path)
