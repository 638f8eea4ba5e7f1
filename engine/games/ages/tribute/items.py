"""The tribute that a unit could give the Arbiter, and the sites of items (RULES.md 26.17, 27)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.deeds import HEADQUARTERS
from engine.games.ages.view_types import UnitView, View

ITEM_POINTS, CARD_POINTS = 3, 1
"""The points of a tribute item and of a card (27.3)."""


@frozen
class Tribute:
    """The things with a unit that it could give in the Arbiter's Chamber."""

    has_item: bool
    cards: int

    @property
    def points(self) -> int:
        """The points that all of it is worth."""
        return ITEM_POINTS * self.has_item + CARD_POINTS * self.cards


def tribute_of(view: View, unit: UnitView) -> Tribute:
    """The tribute of a unit: its item, and cards that are not revealed, except badges (27.3)."""
    cards = [card for card in unit.cards if view.are_cards_open or not card.shown]
    spare = [card for card in cards if not (card.known and TREASURES[card.slug].badge)]
    return Tribute(unit.has_tribute, len(spare))


def takes_item(view: View, unit: UnitView, route: Sequence[int]) -> bool:
    """Would a unit take a tribute item on a way through its team's Headquarters (26.17)?"""
    hq = view.map.bases[unit.team].get(HEADQUARTERS, -1)
    can_carry = unit.kind == "character" and not unit.has_tribute and not unit.flight_card
    return can_carry and hq in route and HEADQUARTERS not in view.ruins[unit.team]
