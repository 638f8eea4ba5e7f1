"""The tables of a sequence of play name every step, each of them once."""

from __future__ import annotations

from engine.games.ages import sequence as ages
from engine.games.ages.steps import Step as AgesStep
from engine.games.currents import sequence as currents
from engine.games.currents.state import Step as CurrentsStep


def test_every_step_of_ages_is_an_asking_or_a_happening() -> None:
    both = [*ages.ASKINGS, *ages.HAPPENINGS, AgesStep.SCORE]
    assert sorted(step.value for step in both) == sorted(step.value for step in AgesStep)


def test_every_step_of_currents_is_an_asking_or_a_happening() -> None:
    both = [*currents.ASKINGS, *currents.HAPPENINGS, CurrentsStep.SCORE]
    assert sorted(step.value for step in both) == sorted(step.value for step in CurrentsStep)
