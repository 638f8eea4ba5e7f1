"""The laws of a board, over tables made by hand: every step, through all eyes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.core.choice import Choice, Decision, Description, choice
from engine.core.game import Game
from engine.games.ages.view_types import View
from engine.testing.situations import Situation
from screens.testing.board_laws import check_painted_rows, check_plain_ascii, check_size_and_places
from screens.testing.boards import BoardCheck
from tests.screens.games.ages.tables import begun, finished, places_at, shooting, struck, table

STEPS = (
    *("free", "free use", "fire", "weapon", "target", "armor", "move", "walk", "opfire", "aim"),
    *("melee", "strike", "adventure", "site", "draw", "dome", "reinforce", "level"),
)


def describe(view: View, given: Choice) -> Description:
    return Description("Take", given.noun, place=given.noun)


STAND_IN = cast("Game[Any, Any]", SimpleNamespace(slug="ages", describe=describe))


def situation(make: Any, name: str) -> Situation:
    """The table with White asked for one of the places of the step."""
    views = {seat: make(seat) for seat in (0, 1, None)}
    over = views[0].outcome is not None
    choices = () if over else tuple(choice("take", place) for place in places_at(views[0]))
    decisions = {0: Decision(0, "Which?", choices)} if choices else {}
    return Situation(STAND_IN, name, views, views, decisions, ())


def all_situations() -> tuple[Situation, ...]:
    found = [situation(lambda seat, step=step: table(step, seat=seat), step) for step in STEPS]
    found.append(situation(lambda seat: shooting(seat=seat), "a shot"))
    found.append(situation(lambda seat: shooting(seat=seat, hit=""), "a shot before its card"))
    found.append(situation(lambda seat: struck(seat=seat), "struck"))
    found.append(situation(lambda seat: begun(seat=seat), "begun"))
    found.append(situation(lambda seat: finished(seat=seat), "end"))
    return tuple(found)


@pytest.mark.parametrize(
    "check",
    [check_size_and_places, check_plain_ascii, check_painted_rows],
    ids=lambda check: check.__name__,
)
def test_the_board_keeps_the_law(check: BoardCheck) -> None:
    """Every step is painted; `tests/contract` has all laws, over the steps of real matches."""
    check(all_situations())
