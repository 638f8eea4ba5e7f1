"""The next place on a board in the direction of an arrow key."""

from __future__ import annotations

import pytest

from tui.widgets.canvas import Target
from tui.widgets.places import Walk, first_place, next_place, place_at_steps

GRID = [Target(f"{x}{y}", x * 20, y * 4, 10, 3) for y in range(3) for x in range(3)]


@pytest.mark.parametrize(
    ("way", "place"), [((1, 0), "21"), ((-1, 0), "01"), ((0, 1), "12"), ((0, -1), "10")]
)
def test_arrows_go_to_the_next_place_in_their_direction(way: tuple[int, int], place: str) -> None:
    assert next_place(GRID, "11", *way) == place


def test_at_the_edge_there_is_nothing_further() -> None:
    assert next_place(GRID, "22", 1, 0) == ""
    assert next_place(GRID, "00", 0, -1) == ""


def test_from_nowhere_one_comes_to_the_first_place() -> None:
    assert next_place(GRID, "gone", 1, 0) == first_place(GRID) == "00"
    assert first_place([]) == ""


def test_right_stays_in_its_row_although_something_else_is_nearer() -> None:
    row = [Target("a", 0, 0, 4, 1), Target("far", 40, 0, 4, 1), Target("below", 5, 1, 4, 1)]
    assert next_place(row, "a", 1, 0) == "far"
    assert next_place(row, "a", 0, 1) == "below"


def test_what_is_inside_of_a_panel_is_reached_before_the_next_panel() -> None:
    panels = [
        Target("panel", 0, 0, 20, 5),
        Target("card", 3, 2, 4, 1),
        Target("chip", 10, 0, 3, 1),
        Target("next", 20, 0, 20, 5),
    ]
    assert next_place(panels, "panel", 1, 0) == "chip"
    assert next_place(panels, "panel", 0, 1) == "card"
    assert next_place(panels, "chip", 1, 0) == "next"
    assert next_place(panels, "next", -1, 0) == "panel"


def test_a_cursor_goes_straight_through_what_is_set_off_and_back() -> None:
    hexes = [Target(f"{x}{y}", 4 * x, 2 * y + x % 2, 3, 2) for x in range(4) for y in range(3)]
    walk, place, way = Walk(), "01", []
    for step in (1, 1, 1, -1, -1, -1):
        place = walk.step(hexes, place, step, 0)
        way.append(place)
    assert way[1] == "21", "in the row where it began"
    assert way[-1] == "01"


def test_places_in_the_same_spot_are_stepped_through() -> None:
    units = [Target("a", 3, 3, 1, 1), Target("b", 3, 3, 1, 1), Target("c", 9, 3, 1, 1)]
    assert [next_place(units, each, 1, 0) for each in "abc"] == ["b", "c", ""]
    assert next_place(units, "b", -1, 0) == "a"


def test_a_place_with_two_spots_is_left_from_the_spot_where_the_cursor_is() -> None:
    spots = [Target("x", 0, 0, 2, 1), Target("x", 0, 9, 2, 1), Target("y", 9, 9, 2, 1)]
    walk = Walk()
    assert walk.step(spots, "y", -1, 0) == "x"
    assert walk.step(spots, "x", 1, 0) == "y"


def test_places_follow_each_other_in_reading_order_round_the_ends() -> None:
    assert place_at_steps(GRID, "22", 1) == "00"
    assert place_at_steps(GRID, "00", -1) == "22"
    assert place_at_steps(GRID, "gone", 1) == first_place(GRID)
