"""Reaction windows, which depend only on what is open about a unit's cards (RULES.md 14.9, 24.14).

The back of a card shows its deck. So a player is asked if the unit has such a card open, or any
face-down card from a deck that contains one, even if the card itself is not among them.
"""

from __future__ import annotations

from collections.abc import Set

from engine.games.ages.calculations.ratings import can_use
from engine.games.ages.card_types import ARMOR_KINDS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit

ARMOR_CARDS = frozenset(card.slug for card in TREASURES.values() if card.kind in ARMOR_KINDS)
WEAPONS = frozenset(card.slug for card in TREASURES.values() if card.shot)
CLOAKS = frozenset(card.slug for card in TREASURES.values() if card.stealth)
HUNTERS = frozenset(card.slug for card in TREASURES.values() if card.kind == "hunter")
PACKS = frozenset(card.slug for card in TREASURES.values() if card.carry_limit)


def might_hold(unit: Unit, cards: Set[str]) -> bool:
    """Could one of these be among the unit's cards, as far as open information tells?"""
    decks = {TREASURES[card].deck for card in cards}
    return any(
        card in cards if face_up else TREASURES[card].deck in decks
        for card, face_up in zip(unit.cards, unit.open_marks, strict=True)
    )


def might_reveal(unit: Unit, cards: frozenset[str]) -> bool:
    """Could one of these cards be among the unit's face-down cards?"""
    decks = {TREASURES[card].deck for card in cards}
    return any(
        not face_up and TREASURES[card].deck in decks
        for card, face_up in zip(unit.cards, unit.open_marks, strict=True)
    )


def hidden_cards_of(g: AgesState, unit: Unit, cards: frozenset[str]) -> list[str]:
    """The cards among these that the unit has face down and could use, each once."""
    hidden_cards = [
        c for c, face_up in zip(unit.cards, unit.open_marks, strict=True) if not face_up
    ]
    return [
        card
        for card in dict.fromkeys(hidden_cards)
        if card in cards and can_use(g, unit, TREASURES[card])
    ]
