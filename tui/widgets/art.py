"""Our own drawings: the tower, the name in large letters, and the night sky."""

from __future__ import annotations

from rich.style import Style

from themes.look import Look
from tui.widgets.canvas import Canvas
from tui.widgets.pixels import paint_pixels

_LETTERS = {
    "W": ("#...#", "#...#", "#.#.#", "#.#.#", "##.##", "#...#"),
    "A": (".##.", "#..#", "#..#", "####", "#..#", "#..#"),
    "R": ("###.", "#..#", "#..#", "###.", "#.#.", "#..#"),
    "D": ("###.", "#..#", "#..#", "#..#", "#..#", "###."),
    "E": ("####", "#...", "###.", "#...", "#...", "####"),
    "N": ("#..#", "##.#", "##.#", "#.##", "#.##", "#..#"),
    "C": (".###", "#...", "#...", "#...", "#...", ".###"),
    "L": ("#...", "#...", "#...", "#...", "#...", "####"),
    "Y": ("#...#", "#...#", ".#.#.", "..#..", "..#..", "..#.."),
    "F": ("####", "#...", "###.", "#...", "#...", "#..."),
}
NAME = "WARDENCLYFFE"
NAME_WIDTH = sum(len(_LETTERS[letter][0]) + 1 for letter in NAME) - 1
NAME_HEIGHT = 3

_DOME = (
    "     ▁▃▅▇███▇▅▃▁     ",
    "  ▗▟█████████████▙▖  ",
    " ▟█████████████████▙ ",
    "▐███████████████████▌",
    " ▔▀▀█▀▀▀▀▀▀▀▀▀▀▀█▀▀▔ ",
)
_DOME_PLAIN = (
    "     _.-=====-._     ",
    "   .'###########'.   ",
    "  /###############\\  ",
    " (#################) ",
    "  '--\\_________/--'  ",
)
_BOLTS = (
    "╲-11,0 ╲-12,-1 ╱-12,-2 ╲-12,-3 ✦-13,-4 ╱11,1 ╱12,0 ╲12,-1 ·11,-2",
    "╱11,0 ╱12,-1 ╲12,-2 ╱12,-3 ✦13,-4 ╲-11,1 ╲-12,0 ╱-12,-1 ·-11,-2",
    "╱1,-1 ╲1,-2 ╱1,-3 ✦2,-4 ╲-12,1 ╱-12,0 ·-11,-1 ╱9,-1 ·10,-2",
    "╲-5,-1 ╱-5,-2 ╲-5,-3 ✦-6,-4 ╱7,-1 ╲7,-2 ╱7,-3 ·8,-4 ╲-13,1 ·-14,0",
)
_STARS = ((7, 3), (19, 9), (31, 2), (44, 6), (58, 1), (67, 8), (73, 4), (11, 14), (3, 20), (52, 13))


def paint_name(canvas: Canvas, x: int, y: int) -> None:
    if canvas.look.glyphs.ascii_only:
        style = canvas.look.style("accent", bold=True)
        canvas.text(x, y + 1, " ".join(NAME), style, width=NAME_WIDTH, align="center")
        return
    rows = [".".join(_LETTERS[letter][row] for letter in NAME) for row in range(6)]
    paint_pixels(canvas, x, y, rows, lambda column: _gradient(canvas.look, column / NAME_WIDTH))


def _gradient(look: Look, share: float) -> Style:
    """A colour between gold (0), the accent (0.5) and the colour of the focus (1)."""
    if share <= 0.5:
        return look.blend("gold", "accent", share * 2)
    return look.blend("accent", "focus", share * 2 - 1)


def paint_sky(canvas: Canvas) -> None:
    """Paint a few faint stars, always the same ones, on empty cells."""
    look = canvas.look
    for wide in range(0, canvas.width, 80):
        for tall in range(0, canvas.height, 24):
            for number, (x, y) in enumerate(_STARS):
                style = look.blend("background", "muted", 0.3 + number % 4 * 0.15)
                if canvas.is_empty(x + wide - 3, y + tall, 7):
                    canvas.put(x + wide, y + tall, look.glyphs.dot, style)


TOWER_WIDTH = 31
TOWER_HEIGHT = 19


def paint_tower(canvas: Canvas, x: int, y: int, *, spark: int = 0) -> None:
    middle, top = x + TOWER_WIDTH // 2, y + 4
    look = canvas.look
    dome = _DOME_PLAIN if look.glyphs.ascii_only else _DOME
    for row, line in enumerate(dome):
        style = look.blend("accent", "border", (row / 4) ** 0.8)
        for column, char in enumerate(line, middle - len(line) // 2):
            if char != " ":
                canvas.put(column, top + row, char, style)
    foot = y + TOWER_HEIGHT - 1
    _paint_lattice(canvas, middle, top + len(dome), foot)
    canvas.hline(x + 2, foot, TOWER_WIDTH - 4, look.blend("background", "border", 0.7))
    _paint_bolts(canvas, middle, top, spark)


def _paint_lattice(canvas: Canvas, middle: int, top: int, foot: int) -> None:
    look, rows = canvas.look, foot - top
    left, right = ("/|", "\\|") if look.glyphs.ascii_only else ("▐▌", "▌▐")
    for row in range(rows):
        reach = 7 + row // 2
        leg = look.blend("muted", "border", row / rows)
        beam = look.blend("border", "background", row / rows * 0.6)
        for column in range(-reach + 1, reach):
            if (column + row) % 2 == 1:
                canvas.text(middle + column, top + row, "╳", beam)
        canvas.put(middle - reach, top + row, left[row % 2], leg)
        canvas.put(middle + reach, top + row, right[row % 2], leg)


def _paint_bolts(canvas: Canvas, middle: int, top: int, spark: int) -> None:
    look, leap = canvas.look, _BOLTS[spark % len(_BOLTS)].split()
    for number, step in enumerate(leap):
        x, y = (int(part) for part in step[1:].split(","))
        role = "bright" if step[0] in "✦·" else ("focus" if number < 5 else "accent")
        canvas.text(middle + x, top + y, step[0], look.style(role, bold=True))
