"""Gifts of cards to allies in the free actions, in the space or over a distance (RULES.md 8.2)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from engine.core.action import Action
from engine.core.choice import Ban, Idea, Refusal, choice, idea
from engine.games.ages.cards.held import spare_cards
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.done_in_phase import DREADED, mark_of_handling
from engine.games.ages.names import short_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyState, AnyUnit, is_contested, profile_of, units_on_map

CONTESTED = Ban("an enemy is in the space", "8.2")
HANDLED = Ban("it has already been moved in this phase", "8.7")


@frozen
class Gift(Action, verb="give"):
    """A card for an ally."""

    card: str
    taker: str


@frozen
class AbilityUse(Action, verb="ability"):
    """A use of an ability as a free action, on a unit or a card, or of a card for a unit."""

    object: str
    taker: str = ""


def gift_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The cards that the unit may give to allies (8.2)."""
    cards, allies = spare_cards(unit), other_characters(table, unit)
    if cards and not allies:
        yield Refusal(choice("give"), "no ally is on the map", "8.2")
    if not cards or not allies:
        return
    contested = CONTESTED if is_contested(table, unit) else None
    for ally in allies:
        ban = trade_ban(unit, ally) or contested or distance_ban(table, unit, ally)
        if ban is not None:
            yield idea(Gift(cards[0], ally.slug).choice, ban)
            continue
        for card in cards:
            yield idea(Gift(card, ally.slug).choice, handling_ban(card, unit, ally))


def other_characters(table: AnyState, unit: AnyUnit) -> list[AnyUnit]:
    """The other characters of the unit's team on the map: only they can get cards."""
    allies = units_on_map(table, unit.team)
    return [each for each in allies if each.kind == "character" and each.slug != unit.slug]


def trade_ban(unit: AnyUnit, ally: AnyUnit) -> Ban | None:
    """Why one gives the other no card at all, wherever they are (20)."""
    giver, taker = profile_of(unit), profile_of(ally)
    if giver.cannot_give or giver.cannot_trade:
        return Ban(f"{giver.name} gives no cards away", "8.2")
    if taker.cannot_trade:
        return Ban(f"{taker.name} takes no cards from allies and gives none, as a trait", "8.2")
    if DREADED in unit.phase_actions or DREADED in ally.phase_actions:
        dreaded = unit if DREADED in unit.phase_actions else ally
        return Ban(f"{short_name(dreaded.slug)} was near Dread Wings as the phase began", "20.17")
    return None


def distance_ban(table: AnyState, unit: AnyUnit, ally: AnyUnit) -> Ban | None:
    """Why the ally is too far away: only a satchel reaches farther than the space (21.58)."""
    if ally.space == unit.space:
        return None
    if not satchel_between(table, unit, ally) and not satchel_between(table, ally, unit):
        return Ban(lambda: _too_far_text(table, ally), "8.2")
    if is_contested(table, ally):
        return Ban(f"an enemy is in the space of {short_name(ally.slug)}", "8.2")
    return None


def _too_far_text(table: AnyState, ally: AnyUnit) -> str:
    name, space = short_name(ally.slug), table.map.names[ally.space]
    return f"only allies in the same space get cards, and {name} is at {space}"


def satchel_between(table: AnyState, unit: AnyUnit, ally: AnyUnit) -> str:
    """The unit's card that lets it trade with a distant ally; "" if none does."""
    for slug in unit.known_cards:
        card = TREASURES[slug]
        is_near = card.trade_aura and ally.space in table.map.aura(unit.space, card.trade_aura)
        if is_near and can_use(table, unit, card):
            return slug
    return ""


def handling_ban(card: str, *units: AnyUnit) -> Ban | None:
    """Why a card stays where it is: one of the units has moved it already (8.2, 8.7)."""
    mark = mark_of_handling(card)
    return HANDLED if any(mark in each.phase_actions for each in units) else None
