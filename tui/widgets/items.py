"""Lists: a plain menu with a letter, a text and a note on each line, and its scrolling."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from tui.widgets.canvas import Canvas


@frozen
class Item:
    action: str
    text: str
    note: str = ""
    letter: str = ""


ITEM = "item:"
"""Items are targets named item:0, item:1 and so on."""


def first_visible_row(cursor: int, count: int, room: int) -> int:
    """The first of `count` lines to show if `room` lines fit, around the cursor."""
    return max(0, min(cursor - room // 2, count - room))


def paint_items(
    canvas: Canvas,
    items: Sequence[Item],
    cursor: int,
    x: int,
    y: int,
    width: int,
    height: int,
    *,
    gap: int = 0,
) -> None:
    """Paint the items that fit, around the cursor, with `gap` empty lines between them."""
    room = max(1, (height + gap) // (1 + gap))
    start = first_visible_row(cursor, len(items), room)
    column = 5 if any(item.letter for item in items) else 2
    for line, item in enumerate(items[start : start + room]):
        row = y + line * (1 + gap)
        _paint_item(canvas, item, x, row, width, column, is_under_cursor=start + line == cursor)
        canvas.target(f"{ITEM}{start + line}", x, row, width, 1)
    mark = canvas.look.style("accent", bold=True)
    if start > 0:
        canvas.put(x + width - 1, y, canvas.look.glyphs.scroll_up, mark)
    if start + room < len(items):
        canvas.put(x + width - 1, y + height - 1, canvas.look.glyphs.scroll_down, mark)


def _paint_item(
    canvas: Canvas, item: Item, x: int, y: int, width: int, column: int, *, is_under_cursor: bool
) -> None:
    """Paint one item; its text begins `column` cells to the right of `x`, after the letters."""
    look = canvas.look
    if is_under_cursor:
        canvas.fill(x, y, width, 1, look.style("bright", on="raised"))
        canvas.put(x, y, look.glyphs.edge, look.style("focus"))
    letter = look.style("focus", bold=True)
    canvas.text(x + 2, y, item.letter, letter)
    text = look.style("bright" if is_under_cursor else "text", bold=is_under_cursor)
    start = x + column
    end = canvas.text(start, y, item.text, text, width=max(1, x + width - start - 1))
    note = max(end + 2, start + (16 if width > 50 else 12))
    canvas.text(note, y, item.note, look.style("muted"), width=max(0, x + width - note - 1))


def item_number(place: str) -> int:
    return int(place.removeprefix(ITEM))
