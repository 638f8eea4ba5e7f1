"""The PR track: a rail for each side, a window around the markers, multiples of three marked."""

from __future__ import annotations

from engine.games.duel.view_types import SideView
from screens.games.duel.colours import power_role
from screens.games.duel.pen import Pen
from screens.games.duel.signs import power_sign
from tui.widgets.area import Area
from tui.widgets.pen import piece

AHEAD = 4
"""How many steps beyond the leading marker the window shows at least."""


@piece
def paint_track(pen: Pen, area: Area) -> None:
    """Both rails, the rival's above; a single row shows both markers on one rail."""
    label = 8
    rail = area.columns(label, area.width - label)
    start, step = window(pen, rail.width)
    sides = (pen.rival, pen.own)
    if area.height < 2:
        pen.write(area.x + 1, area.y, "PR", "text", width=label - 1)
        _rail(pen, rail, start, step, sides)
    else:
        for row, side in enumerate(sides):
            _label(pen, side, area.rows(row, 1))
            _rail(pen, rail.rows(row, 1), start, step, (side,))
    pen.mark("pr", area.columns(0, label - 1))
    pen.spot("pr", area)


def window(pen: Pen, room: int) -> tuple[int, int]:
    """The first PR shown, and the cells of one step: as wide as keeps both markers in sight."""
    low, high = sorted(side.pr for side in pen.view.sides)
    first = max(low // 3 * 3 - 3, 0)
    for step in (3, 2, 1):
        if (high + AHEAD - first) * step < room:
            break
    else:
        first, step = max((high + AHEAD - room) // 3 * 3 + 3, 0), 1
    return first, step


def _label(pen: Pen, side: SideView, line: Area) -> None:
    sign = power_sign(pen.glyphs, side.power)
    pen.canvas.text(line.x, line.y, f" PR {sign}{side.pr:2}", pen.side_ink(side.seat))


def _rail(pen: Pen, line: Area, start: int, step: int, sides: tuple[SideView, ...]) -> None:
    """One rail: full up to the marker, numbers at the multiples of three."""
    most = max(side.pr for side in sides)
    style = pen.side_ink(max(sides, key=lambda side: side.pr).seat, bold=False)
    done = max(min((most - start) * step, line.width), 0)
    pen.canvas.hline(line.x, line.y, line.width, pen.ink("border"))
    pen.canvas.hline(line.x, line.y, done, style, pen.glyphs.heavy.horizontal)
    _numbers(pen, line, start, step, {side.next_free for side in sides})
    for side in sorted(sides, key=lambda side: side.pr):
        _marker(pen, line, (side.pr - start) * step, side)
    if len({side.pr for side in sides}) < len(sides):
        _shared_marker(pen, line, (most - start) * step, sides)


def _numbers(pen: Pen, line: Area, start: int, step: int, free: set[int]) -> None:
    """The multiples of three; those that bring the next Free Action stand out."""
    every = 3 if step > 1 else 6
    for value in range(-(-start // every) * every, start + line.width // step, every):
        words = str(value)
        x = line.x + (value - start) * step
        if value and x + len(words) <= line.right:
            pen.canvas.text(
                x,
                line.y,
                words,
                pen.ink("bright" if value in free else "muted", bold=value in free),
            )


def _marker(pen: Pen, line: Area, offset: int, side: SideView) -> None:
    """A side's marker; one that is left of the window stands at its edge."""
    x = min(max(line.x + offset, line.x), line.right - 2)
    sign = f"{power_sign(pen.glyphs, side.power)}{pen.glyphs.cursor}"
    style = pen.ink("background", on=power_role(side.power), bold=True)
    pen.canvas.text(x, line.y, sign, style)


def _shared_marker(pen: Pen, line: Area, offset: int, sides: tuple[SideView, ...]) -> None:
    """Both signs side by side, for two markers on one space of one rail."""
    x = min(line.x + offset, line.right - len(sides))
    for side in sides:
        style = pen.ink("background", on=power_role(side.power), bold=True)
        x = pen.canvas.text(x, line.y, power_sign(pen.glyphs, side.power), style)
