"""Gadgets, packs and stealth cards: they help once they lie open (RULES.md 14.8)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Ban, Choice, Idea, choice, idea
from engine.games.ages.cards.events import Prepared
from engine.games.ages.cards.held import hidden_cards_of
from engine.games.ages.cards.ideas import LayOpen
from engine.games.ages.cards.moments import LAID_OPEN, unusable_ban
from engine.games.ages.cards.rules import discard_card, reveal_card
from engine.games.ages.challenges.ratings import can_use, has_symbol
from engine.games.ages.fire.shot import SPYGLASS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit

MANUAL = "field-manual"
LIES_OPEN = Ban("it lies open and helps already", "14.8")


def ready_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The gadgets, packs and stealth cards that the unit may lay open (14.8)."""
    hidden = unit.hidden_cards
    for card in dict.fromkeys(unit.known_cards):
        if card in LAID_OPEN:
            ban = unusable_ban(table, unit, card)
            yield idea(choice("ready", card), ban or (None if card in hidden else LIES_OPEN))


def ready_choices(table: AnyState, unit: AnyUnit, *only: str) -> Iterator[Choice]:
    """Some gadgets, packs and stealth cards that the unit may lay open, if it has them."""
    for card in hidden_cards_of(table, unit, frozenset(only)):
        yield choice("ready", card)


def spyglass_choices(table: AnyState, unit: AnyUnit) -> Iterator[Choice]:
    """The choice to lay the spyglass open before shooting, which names its owner (21.55)."""
    for card in hidden_cards_of(table, unit, frozenset({SPYGLASS})):
        yield LayOpen(card, unit.slug).choice


def lay_open(g: AgesState, unit: Unit, card: str) -> None:
    """Lay a card open."""
    reveal_card(g, unit, card, "ready")


# The Field Manual (21.53)


def may_prepare(table: AnyState, unit: AnyUnit) -> bool:
    """Is the unit not prepared yet, and does it have a manual that it could use?"""
    may_use_manual = MANUAL in unit.known_cards and not unit.adventure_bonus
    return may_use_manual and can_use(table, unit, TREASURES[MANUAL])


def use_manual(g: AgesState, unit: Unit) -> None:
    """Use the manual for the next adventure of this phase."""
    card = TREASURES[MANUAL]
    unit.adventure_bonus = card.adventure_bonus + has_symbol(unit, card)
    reveal_card(g, unit, MANUAL, "used")
    g.emit(Prepared, unit=unit.slug, amount=unit.adventure_bonus)
    discard_card(g, unit, MANUAL, "used up", face_up=True)
