"""The laws of a board, over tables made by hand: every step, with two to six companies."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from attrs import evolve

from engine.core.choice import Choice, Decision, Description, choice
from engine.core.game import Game
from engine.games.currents.view_types import View
from engine.testing.situations import Situation
from screens.testing.board_laws import check_painted_rows, check_plain_ascii, check_size_and_places
from screens.testing.boards import BoardCheck
from tests.screens.games.currents.tables import auction, drafting, finished, hall, places_at, table

STEPS = (
    *("act", "claimant", "team", "nudge", "speak", "sway", "card", "sway again", "staff"),
    *("effect", "call", "trade", "ledger", "prize", "fire"),
)


def describe(view: View, given: Choice) -> Description:
    """A choice at the place that it names."""
    return Description("Take", given.noun, place=given.noun)


STAND_IN = cast("Game[Any, Any]", SimpleNamespace(slug="currents", describe=describe))


def situation(view: View, name: str) -> Situation:
    """The table with the view's first seat asked for one of the places of the step."""
    views = {seat: evolve(view, seat=seat) for seat in (*range(view.seat_count), None)}
    places = places_at(evolve(view, seat=0))
    choices = tuple(choice("take", place) for place in places)
    if view.step == "team":
        people = sorted(place.removeprefix("card:") for place in places if place != "done")
        sets = (f"cards:{people[0]} {people[1]}", f"cards:{people[1]} {people[2]}")
        choices = tuple(choice("take", place) for place in sets)
    decisions = {0: Decision(0, "Which?", choices)} if choices else {}
    if view.outcome is not None:
        decisions = {}
    return Situation(STAND_IN, name, views, views, decisions, ())


def all_situations() -> tuple[Situation, ...]:
    """Every step with four companies, and some with two, three, five and six."""
    found = [situation(table(4, step=step), step) for step in STEPS]
    found += [
        situation(table(n, step=step), f"{step} {n}")
        for n in (2, 3, 5, 6)
        for step in ("act", "sway", "trade", "claimant", "card")
    ]
    found += [
        situation(auction(n, step=step, turn=turn), f"{step} {n}")
        for n in (2, 4, 6)
        for step in ("nominate", "bid")
        for turn in (1, 5)
    ]
    found += [situation(drafting(n, taken=n // 2), f"draft {n}") for n in (2, 4, 6)]
    found += [situation(hall(n), f"hall {n}") for n in (2, 6)]
    found += [situation(finished(n), f"end {n}") for n in (2, 4, 6)]
    return tuple(found)


@pytest.mark.parametrize(
    "check",
    [check_size_and_places, check_plain_ascii, check_painted_rows],
    ids=lambda check: check.__name__,
)
def test_the_board_keeps_the_law(check: BoardCheck) -> None:
    """Every step is painted; `tests/contract` has all laws, over the steps of real matches."""
    check(all_situations())
