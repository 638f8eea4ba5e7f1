"""All cards by slug, their counts, and the decks made from them (RULES.md 2.6, 2.7)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.games.lightning.card_types import Card, value_card, voltage_card
from engine.games.lightning.cards import NEGATIVE, POSITIVE, POWERS, SUITS, VOLTAGES

CARDS: dict[str, Card] = {
    row.slug: row
    for row in (
        *(voltage_card(suit, *each) for suit in SUITS.values() for each in VOLTAGES.items()),
        *(value_card(suit) for suit in SUITS.values()),
        *sorted(POSITIVE, key=lambda row: -row.points),
        *sorted(NEGATIVE, key=lambda row: -row.points),
        *POWERS,
    )
}
"""Every kind of card, in the sort order of a hand."""

ORDER = {slug: number for number, slug in enumerate(CARDS)}
VOLTS = {slug: row.volts for slug, row in CARDS.items()}
POINTS = {slug: row.points for slug, row in CARDS.items()}
VOLTAGE_SUIT = {slug: row.suit for slug, row in CARDS.items() if row.kind == "voltage"}
VALUE_SUIT = {slug: row.suit for slug, row in CARDS.items() if row.kind == "value"}
NEGATIVES = frozenset(slug for slug, row in CARDS.items() if row.kind == "negative")
POSITIVES = frozenset(slug for slug, row in CARDS.items() if row.kind == "positive")
POWER_CARDS = frozenset(slug for slug, row in CARDS.items() if row.kind == "power")
EARLY = frozenset(slug for slug, row in CARDS.items() if row.timing in ("before", "lasting"))
"""The Power Cards that are played before the tricks (6.1)."""


@cache
def deck_of(*, small: bool, beginner: bool) -> tuple[str, ...]:
    """The deck in use, every copy of every card (2.6, 2.7)."""
    return tuple(
        slug
        for slug, row in CARDS.items()
        if not (small and row.red) and not (beginner and row.kind == "power")
        for _ in range(row.copies)
    )


def suits_in_use(*, small: bool) -> tuple[str, ...]:
    """The suits of the deck (2.7)."""
    return tuple(slug for slug, suit in SUITS.items() if not (small and suit.red))


def sorted_cards(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=ORDER.__getitem__))


def without_cards(cards: Iterable[str], others: Iterable[str]) -> list[str]:
    """The cards without the others; each of the others removes one copy."""
    remaining = list(cards)
    for card in others:
        if card in remaining:
            remaining.remove(card)
    return remaining
