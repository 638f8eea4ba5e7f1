"""Drawings in half cells: two pixels, one above the other, in each cell of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.style import Style

from tui.widgets.canvas import Canvas

Drawing = Sequence[str]
"""Rows of pixels from the top, all of one length."""


def paint_pixels(
    canvas: Canvas, x: int, y: int, drawing: Drawing, style_at: Callable[[int], Style]
) -> None:
    """Paint every `#` of a drawing; a drawing with an odd number of rows ends in half a cell.

    `style_at(column)` gives the style of a column, so that a drawing can be a gradient.
    """
    glyphs = canvas.look.glyphs
    chars = {"##": glyphs.bars[-1], "#.": glyphs.upper_half, ".#": glyphs.lower_half}
    rows = [*drawing, "." * len(drawing[0])] if len(drawing) % 2 else drawing
    for line in range(len(rows) // 2):
        for column, pair in enumerate(zip(rows[2 * line], rows[2 * line + 1], strict=True)):
            char = chars.get("".join(pair))
            if char:
                canvas.put(x + column, y + line, char, style_at(column))
