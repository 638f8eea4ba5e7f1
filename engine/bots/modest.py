"""The bot for a first game: it plays well most of the time, and by lot now and then."""

from __future__ import annotations

from attrs import define

from engine.core.bot import Advice, Bot, Sight
from engine.core.chance import Chance
from engine.core.choice import Choice

SLIPS = 3
"""One of this number of choices is drawn by lot."""


@define
class ModestBot:
    """Plays like another bot, but draws one of three choices by lot."""

    model: Bot
    """The bot that it plays like."""
    chance: Chance

    def choose(self, sight: Sight) -> Choice:
        """What the other bot would choose, or a choice drawn by lot."""
        if self.chance.below(SLIPS) == 0:
            return self.chance.pick(sight.decision.choices)
        return self.model.choose(sight)

    def advise(self, sight: Sight) -> Advice:
        """The advice of the other bot: a hint should not slip."""
        return self.model.advise(sight)
