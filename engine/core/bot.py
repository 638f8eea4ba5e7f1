"""What a bot is given and what it gives back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from attrs import define, field, frozen

from engine.core.chance import Chance
from engine.core.choice import Choice, Decision

if TYPE_CHECKING:
    from engine.core.match import Match


@frozen
class Advice:
    """A choice and why, in plain words."""

    choice: Choice
    reason: str = ""


@define
class Sight:
    """All that a bot may know at a decision: its view, and imagined matches consistent with it."""

    decision: Decision
    _look: Callable[[], Any]
    _imagine: Callable[[Chance], Match[Any]]
    _view: Any = field(default=None, init=False)

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.decision.seat

    @property
    def view(self) -> Any:
        """What the seat sees, made when first asked for."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def imagine(self, chance: Chance) -> Match[Any]:
        """A match that could be this one: everything that the seat cannot know is rearranged."""
        return self._imagine(chance)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, sight: Sight) -> Choice:
        """Answer the decision."""

    def advise(self, sight: Sight) -> Advice:
        """The same for a person who asked for a hint, with the reason."""


BotMaker: TypeAlias = Callable[[Chance], Bot]
