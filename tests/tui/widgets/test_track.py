"""Tracks: the visible stretch, the rail, and markers that share a space."""

from __future__ import annotations

from tests.tui.widgets.painted import lines, pen
from tui.widgets.area import Area
from tui.widgets.track import SPACES_AHEAD, Marker, Stretch, paint_rail, stretch_around


def test_a_window_keeps_all_markers_and_some_spaces_ahead_in_sight() -> None:
    for low in range(0, 60, 7):
        for high in (low, low + 5, low + 25):
            stretch = stretch_around((high, low), 60, tick_interval=3)
            assert stretch.column(high) >= 0
            assert stretch.column(high + SPACES_AHEAD) < 60
            assert stretch.first % 3 == 0


def test_a_window_that_cannot_hold_all_holds_the_leader() -> None:
    stretch = stretch_around((0, 100), 40, tick_interval=5)
    assert stretch.step == 1
    assert stretch.column(0) < 0 <= stretch.column(100) < 40


def test_a_rail_is_full_up_to_the_leader_and_numbered_beyond() -> None:
    used = pen(24, 1)
    rail = Area(0, 0, 24, 1)
    paint_rail(
        used, rail, Stretch(0, 2), [Marker(2, "A", "hue1"), Marker(4, "B", "hue2")], tick_interval=5
    )
    assert lines(used) == ["━━━━A▸━━B▸5─────────10──"]


def test_markers_on_one_space_stand_side_by_side() -> None:
    used = pen(12, 1)
    markers = [Marker(3, "A", "hue1"), Marker(3, "B", "hue2"), Marker(3, "C", "hue3")]
    paint_rail(used, Area(0, 0, 12, 1), Stretch(0, 2), markers, tick_interval=9)
    assert lines(used)[0][6:9] == "ABC"


def test_a_marker_outside_of_the_window_stands_at_its_edge() -> None:
    used = pen(12, 1)
    markers = [Marker(1, "A", "hue1"), Marker(12, "B", "hue2")]
    paint_rail(used, Area(0, 0, 12, 1), Stretch(9, 1), markers, tick_interval=50)
    assert lines(used)[0].startswith("A▸")
