"""A bot and a match for the tests of the public module."""

from __future__ import annotations

from typing import Any

import wardenclyffe as w


class LastBot(w.Bot):
    """Takes the last choice; it counts how often it was asked."""

    def __init__(self, chance: w.Chance | None = None) -> None:
        self.asked = 0

    def choose(self, sight: w.Sight) -> w.Choice:
        self.asked += 1
        return sight.decision.choices[-1]


def played(game: str | w.Game[Any, Any] = "duel", *, answers: int = 1_000) -> w.Match[Any]:
    """A match where all take the first choice, up to a number of answers."""
    match = w.new_match(game, seed=3)
    while match.pending and len(match.log) < answers:
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
    return match
