"""The board of a game without a painter."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from screens.table.plain_board import paint_plainly
from themes.look import look
from tui.widgets.canvas import Offer, Picture


@frozen
class Side:
    name: str
    coins: int


@frozen
class View:
    seat: int | None
    round: int
    open: bool
    nothing: str | None
    hand: tuple[str, ...]
    sides: tuple[Side, ...]
    market: Mapping[str, int]


VIEW = View(
    seat=0,
    round=3,
    open=True,
    nothing=None,
    hand=("mark-twain", "nellie-bly"),
    sides=(Side("Ann", 4), Side("Bob", 7)),
    market={"brush": 2},
)


def paint(offer: Offer, width: int = 70, height: int = 24) -> Picture:
    return paint_plainly(VIEW, width, height, look(), offer)


def test_the_plain_board_shows_every_field() -> None:
    shown = "\n".join(paint(Offer()).lines())
    for words in ("Round", "3", "Open", "yes", "Mark twain", "Sides 2", "Bob", "7", "Brush: 2"):
        assert words in shown
    assert "Nothing" not in shown


def test_the_plain_board_offers_what_can_be_chosen() -> None:
    offer = Offer({"nellie-bly": "b"}, cursor="nellie-bly")
    picture = paint(offer)
    (target,) = (each for each in picture.targets if each.place in offer.places)
    assert target.place == "nellie-bly"
    assert " b " in picture.lines()[target.y]
    assert picture.lines()[target.y][target.x] == "┏", "the cursor is drawn heavier"


def test_the_plain_board_fits_anywhere() -> None:
    for size in ((1, 1), (5, 40), (70, 3)):
        assert paint(Offer({"mark-twain": "a"}), *size).width == size[0]
    assert paint_plainly("bare words", 20, 3, look(), Offer()).lines()[1] == "  bare words"
