"""What every game's state has: chance, an outcome, and a place where events go."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from attrs import define, field, frozen

from engine.core.chance import Chance
from engine.core.event import Event

P = ParamSpec("P")


@frozen
class Outcome:
    """How a match ended. `ranking` lists groups of equal seats, the best first."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    together: bool = False
    """Did the first group win together, as a team? Otherwise more than one in it is a draw."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the first group; more than one won together, or drew."""
        return self.ranking[0]

    @property
    def is_draw(self) -> bool:
        """Did nobody win alone or as a team?"""
        return len(self.winners) > 1 and not self.together

    @property
    def verb(self) -> str:
        """What is said after the winners' names: "wins", "win" as a team, or "draw"."""
        if len(self.winners) == 1:
            return "wins"
        return "draw" if self.is_draw else "win"


@define(kw_only=True)
class State:
    """Base of every game's state. Fields marked transient are neither saved nor cloned."""

    chance: Chance
    outcome: Outcome | None = None
    events: list[Event] | None = field(
        default=None, eq=False, repr=False, metadata={"transient": True}
    )

    def emit(self, kind: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell whoever listens. In playouts nobody does, and the event is not even made."""
        if self.events is not None:
            self.events.append(kind(*args, **kwargs))
