"""The log lines of War of Currents, made from its events (`tell`)."""

from __future__ import annotations

from engine.core.event import Event
from engine.games.currents import events as e
from engine.games.currents.names import company_name
from engine.games.currents.prose import actions, auctions, bookkeeping, course, event_cards
from engine.games.currents.prose.phrases import tells

__all__ = ["CHAPTERS", "tell"]

CHAPTERS = (course, auctions, event_cards, actions, bookkeeping)
"""The modules with log lines; importing them registers their events."""


def tell(event: Event, seat: int | None) -> str:
    """One log line; all seats read the same."""
    text = tells[type(event)](event)
    return f"{company_name(event.company)} {text}" if isinstance(event, e.CompanyEvent) else text
