"""The interface of bots: their input at a decision, and their answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import define, field, frozen

from engine.core.argument_checks import check_type
from engine.core.chance import Chance
from engine.core.choice import Choice, Decision

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    from engine.core.match import Match

    V = TypeVarWithDefault("V", default=Any)
else:
    V = TypeVar("V")


@frozen
class Advice:
    """A choice and the reason for it, as text."""

    choice: Choice
    reason: str = ""

    def __attrs_post_init__(self) -> None:
        check_type("the choice of an Advice", self.choice, Choice)
        check_type("the reason of an Advice", self.reason, str)


@define(repr=False)
class Sight(Generic[V]):
    """A bot's input at a decision: the decision, its view, and imagined matches.

    `Sight[View]` tells a type checker the class of the view; `Sight` alone leaves it open.
    """

    decision: Decision
    _look: Callable[[], V]
    _imagine: Callable[[Chance], Match[Any]]
    _view: V | None = field(default=None, init=False)

    def __repr__(self) -> str:
        return f"<Sight of {self.decision!r}>"

    @property
    def seat(self) -> int:
        """The seat that is asked, counted from 0."""
        return self.decision.seat

    @property
    def view(self) -> V:
        """The game's view object for this seat, made on first access."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def imagine(self, chance: Chance) -> Match[Any]:
        """A possible match that agrees with the seat's knowledge; all unknowns are drawn again."""
        return self._imagine(chance)


def check_sight(sight: object) -> None:
    """Raise TypeError for a bot's input that is not a sight, such as the match itself."""
    if not isinstance(sight, Sight):
        raise TypeError(f"a bot needs the sight of a seat, `match.sight(seat)`, not {sight!r}")


class Bot(Protocol):
    """A program that plays a seat. A class may inherit from it, or just have the same methods."""

    def __init__(self, chance: Chance | None = None) -> None:
        """Accept the `chance` given to each new bot; a bot that needs random numbers keeps it."""
        return

    @abstractmethod
    def choose(self, sight: Sight) -> Choice:
        """One of `sight.decision.choices`, or its printed form.

        This is not an `async def`: a bot answers at once.
        """

    def advise(self, sight: Sight) -> Advice:
        """A choice and its reason, for a player who asked for a hint."""
        return Advice(sight.decision.find_choice(self.choose(sight)), "This bot gives no reasons.")


BotMaker: TypeAlias = Callable[[Chance], Bot]
"""Makes a bot for one match; the bot takes all its random numbers from the given `Chance`."""
