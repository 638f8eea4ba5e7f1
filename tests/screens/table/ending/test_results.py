"""The verdict at the end of a match, as the viewer reads it."""

from __future__ import annotations

import pytest

from engine.core.state import Outcome
from screens.table.ending.results import own_verdict

NAMES = ("Ann", "Bob", "Cleo", "Dan")
WON = Outcome(((0,), (1, 2, 3)), (5, 1, 1, 1), "most points")
TEAM = Outcome(((0, 2), (1, 3)), (5, 0, 5, 0), "left", together=True)
DRAW = Outcome(((0, 1), (2, 3)), (5, 5, 0, 0), "equal")
BEATEN = Outcome(((0, 1, 2, 3),), (5, 5, 0, 0), "eaten", beaten_by="The Hopper")


@pytest.mark.parametrize(
    ("outcome", "seat", "words"),
    [
        (WON, 0, "You win"),
        (WON, 1, "You lose: Ann wins"),
        (WON, None, "Ann wins"),
        (TEAM, 2, "You win: Ann and Cleo win"),
        (TEAM, 1, "You lose: Ann and Cleo win"),
        (TEAM, None, "Ann and Cleo win"),
        (DRAW, 1, "A draw: Ann and Bob draw"),
        (DRAW, 2, "You lose: Ann and Bob draw"),
        (BEATEN, 0, "You lose: The Hopper wins"),
        (BEATEN, None, "The Hopper wins"),
    ],
)
def test_the_verdict_is_that_of_the_viewer(outcome: Outcome, seat: int | None, words: str) -> None:
    assert own_verdict(outcome, NAMES, seat) == words
