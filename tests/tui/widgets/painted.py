"""The looks that the tests of widgets paint with, and painted pieces as text."""

from __future__ import annotations

from typing import Any

from themes.look import look
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.choices import ChoiceRow
from tui.widgets.pen import Pen

LOOK, PLAIN = look(), look("contrast", "ascii")


def text(picture: Picture) -> str:
    return "\n".join(picture.lines())


ROWS = (
    ChoiceRow(text="Electrify a City", letter="a", count=3, consequence="Albany, Boston, Chicago"),
    ChoiceRow(
        text="Place a share", letter="b", group="Portfolio", consequence="NY 3 to 1", clause="8.2"
    ),
    ChoiceRow(text="Refresh the row", letter="c", final=True),
)
"""Three choices: a group, one of a group, and one that is final."""


def canvas(width: int, height: int, glyphs: str = "unicode") -> Canvas:
    return Canvas(width, height, look("dark", glyphs))


def pen(width: int, height: int, offer: Offer | None = None) -> Pen[Any]:
    return Pen(Canvas(width, height, look()), None, offer or Offer())


def lines(used: Pen[Any]) -> list[str]:
    return used.canvas.picture().lines()
