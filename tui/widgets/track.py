"""A track: rails with markers and numbers, and the visible stretch around the markers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from attrs import frozen

from tui.widgets.area import Area
from tui.widgets.pen import Pen

SPACES_AHEAD = 4
"""The minimum number of spaces shown ahead of the leading marker."""
MAX_SPACE_WIDTH = 3
"""The maximum width of one space."""


@frozen
class Marker:
    """A marker on a rail: its space, its one-cell sign, and the role of its colour."""

    space: int
    sign: str
    role: str


@frozen
class Stretch:
    """The visible part of a track: its first space, and the width of each space."""

    first: int
    step: int

    def column(self, space: int) -> int:
        return (space - self.first) * self.step


def stretch_around(spaces: Iterable[int], room: int, *, tick_interval: int) -> Stretch:
    """The stretch of `room` cells that shows all markers, with spaces as wide as possible.

    It begins at a numbered space; `tick_interval` is the distance between two numbers.
    """
    low, *_, high = sorted(spaces)
    first = max((low // tick_interval - 1) * tick_interval, 0)
    for step in range(MAX_SPACE_WIDTH, 0, -1):
        if (high + SPACES_AHEAD - first) * step < room:
            return Stretch(first, step)
    return Stretch(
        max((high + SPACES_AHEAD - room) // tick_interval * tick_interval + tick_interval, 0), 1
    )


def paint_rail(
    pen: Pen[Any],
    line: Area,
    stretch: Stretch,
    markers: Sequence[Marker],
    *,
    tick_interval: int,
    bright: Collection[int] = (),
) -> None:
    """Paint one rail, filled up to its leading marker in that marker's colour.

    A space has its number at each `tick_interval`; those in `bright` stand out.
    """
    leader = max(markers, key=lambda marker: marker.space)
    length = max(min(stretch.column(leader.space), line.width), 0)
    pen.canvas.hline(line.x, line.y, line.width, pen.ink("border"))
    full = pen.glyphs.heavy.horizontal
    pen.canvas.hline(line.x, line.y, length, pen.ink(leader.role), full)
    _paint_numbers(pen, line, stretch, tick_interval, bright)
    for marker in sorted(markers, key=lambda marker: marker.space):
        _paint_marker(pen, line, stretch, marker)
    for space in {marker.space for marker in markers}:
        level = [marker for marker in markers if marker.space == space]
        if len(level) > 1:
            _paint_markers_on_one_space(pen, line, stretch, level)


def _paint_numbers(
    pen: Pen[Any], line: Area, stretch: Stretch, tick_interval: int, bright: Collection[int]
) -> None:
    tick_interval = tick_interval if stretch.step > 1 else 2 * tick_interval
    end = stretch.first + line.width // stretch.step
    for space in range(-(-stretch.first // tick_interval) * tick_interval, end, tick_interval):
        text, x = str(space), line.x + stretch.column(space)
        if space and x + len(text) <= line.right:
            strong = space in bright
            style = pen.ink("bright" if strong else "muted", bold=strong)
            pen.canvas.text(x, line.y, text, style)


def _paint_marker(pen: Pen[Any], line: Area, stretch: Stretch, marker: Marker) -> None:
    x = min(max(line.x + stretch.column(marker.space), line.x), line.right - 2)
    style = pen.ink("background", on=marker.role, bold=True)
    pen.canvas.text(x, line.y, f"{marker.sign}{pen.glyphs.cursor}", style)


def _paint_markers_on_one_space(
    pen: Pen[Any], line: Area, stretch: Stretch, markers: Sequence[Marker]
) -> None:
    x = min(line.x + stretch.column(markers[0].space), line.right - len(markers))
    for marker in markers:
        style = pen.ink("background", on=marker.role, bold=True)
        x = pen.canvas.text(x, line.y, marker.sign, style)
