"""The frame of a greedy bot: a game says what it prefers and why, the rest is here.

A game with many kinds of decisions keeps one small function for each in a `Dispatch`, by verb or by
step, and `decide` looks it up; a kind without a function is named by the error.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from attrs import define

from engine.core.bot import Advice, Sight
from engine.core.chance import Chance
from engine.core.choice import Choice

NO_OTHER_CHOICE = "there is nothing else to do"


@define
class GreedyBot(ABC):
    """Takes what it likes best now. `chance` is a stream of its own, for choices by lot."""

    chance: Chance

    @abstractmethod
    def decide(self, sight: Sight) -> Choice:
        """The best of two or more choices."""

    @abstractmethod
    def reason(self, sight: Sight, choice: Choice) -> str:
        """Why the choice is best, in words for a player who asked for a hint."""

    def choose(self, sight: Sight) -> Choice:
        """The only choice, or the one that `decide` returns."""
        choices = sight.decision.choices
        return choices[0] if len(choices) == 1 else self.decide(sight)

    def advise(self, sight: Sight) -> Advice:
        """The same choice with its reason."""
        choice = self.choose(sight)
        if len(sight.decision.choices) == 1:
            return Advice(choice, NO_OTHER_CHOICE)
        return Advice(choice, self.reason(sight, choice))
