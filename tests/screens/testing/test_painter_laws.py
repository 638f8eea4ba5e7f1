"""The laws of a painter's other hooks find violations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from engine.core.about import About
from screens.table.painter import Rival
from screens.testing import painter_laws as laws
from screens.testing.boards import BoardCheck
from tests.sample_games.high_card import View
from tests.screens.testing.sound_painter import about, complaint, summary
from themes.glyphs import GLYPHS
from themes.look import Look
from tui.widgets.canvas import Canvas, Picture


def secret_of(view: View) -> str:
    """A secret of the view that the checks must not find in a reveal."""
    return str(id(view))


def crash() -> str:
    raise KeyError("crash")


def telling(words: Callable[[View], str]) -> Callable[[View, str], About | None]:
    def about_place(view: View, place: str) -> About | None:
        told = about(view, place)
        return evolve(told, lines=(words(view),)) if told else None

    return about_place


def page(words: Callable[[View], str], *, more_width: int = 0) -> Callable[..., Picture]:
    def place_page(view: View, place: str, width: int, height: int, look: Look) -> Picture:
        canvas = Canvas(width + more_width, 1, evolve(look, glyphs=GLYPHS["unicode"]))
        canvas.text(0, 0, words(view), look.style("text"))
        return canvas.picture()

    return place_page


def summing_up(words: Callable[[View], str]) -> Callable[..., Picture]:
    def summary_of(view: View, width: int, look: Look, players: tuple[str, ...]) -> Picture:
        canvas = Canvas(width, 1, look)
        for x, char in enumerate(words(view)):
            canvas.put(x, 0, char, look.style("text"))
        return canvas.picture()

    return summary_of


FAULTS: list[tuple[BoardCheck, dict[str, Any], str]] = [
    (laws.check_place_texts, {"about": lambda view, place: None}, "tells nothing about 'card-"),
    (
        laws.check_place_texts,
        {"about": lambda view, place: {}[place]},
        "`about` crashes at 'no:such-place': KeyError(",
    ),
    (
        laws.check_place_texts,
        {"about": lambda view, place: About(place, ())},
        "it tells about 'no:such-place'",
    ),
    (laws.check_place_texts, {"about": telling(lambda view: "")}, "empty words"),
    (laws.check_place_texts, {"about": telling(lambda view: "two\nlines")}, "cannot be printed"),
    (laws.check_place_texts, {"about": telling(secret_of)}, "gives a secret away"),
    (laws.check_place_pages, {"place_page": page(str, more_width=1)}, "it has 73x1 cells"),
    (laws.check_place_pages, {"place_page": page(lambda view: "★")}, "not ASCII"),
    (laws.check_place_pages, {"place_page": page(secret_of)}, "gives a secret away"),
    (
        laws.check_place_pages,
        {"place_page": lambda view, place, *rest: {}[place]},
        "`place_page` crashes at",
    ),
    (
        laws.check_summary,
        {"summary": summing_up(lambda view: "Ann wins")},
        "it should say 'not over yet' until then",
    ),
    (
        laws.check_summary,
        {"summary": summing_up(lambda view: "not over yet")},
        "it should say 'not over yet' until then",
    ),
    (
        laws.check_summary,
        {"summary": summing_up(lambda view: "★ won" if view.outcome else "★ not over yet")},
        "not ASCII",
    ),
    (
        laws.check_summary,
        {"summary": summing_up(lambda view: crash())},
        "the summary crashes: KeyError(",
    ),
    (
        laws.check_summary,
        {"summary": lambda view, width, *rest: summary(view, width + 2, *rest)},
        "rows of {58} cells",
    ),
    (
        laws.check_seat_details,
        {"seat_roles": lambda view: ("mauve",) * len(view.won)},
        "no palette has these colours of seats: mauve, mauve",
    ),
    (
        laws.check_seat_details,
        {"curves": lambda view: {"won": (1,)}},
        "a curve with [1] values for 2 seats",
    ),
    (
        laws.check_seat_details,
        {"places_changed_by": lambda event, view: crash()},
        "`places_changed_by` fails for an event: KeyError(",
    ),
]
"""The law that each fault of a painter breaks, and words of the complaint."""


@pytest.mark.parametrize(("law", "fault", "words"), FAULTS)
def test_a_fault_is_found(law: BoardCheck, fault: dict[str, Any], words: str) -> None:
    assert words in complaint(law, **fault)


@pytest.mark.parametrize(
    ("more", "rivals", "words"),
    [
        (1, 1, "nothing"),
        (0, 2, "nothing"),
        (1, 2, "values for 2 seats and 2 rivals"),
        (2, 1, "values for 2 seats and 1 rivals"),
        (1, 0, "values for 2 seats"),
    ],
)
def test_a_curve_has_a_value_for_each_seat_or_for_each_rival_too(
    more: int, rivals: int, words: str
) -> None:
    assert words in complaint(
        laws.check_seat_details,
        curves=lambda view: {"won": (*view.won, *[0] * more)},
        rivals=lambda view: (Rival("Bank", "muted", 0, 1),) * rivals,
    )
