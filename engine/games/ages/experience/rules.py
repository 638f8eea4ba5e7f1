"""Healing and experience (RULES.md 18); a destroyed vortex stops all healing (26.14)."""

from __future__ import annotations

from engine.games.ages.experience.events import ExperienceGained, Healed
from engine.games.ages.sites.deeds import VORTEX
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit


def may_gain_health(g: AgesState, unit: Unit) -> bool:
    """May the unit's team gain Health, because its vortex is not destroyed (26.14)?"""
    return VORTEX not in g.ruins[unit.team]


def can_be_healed(g: AgesState, unit: Unit) -> bool:
    """Does the unit have less than its maximum Health, and may its team gain any (18.3, 26.14)?"""
    return unit.health < unit.max_health and may_gain_health(g, unit)


def heal(g: AgesState, unit: Unit, amount: int, reason: str) -> None:
    """Heal a unit, up to its maximum Health (18.3)."""
    healing = min(amount, unit.max_health - unit.health)
    if healing > 0 and may_gain_health(g, unit):
        unit.health += healing
        g.emit(
            Healed,
            unit=unit.slug,
            amount=healing,
            health=unit.health,
            most=unit.max_health,
            reason=reason,
        )


def gain_experience(g: AgesState, unit: Unit, reason: str) -> None:
    """Give a unit an experience marker (18.2)."""
    unit.experience += 1
    g.emit(ExperienceGained, unit=unit.slug, reason=reason)
