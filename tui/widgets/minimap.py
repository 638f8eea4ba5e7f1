"""A small picture of a whole board, with the part that is in the window marked."""

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
    window: Target,
) -> None:
    """Draw a board into a rectangle of a canvas, scaled down.

    `marks` are the spaces of the board, each with the role whose colour it has, or "" for a plain
    one; they and the window are in the same coordinates. Where several spaces share a cell, one
    with a colour is shown.
    """
    spaces = list(marks)
    if not spaces or width < 1 or height < 1:
        return
    left, top = min(each.x for each, _ in spaces), min(each.y for each, _ in spaces)
    across = max(1, max(each.x + each.width for each, _ in spaces) - left)
    down = max(1, max(each.y + each.height for each, _ in spaces) - top)
    look, glyphs = canvas.look, canvas.look.glyphs
    cells: dict[tuple[int, int], str] = {}
    for each, role in spaces:
        cell = (each.x - left) * width // across, (each.y - top) * height // down
        cells[cell] = role or cells.get(cell, "")
    for (column, row), role in cells.items():
        at_x, at_y = left + column * across // width, top + row * down // height
        ground = "raised" if window.contains(at_x, at_y) else "panel"
        style = look.style(role or "muted", on=ground, bold=bool(role))
        canvas.put(x + column, y + row, glyphs.disc if role else glyphs.dot, style)
