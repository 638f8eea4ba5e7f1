"""A bot and a match for the tests of the public module."""

from __future__ import annotations

from typing import Any

import wardenclyffe as w
from tests.sample_games import high_card


class LastBot(w.Bot):
    """Takes the last choice; it counts how often it was asked."""

    def __init__(self, chance: w.Chance | None = None) -> None:
        self.asked = 0

    def choose(self, sight: w.Sight) -> w.Choice:
        self.asked += 1
        return sight.decision.choices[-1]


def played(game: str | w.Game[Any, Any] = "duel", *, answers: int = 1_000) -> w.Match[Any]:
    match = w.new_match(game, seed=3)
    while match.pending and len(match.log) < answers:
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
    return match


def paint_one_word(
    view: high_card.View, width: int, height: int, look: w.Look, offer: w.Offer
) -> w.Picture:
    canvas = w.Canvas(width, height, look)
    canvas.text(0, 0, f"round-{view.round}", look.style("text"))
    return canvas.picture()
