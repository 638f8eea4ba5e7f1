"""The end of a match: the winner, and tables of scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from tui.widgets.area import Area
from tui.widgets.pen import Pen, Run, total_width


@frozen
class ScoreLine:
    """A line of a table: its label, and a number or heading for each column."""

    label: Run
    cells: tuple[Run, ...]
    raised: bool = False
    """Does it have a lighter background, like the winner's line and a sum?"""


def paint_score_lines(
    pen: Pen[Any], area: Area, lines: Sequence[ScoreLine], *, label: int, cell: int
) -> None:
    """Paint a table: labels of `label` cells, then columns of `cell` cells, aligned at the right.

    A longer label may use the free room before the next number.
    """
    start = area.x + label
    for y, line in enumerate(lines[: area.height], area.y):
        if line.raised:
            pen.canvas.fill(area.x - 1, y, area.width + 2, 1, pen.ink("text", on="raised"))
        room = start + cell - total_width(line.cells[:1]) - 1 - area.x
        pen.runs(area.x, y, [line.label], max(room, 0))
        for number, (text, style) in enumerate(line.cells):
            x = start + number * cell
            pen.canvas.text(x, y, text, style, width=cell, align="right")


def paint_victory(pen: Pen[Any], line: Area, victory: Run, reason: str) -> None:
    text, style = victory
    runs: list[Run] = [(f" {text} ", style), (f" {reason}", pen.ink("text"))]
    pen.runs(line.x, line.y, runs, line.width)


def paint_unfinished(pen: Pen[Any], line: Area, text: str) -> None:
    pen.write(line.x + 1, line.y, f"The {text} is not over yet", "muted", width=line.width)
