"""The laws of a board find violations: each of these painters is broken in one way."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from rich.style import Style

from engine.testing.situations import situations
from screens.testing import BOARD_CHECKS, board_laws as laws
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard, View
from tests.screens.testing.sound_painter import (
    CARD,
    complaint,
    drawing,
    paint,
    paint_rows,
    repainted,
)
from themes.look import Look
from tui.widgets.canvas import Canvas, Offer, Picture, Target

FIXED = Style(color="#123456")


def test_the_sound_painter_is_sound() -> None:
    assert [complaint(check) for check in BOARD_CHECKS] == ["nothing"] * len(BOARD_CHECKS)


# Size and places


def test_a_painter_that_crashes() -> None:
    """The message names the match, the position, the viewer and the size."""

    def broken(view: View, *rest: Any) -> Picture:
        return {2: paint}[view.round](view, *rest)

    said = complaint(laws.check_size_and_places, paint=broken)
    assert said.startswith("tiny, ")
    assert ", seen by seat=" in said
    assert " at 60x12: the painter crashes: KeyError(" in said


def test_a_picture_that_is_too_wide() -> None:
    def wide(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return evolve(paint(view, width + 1, height, look, offer), width=width)

    assert "row 0 has 61 cells" in complaint(laws.check_size_and_places, paint=wide)


def test_a_picture_with_a_row_too_many() -> None:
    def tall(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return evolve(paint(view, width, height + 1, look, offer), height=height)

    assert "the picture has 13 rows" in complaint(laws.check_size_and_places, paint=tall)


def test_a_picture_that_fails_only_in_a_terminal_of_no_use() -> None:
    def broken(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return paint(view, max(width, 20), height, look, offer)

    assert "at 0x0: the picture says another size" in complaint(
        laws.check_useless_sizes, paint=broken
    )


def test_a_place_outside_of_the_picture() -> None:
    def outside(picture: Picture) -> Picture:
        beyond = Target("deck", picture.width - 1, 0, 2, 1)
        return evolve(picture, targets=(*picture.targets, beyond))

    assert "'deck' lies outside of the picture" in complaint(
        laws.check_size_and_places, paint=repainted(outside)
    )


def test_a_choice_that_cannot_be_pointed_at() -> None:
    def without_cards(picture: Picture) -> Picture:
        return evolve(picture, targets=picture.targets[1:])

    said = complaint(laws.check_size_and_places, paint=repainted(without_cards))
    assert "offered, but not on the board: card-" in said


# Looks


def test_a_character_that_is_not_ascii() -> None:
    def starred(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.put(50, 0, "★", canvas.look.style("text"))

    assert "not ASCII: ★" in complaint(laws.check_plain_ascii, paint=drawing(starred))


def test_a_fixed_colour() -> None:
    def coloured(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(50, 0, "gold", canvas.look.style("text") + FIXED)

    assert "fixed colours: #123456" in complaint(laws.check_palettes, paint=drawing(coloured))


def test_a_palette_that_changes_the_characters() -> None:
    def named(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(30, 0, canvas.look.palette["background"], canvas.look.style("text"))

    assert "changes the characters" in complaint(laws.check_palettes, paint=drawing(named))


@pytest.mark.parametrize(
    ("legend", "words"),
    [
        ((("*", "won"), ("*", "won")), "says something twice"),
        ((("*", "rounds that were won"),), "too long for the help: rounds that were won"),
        ((("★", "won"),), "is not ASCII"),
    ],
)
def test_a_legend_with_a_fault(legend: tuple[tuple[str, str], ...], words: str) -> None:
    assert words in complaint(laws.check_legend, legend=lambda look: legend)


# Labels and the cursor


def test_letters_that_shift_something() -> None:
    def shifting(canvas: Canvas, view: View, offer: Offer) -> None:
        lettered = any(offer.places.values())
        canvas.text(50 + lettered, 9, "deck", canvas.look.style("text"))

    assert "jump letters change the cells [(50, 9), (51, 9)" in complaint(
        laws.check_letters_shift_nothing, paint=drawing(shifting)
    )


def test_a_letter_that_is_not_shown() -> None:
    def unlettered(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return paint(
            view, width, height, look, evolve(offer, places=dict.fromkeys(offer.places, ""))
        )

    assert "does not show its jump letter" in complaint(laws.check_letter_places, paint=unlettered)


def test_a_letter_that_is_written_elsewhere_too() -> None:
    """The first jump letter is also painted on the place of the last."""

    def twice(canvas: Canvas, view: View, offer: Offer) -> None:
        spots = [target for target in canvas.picture().targets if target.place in offer.places]
        if len(spots) > 1:
            letter = offer.places[spots[0].place]
            canvas.text(spots[-1].x + CARD - 2, spots[-1].y, letter, canvas.look.style("text"))

    assert "changes something else" in complaint(laws.check_letter_places, paint=drawing(twice))


def test_a_cursor_that_does_not_show() -> None:
    def unmoved(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        return paint(view, width, height, look, evolve(offer, cursor=""))

    assert "does not stand out, or something else does" in complaint(
        laws.check_cursor_stands_out, paint=unmoved
    )


def test_a_cursor_that_shows_elsewhere() -> None:
    def spoken(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(40, 9, offer.cursor, canvas.look.style("text"))

    assert "does not stand out, or something else does" in complaint(
        laws.check_cursor_stands_out, paint=drawing(spoken)
    )


def test_rows_that_are_painted_otherwise() -> None:
    def other(
        view: View, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
    ) -> Picture:
        return (
            paint(view, width, height, look, Offer())
            if rows
            else paint_rows(view, width, height, look, offer, rows)
        )

    def low(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(0, canvas.height // 3, "deck", canvas.look.style("text"))

    assert "paint_rows paints different rows" in complaint(
        laws.check_painted_rows, paint=drawing(low), paint_rows=other
    )


# Contrast


@pytest.mark.parametrize(
    ("words", "style"),
    [
        ("7", lambda look: look.style("border")),
        ("deck", lambda look: look.blend("background", "text", 0.3)),
        ("deck", lambda look: look.style("text") + Style(dim=True)),
        ("\u25cf", lambda look: look.style("text") + Style(bgcolor=look.mix("text", "muted", 0.5))),
    ],
)
def test_words_too_pale_to_be_read(words: str, style: Callable[[Look], Style]) -> None:
    def pale(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(40, 10, words, style(canvas.look))

    said = complaint(laws.check_contrast, paint=drawing(pale))
    assert "cannot be read" in said
    assert words in said


def test_lines_may_stand_back() -> None:
    def framed(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.box(40, 5, 9, 4, canvas.look.style("border"))
        canvas.text(42, 6, "...", canvas.look.style("border"))

    said = complaint(laws.check_contrast, paint=drawing(framed))
    assert said == "nothing"


# Secrets


def leaky(g: HighCard, seat: int | None) -> View:
    """A view that shows the top of the deck."""
    return evolve(high_card.view(g, seat), played=tuple(g.deck.cards[:1]))


LEAKING = situations(evolve(high_card.GAME, view=leaky), most=12)


def test_a_hidden_card_on_the_board() -> None:
    def next_card(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.text(40, 10, " ".join(view.played), canvas.look.style("text"))

    said = complaint(
        laws.check_picture_secrets, LEAKING, paint=drawing(next_card), beats=lambda view: ("", 0)
    )
    assert "gives a secret away" in said
    assert complaint(laws.check_picture_secrets, LEAKING, beats=lambda view: ("", 0)) == "nothing"


def test_a_hidden_card_in_the_colours_alone() -> None:
    def tinted(canvas: Canvas, view: View, offer: Offer) -> None:
        high = "".join(view.played) > "card-12"
        canvas.text(40, 10, "deck", canvas.look.style("accent" if high else "text"))

    said = complaint(
        laws.check_picture_secrets, LEAKING, paint=drawing(tinted), beats=lambda view: ("", 0)
    )
    assert "gives a secret away" in said


def test_a_hidden_card_in_what_is_told_step_by_step() -> None:
    said = complaint(
        laws.check_picture_secrets,
        LEAKING,
        beats=lambda view: (" ".join(view.played), 1),
    )
    assert "step-by-step story gives a secret away" in said


def test_every_law_is_seen_to_fail_above() -> None:
    """A law more needs a painter more in this file."""
    source = Path(__file__).read_text(encoding="utf-8")
    names = [each.__name__ for each in BOARD_CHECKS if each.__module__ == laws.__name__]
    assert names
    assert [law for law in names if f"laws.{law}" not in source] == []
