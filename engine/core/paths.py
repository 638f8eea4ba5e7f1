"""Routes in a graph of numbered places: distances, places in reach, and the cheapest route.

Ties are broken by fewest steps, then by lowest numbers, so that the same route is found on every
machine.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable, Mapping, Sequence
from heapq import heappop, heappush

UNREACHABLE = 1 << 30
"""The distance of a place that cannot be reached."""


def distances(links: Sequence[Sequence[int]], starts: Iterable[int]) -> list[int]:
    """The number of steps from the nearest start to every place, or `UNREACHABLE`.

    `links[place]` are the places one step away.
    """
    found = [UNREACHABLE] * len(links)
    queue = deque(starts)
    for start in queue:
        found[start] = 0
    while queue:
        here = queue.popleft()
        for there in links[here]:
            if found[there] == UNREACHABLE:
                found[there] = found[here] + 1
                queue.append(there)
    return found


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


def way(
    steps: Sequence[Sequence[tuple[int, int]]],
    costs: Mapping[int, int],
    goal: int,
    stops: Container[int] = (),
) -> tuple[int, ...]:
    """The cheapest route from the start to a goal, both included.

    `steps` and `stops` are the arguments of a call of `reach`, `costs` its result. Ties are broken
    by the fewest steps, then by the lowest place numbers. Raises KeyError if the goal is out of
    reach.
    """
    start, dearest = next(place for place, cost in costs.items() if cost == 0), costs[goal]
    best: dict[int, tuple[int, tuple[int, ...]]] = {start: (0, (start,))}
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, 1, (start,))]
    while queue:
        cost, length, path = heappop(queue)
        here = path[-1]
        if best[here] != (cost, path):
            continue
        if here == goal:
            return path
        if here in stops and here != start:
            continue
        for there, price in steps[here]:
            if cost + price > dearest or cost + price != costs.get(there):
                continue
            longer = (*path, there)
            known = best.get(there)
            if known is None or (length + 1, longer) < (len(known[1]), known[1]):
                best[there] = (cost + price, longer)
                heappush(queue, (cost + price, length + 1, longer))
    raise KeyError(goal)
