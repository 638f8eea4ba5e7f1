"""The bot that takes any legal choice, as a measure for the others."""

from __future__ import annotations

from attrs import define

from engine.core.bot import Advice, Sight
from engine.core.chance import Chance
from engine.core.choice import Choice


@define
class RandomBot:
    """Takes every legal choice with the same probability."""

    chance: Chance

    def choose(self, sight: Sight) -> Choice:
        """A choice drawn by lot."""
        return self.chance.pick(sight.decision.choices)

    def advise(self, sight: Sight) -> Advice:
        """A choice drawn by lot, with words that say so."""
        count = len(sight.decision.choices)
        if count == 1:
            return Advice(sight.decision.choices[0], "It is the only legal choice.")
        return Advice(self.choose(sight), f"Drawn by lot from {count} legal choices; no thought.")
