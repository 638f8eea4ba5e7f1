"""Catanatron: a fast Catan simulator in Python, a game of similar complexity."""

from __future__ import annotations

import json

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from bench.stopwatch import seconds_each


def one_game() -> int:
    """Play a random game of two players and return the number of actions."""
    game, decisions = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]), 0
    while game.winning_color() is None and game.state.num_turns < 1_000:
        game.play_tick()
        decisions += 1
    return decisions


if __name__ == "__main__":
    print(json.dumps({"Catanatron (Python)": seconds_each(one_game, budget=2.0)}))
