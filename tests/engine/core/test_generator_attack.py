"""An attack on the generator: from a few results that everybody sees, foretell all the others.

A linear generator is broken by a lattice: the states that belong to a first state are the points of
one, and the results say near which point the right one is. The generator of earlier matches is
broken in this test, which shows that the attack works; the present one is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from engine.core.chance import Chance
from engine.core.linear_generator import first_state, next_state

SIDES, SEEN, FORETOLD = 4096, 8, 200
"""The sides of the dice, the rolls that the attacker sees, and those to foretell."""
MODULUS = 2**64
MULTIPLIER = (next_state(1) - next_state(0)) % MODULUS

Vector = list[int]


def test_the_linear_generator_is_foretold() -> None:
    for seed in (1, 2, 3):
        chance = Chance(linear=first_state(seed))
        seen, to_come = rolls(chance, SEEN), rolls(chance, FORETOLD)
        assert foretold(seen) == to_come


def test_the_generator_of_new_matches_is_not_foretold() -> None:
    for seed in (1, 2, 3):
        chance = Chance(seed)
        seen, to_come = rolls(chance, SEEN), rolls(chance, FORETOLD)
        hits = sum(a == b for a, b in zip(foretold(seen), to_come, strict=True))
        assert hits < 5, "guessing gives one hit in twenty such series"


def rolls(chance: Chance, count: int) -> list[int]:
    return [chance.number_below(SIDES) for _ in range(count)]


def foretold(seen: list[int]) -> list[int]:
    state = state_behind(seen)
    for _ in seen[1:]:
        state = next_state(state)
    results = []
    for _ in range(FORETOLD):
        state = next_state(state)
        results.append(state * SIDES // MODULUS)
    return results


def state_behind(seen: list[int]) -> int:
    offsets = [0]
    for _ in seen[1:]:
        offsets.append(next_state(offsets[-1]))
    step = MODULUS // SIDES
    middles = [result * step + step // 2 for result in seen]
    target = [middle - offset for middle, offset in zip(middles, offsets, strict=True)]
    return nearest(short_basis(), target)[0] % MODULUS


@cache
def short_basis() -> list[Vector]:
    powers = [pow(MULTIPLIER, number, MODULUS) for number in range(SEEN)]
    others = [[MODULUS * (row == column) for column in range(SEEN)] for row in range(1, SEEN)]
    return reduced([powers, *others])


def dot(a: Sequence[Fraction | int], b: Sequence[Fraction | int]) -> Fraction:
    return Fraction(sum(x * y for x, y in zip(a, b, strict=True)))


def orthogonal(basis: list[Vector]) -> list[list[Fraction]]:
    orthogonals: list[list[Fraction]] = []
    for vector in basis:
        rest = [Fraction(x) for x in vector]
        for other in orthogonals:
            share = dot(vector, other) / dot(other, other)
            rest = [x - share * y for x, y in zip(rest, other, strict=True)]
        orthogonals.append(rest)
    return orthogonals


def reduced(basis: list[Vector]) -> list[Vector]:
    basis, k = [list(vector) for vector in basis], 1
    orthogonals = orthogonal(basis)
    while k < len(basis):
        for j in range(k - 1, -1, -1):
            times = round(dot(basis[k], orthogonals[j]) / dot(orthogonals[j], orthogonals[j]))
            if times:
                basis[k] = [x - times * y for x, y in zip(basis[k], basis[j], strict=True)]
        before, here = orthogonals[k - 1], orthogonals[k]
        share = dot(basis[k], before) / dot(before, before)
        if dot(here, here) >= (Fraction(3, 4) - share**2) * dot(before, before):
            k += 1
        else:
            basis[k - 1], basis[k] = basis[k], basis[k - 1]
            orthogonals = orthogonal(basis)
            k = max(k - 1, 1)
    return basis


def nearest(basis: list[Vector], target: Vector) -> Vector:
    rest = list(target)
    for vector, other in reversed(list(zip(basis, orthogonal(basis), strict=True))):
        times = round(dot(rest, other) / dot(other, other))
        rest = [x - times * y for x, y in zip(rest, vector, strict=True)]
    return [x - y for x, y in zip(target, rest, strict=True)]
