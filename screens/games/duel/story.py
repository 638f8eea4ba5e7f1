"""The events that the table pauses for: the end of a phase, shown until a key is pressed."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.event import Event
from engine.games.duel.events import GoalsChecked, PhaseEnded
from engine.games.duel.view_types import View


def story_beats(view: View, events: Iterable[Event]) -> tuple[int, ...]:
    """One beat for the end of a phase; empty if there is none, or if the match ends with it."""
    return (1,) if view.outcome is None and phase_end(events) is not None else ()


def phase_end(events: Iterable[Event]) -> PhaseEnded | None:
    return next((event for event in events if isinstance(event, PhaseEnded)), None)


def goal_check(events: Iterable[Event]) -> GoalsChecked | None:
    return next((event for event in events if isinstance(event, GoalsChecked)), None)
