"""The greedy bot's free actions with medicine, healing, experience and cards on the ground."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.challenges.ratings import can_use, carry_limit
from engine.games.ages.free_actions.rules import may_pick_up
from engine.games.ages.phrases import unit_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import ability, allies_in, is_contested
from engine.games.ages.view_types import UnitView, View


def medicine_of(view: View, unit: UnitView) -> str:
    """A medical card that the unit can use, or ""."""
    return next(
        (
            slug
            for slug in unit.known_cards
            if TREASURES[slug].kind == "medical" and can_use(view, unit, TREASURES[slug])
        ),
        "",
    )


def can_pick_up_cards(view: View, unit: UnitView) -> bool:
    """May a unit with room for a card take those of its space (8.3)?"""
    return len(unit.cards) < carry_limit(view, unit) and may_pick_up(view, unit)


def should_use_experience(view: View, unit: UnitView) -> bool:
    """Does a unit have a marker to switch on, and an enemy to fight or a second marker (8.5)?"""
    has_marker = unit.experience > 0 and not unit.active
    return has_marker and (unit.experience > 1 or is_contested(view, unit))


def can_heal_others(view: View, unit: UnitView) -> bool:
    """Is a wounded ally with a unit whose ability heals, and no enemy there?"""
    return (
        ability(unit).heals > 0
        and not is_contested(view, unit)
        and any(ally.health < ally.max_health for ally in allies_in(view, unit, unit.space))
    )


def healing_value(view: View, unit: UnitView, choice: Choice) -> float | None:
    """The value of healing by the ability: more if less Health is left; None if it does not."""
    if not ability(unit).heals:
        return None
    return WEIGHTS.free_action_values["use"] - 0.1 * unit_of(view, choice.noun).health
