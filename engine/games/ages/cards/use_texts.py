"""The text that says whether a unit can use a card, or names the missing requirement."""

from __future__ import annotations

from engine.core.text import capital
from engine.games.ages.achievements.phrases import card_goal_text
from engine.games.ages.card_types import ARMOR_KINDS, Treasure
from engine.games.ages.cards.phrases import card_text
from engine.games.ages.challenges.ratings import can_use_later, has_symbol, why_unusable
from engine.games.ages.names import unit_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


def use_text(view: View, unit: UnitView, card: Treasure) -> str:
    """The use of a card for a unit: "Tomyris can use it, +1 to hit for the Bow symbol"."""
    name = unit_name(unit.slug)
    reason = why_unusable(view, unit, card)
    if reason:
        return f"{name} cannot use it: {reason}"
    if not can_use_later(view, unit, card):
        return f"{name} can use it only until the experience ends, at your next free actions"
    bonus = f", {card.bonus} for the {card.symbol.title()} symbol" if card.bonus else ""
    return f"{name} can use it{bonus if has_symbol(unit, card) else ''}"


def card_for(view: View, unit: UnitView, slug: str) -> str:
    """The use of a card for a unit, and its effect: two sentences, the last without a stop."""
    card = TREASURES[slug]
    if card.kind == "achievement":
        return f"{capital(card_goal_text(view, unit, slug))}. {card_text(card)}"
    is_open = any(
        each.shown and each.slug == slug for holder in view.units for each in holder.cards
    )
    moment = "" if is_open or card.kind not in ARMOR_KINDS else ". It is revealed after a hit"
    return f"{use_text(view, unit, card)}. {card_text(card)}{moment}"
