"""The effects of lasting Power Cards (RULES.md 11.11 to 11.14), computed, not stored."""

from __future__ import annotations

from engine.games.lightning.cards import CURRENT_BONUS
from engine.games.lightning.deck import NEGATIVES, VOLTAGE_SUIT, VOLTS
from engine.games.lightning.rules.effect_register import passive
from engine.games.lightning.state import LightningState

WIRELESS_LINK = passive("wireless-link")
WAR_OF_CURRENTS = passive("war-of-currents")
BLACKOUT = passive("blackout")


def is_anything_lasting(g: LightningState) -> bool:
    return any(side.lasting_powers.cards for side in g.sides)


def is_in_force(g: LightningState, card: str) -> bool:
    return any(card in side.lasting_powers.cards for side in g.sides)


def counts_in_draw(g: LightningState, card: str) -> int:
    """The count of a card drawn for a tie (8.2, 11.13)."""
    if card in NEGATIVES and is_in_force(g, WAR_OF_CURRENTS):
        return -VOLTS[card]
    return VOLTS[card]


def counts_in_bid(g: LightningState, seat: int, card: str) -> int:
    """The count of a card in the seat's bid before the effects of the bids (11.11, 11.13)."""
    side = g.sides[seat]
    if side.suit and VOLTAGE_SUIT.get(card) == side.suit:
        return VOLTS[card] + CURRENT_BONUS
    if card in NEGATIVES:
        return counts_in_draw(g, card)
    return VOLTS[card]


def is_blacked_out(g: LightningState) -> bool:
    """Does Blackout reverse this trick (11.14)?"""
    return g.trick.size == 1 and is_in_force(g, BLACKOUT)


def linked_seats(g: LightningState, seats: list[int]) -> list[int]:
    """The seats among these that have Wireless Link in force: one at most (11.12)."""
    return [seat for seat in seats if WIRELESS_LINK in g.sides[seat].lasting_powers.cards]
