"""A small picture of a whole board, with the part in the viewport marked."""

from __future__ import annotations

from collections.abc import Iterable

from tui.widgets.canvas import Canvas, Target


def draw_minimap(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    marks: Iterable[tuple[Target, str]],
    viewport: Target,
) -> None:
    """Draw a board into a rectangle of a canvas, scaled down, with a frame around the viewport.

    `marks` are the spaces of the board, each with the role of its colour, or "" for a plain one;
    they and the viewport have the same coordinates. If several spaces share a cell, a coloured one
    is shown, even on the frame.
    """
    spaces = list(marks)
    if not spaces or width < 1 or height < 1:
        return
    left, top = min(each.x for each, _ in spaces), min(each.y for each, _ in spaces)
    total_width = max(1, max(each.x + each.width for each, _ in spaces) - left)
    total_height = max(1, max(each.y + each.height for each, _ in spaces) - top)
    look, glyphs = canvas.look, canvas.look.glyphs
    cells: dict[tuple[int, int], str] = {}
    for each, role in spaces:
        cell = (each.x - left) * width // total_width, (each.y - top) * height // total_height
        cells[cell] = role or cells.get(cell, "")
    columns = _visible_range(viewport.x - left, viewport.width, total_width, width)
    rows = _visible_range(viewport.y - top, viewport.height, total_height, height)
    for column, row in cells:
        ground = "raised" if column in columns and row in rows else "panel"
        canvas.put(x + column, y + row, glyphs.dot, look.style("muted", on=ground))
    frame = look.style("focus", on="raised", bold=True)
    canvas.box(x + columns.start, y + rows.start, len(columns), len(rows), frame, kind="light")
    for (column, row), role in cells.items():
        if role:
            ground = "raised" if column in columns and row in rows else "panel"
            style = look.style(role, on=ground, bold=True)
            canvas.put(x + column, y + row, glyphs.diamond, style)


def _visible_range(start: int, size: int, whole: int, room: int) -> range:
    """The cells of `room` that show a part of `whole`; at least two, so that a frame fits."""
    first = max(0, min(start * room // whole, room - 2))
    last = min(room, -(-(start + size) * room // whole))
    return range(first, max(last, min(first + 2, room)))
