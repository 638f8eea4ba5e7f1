"""The text that says whether a unit can use a card, or names the missing requirement."""

from __future__ import annotations

from engine.games.ages.calculations.ratings import CANNOT_USE, can_use, has_symbol
from engine.games.ages.card_types import Treasure
from engine.games.ages.describe.phrases import card_text
from engine.games.ages.names import unit_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import ability, profile_of
from engine.games.ages.view_types import UnitView, View


def why_unusable(view: View, unit: UnitView, card: Treasure) -> str:
    """Say what keeps a unit from using a card (14.3): "it needs Strength 5, not just 3"."""
    if can_use(view, unit, card):
        return ""
    if card.slug in unit.broken:
        return "it is broken until your next free actions"
    if not CANNOT_USE.get(ability(unit), frozenset()).isdisjoint((card.kind, card.symbol)):
        return f"{profile_of(unit).ability.name} forbids it"
    strength, intellect = unit.ratings["strength"].value, unit.ratings["intellect"].value
    short = []
    if strength < card.strength and ability(unit) != "lever":
        short.append(f"Strength {card.strength}, not just {strength}")
    if intellect < card.intellect:
        short.append(f"Intellect {card.intellect}, not just {intellect}")
    return f"it needs {', and '.join(short)}"


def use_text(view: View, unit: UnitView, card: Treasure) -> str:
    """Say whether a unit can use a card: "Tomyris can use it, +1 to hit for the Bow symbol"."""
    name = unit_name(unit.slug)
    why = why_unusable(view, unit, card)
    if why:
        return f"{name} cannot use it: {why}"
    bonus = f", {card.bonus} for the {card.symbol.title()} symbol" if card.bonus else ""
    return f"{name} can use it{bonus if has_symbol(unit, card) else ''}"


def card_for(view: View, unit: UnitView, slug: str) -> str:
    """Say whether a unit can use a card, and its effect: two sentences, the last without a stop."""
    card = TREASURES[slug]
    return f"{use_text(view, unit, card)}. {card_text(card)}"
