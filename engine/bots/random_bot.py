"""The bot that takes any legal choice. It measures the others, and it is never offended."""

from __future__ import annotations

from attrs import define

from engine.core.bot import Advice, Sight
from engine.core.chance import Chance
from engine.core.choice import Choice


@define
class RandomBot:
    """Every legal choice is as likely as the next."""

    chance: Chance

    def choose(self, sight: Sight) -> Choice:
        """Draw a choice by lot."""
        return self.chance.pick(sight.decision.choices)

    def advise(self, sight: Sight) -> Advice:
        """Draw a choice by lot, and admit it."""
        count = len(sight.decision.choices)
        if count == 1:
            return Advice(sight.decision.choices[0], "It is the only legal choice.")
        return Advice(self.choose(sight), f"Drawn by lot from {count} legal choices; no thought.")
