"""The text about the tribute that units carry for the Arbiter."""

from __future__ import annotations

from attrs import frozen

from engine.core.facts import Fact, TriedChoice
from engine.core.text import join_with_and
from engine.games.ages.names import unit_name
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.sites.events import TributeTaken
from engine.games.ages.tribute.items import ITEM_POINTS
from engine.games.ages.view_types import View

WHERE_ITEMS_COME_FROM = (
    "A character without a tribute item takes one by walking onto or through the "
    "team's Headquarters"
)


@frozen
class ItemTaken(Fact):
    """The tribute item that a unit takes on its walk (26.17, 27.3)."""

    points: int = ITEM_POINTS

    def __str__(self) -> str:
        return f"Takes a tribute item: {self.points} points at the Arbiter's Chamber"

    def holds(self, tried: TriedChoice) -> bool:
        has_item = tried.after.units[tried.before.acting_unit].has_tribute
        return has_item and tried.event(TributeTaken) is not None and self.points == ITEM_POINTS


def bearers_text(view: View) -> str:
    """The carriers of tribute items: "Tribute items: Pell (White) and Hanno (Black)"."""
    bearers = [
        f"{unit_name(each.slug)} ({TEAMS[each.team]})" for each in view.units if each.has_tribute
    ]
    return f"Tribute items: {join_with_and(bearers, empty='nobody has one')}"
