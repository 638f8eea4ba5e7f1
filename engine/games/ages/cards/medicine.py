"""Medical cards, which are used as free actions (RULES.md 14.6)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from engine.core.action import Action
from engine.core.choice import Ban, Idea, choice, idea
from engine.games.ages.card_types import Treasure
from engine.games.ages.cards.moments import unusable_ban
from engine.games.ages.cards.rules import discard_card, reveal_card
from engine.games.ages.challenges.ratings import has_symbol
from engine.games.ages.done_in_phase import mark_of_treatment
from engine.games.ages.experience.rules import (
    can_be_healed,
    gain_experience,
    heal,
    healing_ban,
    may_gain_health,
)
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit, allies_in, has_helper

USED = Ban("it was used in this phase", "14.6")


@frozen
class Treatment(Action, verb="use"):
    """A use of a medical card, for its owner and perhaps an ally."""

    card: str
    ally: str = ""


def treatment_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The uses of the unit's medical cards (14.6)."""
    for slug in dict.fromkeys(unit.known_cards):
        card = TREASURES[slug]
        if card.kind != "medical":
            continue
        ban = unusable_ban(table, unit, slug)
        if ban is None and mark_of_treatment(slug) in unit.phase_actions:
            ban = USED
        is_of_use = ban is not None or does_more(table, unit, card)
        yield idea(choice("use", slug), ban if is_of_use else healing_ban(table, unit))
        if ban is None and card.symbol_heals_ally and has_symbol(unit, card):
            for ally in allies_in(table, unit, unit.space):
                if can_be_healed(table, ally):
                    yield Treatment(slug, ally.slug).choice


def does_more(table: AnyState, unit: AnyUnit, card: Treasure) -> bool:
    """Does a medical card do something for a unit that is not wounded (21.36, 21.48)?"""
    return card.teaches or (card.health_grows > 0 and may_gain_health(table, unit))


def health_healed(table: AnyState, unit: AnyUnit, card: Treasure) -> int:
    """The Health that a medical card brings its owner, before the limit (21, 28.26)."""
    amount = card.heals + card.symbol_heals * has_symbol(unit, card)
    return amount + has_helper(table, unit, "stretcher-bearer")


def treat(g: AgesState, unit: Unit, treatment: Treatment) -> None:
    """Heal the owner, and with the symbol, for some cards, an ally (21)."""
    slug, card = treatment.card, TREASURES[treatment.card]
    reveal_card(g, unit, slug, "used")
    unit.phase_actions += (mark_of_treatment(slug),)
    heal(g, unit, health_healed(g, unit, card), card.name)
    if card.health_grows and may_gain_health(g, unit):
        unit.max_health += card.health_grows
        heal(g, unit, card.health_grows, card.name)
    if card.teaches:
        gain_experience(g, unit, card.name)
    if treatment.ally:
        heal(g, g.unit_of(treatment.ally), card.symbol_heals_ally, card.name)
    if card.limit == "once":
        discard_card(g, unit, slug, "used up", face_up=True)
