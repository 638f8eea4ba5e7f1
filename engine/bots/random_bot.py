"""The bot that picks random legal choices, as a baseline for the others."""

from __future__ import annotations

from attrs import define, field

from engine.core.bot import Advice, Sight, check_sight
from engine.core.chance import Chance
from engine.core.choice import Choice


@define
class RandomBot:
    """Takes every legal choice with the same probability."""

    chance: Chance = field(repr=False)

    def choose(self, sight: Sight) -> Choice:
        check_sight(sight)
        return self.chance.pick(sight.decision.choices)

    def advise(self, sight: Sight) -> Advice:
        count = len(sight.decision.choices)
        if count == 1:
            return Advice(sight.decision.choices[0], "It is the only legal choice.")
        return Advice(self.choose(sight), f"Picked at random from {count} legal choices.")
