"""What a bot is given and what it gives back."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from attrs import define, field, frozen

from engine.core.chance import Chance
from engine.core.choice import Choice, Decision

if TYPE_CHECKING:
    from engine.core.match import Match


@frozen
class Advice:
    """A choice and the reason for it in plain words."""

    choice: Choice
    reason: str = ""


@define(repr=False)
class Sight:
    """What a bot is given at a decision: the decision, its view, and imagined matches."""

    decision: Decision
    _look: Callable[[], Any]
    _imagine: Callable[[Chance], Match[Any]]
    _view: Any = field(default=None, init=False)

    def __repr__(self) -> str:
        return f"<Sight of {self.decision!r}>"

    @property
    def seat(self) -> int:
        """The seat that is asked, counted from 0."""
        return self.decision.seat

    @property
    def view(self) -> Any:
        """What the seat may see: the game's view object, made when it is first asked for."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def imagine(self, chance: Chance) -> Match[Any]:
        """A match that could be this one: what the seat cannot know is drawn anew."""
        return self._imagine(chance)


class Bot(Protocol):
    """A player that is a program. A class may inherit from it, or just have the same methods."""

    def __init__(self, chance: Chance | None = None) -> None:
        """Accept the `chance` that each new bot is given; a bot that draws lots keeps it."""
        return

    @abstractmethod
    def choose(self, sight: Sight) -> Choice:
        """One of `sight.decision.choices`, itself or as it prints.

        This is no `async def`: a bot is asked and answers at once.
        """

    def advise(self, sight: Sight) -> Advice:
        """A choice and its reason, for a player who asked for a hint."""
        return Advice(sight.decision.offered(self.choose(sight)), "This bot gives no reasons.")


BotMaker: TypeAlias = Callable[[Chance], Bot]
"""Makes a bot for one match; all randomness of the bot comes from the given `Chance`."""
