"""Every number and leader that a description of Duel states is what then happens."""

from __future__ import annotations

import pytest

from engine.games.duel import GAME
from engine.games.duel.promises import EarnedActions, Lead, PrRises
from engine.games.duel.state import Options
from engine.testing import BrokenContractError, check_facts, random_play
from tests.engine.games.duel.random_play import every_game, positions
from tests.tools.random_play import lying


@every_game
def test_what_a_choice_says_is_what_happens(seed: int, seats: int, options: Options) -> None:
    """10.2, 6.6, 7.1, 6.3, 5.5, 9.1: numbers, leaders and goals, at every decision."""
    said = check_facts(positions(seed, seats, options))
    assert min(said[Lead], said[PrRises], said[EarnedActions]) > 0


@pytest.mark.parametrize(
    ("lie", "complaint"),
    [
        (PrRises(0, 99), "says 'PR from 0 to 99', which is not so"),
        ("wins 7 points", "has a number in 'wins 7 points', which is no fact"),
    ],
)
def test_a_lie_is_found(lie: PrRises | str, complaint: str) -> None:
    """6.6: a wrong number is noticed, and so is one that is no fact."""
    with pytest.raises(BrokenContractError, match=complaint):
        check_facts(random_play(lying(GAME, lie), seed=1))
