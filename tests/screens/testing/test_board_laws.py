"""The laws of a board find violations: each of these painters is broken in one way."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import pytest
from attrs import evolve
from rich.style import Style

from engine.testing.situations import situations
from screens.testing import BOARD_CHECKS, board_laws as laws, painter_laws
from screens.testing.boards import BoardCheck
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard, View
from tests.screens.testing import test_painter_laws
from tests.screens.testing.sound_painter import CARD, complaint, drawing, paint, paint_rows
from themes.look import Look
from tui.widgets.canvas import Canvas, Offer, Picture, Target


def test_the_sound_painter_is_sound() -> None:
    assert [complaint(check) for check in BOARD_CHECKS] == ["nothing"] * len(BOARD_CHECKS)


def test_every_law_is_seen_to_fail() -> None:
    """A law more needs a painter more, here or for the laws of other hooks."""
    assert {fault[0] for fault in (*FAULTS, *test_painter_laws.FAULTS)} == set(BOARD_CHECKS)
    assert {fault[0].__module__ for fault in FAULTS} == {laws.__name__}
    assert {fault[0].__module__ for fault in test_painter_laws.FAULTS} == {painter_laws.__name__}


def text(canvas: Canvas, x: int, y: int, words: str, role: str = "text") -> None:
    canvas.text(x, y, words, canvas.look.style(role))


def crash(view: View, *rest: Any) -> Picture:
    return {2: paint}[view.round](view, *rest)


def too_wide(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
    return evolve(paint(view, width + 1, height, look, offer), width=width)


def too_tall(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
    return evolve(paint(view, width, height + 1, look, offer), height=height)


def never_narrow(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
    return paint(view, max(width, 20), height, look, offer)


def place_outside(view: View, *rest: Any) -> Picture:
    picture = paint(view, *rest)
    return evolve(picture, targets=(*picture.targets, Target("deck", picture.width - 1, 0, 2, 1)))


def without_a_place(view: View, *rest: Any) -> Picture:
    picture = paint(view, *rest)
    return evolve(picture, targets=picture.targets[1:])


def unlettered(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
    return paint(view, width, height, look, evolve(offer, places=dict.fromkeys(offer.places, "")))


def letter_twice(canvas: Canvas, view: View, offer: Offer) -> None:
    """The first jump letter is also painted on the place of the last."""
    spots = [target for target in canvas.picture().targets if target.place in offer.places]
    if len(spots) > 1:
        text(canvas, spots[-1].x + CARD - 2, spots[-1].y, offer.places[spots[0].place])


def without_cursor(view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
    return paint(view, width, height, look, evolve(offer, cursor=""))


def other_rows(
    view: View, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
) -> Picture:
    if rows:
        return paint(view, width, height, look, Offer())
    return paint_rows(view, width, height, look, offer, rows)


LIKE_NO_PALETTE = Style(color="#123456")
FAULTS: list[tuple[BoardCheck, dict[str, Any], str]] = [
    (laws.check_size_and_places, {"paint": crash}, " at 60x12: the painter crashes: KeyError("),
    (laws.check_size_and_places, {"paint": too_wide}, "row 0 has 61 cells"),
    (laws.check_size_and_places, {"paint": too_tall}, "the picture has 13 rows"),
    (laws.check_size_and_places, {"paint": place_outside}, "'deck' lies outside of the picture"),
    (laws.check_size_and_places, {"paint": without_a_place}, "not on the board: card-"),
    (laws.check_useless_sizes, {"paint": never_narrow}, "at 0x0: the picture says another size"),
    (
        laws.check_plain_ascii,
        {
            "paint": drawing(
                lambda canvas, view, offer: canvas.put(50, 0, "★", canvas.look.style("text"))
            )
        },
        "not ASCII: ★",
    ),
    (
        laws.check_palettes,
        {
            "paint": drawing(
                lambda canvas, view, offer: canvas.text(
                    50, 0, "gold", canvas.look.style("text") + LIKE_NO_PALETTE
                )
            )
        },
        "fixed colours: #123456",
    ),
    (
        laws.check_palettes,
        {
            "paint": drawing(
                lambda canvas, view, offer: text(canvas, 30, 0, canvas.look.palette["background"])
            )
        },
        "changes the characters",
    ),
    (
        laws.check_legend,
        {"legend": lambda look: (("*", "won"), ("*", "won"))},
        "says something twice",
    ),
    (
        laws.check_legend,
        {"legend": lambda look: (("*", "rounds that were won"),)},
        "too long for the help: rounds that were won",
    ),
    (laws.check_legend, {"legend": lambda look: (("★", "won"),)}, "is not ASCII"),
    (
        laws.check_letters_shift_nothing,
        {
            "paint": drawing(
                lambda canvas, view, offer: text(canvas, 50 + any(offer.places.values()), 9, "deck")
            )
        },
        "jump letters change the cells [(50, 9), (51, 9)",
    ),
    (laws.check_letter_places, {"paint": unlettered}, "does not show its jump letter"),
    (laws.check_letter_places, {"paint": drawing(letter_twice)}, "changes something else"),
    (laws.check_cursor_stands_out, {"paint": without_cursor}, "does not stand out, or something"),
    (
        laws.check_cursor_stands_out,
        {"paint": drawing(lambda canvas, view, offer: text(canvas, 40, 9, offer.cursor))},
        "does not stand out, or something else does",
    ),
    (
        laws.check_painted_rows,
        {
            "paint": drawing(
                lambda canvas, view, offer: text(canvas, 0, canvas.height // 3, "deck")
            ),
            "paint_rows": other_rows,
        },
        "paint_rows paints different rows",
    ),
    (
        laws.check_contrast,
        {"paint": drawing(lambda canvas, view, offer: text(canvas, 40, 10, "7", "border"))},
        "cannot be read",
    ),
    (
        laws.check_picture_secrets,
        {"paint": drawing(lambda canvas, view, offer: text(canvas, 40, 10, " ".join(view.played)))},
        "gives a secret away",
    ),
    (
        laws.check_picture_secrets,
        {
            "paint": drawing(
                lambda canvas, view, offer: text(
                    canvas, 40, 10, "deck", "accent" if "".join(view.played) > "card-12" else "text"
                )
            )
        },
        "gives a secret away",
    ),
    (
        laws.check_picture_secrets,
        {"beats": lambda view: (" ".join(view.played), 1)},
        "step-by-step story gives a secret away",
    ),
]
"""The law that each fault of a painter breaks, and words of the complaint."""


def leaky(g: HighCard, seat: int | None) -> View:
    """A view that shows the top of the deck."""
    return evolve(high_card.view(g, seat), played=tuple(g.deck.cards[:1]))


LEAKING = situations(evolve(high_card.GAME, view=leaky), most=12)


@pytest.mark.parametrize(("law", "fault", "words"), FAULTS)
def test_a_fault_is_found(law: BoardCheck, fault: dict[str, Any], words: str) -> None:
    if law is laws.check_picture_secrets:
        no_story = {"beats": lambda view: ("", 0)}
        assert complaint(law, LEAKING, **no_story) == "nothing"
        assert words in complaint(law, LEAKING, **{**no_story, **fault})
    else:
        assert words in complaint(law, **fault)


def test_a_complaint_names_the_match_and_the_viewer() -> None:
    said = complaint(laws.check_size_and_places, paint=crash)
    assert said.startswith("tiny, ")
    assert ", seen by seat=" in said


@pytest.mark.parametrize(
    "style",
    [
        lambda look: look.blend("background", "text", 0.3),
        lambda look: look.style("text") + Style(dim=True),
        lambda look: look.style("text") + Style(bgcolor=look.mix("text", "muted", 0.5)),
    ],
)
def test_words_too_pale_to_be_read(style: Callable[[Look], Style]) -> None:
    pale = drawing(lambda canvas, view, offer: canvas.text(40, 10, "●", style(canvas.look)))
    assert "cannot be read in" in complaint(laws.check_contrast, paint=pale)


def test_lines_may_stand_back() -> None:
    def framed(canvas: Canvas, view: View, offer: Offer) -> None:
        canvas.box(40, 5, 9, 4, canvas.look.style("border"))
        text(canvas, 42, 6, "...", "border")

    assert complaint(laws.check_contrast, paint=drawing(framed)) == "nothing"
