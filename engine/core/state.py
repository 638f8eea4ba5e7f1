"""The base of every game's state: chance, the outcome, and the list of events."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import ParamSpec, cast

from attrs import define, field, frozen

from engine.core.argument_checks import check_type
from engine.core.chance import Chance
from engine.core.errors import BadGameError
from engine.core.event import Event, SeatEvent
from engine.core.text import join_with_and

P = ParamSpec("P")

NEWEST_RULES = 2**31 - 1
"""The rules version of a state that no match has: the newest rules, whatever their number."""


def _is_group(seats: object) -> bool:
    return isinstance(seats, tuple) and all(isinstance(seat, int) for seat in seats)


@frozen
class Outcome:
    """The result of a match. `ranking` lists groups of equal seats, the best first.

    It prints as "seat=0 wins with scores 2, 1: leads 2 of 3 Regions", with seats counted from 0.
    Raises TypeError for a ranking or scores that are not tuples, and BadGameError unless each seat
    is ranked once and has a score.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    together: bool = False
    """True if the first group won as a team; otherwise more than one seat in it is a draw."""
    beaten_by: str = field(default="", metadata={"optional": True})
    """The name of a rival that beat all seats, such as an automaton (docs/adr/0014).

    `ranking` still lists all seats, but no seat has won.
    """

    def __attrs_post_init__(self) -> None:
        groups: object = self.ranking  # games are not always type-checked
        if not isinstance(groups, tuple) or not groups or not all(map(_is_group, groups)):
            raise TypeError(f"`ranking` must be a tuple of groups of seats, not {groups!r}")
        check_type("the scores of an outcome", self.scores, tuple)
        check_type("the reason of an outcome", self.reason, str)
        if sorted(chain(*self.ranking)) != list(range(len(self.scores))):
            raise BadGameError(
                "an outcome must rank each seat once and have a score for each, "
                f"not {self.ranking} with {self.scores}"
            )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place, which won together or drew; empty if all were beaten."""
        return () if self.beaten_by else self.ranking[0]

    @property
    def is_draw(self) -> bool:
        """Do several seats share first place without being a team?"""
        return len(self.winners) > 1 and not self.together

    @property
    def verb(self) -> str:
        """The verb for the winners: "wins", "win" as a team, or "draw"."""
        if self.beaten_by or len(self.winners) == 1:
            return "wins"
        return "draw" if self.is_draw else "win"

    def __str__(self) -> str:
        first = self.beaten_by or join_with_and(f"seat={seat}" for seat in self.winners)
        reason = f": {self.reason}" if self.reason else ""
        return f"{first} {self.verb} with scores {', '.join(map(str, self.scores))}{reason}"


@define(kw_only=True)
class State:
    """Base of every game's state.

    Fields marked transient are neither saved nor cloned, fields marked unsaved are cloned; fields
    marked optional are saved only if they differ from their default, so that positions without them
    keep their fingerprint. A field marked unshuffled lists cards that `Game.shuffle_unseen` leaves
    alone although no view shows them: all saw them, or a seat remembers them.
    """

    chance: Chance
    outcome: Outcome | None = None
    events: list[Event] | None = field(
        default=None, eq=False, repr=False, metadata={"transient": True}
    )
    rules_version: int = field(default=NEWEST_RULES, eq=False, metadata={"unsaved": True})
    """The rules version of the match's charter; the match sets it, so that old logs replay.

    A rule that was changed asks it: `state.rules_version >= 2`.
    """

    def seat_slug(self, seat: int) -> str:
        """The slug of a seat in log lines, such as that of its character.

        A game overrides it if seats are not named by their numbers.
        """
        return ""

    def emit(self, kind: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Append an event; during playouts `events` is None, and no event is created."""
        if self.events is not None:
            if not callable(kind):
                raise TypeError(f"`emit` needs the class of an event and its fields, not {kind!r}")
            if isinstance(kind, type) and issubclass(kind, SeatEvent):
                kwargs["seat_slug"] = self.seat_slug(cast("int", kwargs["seat"]))
            self.events.append(kind(*args, **kwargs))
