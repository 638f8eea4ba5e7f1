"""Medical cards, which are used as free actions (RULES.md 14.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Choice, choice
from engine.games.ages.card_types import Treasure
from engine.games.ages.cards.rules import discard_card, reveal_card
from engine.games.ages.challenges.ratings import can_use, has_symbol
from engine.games.ages.done_in_phase import mark_of_treatment
from engine.games.ages.experience.rules import can_be_healed, gain_experience, heal, may_gain_health
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import allies_in, has_helper


def medicine_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """The choices to use medical cards that would do something (14.6)."""
    for slug in dict.fromkeys(unit.cards):
        card = TREASURES[slug]
        if (
            card.kind != "medical"
            or not can_use(g, unit, card)
            or mark_of_treatment(slug) in unit.phase_actions
        ):
            continue
        if can_be_healed(g, unit) or does_more(g, unit, card):
            yield choice("use", slug)
        if card.symbol_heals_ally and has_symbol(unit, card):
            for ally in allies_in(g, unit, unit.space):
                if can_be_healed(g, g.unit_of(ally.slug)):
                    yield choice("use", f"{slug} {ally.slug}")


def does_more(g: AgesState, unit: Unit, card: Treasure) -> bool:
    """Does a medical card do something for a unit that is not wounded (21.36, 21.48)?"""
    return card.teaches or (card.health_grows > 0 and may_gain_health(g, unit))


def use_medicine(g: AgesState, unit: Unit, noun: str) -> None:
    """Heal the owner, and with the symbol, for some cards, an ally (21)."""
    slug, _, ally = noun.partition(" ")
    card = TREASURES[slug]
    reveal_card(g, unit, slug, "used")
    unit.phase_actions += (mark_of_treatment(slug),)
    bonus = card.symbol_heals if has_symbol(unit, card) else 0
    bonus += has_helper(g, unit, "stretcher-bearer")
    heal(g, unit, card.heals + bonus, card.name)
    if card.health_grows and may_gain_health(g, unit):
        unit.max_health += card.health_grows
        heal(g, unit, card.health_grows, card.name)
    if card.teaches:
        gain_experience(g, unit, card.name)
    if ally:
        heal(g, g.unit_of(ally), card.symbol_heals_ally, card.name)
    if card.limit == "once":
        discard_card(g, unit, slug, "used up", face_up=True)
