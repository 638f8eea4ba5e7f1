"""Shared by the refusals: what keeps a unit from using a card."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.games.ages.calculations.ratings import CANNOT_USE, can_use
from engine.games.ages.card_types import Treasure
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import ability, profile_of
from engine.games.ages.view_types import UnitView, View

Offered = set[Choice]


def why_cannot_use(view: View, unit: UnitView, card: str) -> str:
    """The reason why a unit cannot use a card."""
    row = TREASURES[card]
    if row.kind == "medical" and unit.health == unit.max_health and can_use(view, unit, row):
        return "this unit is not wounded"
    return why_unusable(view, unit, row) or "it cannot be used now"


NO_SIGHT = "its owner is in a dome, and nobody can be seen from there"


def why_unusable(view: View, unit: UnitView, card: Treasure) -> str:
    """The reason why a unit cannot use a card (14.3): "it needs Strength 5, not just 3".

    A card with a symbol can also be used by a character that has it.
    """
    if can_use(view, unit, card):
        return ""
    if card.slug in unit.broken_cards:
        return "it is broken until your next free actions"
    if not CANNOT_USE.get(ability(unit), frozenset()).isdisjoint((card.kind, card.symbol)):
        return f"{profile_of(unit).ability.name} forbids it"
    strength, intellect = unit.ratings["strength"].value, unit.ratings["intellect"].value
    short = []
    if strength < card.strength and ability(unit) != "lever":
        short.append(f"Strength {card.strength}, not just {strength}")
    if intellect < card.intellect:
        short.append(f"Intellect {card.intellect}, not just {intellect}")
    symbol = f", or the {card.symbol.title()} symbol" if card.symbol else ""
    return f"it needs {', and '.join(short)}{symbol}"
