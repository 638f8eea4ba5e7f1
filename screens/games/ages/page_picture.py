"""The picture of a page about a place, as high as its text needs."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.ages.view_types import View
from screens.games.ages.pen import Pen
from themes.look import Look
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.lines import Lines

MAX_WIDTH = 96
_GROUND = "panel"


def page_picture(
    view: View, width: int, height: int, look: Look, write: Callable[[Lines[Pen]], None]
) -> Picture:
    """The picture of a page, written a second time if it needs more rows than `height`."""
    picture, row_count = _written_picture(view, width, height, look, write)
    if row_count > height:
        picture, _ = _written_picture(view, width, row_count, look, write)
    return _upper_rows(picture, row_count)


def upper_part(
    view: View, width: int, height: int, look: Look, write: Callable[[Lines[Pen]], None]
) -> Picture:
    picture, row_count = _written_picture(view, width, height, look, write)
    return _upper_rows(picture, min(row_count, height))


def _upper_rows(picture: Picture, height: int) -> Picture:
    rows = max(1, height)
    return Picture(picture.width, rows, picture.strips[:rows])


def _written_picture(
    view: View, width: int, height: int, look: Look, write: Callable[[Lines[Pen]], None]
) -> tuple[Picture, int]:
    """The picture of a page with this height, and the number of rows that its text needs."""
    canvas = Canvas(min(width, MAX_WIDTH), height, look, _GROUND)
    lines = Lines(Pen(canvas, view, Offer()), canvas.width, height)
    write(lines)
    return canvas.picture(), lines.y
