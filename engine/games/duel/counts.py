"""Counts of pieces that no move may change, and statistics of a finished match."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.duel.state import DuelState


def pieces(g: DuelState) -> Mapping[str, int]:
    """The number of pieces of each kind, which no move may change: pieces only change places."""
    shares = sum(sum(side.shares.values()) + side.reserved_shares for side in g.sides)
    return {
        "cities": len(g.row) + len(g.city_deck) + sum(len(side.cities) for side in g.sides),
        "assistants": len(g.assistant_deck)
        + len(g.discard)
        + sum(len(side.hand) for side in g.sides),
        "shares": shares + sum(g.market.values()) + g.removed_shares,
    }


def facts(g: DuelState) -> Mapping[str, str]:
    """Facts about a finished match, counted by simulations to see whether the game is fair."""
    assert g.outcome is not None
    (winner,) = g.outcome.winners
    loser = 1 - winner
    winning_side, losing_side = g.sides[winner], g.sides[loser]
    return {
        "won by": g.won_by,
        "phase": str(g.phase),
        "winning power": winning_side.power,
        "winner": "first player" if winner == g.first else "second player",
        "winning inventor": winning_side.company,
        "losing inventor": losing_side.company,
        "goal winner": winning_side.company if g.won_by == "goal" else "none",
        "pairing": " v ".join(sorted((winning_side.company, losing_side.company))),
    }
