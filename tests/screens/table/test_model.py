"""New places, changed places, and boards without a painter."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from attrs import frozen

from engine.core.event import Event
from net.play.update import LogLine
from screens.table import painters
from screens.table.painter import Painter
from screens.table.painters import PLAIN, changed_places, curves_over, find_painter, seat_role
from screens.table.plain_board import paint_plainly
from screens.table.story.shown_log import last_turn_end
from themes.look import look
from tui.widgets.canvas import Offer, Picture, Target


def lines(*seats: int | None) -> list[LogLine]:
    """One line for each answer; the first is the setup."""
    return [LogLine(f"line {n}", n, seat, "Round 1") for n, seat in enumerate(seats)]


@pytest.mark.parametrize(
    ("seats", "seat", "ended"),
    [
        ((None,), 0, 0),
        ((None, 0, 0), 0, 0),
        ((None, 0, 0, 1, 1), 0, 2),
        ((None, 0, 0, 1, 1, 0), 0, 2),
        ((None, 0, 1, 0, 0, 1, 1), 0, 4),
        ((None, 1, 1), 0, 0),
        ((None, 0, 1, 0, 1), None, 3),
    ],
)
def test_news_begin_where_the_last_turn_ended(
    seats: tuple[int | None, ...], seat: int | None, ended: int
) -> None:
    assert last_turn_end(lines(*seats), seat) == ended


@frozen
class Lit(Event):
    who: str
    city: str
    others: tuple[str, ...] = ()
    points: int = 2


def test_what_events_speak_of_has_changed_but_not_who_did_it() -> None:
    targets = [Target(place, 0, 0, 1, 1) for place in ("city:albany", "share:tesla", "row", "pr")]
    changed = changed_places(
        "tiny", None, [Lit(who="tesla", city="albany", others=("row",))], targets
    )
    assert "city:albany" in changed
    assert "row" in changed
    assert "share:tesla" not in changed
    assert "pr" not in changed


def test_a_game_without_a_painter_has_no_curves_and_no_summary() -> None:
    assert find_painter("tiny") is PLAIN
    assert find_painter("../evil") is PLAIN
    assert curves_over("tiny", [object()]) == {}
    assert find_painter("tiny").summary(object(), 80, look(), ()) is None
    assert seat_role("tiny", object(), 9) == "seat2"


def test_curves_run_along_the_match_seat_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    painter: Painter[int] = Painter(curves=lambda view: {"points": (view, 2 * view)})
    monkeypatch.setitem(painters._PAINTERS, "any", painter)
    assert curves_over("any", [0, 1, 3]) == {"points": ((0, 1, 3), (0, 2, 6))}


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
