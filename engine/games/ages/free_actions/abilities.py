"""Abilities that are free actions (RULES.md 8.6, 20)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Choice, choice
from engine.core.dispatch import Dispatch
from engine.games.ages.cards.events import CardExchanged
from engine.games.ages.cards.held import spare_cards
from engine.games.ages.cards.rules import discard_card, draw_card, give_card, lose_card
from engine.games.ages.cards.trading import gift_choices
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.done_in_phase import ABILITY, mark_of_handling
from engine.games.ages.experience.rules import can_be_healed, heal
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.prisoners.rules import attempt_escape, escape_nouns
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import (
    WOODS,
    ability,
    allies_in,
    is_contested,
    is_serving,
    is_standing_in,
    profile_of,
)

COURIER_AURA = 3
BLACKMAIL_AURA = 3

free_nouns: Dispatch[str, Callable[[AgesState, Unit], Iterator[str]]] = Dispatch("free action")
"""The targets of an ability, as far as open information tells: the nouns of its choices."""
free_uses: Dispatch[str, Callable[[AgesState, Unit, str], None]] = Dispatch("effect")
"""The function that carries out an ability."""


def ability_choices(g: AgesState, unit: Unit) -> Iterator[Choice]:
    """The choices that the unit's ability gives it, once in the phase (8.6)."""
    nouns = free_nouns.get(ability(unit))
    if nouns and ABILITY not in unit.phase_actions:
        for noun in nouns(g, unit):
            yield choice("ability", noun)


@free_nouns("triage")
def _allies_to_heal(g: AgesState, unit: Unit) -> Iterator[str]:
    if not is_contested(g, unit):
        allies = (g.unit_of(ally.slug) for ally in allies_in(g, unit, unit.space))
        yield from (ally.slug for ally in allies if can_be_healed(g, ally))


@free_uses("triage", "orchard")
def heal_one(g: AgesState, unit: Unit, noun: str) -> None:
    """Heal a unit for 1 Health (20.18, 20.33)."""
    heal(g, g.unit_of(noun), 1, profile_of(unit).ability.name)


@free_nouns("field-unit")
def _master_to_heal(g: AgesState, unit: Unit) -> Iterator[str]:
    master = g.units[unit.master]
    if not unit.expended and is_serving(g, unit, master) and can_be_healed(g, master):
        yield master.slug


@free_uses("field-unit")
def treat_master(g: AgesState, unit: Unit, noun: str) -> None:
    """Heal the master for 2 Health, once in the game (28.31)."""
    unit.expended = True
    heal(g, g.unit_of(noun), 2, profile_of(unit).name)


@free_nouns("orchard")
def _units_to_heal_in_woods(g: AgesState, unit: Unit) -> Iterator[str]:
    if is_standing_in(g, unit, WOODS) and not is_contested(g, unit):
        units_here = (unit, *(g.unit_of(ally.slug) for ally in allies_in(g, unit, unit.space)))
        yield from (each.slug for each in units_here if can_be_healed(g, each))


@free_nouns("spare-parts")
def _cards_for_parts(g: AgesState, unit: Unit) -> Iterator[str]:
    if can_be_healed(g, unit):
        yield from spare_cards(unit)


@free_uses("spare-parts")
def use_as_part(g: AgesState, unit: Unit, noun: str) -> None:
    """Destroy a card and heal 1 Health (20.20)."""
    discard_card(g, unit, noun, "destroyed")
    heal(g, unit, 1, "Spare Parts")


@free_nouns("last-mile")
def _cards_to_deliver(g: AgesState, unit: Unit) -> Iterator[str]:
    if is_contested(g, unit):
        return
    for ally in g.team_units(unit.team):
        is_near = ally.space in g.map.aura(unit.space, COURIER_AURA)
        if ally is not unit and is_near and not is_contested(g, ally):
            yield from (gift.noun for gift in gift_choices(g, unit, ally, "ability"))


@free_uses("last-mile")
def deliver_card(g: AgesState, unit: Unit, noun: str) -> None:
    """Give a card to an ally who is near enough (20.24)."""
    card, taker = noun.split()
    unit.phase_actions += (mark_of_handling(card),)
    give_card(g, unit, card, g.unit_of(taker))


free_nouns("escape-artist")(escape_nouns)
free_uses("escape-artist")(attempt_escape)


@free_nouns("potluck")
def _cards_to_exchange(g: AgesState, unit: Unit) -> Iterator[str]:
    pairs = zip(unit.cards, unit.open_marks, strict=True)
    yield from dict.fromkeys(card for card, face_up in pairs if not face_up or g.are_cards_open)


@free_uses("potluck")
def exchange_card(g: AgesState, unit: Unit, noun: str) -> None:
    """Shuffle a face-down card into its deck and draw another from it (20.40)."""
    deck = TREASURES[noun].deck
    lose_card(unit, noun)
    g.emit(CardExchanged, unit=unit.slug, deck=deck)
    g.decks[deck].cards.append(noun)
    g.decks[deck].shuffle(g.chance)
    draw_card(g, g.number(unit.slug), deck)


@free_nouns("blackmail")
def _enemies_to_blackmail(g: AgesState, unit: Unit) -> Iterator[str]:
    wits = rating(g, unit, "wits")
    for enemy in g.team_units(1 - unit.team):
        is_near = enemy.space in g.map.aura(unit.space, BLACKMAIL_AURA)
        if is_near and enemy.has_hidden and rating(g, enemy, "wits") < wits:
            yield enemy.slug


@free_uses("blackmail")
def blackmail_enemy(g: AgesState, unit: Unit, noun: str) -> None:
    """Make an enemy reveal a card that it chooses (20.46)."""
    blackmailer, victim = g.number(unit.slug), g.number(noun)
    g.pending.append(Pending(ask=Ask.SHOW, unit=victim, detail=blackmailer))
