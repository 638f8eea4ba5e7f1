"""A fact that does not hold is found, and so is a number that is no fact."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve, frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, TriedChoice, Words, said
from engine.core.game import Game
from engine.games.duel import GAME
from engine.testing import BrokenContractError, check_facts, random_play


@frozen
class AnswersOnce(Fact):
    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat} answers"

    def holds(self, tried: TriedChoice) -> bool:
        return tried.seat == self.seat


def saying(words: Words) -> Game[Any, Any]:
    def describe(view: Any, choice: Choice) -> Description:
        return Description("Group", "label", lambda: words)

    return evolve(GAME, describe=describe)


def test_facts_that_hold_are_counted() -> None:
    assert check_facts(random_play(saying("nothing to count"), seed=1)).total() == 0
    either = said("RIVET-77 at K11: ", AnswersOnce(0))
    with pytest.raises(BrokenContractError, match="says 'seat 0 answers', which is not so"):
        check_facts(random_play(saying(either), seed=1))


@pytest.mark.parametrize("words", ["wins 7 points", "pays $7k", "-2 to hit"])
def test_a_number_that_is_no_fact_is_found(words: str) -> None:
    with pytest.raises(BrokenContractError, match=r"has a number in .*, which is no fact"):
        check_facts(random_play(saying(words), seed=1))


def test_the_number_of_a_name_is_none_that_is_stated() -> None:
    check_facts(random_play(saying("Wolfhound 2 follows"), seed=1), names=["Wolfhound 2"])
    with pytest.raises(BrokenContractError, match="has a number in 'Wolfhound 2 bites 3 times'"):
        check_facts(random_play(saying("Wolfhound 2 bites 3 times"), seed=1), names=["Wolfhound 2"])
