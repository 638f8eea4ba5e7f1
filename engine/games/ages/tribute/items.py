"""The tribute that a unit could give the Arbiter, and the sites of items (RULES.md 26.17, 27)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from engine.core.choice import Ban, Idea, choice, idea
from engine.games.ages.cards.held import is_badge, spare_count
from engine.games.ages.cards.ideas import STAYS
from engine.games.ages.done_in_phase import GAVE
from engine.games.ages.fire.actions import ENOUGH
from engine.games.ages.sites.deeds import HEADQUARTERS
from engine.games.ages.units import AnyState, AnyUnit

ITEM = "item"
ITEM_POINTS, CARD_POINTS = 3, 1
"""The points of a tribute item and of a card (27.3)."""
SEEN = Ban("only face-down cards are given", "27.3")


@frozen
class Tribute:
    has_item: bool
    cards: int

    @property
    def points(self) -> int:
        return ITEM_POINTS * self.has_item + CARD_POINTS * self.cards


def tribute_of(table: AnyState, unit: AnyUnit) -> Tribute:
    """The tribute of a unit: its item, and cards that are not revealed, except badges (27.3)."""
    cards = spare_count(unit) if table.are_cards_open else len(unit.face_down_decks)
    return Tribute(unit.has_tribute, cards)


def tribute_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The gifts that a unit may give, and no more after the first (27.3)."""
    if unit.has_tribute:
        yield choice("offer", ITEM)
    hidden = unit.known_cards if table.are_cards_open else unit.hidden_cards
    for card in dict.fromkeys(unit.known_cards):
        ban = STAYS if is_badge(card) else None if card in hidden else SEEN
        yield idea(choice("offer", card), ban)
    if GAVE in unit.phase_actions:
        yield ENOUGH


def takes_item(table: AnyState, unit: AnyUnit, route: Sequence[int]) -> bool:
    """Does a unit take a tribute item on a way through its team's Headquarters (26.17)?"""
    hq = table.map.bases[unit.team].get(HEADQUARTERS, -1)
    can_carry = unit.kind == "character" and not unit.has_tribute and not unit.flight_card
    return can_carry and hq in route and HEADQUARTERS not in table.ruins[unit.team]
