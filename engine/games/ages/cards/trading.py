"""Trading cards in the free actions: to allies in the space, or over a distance (RULES.md 8.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Choice, choice
from engine.games.ages.cards.held import spare_cards
from engine.games.ages.cards.rules import give_card, reveal_card
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.done_in_phase import DREADED, mark_of_handling
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import is_contested, profile_of


def give_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """The choices to give cards to allies, in the space or over a distance (8.2)."""
    if is_contested(g, unit):
        return
    for ally in g.team_units(unit.team):
        if ally is not unit and (ally.space == unit.space or is_courier(g, unit, ally)):
            yield from gift_choices(g, unit, ally, "give")


def is_courier(g: AgesState, unit: Unit, ally: Unit) -> bool:
    """Can one of the two trade with the other over a distance (21.58)?"""
    is_near = bool(satchel_between(g, unit, ally) or satchel_between(g, ally, unit))
    return is_near and not is_contested(g, ally)


def satchel_between(g: AgesState, unit: Unit, ally: Unit) -> str:
    """The unit's card that lets it trade with a distant ally; "" if none does."""
    for slug in unit.cards:
        card = TREASURES[slug]
        is_near = card.trade_aura and ally.space in g.map.aura(unit.space, card.trade_aura)
        if is_near and can_use(g, unit, card):
            return slug
    return ""


def hand_over(g: AgesState, unit: Unit, card: str, ally: Unit) -> None:
    """Give a card; over a distance the satchel is revealed (8.2, 21.58)."""
    unit.phase_actions += (mark_of_handling(card),)
    if ally.space != unit.space:
        satchel = satchel_between(g, unit, ally)
        bearer = unit if satchel else ally
        reveal_card(g, bearer, satchel or satchel_between(g, ally, unit), "used")
    give_card(g, unit, card, ally)


def gift_choices(g: AgesState, unit: Unit, ally: Unit, verb: str) -> Iterator[Choice]:
    """The cards that one may give the other; none goes back to a unit that held it (8.2, 8.7)."""
    giver, taker = profile_of(unit), profile_of(ally)
    if giver.cannot_give or giver.cannot_trade or taker.cannot_trade or ally.kind != "character":
        return
    if DREADED in unit.phase_actions or DREADED in ally.phase_actions:
        return
    for card in spare_cards(unit):
        if (
            mark_of_handling(card) not in unit.phase_actions
            and mark_of_handling(card) not in ally.phase_actions
        ):
            yield choice(verb, f"{card} {ally.slug}")
