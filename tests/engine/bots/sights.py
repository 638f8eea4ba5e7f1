"""Sights of the tiny game for bots."""

from __future__ import annotations

from engine.core.bot import Sight
from engine.core.choice import Decision, choice
from engine.core.match import start_match
from tests.sample_games import high_card


def sight_of(*nouns: str) -> Sight:
    decision = Decision(0, "Pick", tuple(choice("pick", noun) for noun in nouns))
    match = start_match(high_card.GAME, seed=1)
    return Sight(decision, lambda: match.view(0), lambda chance: match.imagine(0, chance))
