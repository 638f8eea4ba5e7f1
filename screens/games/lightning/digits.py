"""Large figures for card faces and totals, drawn with half cells."""

from __future__ import annotations

from rich.style import Style

from screens.games.lightning.pen import Pen
from tui.widgets.area import Area

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
HEIGHT = 3
SIGNS = "+-x"


def figures_width(number: str) -> int:
    """The cells that a number takes in large figures; a sign before it stays small."""
    digits = number.lstrip(SIGNS)
    return 4 * len(digits) - 1 + 2 * (len(number) - len(digits))


def paint_figures(pen: Pen, number: str, area: Area, style: Style) -> None:
    """The number in large figures in the middle of an area, or plainly where they do not fit."""
    width = figures_width(number)
    if pen.glyphs.ascii_only or width > area.width or area.height < HEIGHT:
        y = area.y + (area.height - 1) // 2
        pen.canvas.text(area.x, y, number, style, width=area.width, align="center")
        return
    left, top = area.x + (area.width - width) // 2, area.y + (area.height - HEIGHT) // 2
    digits = number.lstrip(SIGNS)
    if digits != number:
        pen.canvas.text(left, top + 1, number[0], style)
        left += 2
    rows = [".".join(_FIGURES[char][row] for char in digits) for row in range(5)]
    rows.append("." * len(rows[0]))
    for line in range(HEIGHT):
        for column, pair in enumerate(zip(rows[2 * line], rows[2 * line + 1], strict=True)):
            _pixels(pen, left + column, top + line, "".join(pair), style)


def _pixels(pen: Pen, x: int, y: int, pair: str, style: Style) -> None:
    """Two pixels, one above the other, in one cell."""
    glyphs = pen.glyphs
    char = {"##": glyphs.bars[-1], "#.": glyphs.upper_half, ".#": glyphs.lower_half}.get(pair)
    if char:
        pen.canvas.put(x, y, char, style)
