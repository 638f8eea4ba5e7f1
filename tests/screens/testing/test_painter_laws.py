"""The laws of a painter's other hooks find violations."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve

from engine.core.about import About
from engine.core.event import Event
from screens.table.painter import Rival
from screens.testing import BOARD_CHECKS, painter_laws as laws
from tests.sample_games.high_card import View
from tests.screens.testing.sound_painter import about, complaint, summary
from themes.glyphs import GLYPHS
from themes.look import Look
from tui.widgets.canvas import Canvas, Picture


def secret_of(view: View) -> str:
    """A secret of the view that the checks must not find in a reveal."""
    return str(id(view))


def test_a_place_that_nothing_is_told_about() -> None:
    said = complaint(laws.check_place_texts, about=lambda view, place: None)
    assert "it tells nothing about 'card-" in said


def test_a_place_whose_words_crash() -> None:
    said = complaint(laws.check_place_texts, about=lambda view, place: {}[place])
    assert "`about` crashes at 'no:such-place': KeyError(" in said


def test_words_about_a_place_that_is_not_there() -> None:
    said = complaint(laws.check_place_texts, about=lambda view, place: About(place, ()))
    assert "it tells about 'no:such-place'" in said


@pytest.mark.parametrize(
    ("words", "fault"), [("", "empty words"), ("two\nlines", "cannot be printed")]
)
def test_words_that_cannot_be_read(words: str, fault: str) -> None:
    def odd(view: View, place: str) -> About | None:
        told = about(view, place)
        return evolve(told, lines=(words,)) if told else None

    assert fault in complaint(laws.check_place_texts, about=odd)


def test_words_that_give_a_secret_away() -> None:
    def telling(view: View, place: str) -> About | None:
        told = about(view, place)
        return evolve(told, lines=(secret_of(view),)) if told else None

    assert "gives a secret away" in complaint(laws.check_place_texts, about=telling)


def test_a_page_that_is_too_wide() -> None:
    def large(view: View, place: str, width: int, height: int, look: Look) -> Picture:
        return Canvas(width + 1, height, look).picture()

    assert "it has 73x20 cells" in complaint(laws.check_place_pages, place_page=large)


def test_a_page_that_is_not_ascii() -> None:
    def signs(view: View, place: str, width: int, height: int, look: Look) -> Picture:
        canvas = Canvas(width, 1, evolve(look, glyphs=GLYPHS["unicode"]))
        canvas.text(0, 0, "★", look.style("text"))
        return canvas.picture()

    assert "not ASCII" in complaint(laws.check_place_pages, place_page=signs)


def test_a_page_that_gives_a_secret_away() -> None:
    def telling(view: View, place: str, width: int, height: int, look: Look) -> Picture:
        canvas = Canvas(width, 1, look)
        canvas.text(0, 0, secret_of(view), look.style("text"))
        return canvas.picture()

    assert "gives a secret away" in complaint(laws.check_place_pages, place_page=telling)


def test_a_page_that_crashes() -> None:
    said = complaint(laws.check_place_pages, place_page=lambda view, place, *rest: {}[place])
    assert "`place_page` crashes at" in said


# Summaries, seats and changes


@pytest.mark.parametrize(
    ("words", "complaint_words"),
    [
        (lambda view: "Ann wins", "it should say 'not over yet' until then"),
        (lambda view: "not over yet", "it should say 'not over yet' until then"),
        (lambda view: "★ won" if view.outcome else "★ not over yet", "not ASCII"),
        (lambda view: {}[view], "the summary crashes: KeyError("),
    ],
)
def test_a_summary_with_a_fault(words: Callable[[View], str], complaint_words: str) -> None:
    def broken(view: View, width: int, look: Look, players: tuple[str, ...]) -> Picture:
        canvas = Canvas(width, 1, look)
        for x, char in enumerate(words(view)):
            canvas.put(x, 0, char, look.style("text"))
        return canvas.picture()

    assert complaint_words in complaint(laws.check_summary, summary=broken)


def test_a_summary_that_is_too_wide() -> None:
    said = complaint(
        laws.check_summary,
        summary=lambda view, width, *rest: summary(view, width + 2, *rest),
    )
    assert "rows of {58} cells" in said


def test_a_seat_without_a_colour() -> None:
    said = complaint(laws.check_seat_details, seat_roles=lambda view: ("mauve",) * len(view.won))
    assert "no palette has these colours of seats: mauve, mauve" in said


def test_a_curve_that_leaves_a_seat_out() -> None:
    assert "a curve with [1] values for 2 seats" in complaint(
        laws.check_seat_details, curves=lambda view: {"won": (1,)}
    )


def test_a_curve_for_more_or_fewer_rivals_than_there_are() -> None:
    def said(more: int, rivals: int) -> str:
        return complaint(
            laws.check_seat_details,
            curves=lambda view: {"won": (*view.won, *[0] * more)},
            rivals=lambda view: (Rival("Bank", "muted", 0, 1),) * rivals,
        )

    assert said(1, 1) == said(0, 2) == "nothing"
    assert "values for 2 seats and 2 rivals" in said(1, 2)
    assert "values for 2 seats and 1 rivals" in said(2, 1)
    assert "values for 2 seats" in said(1, 0)


def test_an_event_whose_change_is_not_known() -> None:
    def changed(event: Event, view: View) -> tuple[str, ...]:
        places: dict[type[Event], tuple[str, ...]] = {}
        return places[type(event)]

    assert "`places_changed_by` fails for an event: KeyError(" in complaint(
        laws.check_seat_details, places_changed_by=changed
    )


def test_every_law_is_seen_to_fail_above() -> None:
    """A law more needs a painter more in this file."""
    source = Path(__file__).read_text(encoding="utf-8")
    names = [each.__name__ for each in BOARD_CHECKS if each.__module__ == laws.__name__]
    assert names
    assert [law for law in names if f"laws.{law}" not in source] == []
