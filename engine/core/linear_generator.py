"""The generator of matches that began before there were keys, so that they replay as they were.

It is a linear congruential generator of 64 bits, and a few of its results tell all the others: no
new match uses it.
"""

from __future__ import annotations

_MASK = 2**64 - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


def next_state(state: int) -> int:
    """The state after one more number."""
    return (state * _MULTIPLIER + _INCREMENT) & _MASK


def first_state(seed: int) -> int:
    """The state that a seed gave: neighbouring seeds give unrelated ones (SplitMix64)."""
    state = (seed + 0x9E3779B97F4A7C15) & _MASK
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
    return state ^ (state >> 31)
