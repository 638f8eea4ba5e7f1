"""Gifts of cards to allies, and abilities that are free actions (RULES.md 8.2, 8.6, 20)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from engine.core.action import Action
from engine.core.choice import Ban, Idea, Refusal, choice, idea, legal, refused
from engine.core.dispatch import Dispatch
from engine.core.values import frozen_for_checkers
from engine.games.ages.cards.events import CardExchanged
from engine.games.ages.cards.held import spare_cards
from engine.games.ages.cards.rules import discard_card, draw_card, give_card, lose_card
from engine.games.ages.challenges.ratings import can_use, rating
from engine.games.ages.done_in_phase import ABILITY, DREADED, mark_of_handling
from engine.games.ages.experience.rules import (
    NOT_WOUNDED,
    VORTEX_DESTROYED,
    can_be_healed,
    heal,
    healing_ban,
    may_gain_health,
)
from engine.games.ages.names import short_name
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.prisoners.rules import attempt_escape
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import (
    WOODS,
    AnyState,
    AnyUnit,
    ability,
    allies_in,
    is_contested,
    is_serving,
    is_standing_in,
    profile_of,
    units_on_map,
)

SATCHELS = frozenset(card.slug for card in TREASURES.values() if card.trade_aura)
"""The cards that let their owner trade with a distant ally (21.58)."""
COURIER_AURA = 3
BLACKMAIL_AURA = 3

Nouns = Iterable[str] | Ban
"""The nouns of an ability's choices, or why it has none."""
free_nouns: Dispatch[str, Callable[[AnyState, AnyUnit], Nouns]] = Dispatch("free action")
"""The targets of an ability, as far as open information tells."""
free_uses: Dispatch[str, Callable[[AgesState, Unit, str], None]] = Dispatch("effect")
"""The function that carries out an ability."""
USED = Ban("it was used in this phase", "8.6")


def ability_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The uses of the unit's ability, if it is a free action, once in the phase (8.6)."""
    find = free_nouns.get(ability(unit).slug)
    if find is None:
        return
    found = USED if ABILITY in unit.phase_actions else find(table, unit)
    if isinstance(found, Ban):
        yield idea(choice("ability", unit.slug), found)
    else:
        yield from (choice("ability", noun) for noun in found)


@free_nouns("triage")
def _allies_to_heal(table: AnyState, unit: AnyUnit) -> Nouns:
    if is_contested(table, unit):
        return CONTESTED
    wounded = _wounded_among(table, allies_in(table, unit, unit.space))
    return wounded or _why_none(table, unit, "no ally in the space is wounded")


def _wounded_among(table: AnyState, units: Iterable[AnyUnit]) -> list[str]:
    return [each.slug for each in units if can_be_healed(table, each)]


def _why_none(table: AnyState, unit: AnyUnit, reason: str) -> Ban:
    """Why nobody can be healed: the reason, unless the vortex is destroyed."""
    return Ban(reason, "8.6") if may_gain_health(table, unit) else VORTEX_DESTROYED


@free_uses("triage", "orchard")
def heal_one(g: AgesState, unit: Unit, noun: str) -> None:
    """Heal a unit for 1 Health (20.18, 20.33)."""
    heal(g, g.unit_of(noun), ability(unit).heals, ability(unit).name)


@free_nouns("field-unit")
def _master_to_heal(table: AnyState, unit: AnyUnit) -> Nouns:
    master = table.units[unit.master]
    if unit.expended:
        return Ban("it was used in this game", "28.31")
    if not is_serving(table, unit, master):
        return Ban("its master is not in its space", "28.31")
    ban = healing_ban(table, master)
    return Ban("its master is not wounded", "28.31") if ban is NOT_WOUNDED else ban or [master.slug]


@free_uses("field-unit")
def treat_master(g: AgesState, unit: Unit, noun: str) -> None:
    """Heal the master for 2 Health, once in the game (28.31)."""
    unit.expended = True
    heal(g, g.unit_of(noun), ability(unit).heals, profile_of(unit).name)


@free_nouns("orchard")
def _units_to_heal_in_woods(table: AnyState, unit: AnyUnit) -> Nouns:
    if is_contested(table, unit):
        return CONTESTED
    if not is_standing_in(table, unit, WOODS):
        return Ban("it works only in woods", "20.33")
    wounded = _wounded_among(table, (unit, *allies_in(table, unit, unit.space)))
    return wounded or _why_none(table, unit, "no unit in the space is wounded")


@free_nouns("spare-parts")
def _cards_for_parts(table: AnyState, unit: AnyUnit) -> Nouns:
    no_card = Ban("this unit has no card to destroy", "20.20")
    return healing_ban(table, unit) or spare_cards(unit) or no_card


@free_uses("spare-parts")
def use_as_part(g: AgesState, unit: Unit, noun: str) -> None:
    """Destroy a card and heal 1 Health (20.20)."""
    discard_card(g, unit, noun, "destroyed")
    heal(g, unit, 1, "Spare Parts")


@free_nouns("last-mile")
def _cards_to_deliver(table: AnyState, unit: AnyUnit) -> Nouns:
    if is_contested(table, unit):
        return CONTESTED
    aura = table.map.aura(unit.space, COURIER_AURA)
    near = [each for each in other_characters(table, unit) if each.space in aura]
    if not near:
        return Ban(f"no ally is within {COURIER_AURA} spaces", "20.24")
    cards = spare_cards(unit)
    if not cards:
        return Ban("this unit has no card to give", "20.24")
    found = [
        idea(
            AbilityUse(card, ally.slug).choice,
            trade_ban(unit, ally)
            or (ENEMY_BESIDE_ALLY if is_contested(table, ally) else None)
            or handling_ban(card, unit, ally),
        )
        for ally in near
        for card in cards
    ]
    nouns = [each.noun for each in legal(found)]
    return nouns or Ban(refused(found)[0].reason, refused(found)[0].clause)


ENEMY_BESIDE_ALLY = Ban("an enemy is in the space of each ally near", "20.24")


@free_uses("last-mile")
def deliver_card(g: AgesState, unit: Unit, noun: str) -> None:
    """Give a card to an ally who is near enough (20.24)."""
    delivery = AbilityUse.of(choice("ability", noun))
    unit.phase_actions += (mark_of_handling(delivery.object),)
    give_card(g, unit, delivery.object, g.unit_of(delivery.taker))


@free_nouns("escape-artist")
def _himself_in_prison(table: AnyState, unit: AnyUnit) -> Nouns:
    return [unit.slug] if unit.is_in_prison else Ban("it works only in prison", "20.15")


free_uses("escape-artist")(attempt_escape)


@free_nouns("potluck")
def _cards_to_exchange(table: AnyState, unit: AnyUnit) -> Nouns:
    cards = unit.known_cards if table.are_cards_open else unit.hidden_cards
    return tuple(dict.fromkeys(cards)) or Ban("she has no face-down card", "20.40")


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
def _enemies_to_blackmail(table: AnyState, unit: AnyUnit) -> Nouns:
    wits, aura = rating(table, unit, "wits"), table.map.aura(unit.space, BLACKMAIL_AURA)
    enemies = [
        enemy.slug
        for enemy in units_on_map(table, 1 - unit.team)
        if enemy.space in aura and enemy.has_hidden and rating(table, enemy, "wits") < wits
    ]
    return enemies or Ban(
        f"no enemy within {BLACKMAIL_AURA} spaces has lower Wits and a face-down card", "20.46"
    )


@free_uses("blackmail")
def blackmail_enemy(g: AgesState, unit: Unit, noun: str) -> None:
    """Make an enemy reveal a card that it chooses (20.46)."""
    blackmailer, victim = g.number(unit.slug), g.number(noun)
    g.pending.append(Pending(ask=Ask.SHOW, unit=victim, detail=blackmailer))


CONTESTED = Ban("an enemy is in the space", "8.2")
HANDLED = Ban("it has already been moved in this phase", "8.7")


@frozen_for_checkers
class Gift(Action, verb="give"):
    """A card for an ally."""

    card: str
    taker: str


@frozen_for_checkers
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
            yield partial(_gift_refused, cards[0], ally, ban)
            continue
        for card in cards:
            yield idea(Gift(card, ally.slug).choice, handling_ban(card, unit, ally))


def _gift_refused(card: str, ally: AnyUnit, ban: Ban) -> Iterator[Refusal]:
    yield from refused([idea(Gift(card, ally.slug).choice, ban)])


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
        if slug in SATCHELS:
            card = TREASURES[slug]
            is_near = ally.space in table.map.aura(unit.space, card.trade_aura)
            if is_near and can_use(table, unit, card):
                return slug
    return ""


def handling_ban(card: str, *units: AnyUnit) -> Ban | None:
    """Why a card stays where it is: one of the units has moved it already (8.2, 8.7)."""
    mark = mark_of_handling(card)
    return HANDLED if any(mark in each.phase_actions for each in units) else None
