"""The draft, the turns and the end."""

from __future__ import annotations

from attrs import frozen

from engine.games.currents.events.base import CompanyEvent, TableEvent
from engine.games.currents.view_types import Points

# Setup and turns


@frozen(kw_only=True)
class CompanyDrafted(CompanyEvent):
    """A company was taken by a player, or given to an automaton."""

    seat: int
    """The seat that plays it; -1 for an automaton."""
    automaton: str


@frozen(kw_only=True)
class TurnBegan(TableEvent):
    """One of the turns of the game began."""

    turn: int
    """The number of the turn, from 1."""
    phase: int


@frozen(kw_only=True)
class TurnEnded(TableEvent):
    """All luminaries woke, and the event card was discarded (13.7, 13.8)."""

    turn: int
    """The number of the turn, from 1."""
    card: str


# The end


@frozen(kw_only=True)
class CompanyScored(CompanyEvent):
    """The final points of a company were counted."""

    rank: int
    """The company's rank among all companies."""
    points: Points
    """Its points by source."""


@frozen(kw_only=True)
class GameWon(CompanyEvent):
    """A company won the game."""

    automaton: str
    """The difficulty of an automaton that won; "" for a player."""
    total: int
    """The points of the company."""
