"""Lists of items, painted around the cursor."""

from __future__ import annotations

from tests.tui.widgets.painted import LOOK, text
from tui.widgets.canvas import Canvas
from tui.widgets.items import Item, item_number, paint_items


def test_items_are_painted_around_the_cursor() -> None:
    canvas = Canvas(40, 4, LOOK)
    items = [Item(f"i{n}", f"Item {n}", letter="x") for n in range(9)]
    paint_items(canvas, items, 7, 0, 0, 40, 4)
    picture = canvas.picture()
    assert "Item 7" in text(picture)
    assert "Item 0" not in text(picture)
    assert item_number(picture.targets[0].place) == 5
