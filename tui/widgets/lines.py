"""A page of text, written from the top line by line."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from tui.widgets.area import Area
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.pen import Pen, Run

P = TypeVar("P", bound=Pen[Any])
MIN_WRAPPED_WIDTH = 20
"""The minimum width of a wrapped run beside others; a narrower one begins on the next line."""


class Lines(Generic[P]):
    """Writes a page from the top, line by line; lines that do not fit are left out."""

    def __init__(self, pen: P, width: int, height: int) -> None:
        self.pen, self.width, self.height, self.y = pen, width, height, 0

    def runs(self, *runs: Run, indent: int = 0) -> None:
        if self.y < self.height:
            self.pen.runs(indent, self.y, runs, self.width - indent)
        self.y += 1

    def wrap(self, *runs: Run, indent: int = 0) -> None:
        """Add runs of which the last is wrapped; its other lines begin below its first one."""
        *lead, (text, style) = runs
        left = indent + sum(width_of(each) for each, _ in lead)
        if self.width - left < MIN_WRAPPED_WIDTH:
            self.runs(*lead, indent=indent)
            lead, left = [], indent + 3
        first, *others = wrapped_lines(text, max(self.width - left, 1)) or ("",)
        self.runs(*lead, (first, style), indent=indent if lead else left)
        for line in others:
            self.runs((line, style), indent=left)

    def text(self, text: str, role: str = "text", *, indent: int = 0) -> None:
        """Add a paragraph, wrapped."""
        for line in wrapped_lines(text, max(self.width - indent, 1)):
            self.runs((line, self.pen.ink(role)), indent=indent)

    def heading(self, text: str) -> None:
        if self.y < self.height:
            self.pen.rule(Area(0, self.y, self.width, 1), text)
        self.y += 1

    def gap(self, *, least: int) -> None:
        """Add a blank line, if the page is at least this high."""
        self.y += int(self.height >= least)
