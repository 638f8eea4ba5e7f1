"""Gadgets, packs and stealth cards: they help once they lie open (RULES.md 14.8)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Choice, choice
from engine.games.ages.cards.events import Prepared
from engine.games.ages.cards.held import hidden_cards_of
from engine.games.ages.cards.rules import discard_card, reveal_card
from engine.games.ages.challenges.contests import SPYGLASS
from engine.games.ages.challenges.ratings import can_use, has_symbol
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit

KINDS = ("gadget", "pack", "stealth")
MANUAL = "field-manual"
READY = frozenset(
    card.slug for card in TREASURES.values() if card.kind in KINDS and card.limit == "stays"
)
"""The slugs of the cards that help once a player lays them open."""


def ready_choices(g: AgesState, unit: Unit, *only: str) -> Iterator[Choice]:
    """The gadgets, packs and stealth cards that the unit may lay open; `only`: among these."""
    for card in hidden_cards_of(g, unit, frozenset(only) or READY):
        yield choice("ready", card)


def spyglass_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """The choice to lay the spyglass open before shooting, which names its owner (21.55)."""
    for each in ready_choices(g, unit, SPYGLASS):
        yield choice("ready", f"{each.noun} {unit.slug}")


def lay_open(g: AgesState, unit: Unit, card: str) -> None:
    """Lay a card open."""
    reveal_card(g, unit, card, "ready")


# The Field Manual (21.53)


def may_prepare(g: AgesState, unit: Unit) -> bool:
    """Is the unit not prepared yet, and does it have a manual that it could use?"""
    may_use_manual = MANUAL in unit.cards and not unit.adventure_bonus
    return may_use_manual and can_use(g, unit, TREASURES[MANUAL])


def use_manual(g: AgesState, unit: Unit) -> None:
    """Use the manual for the next adventure of this phase."""
    card = TREASURES[MANUAL]
    unit.adventure_bonus = card.adventure_bonus + has_symbol(unit, card)
    reveal_card(g, unit, MANUAL, "used")
    g.emit(Prepared, unit=unit.slug, amount=unit.adventure_bonus)
    discard_card(g, unit, MANUAL, "used up", face_up=True)
