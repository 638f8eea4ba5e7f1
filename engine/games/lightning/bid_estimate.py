"""The estimated total of a bid, from a view, for descriptions, screens and bots."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.lightning.cards import CURRENT_BONUS
from engine.games.lightning.deck import NEGATIVES, VOLTAGE_SUIT, VOLTS
from engine.games.lightning.view_types import SeatView, View


def is_war_of_currents(view: View) -> bool:
    """Do Negative cards count as positive in this round (11.13)?"""
    return any("war-of-currents" in seat.lasting_powers for seat in view.seats)


def counts_for(view: View, seat: SeatView, card: str) -> int:
    """The count of a card in the seat's bid, including lasting Power Cards (11.11, 11.13)."""
    volts = VOLTS[card]
    if seat.suit and VOLTAGE_SUIT.get(card) == seat.suit:
        return volts + CURRENT_BONUS
    if card in NEGATIVES and is_war_of_currents(view):
        return -volts
    return volts


def bid_total(view: View, cards: Iterable[str]) -> int:
    """The viewer's total with these cards, before the Power Cards of the bids take effect."""
    assert view.seat is not None
    seat = view.seats[view.seat]
    return sum(counts_for(view, seat, card) for card in cards)


def does_lowest_win(view: View, size: int) -> bool:
    """Is the trick of this size reversed, as far as open information tells (11.14)?"""
    return size == 1 and any("blackout" in seat.lasting_powers for seat in view.seats)
