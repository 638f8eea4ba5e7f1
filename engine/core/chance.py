"""Chance: the only randomness there is, and the mark of what cannot be taken back.

The generator is one integer inside the state, so a match replays to the same position on any
machine. Each number drawn, and each card that a zone turns up, counts as a *reveal*; a match
allows no undo past one. Rules cannot forget that: zones ask for the `Chance` to turn a card.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from attrs import define

T = TypeVar("T")

_MASK = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


@define
class Chance:
    """A 64-bit linear congruential generator, of which only the well-mixed high bits are used.

    `seeded` makes one whose numbers are unrelated to those of the next seed; `Chance(1)` and
    `Chance(2)` begin with related ones. Raises TypeError for a seed that is not a whole number.
    """

    seed: int
    reveals: int = 0

    def __attrs_post_init__(self) -> None:
        seed: object = self.seed  # scripts are not always type-checked
        if not isinstance(seed, int):
            raise TypeError(f"the seed of a Chance is a whole number, not {seed!r}")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely except for a bias below n / 2**32."""
        self.reveals += 1
        self.seed = seed = (self.seed * _MULTIPLIER + _INCREMENT) & _MASK
        return ((seed >> 32) * n) >> 32

    def pick(self, items: Sequence[T]) -> T:
        """One of the items; raises IndexError if there are none."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def seeded(*parts: int) -> Chance:
    """A generator for a seed; further parts give unrelated streams, such as one a bot."""
    state = 0
    for part in parts:
        # SplitMix64's finisher: neighbouring seeds must not give neighbouring games.
        state = (state + part + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        state ^= state >> 31
    return Chance(state)
