"""The base of every game's state: chance, the outcome, and the list of events."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, cast

from attrs import define, field, frozen

from engine.core.chance import Chance
from engine.core.event import Event, SeatEvent
from engine.core.text import listed

P = ParamSpec("P")


@frozen
class Outcome:
    """How a match ended. `ranking` lists groups of equal seats, the best first.

    It prints as "seat=0 wins with scores 2, 1: leads 2 of 3 Regions", with seats as code counts
    them, from 0.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    together: bool = False
    """True if the first group won as a team; otherwise more than one seat in it is a draw."""
    beaten_by: str = field(default="", metadata={"optional": True})
    """The name of what beat all seats, such as an automaton that the rules play (docs/adr/0014).

    `ranking` lists all seats as well then; no seat has won."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the first group; more than one won together, or drew; none if beaten."""
        return () if self.beaten_by else self.ranking[0]

    @property
    def is_draw(self) -> bool:
        """Are several seats first that are not a team?"""
        return len(self.winners) > 1 and not self.together

    @property
    def verb(self) -> str:
        """What is said after the winners' names: "wins", "win" as a team, or "draw"."""
        if self.beaten_by or len(self.winners) == 1:
            return "wins"
        return "draw" if self.is_draw else "win"

    def __str__(self) -> str:
        first = self.beaten_by or listed(f"seat={seat}" for seat in self.winners)
        reason = f": {self.reason}" if self.reason else ""
        return f"{first} {self.verb} with scores {', '.join(map(str, self.scores))}{reason}"


@define(kw_only=True)
class State:
    """Base of every game's state.

    Fields marked transient are neither saved nor cloned; fields marked optional are saved only if
    they differ from their default, so that positions without them keep their fingerprint.
    """

    chance: Chance
    outcome: Outcome | None = None
    events: list[Event] | None = field(
        default=None, eq=False, repr=False, metadata={"transient": True}
    )

    def seat_slug(self, seat: int) -> str:
        """What log lines know the seat by, such as the slug of its character.

        A game overrides it if a seat is called something else than by its number.
        """
        return ""

    def emit(self, kind: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Append an event; during playouts `events` is None, and the event is not even made."""
        if self.events is not None:
            if isinstance(kind, type) and issubclass(kind, SeatEvent):
                kwargs["who"] = self.seat_slug(cast("int", kwargs["seat"]))
            self.events.append(kind(*args, **kwargs))
