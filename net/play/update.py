"""What a table tells those who look at it: values that hold nothing a seat may not know."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any

from attrs import frozen

from engine.core.choice import Choice, Decision
from engine.core.event import Event
from engine.core.game import Where
from engine.core.state import Outcome


@frozen(kw_only=True)
class Update:
    """All that a screen ever gets."""

    seat: int | None
    """Whose eyes; None is a spectator."""
    view: Any
    decision: Decision | None
    """What this seat is asked now."""
    waiting_for: tuple[int, ...]
    """All seats that are asked now."""
    events: tuple[Event, ...]
    """What happened since the previous update to this watcher, as far as the seat may know."""
    can_undo: bool
    final: Set[Choice]
    """Offered choices that could not be taken back, so that a screen can say so before. Each may
    be tried when it is looked for (`Finals`), so look only for those that are shown."""
    where: Where
    outcome: Outcome | None
    answers: int
    last_seat: int | None = None
    """The seat that gave the last answer; None if there is none yet."""
    on_the_way: tuple[Any, ...] = ()
    """The views of moments before this one that passed without a question (`views_on_the_way`)."""
    notice: str = ""
    """Why the match cannot go on just now, such as a full disk."""


@frozen
class LogLine:
    """One line of the log as a seat reads it."""

    text: str
    answer_number: int
    """The answer that caused it; 0 is the setup."""
    seat: int | None
    """Whose answer that was."""
    where: str


def heard_by(seat: int | None, events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that this seat may know of."""
    return tuple(event for event in events if event.is_for(seat))
