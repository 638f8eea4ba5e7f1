"""A small plot of a few curves over the course of a match, with a legend."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from themes.glyphs import Box
from tui.widgets.canvas import Canvas


@frozen
class Curve:
    """One line of a plot: a name, its values in order, and the role of its colour."""

    name: str
    values: tuple[int, ...]
    role: str


@frozen
class _Frame:
    """Where values come to lie on a canvas."""

    x: int
    y: int
    width: int
    height: int
    low: int
    high: int

    def row(self, value: int) -> int:
        """The row of a value."""
        share = (value - self.low) / ((self.high - self.low) or 1)
        return self.y + self.height - 1 - round(share * (self.height - 1))


def paint_plot(
    canvas: Canvas, curves: Sequence[Curve], x: int, y: int, width: int, height: int
) -> None:
    """Draw the curves as lines into a rectangle: single, double and heavy ones by turns."""
    shown = [curve for curve in curves if curve.values]
    if not shown or width < 16 or height < 4:
        return
    low = min(min(curve.values) for curve in shown)
    high = max(max(curve.values) for curve in shown)
    axis = max(len(str(low)), len(str(high))) + 1
    frame = _Frame(x + axis + 1, y, width - axis - 1, height - 2, low, high)
    _paint_axes(canvas, frame, axis)
    for number, curve in enumerate(shown):
        _paint_curve(canvas, curve, frame, _pen(canvas, number))
    _paint_legend(canvas, shown, frame.x, y + height - 1, width=x + width - frame.x)


def _pen(canvas: Canvas, number: int) -> Box:
    """Colour is not the only sign: curves take turns with single, double and heavy lines."""
    glyphs = canvas.look.glyphs
    return (glyphs.rounded, glyphs.double, glyphs.heavy)[number % 3]


def _paint_axes(canvas: Canvas, frame: _Frame, axis: int) -> None:
    look, edge = canvas.look, canvas.look.glyphs.light
    line, number = look.style("border"), look.style("muted")
    left, bottom = frame.x - 1, frame.y + frame.height
    canvas.vline(left, frame.y, frame.height, line)
    canvas.hline(frame.x, bottom, frame.width, line)
    canvas.put(left, bottom, edge.bottom_left, line)
    canvas.text(left - axis, frame.y, str(frame.high), number, width=axis, align="right")
    canvas.text(left - axis, bottom - 1, str(frame.low), number, width=axis, align="right")


def _paint_curve(canvas: Canvas, curve: Curve, frame: _Frame, pen: Box) -> None:
    """A step line: horizontal runs joined by vertical ones."""
    style = canvas.look.style(curve.role, bold=True)
    values, before = curve.values, frame.row(curve.values[0])
    for column in range(frame.width):
        row = frame.row(values[column * (len(values) - 1) // max(frame.width - 1, 1)])
        x = frame.x + column
        if row == before:
            canvas.put(x, row, pen.horizontal, style)
            continue
        rising = row < before
        canvas.vline(x, min(row, before), abs(row - before), style, pen.vertical)
        canvas.put(x, before, pen.bottom_right if rising else pen.top_right, style)
        canvas.put(x, row, pen.top_left if rising else pen.bottom_left, style)
        before = row


def _paint_legend(canvas: Canvas, curves: Sequence[Curve], x: int, y: int, *, width: int) -> None:
    """A stroke and a name for each curve, in as many words as there is room for."""
    look, end = canvas.look, x + width
    words = _legend(curves, width)
    for number, (curve, name) in enumerate(zip(curves, words, strict=True)):
        if x + 3 + len(name) > end:
            return
        line = _pen(canvas, number).horizontal * 2
        x = canvas.text(x, y, line, look.style(curve.role, bold=True))
        x = canvas.text(x + 1, y, name, look.style("text")) + 2


def _legend(curves: Sequence[Curve], width: int) -> list[str]:
    """Names with their last values; where that is too long only the names, or their last words."""
    full = [f"{curve.name} {curve.values[-1]}" for curve in curves]
    names = [curve.name for curve in curves]
    last = [name.split()[-1] for name in names]
    fitting = (words for words in (full, names) if sum(len(each) + 5 for each in words) <= width)
    return next(fitting, last)
