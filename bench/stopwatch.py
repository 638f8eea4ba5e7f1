"""Measuring, in plain Python without libraries, because peers run it in their environment."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

ROUNDS = 5


def seconds_each(work: Callable[[], int], *, budget: float = 1.0) -> float:
    """Seconds for one unit of work; `work` does some and returns the number of units.

    The best of several rounds counts, because other load can only slow a round down.
    """
    work()  # fills caches, triggers lazy imports
    return min(_one_round(work, budget / ROUNDS) for _ in range(ROUNDS))


def _one_round(work: Callable[[], int], budget: float) -> float:
    units, begun = 0, perf_counter()
    while True:
        units += work()
        seconds = perf_counter() - begun
        if seconds >= budget:
            return seconds / units


def seconds_once(work: Callable[[], object], *, times: int = 9) -> float:
    """The median time of some runs of a single action, such as starting a program."""
    durations = []
    for _ in range(times):
        begun = perf_counter()
        work()
        durations.append(perf_counter() - begun)
    return median(durations)


def loop() -> int:
    """The yardstick: a fixed loop whose steps are the unit of all other measurements."""
    total = 0
    for step in range(200_000):
        total = (total * 31 + step) & 0xFFFF
    return 200_000
