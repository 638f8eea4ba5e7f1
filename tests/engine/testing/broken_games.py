"""Games that break the contract in one way, and what random play finds in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from engine.core.chance import Chance
from engine.core.choice import Decision
from engine.core.flow import choose_together
from engine.core.game import Game
from engine.core.match import start_match
from engine.testing import CheckedPlayError
from engine.testing.checked_play import play_checked
from tests.sample_games.high_card import GAME, HighCard

Broken = Game[Any, Any]


def broken(**changes: Any) -> Broken:
    return evolve(GAME, **changes)


def finding(game: Broken) -> str:
    for seed in range(5):
        match = start_match(game, seed=seed, seats=3)
        try:
            play_checked(match, Chance(seed), check_interval=1)
        except CheckedPlayError as found:
            return str(found.__cause__)
    return "nothing"


def asking(decisions: Callable[[HighCard], tuple[Decision, ...]]) -> Broken:
    """A game that asks only this, for ever."""

    async def segment(g: HighCard) -> None:
        await choose_together(*decisions(g))

    return broken(segment=segment)
