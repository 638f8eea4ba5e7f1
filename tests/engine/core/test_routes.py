"""Ways over a network, held against plain and slow ones."""

from __future__ import annotations

from itertools import product

from hypothesis import given, strategies as st

from engine.core.routes import UNREACHABLE, arrivals, cheapest_route, costs_in_reach, distances

Steps = list[list[tuple[int, int]]]


@st.composite
def networks(draw: st.DrawFn) -> Steps:
    """Up to seven places with some steps between them, each with a cost of 1 to 3."""
    size = draw(st.integers(1, 7))
    pairs = [pair for pair in product(range(size), repeat=2) if pair[0] != pair[1]]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=14)) if pairs else []
    steps: Steps = [[] for _ in range(size)]
    for here, there in chosen:
        steps[here].append((there, draw(st.integers(1, 3))))
    return steps


def all_ways(steps: Steps, start: int, stops: set[int]) -> list[tuple[int, tuple[int, ...]]]:
    found: list[tuple[int, tuple[int, ...]]] = []

    def walk(cost: int, path: tuple[int, ...]) -> None:
        found.append((cost, path))
        if path[-1] in stops and len(path) > 1:
            return
        for there, price in steps[path[-1]]:
            if there not in path:
                walk(cost + price, (*path, there))

    walk(0, (start,))
    return found


@given(networks(), st.sets(st.integers(0, 6)), st.integers(0, 6))
def test_reach_and_way_agree_with_trying_every_way(
    steps: Steps, stops: set[int], points: int
) -> None:
    ways = [each for each in all_ways(steps, 0, stops) if each[0] <= points]
    costs = costs_in_reach(steps, 0, points, stops)
    assert costs == {
        goal: min(cost for cost, path in ways if path[-1] == goal)
        for goal in {path[-1] for _, path in ways}
    }
    before = arrivals(steps)
    for goal in costs:
        best = min((cost, len(path), path) for cost, path in ways if path[-1] == goal)
        assert cheapest_route(before, costs, goal, stops) == best[2]


@given(networks(), st.sets(st.integers(0, 0), min_size=1))
def test_distances_count_steps_from_the_nearest_start(steps: Steps, starts: set[int]) -> None:
    links = [[there for there, _ in each] for each in steps]
    found = distances(links, starts)
    for place, number in enumerate(found):
        lengths = [len(path) - 1 for _, path in all_ways(steps, 0, set()) if path[-1] == place]
        assert number == min(lengths, default=UNREACHABLE)


def test_several_starts_count_from_the_nearest() -> None:
    row = [[1], [0, 2], [1, 3], [2, 4], [3]]
    assert distances(row, [0, 4]) == [0, 1, 2, 1, 0]
