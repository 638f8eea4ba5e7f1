"""The text about the tribute that units carry for the Arbiter."""

from __future__ import annotations

from engine.core.text import join_with_and
from engine.games.ages.names import unit_name
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.tribute.items import ITEM_POINTS
from engine.games.ages.view_types import View

WHERE_ITEMS_COME_FROM = (
    "A character without a tribute item takes one by walking onto or through the "
    "team's Headquarters"
)
ITEM_TAKEN = f"takes a tribute item: {ITEM_POINTS} points at the Arbiter's Chamber"


def bearers_text(view: View) -> str:
    """The carriers of tribute items: "Tribute items: Pell (White) and Hanno (Black)"."""
    bearers = [
        f"{unit_name(each.slug)} ({TEAMS[each.team]})" for each in view.units if each.has_tribute
    ]
    return f"Tribute items: {join_with_and(bearers, empty='nobody has one')}"
