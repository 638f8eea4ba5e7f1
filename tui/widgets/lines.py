"""A page of text, written from the top line by line."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from tui.widgets.area import Area
from tui.widgets.cells import wrapped_lines
from tui.widgets.pen import Pen, Run

P = TypeVar("P", bound=Pen[Any])


class Lines(Generic[P]):
    """Writes a page from the top, line by line; lines that do not fit are left out."""

    def __init__(self, pen: P, width: int, height: int) -> None:
        self.pen, self.width, self.height, self.y = pen, width, height, 0

    def runs(self, *runs: Run, indent: int = 0) -> None:
        """Add one line of runs."""
        if self.y < self.height:
            self.pen.runs(indent, self.y, runs, self.width - indent)
        self.y += 1

    def text(self, text: str, role: str = "text", *, indent: int = 0) -> None:
        """Add a paragraph, wrapped."""
        for line in wrapped_lines(text, max(self.width - indent, 1)):
            self.runs((line, self.pen.ink(role)), indent=indent)

    def heading(self, text: str) -> None:
        """Add a heading."""
        if self.y < self.height:
            self.pen.rule(Area(0, self.y, self.width, 1), text)
        self.y += 1

    def gap(self, *, least: int) -> None:
        """Add a blank line, if the page is at least this high."""
        self.y += int(self.height >= least)
