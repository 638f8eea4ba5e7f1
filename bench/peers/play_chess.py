"""python-chess: a widely used pure Python library."""

from __future__ import annotations

import json
import random

import chess  # type: ignore[import-not-found]

from bench.stopwatch import seconds_each


def one_game() -> int:
    """Play a game of random moves and return their number."""
    board, moves = chess.Board(), 0
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
        moves += 1
    return moves


if __name__ == "__main__":
    random.seed(1)
    print(json.dumps({"python-chess (Python)": seconds_each(one_game, budget=2.0)}))
