"""The text about the tribute that units carry for the Arbiter."""

from __future__ import annotations

from engine.core.text import count, join_with_and
from engine.games.ages.names import unit_name
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.tribute.items import ITEM_POINTS, tribute_of
from engine.games.ages.view_types import UnitView, View

WHERE_ITEMS_COME_FROM = (
    "A character without a tribute item takes one by walking onto or through the "
    "team's Headquarters"
)
ITEM_TAKEN = f"takes a tribute item: {ITEM_POINTS} points at the Arbiter's Chamber"


def gift_text(view: View, unit: UnitView) -> str:
    """Describe a unit's gifts: "a tribute item and 2 face-down cards, 5 points"; "" for none."""
    tribute = tribute_of(view, unit)
    card = "card" if view.are_cards_open else "face-down card"
    gifts = ["a tribute item"] if tribute.has_item else []
    gifts += [count(tribute.cards, card)] if tribute.cards else []
    return f"{join_with_and(gifts)}, {count(tribute.points, 'point')}" if gifts else ""


def bearers_text(view: View) -> str:
    """The carriers of tribute items: "Tribute items: Pell (White) and Hanno (Black)"."""
    bearers = [
        f"{unit_name(each.slug)} ({TEAMS[each.team]})" for each in view.units if each.has_tribute
    ]
    return f"Tribute items: {join_with_and(bearers, empty='nobody has one')}"
