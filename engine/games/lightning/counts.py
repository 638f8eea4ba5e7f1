"""Counts of pieces that no move may change, and statistics of a finished match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.games.lightning.deck import POWER_CARDS
from engine.games.lightning.state import TRICK_STEPS, LightningState, Step


def pieces(g: LightningState) -> Mapping[str, int]:
    """The number of cards of each kind, over all zones (1.4)."""
    cards = [*g.common.cards, *g.removed_cards, *([g.power.card] if g.power.card else ())]
    for side in g.sides:
        cards += side.collection()
    if g.step in TRICK_STEPS:
        cards += g.trick.prizes
    if g.step is Step.EFFECTS:
        cards += [
            card for zone in (g.trick.bids, g.trick.drawn_cards) for bid in zone for card in bid
        ]
    return Counter(cards)


def facts(g: LightningState) -> Mapping[str, str]:
    """Facts about a finished match, counted by simulations to see whether the game is fair."""
    assert g.outcome is not None
    winners = g.outcome.winners
    left_of_dealer = (winners[0] - g.first_dealer) % g.seats
    facts = {
        "won by": kind_of_win(g),
        "winner, seats left of the first Dealer": str(left_of_dealer),
        "tricks": str(g.tricks),
        "tied tricks": str(g.ties),
        "tied tricks without a card": str(g.empty_ties),
    }
    for seat, side in enumerate(g.sides):
        for card in sorted(POWER_CARDS.intersection(side.collection())):
            facts[f"owner of {card}"] = "won" if seat in winners else "lost"
    for card, seat in g.used_up_cards.items():
        facts[f"owner of {card}"] = "won" if seat in winners else "lost"
    return facts


def kind_of_win(g: LightningState) -> str:
    """The kind of win: "score", "tie-break" or "shared" (10.4, 10.5)."""
    assert g.outcome is not None
    if len(g.outcome.winners) > 1:
        return "shared"
    return "tie-break" if g.outcome.scores.count(max(g.outcome.scores)) > 1 else "score"
