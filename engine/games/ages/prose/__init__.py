"""The log lines of Duel of Ages II, made from its events (`tell`), each with its numbers."""

from __future__ import annotations

from engine.core.event import Event
from engine.games.ages import events as e
from engine.games.ages.names import unit_name, with_small_articles
from engine.games.ages.prose import (
    adventures,
    alliance,
    cards,
    creatures,
    fighting,
    flags,
    free_actions,
    moving,
    opening,
    rounds,
    sites,
)
from engine.games.ages.prose.phrases import tells

__all__ = ["CHAPTERS", "tell", "tells"]

CHAPTERS = (
    opening,
    rounds,
    flags,
    cards,
    free_actions,
    moving,
    fighting,
    adventures,
    creatures,
    alliance,
    sites,
)
"""The modules with log lines; importing them registers their events."""


def tell(event: Event, seat: int | None) -> str:
    """One log line; all seats that may know of the event read the same."""
    text = tells[type(event)](event)
    line = f"{unit_name(event.unit)} {text}" if isinstance(event, e.UnitEvent) else text
    return with_small_articles(line)
