"""A small map: its spaces, and a frame around the part in the viewport."""

from __future__ import annotations

from themes.look import look
from tui.widgets.canvas import Canvas, Target
from tui.widgets.minimap import draw_minimap


def test_the_small_map_shows_coloured_spaces_and_the_window() -> None:
    canvas = Canvas(10, 4, look("dark", "ascii"))
    marks = [
        (Target("", 10 * x, 10 * y, 10, 10), "seat1" if x == y == 3 else "")
        for x in range(10)
        for y in range(4)
    ]
    draw_minimap(canvas, 0, 0, 10, 4, marks, Target("", 0, 0, 30, 20))
    picture = canvas.picture()
    glyphs = look("dark", "ascii").glyphs
    dot, mark = glyphs.dot, glyphs.diamond
    assert picture.lines()[:3] == ["+-+" + dot * 7, "+-+" + dot * 7, dot * 10], "a frame"
    assert picture.lines()[3] == dot * 3 + mark + dot * 6
    assert [len(list(strip)) for strip in picture.strips] == [2, 2, 1, 3], "viewport and seat"


def test_the_frame_of_the_window_stays_on_the_small_map() -> None:
    marks = [(Target("", 10 * x, 10 * y, 10, 10), "") for x in range(10) for y in range(8)]
    for viewport in (Target("", 95, 75, 40, 40), Target("", -30, -30, 40, 40)):
        canvas = Canvas(12, 10, look("dark", "ascii"))
        draw_minimap(canvas, 1, 1, 10, 8, marks, viewport)
        lines = canvas.picture().lines()
        assert sum(line.count("+") for line in lines) == 4, "as small as it is, all corners"
        assert {line[:1].strip() + line[11:].strip() for line in lines} == {""}
        assert not (lines[0] + lines[9]).strip()
