"""A board that is painted only where the cursor is looks as if it were repainted."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from screens.table.cached_board import CachedBoard
from screens.table.painter_registry import paint_board
from tests.screens.driving import opened, tiny_game
from tests.screens.games.duel.tables import moments, view_of
from themes.look import look
from tui.app import TROUBLE_LOG
from tui.widgets.canvas import Offer

LOOK = look()


@pytest.mark.parametrize("size", [(80, 14), (84, 30), (130, 52)], ids=str)
def test_a_walk_over_the_board_shows_what_painting_all_of_it_shows(size: tuple[int, int]) -> None:
    board = CachedBoard()
    for state, offers in moments(1, every=29):
        for seat, offer in offers.items():
            view = view_of(state, seat)
            for place in ("", *offer.places, "nowhere"):
                here = evolve(offer, cursor=place)
                steady = board.paint("duel", view, *size, LOOK, here)
                assert steady == paint_board("duel", view, *size, LOOK, here)


def test_another_view_size_or_label_is_another_board() -> None:
    board, (state, offers) = CachedBoard(), moments(1, every=29)[2]
    (seat, offer), view = next(iter(offers.items())), view_of(state, 0)
    place = next(iter(offer.places))
    for shown in (view_of(state, 1), view, view_of(state, seat)):
        for size in ((84, 30), (90, 32)):
            for places in (offer.places, {}):
                here = Offer(places, place)
                steady = board.paint("duel", shown, *size, LOOK, here)
                assert steady == paint_board("duel", shown, *size, LOOK, here)


def test_a_game_that_cannot_paint_rows_is_painted_as_a_whole() -> None:
    view = {"score": 3}
    offer = Offer({"score": "a"}, "score")
    plain = paint_board("nothing", view, 60, 20, LOOK, offer)
    assert CachedBoard().paint("nothing", view, 60, 20, LOOK, offer) == plain


def test_who_sees_the_same_is_given_the_same_picture() -> None:
    (state, _), offer = moments(1, every=29)[2], Offer()
    view = view_of(state, None)
    one, other = (CachedBoard().paint("duel", view, 84, 30, LOOK, offer) for _ in range(2))
    assert one is other
    named = CachedBoard().paint("duel", view, 84, 30, LOOK, Offer(players=("Ann", "Bob")))
    assert named is not one


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_board_that_cannot_be_painted_is_painted_plainly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("no paint")

    monkeypatch.setattr("screens.table.cached_board.paint_board", broken)
    async with opened(tmp_path, tiny_game(), shows_errors=True) as driver:
        await driver.see("Deck count", "Lay a card")
    assert "no paint" in (tmp_path / TROUBLE_LOG).read_text()
