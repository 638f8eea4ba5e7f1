"""Boards, printed for a script or shown in a notebook."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

import wardenclyffe as w
from engine.testing.contract import BrokenContractError
from screens.testing import check_board
from tests.facade.playing import paint_one_word, played
from tests.painters import painter_of
from tests.sample_games import high_card


def test_a_board_prints_as_text_and_shows_in_a_notebook() -> None:
    board = w.show(played(answers=20), width=90, height=28)
    assert repr(board) == str(board)
    assert "New England" in str(board)
    lines = str(board).splitlines()
    assert len(lines) <= 28
    assert max(map(len, lines)) <= 90
    html = board._repr_html_()
    assert html.startswith("<pre")
    assert "New England" in html
    assert "color: #" in html


@pytest.mark.parametrize("size", [(1, 1), (5, 3), (10, 30), (200, 1)])
@pytest.mark.parametrize("game", w.games())
def test_a_board_of_any_size_prints(game: str, size: tuple[int, int]) -> None:
    board = w.show(w.new_match(game, seed=1), width=size[0], height=size[1])
    lines = str(board).splitlines()
    assert len(lines) <= size[1]
    assert all(len(line) <= size[0] for line in lines)


def test_a_painter_of_your_own_is_checked_without_being_registered() -> None:
    own = painter_of(paint=paint_one_word)
    with pytest.raises(BrokenContractError):
        check_board(high_card.GAME, painter=own)
    assert "Deck count" in str(w.show(w.new_match(high_card.GAME, seed=1)))


def test_the_plain_board_is_checked_though_it_leaves_choices_to_the_list() -> None:
    """A view without the names of its choices: none of them has a place on the board."""
    nameless: w.Game[Any, Any] = evolve(
        high_card.GAME,
        slug="nameless",
        view=lambda g, seat: evolve(high_card.GAME.view(g, seat), hand=(), played=()),
    )
    check_board(nameless, painter=w.Painter())
