"""Steps and draws of Duel of Ages II cost what their descriptions say.

Chances to hit and to pass are compared with a second model in `test_second_model.py`.
"""

from __future__ import annotations

import re
from itertools import islice

import pytest
from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.game import Game
from engine.games.ages import GAME
from engine.games.ages.state import AgesState
from engine.games.ages.view_types import View
from engine.testing import BrokenContractError, Moment, Promise, check_promises, random_play

ENOUGH = 250
"""Decisions of a game that are tried: some rounds."""


def step_costs(said: re.Match[str], moment: Moment) -> bool:
    """10.1: a step takes so many of the points; where the move goes on, the rest is left."""
    before, after = moment.before, moment.after
    if before.points != int(said["points"]):
        return False
    goes_on = after.acting == before.acting and after.step == before.step
    return not goes_on or before.points - after.points == int(said["cost"])


def draw_takes(said: re.Match[str], moment: Moment) -> bool:
    """14.1: a draw takes one card of its deck, and one or two of the draws that are left."""
    before, after, deck = moment.before, moment.after, moment.choice.noun
    if (before.reward, before.decks[deck]) != (int(said["draws"]), int(said["cards"])):
        return False
    draws_on = after.reward > 0 and after.acting == before.acting
    taken = before.reward - after.reward if draws_on else int(said["taken"])
    return (taken, before.decks[deck] - after.decks[deck]) == (int(said["taken"]), 1)


PROMISES = (
    Promise("step", r"^(?P<cost>\d+) of (?P<points>\d+) points?", step_costs),
    Promise(
        "draw",
        r"Takes (?P<taken>\d) draws? of (?P<draws>\d+); (?P<cards>\d+) cards? in the deck",
        draw_takes,
    ),
)
PLAIN = (r"[\s\S]*",)
"""Ratings, texts of cards, health as it is, and chances."""


def test_what_a_choice_promises_is_what_happens() -> None:
    """10.1, 14.1: the cost of every step and draw that is offered."""
    matches = islice(random_play(GAME, seed=1), ENOUGH)
    kept = check_promises(matches, PROMISES, plain=PLAIN)
    assert all(kept[each.name] for each in PROMISES)


def lying(words: str) -> Game[AgesState, View]:
    """Duel of Ages II, with the same words about every step."""

    def describe(view: View, choice: Choice) -> Description:
        return Description("Lie", str(choice), words if choice.verb == "walk" else "")

    return evolve(GAME, describe=describe)


@pytest.mark.parametrize("words", ["0 of 6 points", "1 of 60 points"])
def test_a_promise_that_is_not_kept_is_found(words: str) -> None:
    """10.1: a wrong number is noticed."""
    with pytest.raises(BrokenContractError, match="not what happens"):
        check_promises(islice(random_play(lying(words), seed=1), ENOUGH), PROMISES, plain=PLAIN)
