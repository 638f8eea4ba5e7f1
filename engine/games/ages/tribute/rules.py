"""Tribute: items from the headquarters, and gifts in the Arbiter's Chamber (RULES.md 27)."""

from __future__ import annotations

from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.games.ages.achievements.rules import check_glory
from engine.games.ages.cards.held import spare_cards
from engine.games.ages.cards.rules import discard_card
from engine.games.ages.done_in_phase import GAVE, TRIBUTE_TAKEN
from engine.games.ages.fire.actions import ENOUGH
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.missions import WHITE
from engine.games.ages.sites.deeds import HEADQUARTERS
from engine.games.ages.sites.events import TributeGiven, TributeTaken
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.tribute.items import CARD_POINTS, ITEM_POINTS
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit, profile_of

ITEM = "item"


def take_tribute(g: AgesState, unit: Unit, route: tuple[int, ...]) -> None:
    """Take a tribute item on a walk through the headquarters, unless the unit has one (26.17)."""
    hq = g.map.bases[unit.team].get(HEADQUARTERS, -1)
    takes = unit.kind == "character" and not unit.has_tribute
    if hq in route and takes and not unit.flight_card and g.is_site_intact(unit.team, HEADQUARTERS):
        unit.has_tribute = True
        unit.phase_actions += (TRIBUTE_TAKEN,)
        g.emit(TributeTaken, unit=unit.slug)


def can_give_tribute(table: AnyState, unit: AnyUnit) -> bool:
    """Does the unit have an item or a face-down card, which all can see (27.3)?"""
    has_open_gift = table.are_cards_open and bool(spare_cards(unit))
    return unit.has_tribute or unit.has_hidden or has_open_gift


def possible_gifts(g: AgesState, unit: Unit) -> list[Choice]:
    """The unit's possible gifts: the item, and cards that are not revealed (27.3)."""
    pairs = zip(unit.cards, unit.open_marks, strict=True)
    hidden_cards = [card for card, face_up in pairs if not face_up or g.are_cards_open]
    cards = [card for card in spare_cards(unit) if card in hidden_cards]
    items = [choice("offer", ITEM)] if unit.has_tribute else []
    return [*items, *(choice("offer", card) for card in cards)]


async def ask_for_gift(g: AgesState) -> Step:
    """Ask for one gift after the other; then the giver is dismissed (27.3)."""
    unit = g.units[g.acting_unit]
    offered = possible_gifts(g, unit)
    has_given = GAVE in unit.phase_actions
    if not offered:
        return dismiss_giver(g)
    last = (ENOUGH,) if has_given else ()
    prompt = f"{profile_of(unit).name} before the Arbiter: which gift?"
    answer = await choose(unit.owner, prompt, (*offered, *last), "27.3")
    if answer == ENOUGH:
        return dismiss_giver(g)
    unit.phase_actions += (GAVE,)
    if answer.noun == ITEM:
        unit.has_tribute = False
        add_tribute(g, unit, ITEM, ITEM_POINTS)
    else:
        discard_card(g, unit, answer.noun, "given")
        add_tribute(g, unit, answer.noun, CARD_POINTS)
    return Step.TRIBUTE


def dismiss_giver(g: AgesState) -> Step:
    """Dismiss the giver (27.3)."""
    g.pending.append(Pending(ask=Ask.DISMISS, unit=g.acting_unit))
    return Step.ADVENTURE


def add_tribute(g: AgesState, unit: Unit, gift: str, points: int) -> None:
    """Subtract the points from the enemy's; those left over go to the team (27.4)."""
    g.lith += points if unit.team == WHITE else -points
    g.emit(TributeGiven, unit=unit.slug, gift=gift, points=points, lith=g.lith)
    check_glory(g)
