"""The ranged weapons of a unit, and the names of weapons."""

from __future__ import annotations

from engine.core.text import capital, percent
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.fire.hidden_weapons import HiddenShot
from engine.games.ages.names import card_name, natural_weapon
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View

NATURAL = "natural"


def weapon_label(unit: UnitView, name: str) -> str:
    """The name of a weapon of a choice."""
    return capital(natural_weapon(unit.slug)) if name == NATURAL else card_name(name)


def ranged_weapons(view: View, unit: UnitView) -> list[str]:
    """The ranged cards that a unit can use, and "" for its natural shot."""
    cards = [
        slug
        for slug in dict.fromkeys(unit.known_cards)
        if TREASURES[slug].shot and can_use(view, unit, TREASURES[slug])
    ]
    return [*cards, *([""] if PROFILES[unit.slug].ability.shot else [])]


def likely_text(shot: HiddenShot) -> str:
    """The chance of a weapon, rounded: "34% likely"; it is never quite impossible."""
    likely = percent(shot.weapon_chance) if shot.weapon_chance >= LEAST_CHANCE else "under 1%"
    return f"{likely} likely"


LEAST_CHANCE = 0.01
"""The smallest chance that is written as a number."""
