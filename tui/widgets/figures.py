"""Large figures for card faces and totals, drawn in half cells."""

from __future__ import annotations

from rich.style import Style

from tui.widgets.area import Area
from tui.widgets.canvas import Canvas
from tui.widgets.pixels import paint_pixels

_FIGURES = {
    "0": ("###", "#.#", "#.#", "#.#", "###"),
    "1": (".#.", "##.", ".#.", ".#.", "###"),
    "2": ("###", "..#", "###", "#..", "###"),
    "3": ("###", "..#", ".##", "..#", "###"),
    "4": ("#.#", "#.#", "###", "..#", "..#"),
    "5": ("###", "#..", "###", "..#", "###"),
    "6": ("###", "#..", "###", "#.#", "###"),
    "7": ("###", "..#", ".#.", ".#.", ".#."),
    "8": ("###", "#.#", "###", "#.#", "###"),
    "9": ("###", "#.#", "###", "..#", "###"),
}
FIGURE_HEIGHT = 3
_SIGNS = "+-x"


def figures_width(number: str) -> int:
    """The width of a number in large figures; a sign before it stays small."""
    digits = number.lstrip(_SIGNS)
    return 4 * len(digits) - 1 + 2 * (len(number) - len(digits))


def paint_figures(canvas: Canvas, number: str, area: Area, style: Style) -> None:
    """Paint the number in large figures in the middle of an area, or plainly if they do not fit."""
    width = figures_width(number)
    if canvas.look.glyphs.ascii_only or width > area.width or area.height < FIGURE_HEIGHT:
        y = area.y + (area.height - 1) // 2
        canvas.text(area.x, y, number, style, width=area.width, align="center")
        return
    left, top = area.x + (area.width - width) // 2, area.y + (area.height - FIGURE_HEIGHT) // 2
    digits = number.lstrip(_SIGNS)
    if digits != number:
        canvas.text(left, top + 1, number[0], style)
        left += 2
    rows = [".".join(_FIGURES[char][row] for char in digits) for row in range(5)]
    paint_pixels(canvas, left, top, rows, lambda _: style)
