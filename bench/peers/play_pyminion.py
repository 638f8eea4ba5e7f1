"""Pyminion: Dominion in Python, with cards that need no further decisions."""

from __future__ import annotations

import json
import logging
import random
from typing import Any

from pyminion.bots.bot import Bot, BotDecider  # type: ignore[import-not-found]
from pyminion.expansions import base  # type: ignore[import-not-found]
from pyminion.game import Game  # type: ignore[import-not-found]

from bench.stopwatch import seconds_each

KINGDOM = ("festival", "laboratory", "market", "moat", "smithy", "village", "witch", "gardens")


class RandomDecider(BotDecider):  # type: ignore[misc]
    """Takes any legal card, or none."""

    decisions = 0

    def action_phase_decision(self, valid_actions: Any, player: Any, game: Any) -> Any:
        """Play an action or none."""
        RandomDecider.decisions += 1
        return random.choice([*valid_actions, None])

    def treasure_phase_decision(self, valid_treasures: Any, player: Any, game: Any) -> Any:
        """Play all treasures."""
        RandomDecider.decisions += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: Any, player: Any, game: Any) -> Any:
        """Buy a card or none."""
        RandomDecider.decisions += 1
        return random.choice([*valid_cards, None])


def one_game() -> int:
    """Play a game of two players and return the number of decisions."""
    before = RandomDecider.decisions
    cards = [getattr(base, name) for name in KINGDOM]
    players = [Bot(RandomDecider(), "one"), Bot(RandomDecider(), "two")]
    Game(players, [base.base_set], kingdom_cards=cards, log_stdout=False).play()
    return RandomDecider.decisions - before


if __name__ == "__main__":
    logging.disable()
    random.seed(1)
    print(json.dumps({"Pyminion (Python)": seconds_each(one_game, budget=2.0)}))
