"""What a unit's cards might be, by what is open about them (RULES.md 14.9, 24.14).

The back of a card shows its deck. So a player is asked if the unit has such a card open, or any
face-down card from a deck that contains one, even if the card itself is not among them.
"""

from __future__ import annotations

from functools import cache

from engine.games.ages.card_types import ARMOR_KINDS
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyState, AnyUnit

ARMOR_CARDS = frozenset(card.slug for card in TREASURES.values() if card.kind in ARMOR_KINDS)
WEAPONS = frozenset(card.slug for card in TREASURES.values() if card.shot)
CLOAKS = frozenset(card.slug for card in TREASURES.values() if card.stealth)
HUNTERS = frozenset(card.slug for card in TREASURES.values() if card.kind == "hunter")
PACKS = frozenset(card.slug for card in TREASURES.values() if card.carry_limit)


@cache
def decks_of(cards: frozenset[str]) -> frozenset[str]:
    """The decks that contain some of these cards."""
    return frozenset(TREASURES[card].deck for card in cards)


def might_hold(unit: AnyUnit, cards: frozenset[str]) -> bool:
    """Could one of these be among the unit's cards, as far as open information tells?"""
    return not cards.isdisjoint(unit.open_cards) or might_reveal(unit, cards)


def might_reveal(unit: AnyUnit, cards: frozenset[str]) -> bool:
    """Could one of these cards be among the unit's face-down cards?"""
    return not decks_of(cards).isdisjoint(unit.face_down_decks)


def hidden_cards_of(table: AnyState, unit: AnyUnit, cards: frozenset[str]) -> list[str]:
    """The cards among these that the unit has face down and could use, each once."""
    return [
        card
        for card in dict.fromkeys(unit.hidden_cards)
        if card in cards and can_use(table, unit, TREASURES[card])
    ]


def is_badge(card: str) -> bool:
    """Is the card a badge, which lies open and stays with its owner (14.12)?"""
    return TREASURES[card].kind == "badge"


def spare_cards(unit: AnyUnit) -> tuple[str, ...]:
    """The cards that a unit can give, pay, lose or discard, each once: all but badges (14.12)."""
    return tuple(dict.fromkeys([card for card in unit.known_cards if not is_badge(card)]))


def spare_count(unit: AnyUnit) -> int:
    """The number of cards that a unit could give or pay: all but badges, which are open (14.12)."""
    return len(unit.cards) - sum(TREASURES[card].kind == "badge" for card in unit.open_cards)
