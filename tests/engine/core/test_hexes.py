"""Hexes: properties of any two of them."""

from __future__ import annotations

from hypothesis import given, strategies as st

from engine.core.hexes import (
    DIRECTIONS,
    Hex,
    distance,
    hex_sum,
    hexes_within,
    line,
    neighbours,
    rotated_hex,
)

hexes = st.tuples(st.integers(-40, 40), st.integers(-40, 40))


@given(hexes, hexes)
def test_distance_is_symmetric_and_zero_only_at_home(a: Hex, b: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)


@given(hexes, hexes, hexes)
def test_a_detour_is_never_shorter(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(hexes)
def test_a_hex_has_six_neighbours_one_step_away(a: Hex) -> None:
    around = neighbours(a)
    assert len(set(around)) == 6
    assert all(distance(a, each) == 1 for each in around)


@given(hexes, st.integers(-12, 12))
def test_turning_keeps_the_distance_and_six_sixths_are_a_whole_turn(a: Hex, steps: int) -> None:
    assert distance((0, 0), rotated_hex(a, steps)) == distance((0, 0), a)
    assert rotated_hex(rotated_hex(a, steps), 6 - steps % 6) == a


def test_directions_are_turns_of_the_first() -> None:
    assert tuple(rotated_hex((1, 0), steps) for steps in range(6)) == DIRECTIONS


@given(hexes, st.integers(0, 5))
def test_a_patch_holds_just_what_is_near(centre: Hex, radius: int) -> None:
    area = hexes_within(centre, radius)
    assert len(area) == len(set(area)) == 1 + 3 * radius * (radius + 1)
    assert all(distance(centre, each) <= radius for each in area)
    assert list(area) == sorted(area)


@given(hexes, hexes)
def test_a_line_goes_step_by_step_from_end_to_end(a: Hex, b: Hex) -> None:
    steps = line(a, b)
    assert (steps[0], steps[-1]) == ((a,), (b,))
    assert len(steps) == distance(a, b) + 1
    for number, step in enumerate(steps):
        assert len(step) in (1, 2)
        assert all(distance(a, each) == number for each in step)
        assert all(distance(each, b) == len(steps) - 1 - number for each in step)


@given(hexes, hexes)
def test_a_line_back_is_the_same_line(a: Hex, b: Hex) -> None:
    assert line(b, a) == tuple(reversed(line(a, b)))


@given(hexes, hexes, hexes)
def test_a_line_does_not_depend_on_where_it_lies(a: Hex, b: Hex, by: Hex) -> None:
    moved = tuple(tuple(hex_sum(each, by) for each in step) for step in line(a, b))
    assert line(hex_sum(a, by), hex_sum(b, by)) == moved


def test_a_line_along_an_edge_passes_both_hexes() -> None:
    assert line((0, 0), (1, 1)) == (((0, 0),), ((0, 1), (1, 0)), ((1, 1),))
    assert line((0, 0), (3, 0)) == (((0, 0),), ((1, 0),), ((2, 0),), ((3, 0),))
