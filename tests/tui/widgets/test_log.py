"""The log: the newest lines last, scrolled back, with fresh lines marked."""

from __future__ import annotations

from tests.tui.widgets.painted import LOOK, text
from tui.widgets.log import ShownLine, farthest_back, paint_log


def test_the_log_ends_with_the_newest_and_scrolls_back() -> None:
    lines = tuple(
        ShownLine(f"event {number}", "Start" if number == 0 else "") for number in range(30)
    )
    assert "event 29" in text(paint_log(lines, 30, 10, LOOK))
    far = farthest_back(lines, 30, 10, LOOK)
    back = text(paint_log(lines, 30, 10, LOOK, scrolled_rows=far))
    assert "Start" in back
    assert "event 0" in back
    assert "event 29" not in back
    assert text(paint_log(lines, 30, 10, LOOK, scrolled_rows=far + 99)) == back


def test_fresh_lines_are_marked() -> None:
    lines = (ShownLine("old"), ShownLine("new", fresh=True))
    old, new = paint_log(lines, 20, 4, LOOK).lines()[1:3]
    assert "▌" not in old
    assert "▌new" in new


def test_lines_without_a_dot() -> None:
    with_dot, without = (ShownLine("old", has_dot=has_dot) for has_dot in (True, False))
    assert "·old" in text(paint_log((with_dot,), 20, 4, LOOK))
    assert "·" not in text(paint_log((without,), 20, 4, LOOK))
