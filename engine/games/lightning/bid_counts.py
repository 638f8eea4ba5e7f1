"""What cards count in bids with the lasting Power Cards (RULES.md 11.11 to 11.14)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.lightning.cards import CURRENT_BONUS
from engine.games.lightning.deck import NEGATIVES, VOLTAGE_SUIT, VOLTS
from engine.games.lightning.ideas import AnyTable
from engine.games.lightning.view_types import View

WAR_OF_CURRENTS = "war-of-currents"
BLACKOUT = "blackout"


def is_in_force(g: AnyTable, card: str) -> bool:
    return any(card in side.lasting_powers for side in g.sides)


def counts_in_draw(g: AnyTable, card: str) -> int:
    """The count of a card drawn for a tie (8.2, 11.13)."""
    if card in NEGATIVES and is_in_force(g, WAR_OF_CURRENTS):
        return -VOLTS[card]
    return VOLTS[card]


def counts_in_bid(g: AnyTable, seat: int, card: str) -> int:
    """The count of a card in the seat's bid before the effects of the bids (11.11, 11.13)."""
    suit = g.sides[seat].suit
    if suit and VOLTAGE_SUIT.get(card) == suit:
        return VOLTS[card] + CURRENT_BONUS
    return counts_in_draw(g, card)


def is_blacked_out(g: AnyTable, size: int) -> bool:
    """Does Blackout reverse a trick of this size (11.14)?"""
    return size == 1 and is_in_force(g, BLACKOUT)


def bid_total(view: View, cards: Iterable[str]) -> int:
    """The viewer's total with these cards, before the Power Cards of the bids take effect."""
    assert view.seat is not None
    return sum(counts_in_bid(view, view.seat, card) for card in cards)
