"""RLCard: card games in Python for learning agents."""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import rlcard  # type: ignore[import-not-found]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

from bench.stopwatch import seconds_each


def table(name: str) -> Any:
    """A game with random agents at all seats."""
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    return env


def one_game(env: Any) -> int:
    """Play a game of random actions and return their number."""
    before = env.timestep
    env.run(is_training=False)
    return int(env.timestep - before)


if __name__ == "__main__":
    random.seed(1)
    played = {}
    for name in ("uno", "gin-rummy"):
        each = seconds_each(partial(one_game, table(name)), budget=2.0)
        played[f"RLCard {name} (Python)"] = each
    print(json.dumps(played))
