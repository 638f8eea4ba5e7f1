"""A small plot of a few curves over the course of a match, with a legend."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from themes.glyphs import Box
from tui.widgets.canvas import Canvas
from tui.widgets.cells import cut_to_width, paintable_text, width_of

NUMBER_EVERY = 20
"""The number of columns between two numbers on one curve."""


@frozen
class Curve:
    """One line of a plot: a name, its values in order, and the role of its colour."""

    name: str
    values: tuple[int, ...]
    role: str


@frozen
class _Frame:
    x: int
    y: int
    width: int
    height: int
    low: int
    high: int

    def row(self, value: int) -> int:
        share = (value - self.low) / ((self.high - self.low) or 1)
        return self.y + self.height - 1 - round(share * (self.height - 1))

    def row_at(self, curve: Curve, column: int) -> int:
        values = curve.values
        return self.row(values[column * (len(values) - 1) // max(self.width - 1, 1)])


def paint_plot(
    canvas: Canvas,
    curves: Sequence[Curve],
    x: int,
    y: int,
    width: int,
    height: int,
    *,
    axis_labels: Sequence[str] = (),
) -> None:
    """Draw the curves as lines into a rectangle.

    `axis_labels` names the progress of the match at each value ("Phase 1"); the axis shows where a
    new one begins. It is ignored if it is not as long as the curves.

    Colour is not the only distinction: curves of one colour share a line style, and if there are
    more curves than line styles, each has its number on it.
    """
    drawn_curves = [curve for curve in curves if curve.values]
    if not drawn_curves or width < 16 or height < 4:
        return
    low = min(min(curve.values) for curve in drawn_curves)
    high = max(max(curve.values) for curve in drawn_curves)
    axis = max(len(str(low)), len(str(high))) + 1
    frame = _Frame(x + axis + 1, y, width - axis - 1, height - 2, low, high)
    _paint_axes(canvas, frame, axis)
    if all(len(curve.values) == len(axis_labels) for curve in drawn_curves):
        _paint_axis_labels(canvas, frame, axis_labels)
    pens = _line_styles(canvas, drawn_curves)
    for curve, pen in zip(drawn_curves, pens, strict=True):
        _paint_curve(canvas, curve, frame, pen)
    if _are_numbered(drawn_curves):
        for number, curve in enumerate(drawn_curves):
            _paint_numbers(canvas, curve, number, frame)
    _paint_legend(canvas, drawn_curves, frame.x, y + height - 1, width=x + width - frame.x)


def _line_styles(canvas: Canvas, curves: Sequence[Curve]) -> list[Box]:
    glyphs = canvas.look.glyphs
    kinds = (glyphs.rounded, glyphs.double, glyphs.heavy)
    roles = list(dict.fromkeys(curve.role for curve in curves))
    return [kinds[roles.index(curve.role) % len(kinds)] for curve in curves]


def _are_numbered(curves: Sequence[Curve]) -> bool:
    return len(curves) > 3 or len({curve.role for curve in curves}) < len(curves)


def _paint_axes(canvas: Canvas, frame: _Frame, axis: int) -> None:
    look, edge = canvas.look, canvas.look.glyphs.light
    line, number = look.style("border"), look.style("muted")
    left, bottom = frame.x - 1, frame.y + frame.height
    canvas.vline(left, frame.y, frame.height, line)
    canvas.hline(frame.x, bottom, frame.width, line)
    canvas.put(left, bottom, edge.bottom_left, line)
    canvas.text(left - axis, frame.y, str(frame.high), number, width=axis, align="right")
    canvas.text(left - axis, bottom - 1, str(frame.low), number, width=axis, align="right")


def _paint_axis_labels(canvas: Canvas, frame: _Frame, axis_labels: Sequence[str]) -> None:
    """Paint the name of each moment on the axis where it begins, if the one before leaves room.

    Otherwise only its number follows ("2" for "Round 2"). If names hide numbers, all moments but
    the first are numbers; if one of these has no room either, every second, third and so on is
    shown, so that none is missing among the others. A name without a number ("Setup") is left out
    where it would hide the next one ("Round 1").
    """
    last = max(len(axis_labels) - 1, 1)
    begins = [n for n, name in enumerate(axis_labels) if not n or name != axis_labels[n - 1]]
    places = [frame.x + number * (frame.width - 1) // last for number in begins]
    names = [axis_labels[number] for number in begins]
    for x, text in _regular_labels(list(zip(names, places, strict=True)), frame):
        canvas.text(x, frame.y + frame.height, text, canvas.look.style("muted"))


def _regular_labels(moments: Sequence[tuple[str, int]], frame: _Frame) -> list[tuple[int, str]]:
    """The labels of the moments (name and column) with a number, of each or every second etc."""
    numbered = [each for each in moments if each[0][-1:].isdigit()]
    for step in range(1, len(numbered) + 1):
        rounds = numbered[::step]
        moments_left = [each for each in moments if each in rounds or each not in numbered]
        names, places = [name for name, _ in moments_left], [place for _, place in moments_left]
        for max_names in (len(names), 1, 0):
            labels = _labels_on_axis(names, places, frame, max_names=max_names)
            if sum(text[-1:].isdigit() for _, text in labels) == len(rounds):
                return labels
    names, places = [name for name, _ in moments], [place for _, place in moments]
    return _labels_on_axis(names, places, frame, max_names=len(names))


def _labels_on_axis(
    names: Sequence[str], places: Sequence[int], frame: _Frame, *, max_names: int
) -> list[tuple[int, str]]:
    """The labels that fit on the axis with their columns; at most `max_names` are whole names."""
    labels: list[tuple[int, str]] = []
    right, free, name_count = frame.x + frame.width, frame.x, 0
    for name, x, following in zip(names, places, [*places[1:], right + 1], strict=True):
        figure = name.rpartition(" ")[2] if name[-1:].isdigit() else ""
        end = right if figure else following - 1
        text = figure
        if x >= free and x + width_of(name) <= end and (name_count < max_names or not figure):
            text, name_count = name, name_count + bool(figure)
        elif not figure or max(x, free) + width_of(figure) >= following:
            continue
        labels.append((max(x, free), text))
        free = max(x, free) + width_of(text) + 1
    return labels


def _paint_curve(canvas: Canvas, curve: Curve, frame: _Frame, pen: Box) -> None:
    style = canvas.look.style(curve.role, bold=True)
    previous_row = frame.row(curve.values[0])
    for column in range(frame.width):
        row = frame.row_at(curve, column)
        x = frame.x + column
        if row == previous_row:
            canvas.put(x, row, pen.horizontal, style)
            continue
        rising = row < previous_row
        canvas.vline(x, min(row, previous_row), abs(row - previous_row), style, pen.vertical)
        canvas.put(x, previous_row, pen.bottom_right if rising else pen.top_right, style)
        canvas.put(x, row, pen.top_left if rising else pen.bottom_left, style)
        previous_row = row


def _paint_numbers(canvas: Canvas, curve: Curve, number: int, frame: _Frame) -> None:
    style = canvas.look.style(curve.role, reverse=True, bold=True)
    for column in range(frame.width - 1 - 2 * number, -1, -NUMBER_EVERY):
        canvas.put(frame.x + column, frame.row_at(curve, column), str(number + 1), style)


def _paint_legend(canvas: Canvas, curves: Sequence[Curve], x: int, y: int, *, width: int) -> None:
    look, pens, are_numbered = canvas.look, _line_styles(canvas, curves), _are_numbered(curves)
    text, gap = _legend_names(curves, width)
    for number, (curve, name, pen) in enumerate(zip(curves, text, pens, strict=True), 1):
        line = f"{pen.horizontal}{number}" if are_numbered else pen.horizontal * 2
        x = canvas.text(x, y, line, look.style(curve.role, bold=True))
        x = canvas.text(x + 1, y, name, look.style("text")) + gap


def _legend_names(curves: Sequence[Curve], width: int) -> tuple[list[str], int]:
    full = [f"{curve.name} {curve.values[-1]}" for curve in curves]
    names = [curve.name for curve in curves]
    last = [name.partition(" (")[0].split()[-1] for name in names]
    if len(set(last)) < len(last):  # they all end in "Electric"
        last = [name.split()[0] for name in names]
    short = (
        ([cut_to_width(paintable_text(name), size) for name in last], 2 if size > 2 else 1)
        for size in (6, 4, 3, 2)
    )
    for words, gap in ((full, 2), (names, 2), (last, 2), *short):
        if sum(width_of(each) + 3 + gap for each in words) - gap <= width:
            return words, gap
    return [name[:1] for name in last], 1
