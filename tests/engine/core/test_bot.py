"""A bot's input and its advice."""

from __future__ import annotations

from typing import Any

import pytest

import wardenclyffe as w
from engine.core.chance import Chance
from tests.engine.core.high_card_steps import begin
from tests.facade.playing import LastBot
from tests.sample_games import high_card


def test_a_sight_gives_the_decision_the_view_and_imagined_matches() -> None:
    match = begin()
    sight = match.sight(1)
    assert sight.seat == 1
    assert sight.decision == match.decision(1)
    assert sight.view == match.view(1)
    assert sight.view is sight.view
    assert sight.imagine(Chance(1)).view(1) == match.view(1)


def test_the_same_chance_imagines_the_same_match() -> None:
    match = begin()
    assert match.imagine(0, Chance(5)).digest() == match.imagine(0, Chance(5)).digest()


def test_a_bot_that_gives_no_reason_advises_its_choice() -> None:
    match = w.new_match(high_card.GAME, seed=1)
    advice = LastBot().advise(match.sight(0))
    assert advice == w.Advice(match.decision(0).choices[-1], "This bot gives no reasons.")


def test_nothing_cannot_be_picked_from() -> None:
    with pytest.raises(IndexError, match="there is nothing to pick from"):
        w.Chance(1).pick([])


def test_a_bot_that_answers_in_words_gives_a_hint_as_well() -> None:
    class InWords(w.Bot):
        def choose(self, sight: w.Sight) -> w.Choice:
            return str(sight.decision.choices[0])  # type: ignore[return-value]

    match = w.new_match("duel", seed=4)
    assert InWords().advise(match.sight(1)).choice == match.pending[0].choices[0]


@pytest.mark.parametrize("name", ["greedy", "modest", "random"])
def test_a_bot_refuses_a_match_in_place_of_a_sight(name: str) -> None:
    match: Any = w.new_match("duel", seed=4)
    with pytest.raises(
        TypeError, match=r"needs the sight of a seat, `match.sight\(seat\)`, not <Match"
    ):
        w.bot("duel", name).choose(match)


def test_an_advice_is_a_choice_with_a_reason() -> None:
    wrong: Any = "pass"
    with pytest.raises(TypeError, match="the choice of an Advice must be a Choice, not 'pass'"):
        w.Advice(wrong)
