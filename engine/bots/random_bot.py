"""The bots that pick at random: always, as a baseline, or now and then, for a first game."""

from __future__ import annotations

from attrs import define, field

from engine.core.bot import Advice, Bot, Sight, check_sight
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


SLIPS = 3
"""One choice in this many is made at random."""


@define
class ModestBot:
    """Plays like another bot, but makes one choice in three at random."""

    model: Bot
    """The bot it imitates."""
    chance: Chance = field(repr=False)

    def choose(self, sight: Sight) -> Choice:
        check_sight(sight)
        if self.chance.number_below(SLIPS) == 0:
            return self.chance.pick(sight.decision.choices)
        return self.model.choose(sight)

    def advise(self, sight: Sight) -> Advice:
        """The advice of the other bot: hints are never random."""
        return self.model.advise(sight)
