"""The tribute that units carry and could give the Arbiter, also as text (RULES.md 26.17, 27)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from engine.core.choice import Ban, Idea, choice, idea
from engine.core.facts import Fact, TriedChoice
from engine.core.text import join_with_and
from engine.games.ages.cards.held import is_badge, spare_count
from engine.games.ages.cards.ideas import STAYS
from engine.games.ages.done_in_phase import GAVE
from engine.games.ages.fire.actions import ENOUGH
from engine.games.ages.names import unit_name
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.sites.deeds import HEADQUARTERS
from engine.games.ages.sites.events import TributeTaken
from engine.games.ages.units import AnyState, AnyUnit
from engine.games.ages.view_types import View

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


WHERE_ITEMS_COME_FROM = (
    "A character without a tribute item takes one by walking onto or through the "
    "team's Headquarters"
)


@frozen
class ItemTaken(Fact):
    """The tribute item that a unit takes on its walk (26.17, 27.3)."""

    points: int = ITEM_POINTS

    line = "Takes a tribute item: {points} points at the Arbiter's Chamber"

    def holds(self, tried: TriedChoice) -> bool:
        has_item = tried.after.units[tried.before.acting_unit].has_tribute
        return has_item and tried.event(TributeTaken) is not None and self.points == ITEM_POINTS


def bearers_text(view: View) -> str:
    """The carriers of tribute items: "Tribute items: Pell (White) and Hanno (Black)"."""
    bearers = [
        f"{unit_name(each.slug)} ({TEAMS[each.team]})" for each in view.units if each.has_tribute
    ]
    return f"Tribute items: {join_with_and(bearers, empty='nobody has one')}"
