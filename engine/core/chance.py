"""Chance: the only source of randomness, and the barrier for undo.

The generator is one integer inside the state, so a match replays to the same position on any
machine. Each number drawn, and each card that a zone turns up, counts as a *reveal*; a match cannot
be undone past one. Rules cannot forget to count: zones need the `Chance` to turn up a card.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from attrs import define, field

T = TypeVar("T")

MAX_SEED = 2**64 - 1
"""The largest seed of a match: that of a save has 64 bits."""
_MASK = MAX_SEED
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


@define(init=False, kw_only=True)
class Chance:
    """A source of random numbers for rules and bots, which gives the same ones on every machine.

    `Chance(seed)` starts from a seed; further numbers select unrelated streams, such as one for
    each bot: `Chance(seed, 1)`. Raises TypeError for a seed that is not an integer. It is a 64-bit
    linear congruential generator that uses only its well-mixed high bits.
    """

    state: int = field(metadata={"saved_as": "seed"})
    """The current state of the generator."""
    reveals: int = 0

    def __init__(self, *seeds: int, state: int | None = None, reveals: int = 0) -> None:
        """Restore a generator if `state` and `reveals` are given, or start one from the seeds."""
        self.state = _initial_state(seeds) if state is None else state
        self.reveals = reveals

    def __repr__(self) -> str:
        """The call that restores the generator."""
        return f"Chance(state={self.state}, reveals={self.reveals})"

    def number_below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely except for a bias below n / 2**32.

        Raises TypeError for an `n` that is not an integer, and ValueError for one below 1.
        """
        if type(n) is not int or n < 1:
            raise _bad_limit(n)
        self.reveals += 1
        self.state = state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return ((state >> 32) * n) >> 32

    def pick(self, items: Sequence[T]) -> T:
        """One of the items; raises IndexError if there are none."""
        if not len(items):
            raise IndexError("there is nothing to pick from")
        return items[self.number_below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place; raises TypeError for a tuple or a string."""
        if not hasattr(items, "__setitem__"):
            raise TypeError(f"items must be a list, which can be shuffled in place, not {items!r}")
        for i in range(len(items) - 1, 0, -1):
            j = self.number_below(i + 1)
            items[i], items[j] = items[j], items[i]


def _bad_limit(n: object) -> Exception:
    """The error for a limit that no number from 0 on is below."""
    if type(n) is not int:
        return TypeError(f"the limit of `number_below` must be a whole number, not {n!r}")
    return ValueError(f"the limit of `number_below` must be at least 1, not {n}")


def _initial_state(seeds: tuple[int, ...]) -> int:
    """The initial state of a generator: neighbouring seeds give unrelated states.

    Raises TypeError for a seed that is not an integer, or if there is no seed.
    """
    if not seeds:
        raise TypeError("a Chance needs a seed, such as Chance(1)")
    state = 0
    for seed in seeds:
        if not isinstance(seed, int):
            raise TypeError(f"the seed of a Chance must be a whole number, not {seed!r}")
        # SplitMix64's finisher: neighbouring seeds must not give neighbouring games.
        state = (state + seed + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        state ^= state >> 31
    return state
