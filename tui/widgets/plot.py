"""A small plot of a few curves over the course of a match, with a legend."""

from __future__ import annotations

from collections.abc import Mapping

from themes.look import Look
from tui.widgets.canvas import Canvas


def paint_plot(
    canvas: Canvas,
    curves: Mapping[str, tuple[int, ...]],
    x: int,
    y: int,
    width: int,
    height: int,
) -> None:
    """Draw the curves as lines into a rectangle, each in a seat's colour with its own sign."""
    look = canvas.look
    shown = {name: values for name, values in curves.items() if values}
    if not shown or width < 16 or height < 4:
        return
    low = min(min(values) for values in shown.values())
    high = max(max(values) for values in shown.values())
    axis = max(len(str(low)), len(str(high))) + 1
    _paint_axes(canvas, x, y, width, height - 1, axis, low, high)
    for seat, values in enumerate(shown.values()):
        _paint_curve(canvas, values, seat, x + axis + 1, y, width - axis - 1, height - 2, low, high)
    _paint_legend(canvas, shown, x + axis + 1, y + height - 1, look)


def _paint_axes(
    canvas: Canvas, x: int, y: int, width: int, height: int, axis: int, low: int, high: int
) -> None:
    look, edge = canvas.look, canvas.look.glyphs.light
    line, number = look.style("border"), look.style("muted")
    canvas.vline(x + axis, y, height - 1, line)
    canvas.hline(x + axis + 1, y + height - 1, width - axis - 1, line)
    canvas.put(x + axis, y + height - 1, edge.bottom_left, line)
    canvas.text(x, y, str(high), number, width=axis, align="right")
    canvas.text(x, y + height - 2, str(low), number, width=axis, align="right")


def _paint_curve(
    canvas: Canvas,
    values: tuple[int, ...],
    seat: int,
    x: int,
    y: int,
    width: int,
    height: int,
    low: int,
    high: int,
) -> None:
    """A step line: horizontal runs joined by vertical ones."""
    look = canvas.look
    style = look.style(look.seat(seat), bold=True)
    span = high - low or 1
    before: int | None = None
    for column in range(width):
        value = values[column * (len(values) - 1) // max(width - 1, 1)]
        row = y + height - 1 - round((value - low) / span * (height - 1))
        _paint_step(canvas, x + column, before, row, style, seat)
        before = row


def _paint_step(
    canvas: Canvas, x: int, before: int | None, row: int, style: object, seat: int
) -> None:
    look = canvas.look
    edge = look.glyphs.rounded if seat % 2 == 0 else look.glyphs.double
    pen = look.style(look.seat(seat), bold=True)
    if before is None or before == row:
        canvas.put(x, row, edge.horizontal, pen)
        return
    rising = row < before
    canvas.put(x, before, edge.bottom_right if rising else edge.top_right, pen)
    canvas.put(x, row, edge.top_left if rising else edge.bottom_left, pen)
    top, bottom = sorted((before, row))
    canvas.vline(x, top + 1, bottom - top - 1, pen, edge.vertical)


def _paint_legend(
    canvas: Canvas, curves: Mapping[str, tuple[int, ...]], x: int, y: int, look: Look
) -> None:
    for seat, (name, values) in enumerate(curves.items()):
        edge = look.glyphs.rounded if seat % 2 == 0 else look.glyphs.double
        x = canvas.text(x, y, edge.horizontal * 2, look.style(look.seat(seat), bold=True))
        x = canvas.text(x + 1, y, f"{name} {values[-1]}", look.style("text")) + 3
