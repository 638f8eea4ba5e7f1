"""OpenSpiel: games in C++, played from Python; two of its many, with cards and dice."""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.stopwatch import seconds_each


def one_game(game: Any) -> int:
    """Play a game of random actions and return their number, without chance nodes."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


if __name__ == "__main__":
    random.seed(1)
    played = {}
    for name in ("gin_rummy", "backgammon"):
        each = seconds_each(partial(one_game, pyspiel.load_game(name)), budget=2.0)
        played[f"OpenSpiel {name} (C++)"] = each
    print(json.dumps(played))
