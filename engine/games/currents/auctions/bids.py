"""The lowest bids of both auctions (4.4, 5.4)."""

from __future__ import annotations

from engine.games.currents.protocols import AnyState, players


def least_luminary_bid(table: AnyState) -> int:
    """The lowest first bid for a luminary (4.4)."""
    return 2 * table.phase


def least_event_bid(table: AnyState) -> int:
    """The lowest first bid for an event card (5.4)."""
    return 1 if len(players(table)) == 1 else 2 * table.phase
