"""Boards, printed for a script or shown in a notebook."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

import wardenclyffe as w
from engine.testing.contract import BrokenContractError
from screens.testing import check_board
from tests.contract.games import every_game, name_of
from tests.facade.playing import played
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


@pytest.mark.parametrize(("size", "told"), [(0, "too small"), (10**9, "too large")])
def test_a_size_that_no_terminal_has_is_refused(size: int, told: str) -> None:
    with pytest.raises(ValueError, match=f"width={size} is {told}"):
        w.show(w.new_match(high_card.GAME, seed=1), width=size)


def test_a_board_can_be_plain_ascii() -> None:
    match = played(answers=20)
    assert str(w.show(match, ascii_only=True)).isascii()
    assert not str(w.show(match)).isascii()


def test_what_a_view_holds_cannot_become_a_tag() -> None:
    plain: w.Game[Any, Any] = high_card.GAME
    tagged = evolve(plain, slug="tagged", view=lambda g, seat: "<script>")
    board = w.show(w.new_match(tagged, seed=1))
    assert "<script>" in str(board)
    assert "&lt;script&gt;" in board._repr_html_()
    assert "<script" not in board._repr_html_()


def test_a_game_without_a_painter_is_shown_field_by_field() -> None:
    text = str(w.show(w.new_match(high_card.GAME, seed=1)))
    assert "Deck count" in text
    assert "Card 0" in text


def paint_one_word(
    view: high_card.View, width: int, height: int, look: w.Look, offer: w.Offer
) -> w.Picture:
    """A board of one word, without places for the choices."""
    canvas = w.Canvas(width, height, look)
    canvas.text(0, 0, f"round-{view.round}", look.style("text"))
    return canvas.picture()


def test_a_painter_of_your_own_paints_one_picture() -> None:
    match = w.new_match(high_card.GAME, seed=1)
    own: w.Painter[Any] = w.Painter(paint=paint_one_word)
    assert str(w.show(match, painter=own)).strip() == "round-1"
    assert "Deck count" in str(w.show(match))


def test_a_painter_of_your_own_is_checked_without_being_registered() -> None:
    own: w.Painter[Any] = w.Painter(paint=paint_one_word)
    with pytest.raises(BrokenContractError):
        check_board(high_card.GAME, painter=own)
    assert "Deck count" in str(w.show(w.new_match(high_card.GAME, seed=1)))


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_a_board_shows_no_other_seats_secrets(game: w.Game[Any, Any]) -> None:
    """Hidden information is drawn again; the picture stays the same."""
    match = played(game, answers=25)
    for seat in (0, None):
        other = match.imagine(seat, w.Chance(5))
        assert str(w.show(other, seat)) == str(w.show(match, seat))
    all_is_open = game.see_the_same(match.view(None), 0, match.charter.seat_count - 1)
    assert all_is_open or str(w.show(match, 0)) != str(w.show(match, None))
