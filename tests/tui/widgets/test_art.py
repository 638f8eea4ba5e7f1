"""The name, the tower and the sky."""

from __future__ import annotations

from tests.tui.widgets.painted import LOOK
from themes.look import look
from tui.widgets.art import (
    NAME_WIDTH,
    TOWER_HEIGHT,
    TOWER_WIDTH,
    paint_name,
    paint_sky,
    paint_tower,
)
from tui.widgets.canvas import Canvas


def test_the_name_and_the_tower_have_the_size_they_claim() -> None:
    canvas = Canvas(NAME_WIDTH + 4, 3, LOOK)
    paint_name(canvas, 2, 0)
    assert max(map(len, canvas.picture().lines())) == NAME_WIDTH + 2
    wide = Canvas(TOWER_WIDTH + 8, TOWER_HEIGHT + 4, LOOK)
    for spark in range(4):
        paint_tower(wide, 4, 2, spark=spark)
    lines = wide.picture().lines()
    assert not any(lines[:2])
    assert not any(lines[-2:])
    assert all(line[:4].strip() == "" and len(line) <= TOWER_WIDTH + 4 for line in lines)


def test_no_star_touches_a_word() -> None:
    canvas = Canvas(80, 24, look())
    for y in range(24):
        canvas.text(16, y, "word", look().style("text"))
    paint_sky(canvas)
    stars = 0
    for line in canvas.picture().lines():
        stars += line.count(look().glyphs.dot)
        assert line[13:23].strip() == "word", line
    assert stars > 5
