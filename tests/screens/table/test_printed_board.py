"""Boards printed for a script, or shown in a notebook."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

import wardenclyffe as w
from tests.contract.games import every_game, name_of
from tests.facade.playing import paint_one_word, played
from tests.painters import painter_of
from tests.sample_games import high_card


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


def test_a_painter_of_your_own_paints_one_picture() -> None:
    match = w.new_match(high_card.GAME, seed=1)
    own = painter_of(paint=paint_one_word)
    assert str(w.show(match, painter=own)).strip() == "round-1"
    assert "Deck count" in str(w.show(match))


def test_a_painter_that_returns_no_picture_is_named_as_the_fault() -> None:
    painter = painter_of(paint=lambda view, width, height, look, offer: 5)
    with pytest.raises(w.BadGameError, match=r"`paint` of a painter must return a Picture.*not 5"):
        w.show(w.new_match(high_card.GAME, seed=1), painter=painter)


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_a_board_shows_no_other_seats_secrets(game: w.Game[Any, Any]) -> None:
    """Hidden information is drawn again; the picture stays the same."""
    match = played(game, answers=25)
    for seat in (0, None):
        other = match.imagine(seat, w.Chance(5))
        assert str(w.show(other, seat)) == str(w.show(match, seat))
    all_is_open = game.see_the_same(match.view(None), 0, match.charter.seat_count - 1)
    assert all_is_open or str(w.show(match, 0)) != str(w.show(match, None))


def test_the_choices_of_a_seat_are_painted_on_request_where_it_is_asked() -> None:
    def paint(view: Any, width: int, height: int, look: w.Look, offer: w.Offer) -> w.Picture:
        canvas = w.Canvas(width, height, look)
        shown = " ".join(f"{letter}:{place}" for place, letter in offer.places.items())
        canvas.text(0, 0, shown, look.style("text"))
        for place in offer.places:
            canvas.target(place, 0, 0, width, 1)
        return canvas.picture()

    match = w.new_match(high_card.GAME, seed=1)
    own = painter_of(paint=paint)
    shown = str(w.show(match, 0, painter=own, choices=True))
    assert [word.partition(":")[2] for word in shown.split()] == [
        choice.noun for choice in match.decision(0).choices
    ]
    assert str(w.show(match, 0, painter=own)) == ""
    assert str(w.show(match, None, painter=own, choices=True)) == ""


def test_choices_without_a_place_on_the_board_are_listed_below_it() -> None:
    match = w.new_match(high_card.GAME, seed=1)
    blank = painter_of(paint=paint_one_word)
    board = w.show(match, 0, painter=blank, choices=True)
    head, _, listed = str(board).partition("\n\n")
    words = [match.describe(0, choice) for choice in match.decision(0).choices]
    labels = [f"{each.group}: {each.label}" for each in words]
    assert head.strip() == "round-1"
    prompt, *lines = listed.splitlines()
    assert prompt == match.decision(0).prompt
    assert [line.split(maxsplit=1)[1] for line in lines] == labels
    assert len({line.split()[0] for line in lines}) == len(labels)
    assert all(label in board._repr_html_() for label in labels)
