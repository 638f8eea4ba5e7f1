"""The updates from a table to its viewers: values without the secrets of other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from attrs import field, frozen

from engine.core.choice import Choice, Decision
from engine.core.event import Event
from engine.core.game import Where
from engine.core.state import Outcome


def nothing_is_final(choice: Choice) -> bool:
    """The answer of an update without a question."""
    return False


@frozen(kw_only=True)
class Update:
    """All data that a screen receives."""

    seat: int | None
    """The seat of the viewer; None for a spectator."""
    view: Any
    decision: Decision | None
    waiting_for: tuple[int, ...]
    events: tuple[Event, ...]
    """The events since the previous update to this watcher, in the form that the seat may know."""
    can_undo: bool
    where: Where
    outcome: Outcome | None
    answer_count: int
    last_seat: int | None = None
    """The seat that gave the last answer; None before the first."""
    intermediate_views: tuple[Any, ...] = ()
    """The views of earlier moments that passed without a question (`engine.core.match_access`)."""
    notice: str = ""
    """The reason why the match cannot continue at the moment, such as a full disk."""
    _is_final: Callable[[Choice], bool] = field(default=nothing_is_final, eq=False, repr=False)

    def is_final(self, choice: Choice) -> bool:
        """Is an offered choice beyond taking back, so that a screen should warn about it?

        The first call for a choice may play it on a copy of the match, so ask only about choices
        that are shown.
        """
        return self.decision is not None and self._is_final(choice)


@frozen
class LogLine:
    text: str
    answer_number: int
    """The answer that caused it; 0 is the setup."""
    seat: int | None
    """The seat of that answer."""
    progress_text: str
    is_unasked: bool = False
    """Is it news even to the seat that answered (`Event.is_unasked`)?"""


def events_heard_by(seat: int | None, events: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(event for event in events if event.is_for(seat))
