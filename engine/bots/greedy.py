"""The base of greedy bots: a game supplies preferences and reasons, this module the rest.

A game with many kinds of decisions keeps one small function for each in a `Dispatch`, by verb or by
step, and `decide` looks it up; the error for a kind without a function names that kind.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from attrs import define

from engine.core.bot import Advice, Sight, check_sight
from engine.core.chance import Chance
from engine.core.choice import Choice
from engine.core.text import full_sentence

NO_OTHER_CHOICE = "It is the only legal choice."


@define
class GreedyBot(ABC):
    """Takes the choice with the best immediate result; `chance` is for random choices."""

    chance: Chance

    @classmethod
    def __attrs_init_subclass__(cls) -> None:
        """Called by attrs when the bot of a game is defined: its `repr` shall not list weights."""
        cls.__repr__ = GreedyBot.__repr__  # type: ignore[method-assign]

    def __repr__(self) -> str:
        return f"<{type(self).__module__}.{type(self).__qualname__}>"

    @abstractmethod
    def decide(self, sight: Sight) -> Choice:
        """The best of two or more choices."""

    @abstractmethod
    def reason(self, sight: Sight, choice: Choice) -> str:
        """The reason to make the choice, for a player who asks for a hint.

        The text is a main clause, such as "it brings your goal closer"; `advise` adds the capital
        letter and the full stop.
        """

    def choose(self, sight: Sight) -> Choice:
        """The only choice, or the one that `decide` returns."""
        check_sight(sight)
        choices = sight.decision.choices
        return choices[0] if len(choices) == 1 else self.decide(sight)

    def advise(self, sight: Sight) -> Advice:
        """The chosen answer, with its reason as a sentence."""
        choice = self.choose(sight)
        if len(sight.decision.choices) == 1:
            return Advice(choice, NO_OTHER_CHOICE)
        return Advice(choice, full_sentence(self.reason(sight, choice)))
