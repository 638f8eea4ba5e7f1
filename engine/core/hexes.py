"""Hexes in axial coordinates: distance, neighbours, turning, areas, and lines of sight.

A hex is a pair `(q, r)`; the third cube coordinate is `-q - r`. Everything is in integers, so that
a result is the same on every machine.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six steps to a neighbour, each one sixth of a turn after the one before."""


def hex_sum(a: Hex, b: Hex) -> Hex:
    """The hex at `a` moved by the vector `b`."""
    return a[0] + b[0], a[1] + b[1]


def distance(a: Hex, b: Hex) -> int:
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


@lru_cache(maxsize=4096)
def neighbours(a: Hex) -> tuple[Hex, ...]:
    """The six hexes next to one, in the order of `DIRECTIONS`."""
    return tuple(hex_sum(a, step) for step in DIRECTIONS)


def rotated_hex(a: Hex, steps: int) -> Hex:
    """The hex rotated around (0, 0) by `steps` sixths of a full turn."""
    q, r = a
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def hexes_within(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """All hexes within `radius` steps of the centre, sorted."""
    centre_q, centre_r = centre
    return tuple([(centre_q + q, centre_r + r) for q, r in _hexes_around_origin(radius)])


@cache
def _hexes_around_origin(radius: int) -> tuple[Hex, ...]:
    return tuple(
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1)
    )


def line(a: Hex, b: Hex) -> tuple[tuple[Hex, ...], ...]:
    """The hexes that the straight line between two centres passes, step by step.

    A step is one hex, or two where the line runs exactly along their common edge. The first step
    is `a`, the last is `b`, and the line back is the same line reversed.
    """
    return tuple(
        tuple(hex_sum(a, each) for each in step)
        for step in _line_from_origin(b[0] - a[0], b[1] - a[1])
    )


@cache
def _line_from_origin(q: int, r: int) -> tuple[tuple[Hex, ...], ...]:
    length = max(abs(q), abs(r), abs(q + r))
    return tuple(_nearest_hexes(q * step, r * step, length) for step in range(length + 1))


def touched_line(a: Hex, b: Hex) -> tuple[tuple[Hex, ...], ...]:
    """The hexes that the straight line between two centres touches, by their distance from `a`.

    A step is one hex, or two: where the line runs along their common edge, and where it cuts a
    small slice off the second. It passes a hex that it meets in no more than a corner.
    """
    return tuple(
        tuple(hex_sum(a, each) for each in step)
        for step in _touched_from_origin(b[0] - a[0], b[1] - a[1])
    )


@cache
def _touched_from_origin(q: int, r: int) -> tuple[tuple[Hex, ...], ...]:
    steps = _line_from_origin(q, r)
    # Three times the distance of a hex's corners from its centre, across the line.
    width = max(abs(q + 2 * r), abs(q - r), abs(2 * q + r))
    return tuple(
        tuple(sorted({*step, *_slices_beside(step[0], (q, r), number, width)}))
        for number, step in enumerate(steps)
    )


def _slices_beside(nearest: Hex, end: Hex, number: int, width: int) -> list[Hex]:
    """The hexes beside the nearest one, as far from both ends, that the line cuts."""
    return [
        each
        for each in neighbours(nearest)
        if distance((0, 0), each) == number
        and distance(each, end) == distance(nearest, end)
        and 3 * abs(_cross_product(end, each)) < width
    ]


def meets_edge(a: Hex, b: Hex, one: Hex, other: Hex) -> bool:
    """Does the straight line through two centres meet the common edge of two neighbours?"""
    turn = DIRECTIONS.index((other[0] - one[0], other[1] - one[1]))
    sides = [
        _cross_product(
            (b[0] - a[0], b[1] - a[1]),
            # Three times the corner where the two meet a third hex.
            (2 * one[0] + other[0] + q - 3 * a[0], 2 * one[1] + other[1] + r - 3 * a[1]),
        )
        for q, r in (DIRECTIONS[turn - 1], DIRECTIONS[(turn + 1) % 6])
    ]
    return sides[0] * sides[1] <= 0


def _cross_product(a: Hex, b: Hex) -> int:
    """Positive where `b` lies on one side of the direction `a`, negative on the other."""
    return a[0] * b[1] - a[1] * b[0]


def _nearest_hexes(q: int, r: int, scale: int) -> tuple[Hex, ...]:
    """The hexes nearest to the point (q / scale, r / scale): one, or two in a tie."""
    if scale == 0:
        return ((0, 0),)
    hexes_by_distance: dict[int, list[Hex]] = {}
    for corner in ((0, 0), (1, 0), (0, 1), (1, 1)):
        candidate = q // scale + corner[0], r // scale + corner[1]
        dq, dr = candidate[0] * scale - q, candidate[1] * scale - r
        # Twice the squared distance of centres in axial coordinates.
        hexes_by_distance.setdefault(dq * dq + dr * dr + dq * dr, []).append(candidate)
    return tuple(sorted(hexes_by_distance[min(hexes_by_distance)]))
