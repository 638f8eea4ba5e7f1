"""The uses of cubes, monuments, hunters and gadgets that help in a position, with their reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from attrs import frozen

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.core.text import count, join_with_and
from engine.games.ages.bots.errands import COST_WITHOUT_ROUTE, costs_to, winning_chance
from engine.games.ages.bots.value import attack_value, melee_value, weak_target_factor
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.card_types import Shot
from engine.games.ages.cards.effects import play_nouns
from engine.games.ages.challenges.ratings import (
    GALE,
    PLENTY,
    PLENTY_DRAWS,
    SANDALS,
    can_use_later,
    carry_limit,
    hand_after_plenty,
    has_symbol,
)
from engine.games.ages.creatures.hunts import possible_bites
from engine.games.ages.fire.aims import shots_with
from engine.games.ages.fire.shot import SPYGLASS, weapons_of
from engine.games.ages.map.layout import BASES
from engine.games.ages.map.sight import range_between
from engine.games.ages.moving.routes import ROPE
from engine.games.ages.names import card_name, short_name, unit_name
from engine.games.ages.phrases import enemies_of, unit_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import (
    ability,
    is_creature,
    is_grounded,
    is_in_dome,
    may_attack,
    path_at,
)
from engine.games.ages.view_types import UnitView, View

EXILE = "exile-cube"
LODESTONE, OBELISK, BANNER = "lodestone", "weeping-obelisk", "banner-of-home"


@frozen
class CardUse:
    """A use of a card as a free action that helps now."""

    value: float
    reason: str
    """The effect of the card here, for a hint."""


Uses: TypeAlias = Mapping[str, CardUse]
"""The uses of a card by the noun of their choice, such as "exile-cube pell"."""

card_uses: Dispatch[str, Callable[[View, UnitView], Uses]] = Dispatch("use of a card by the bot")
"""Functions that list the uses of a card that help its owner now; other cards are not used."""


def uses_of(view: View, unit: UnitView, slug: str) -> Uses:
    """The uses of a card that help its owner now."""
    if TREASURES[slug].kind == "hunter":
        return hunter_uses(view, unit, slug)
    if not can_use_later(view, unit, TREASURES[slug]):
        return {}
    if slug in OPEN_CARDS:
        return {} if slug in unit.open_cards else {slug: OPEN_CARDS[slug]}
    function = card_uses.get(slug)
    return {} if function is None else function(view, unit)


def use_of(view: View, unit: UnitView, choice: Choice) -> CardUse | None:
    """The use that a choice makes of a card, if it helps its owner now."""
    return uses_of(view, unit, choice.noun.partition(" ")[0]).get(choice.noun)


def best_use(view: View, unit: UnitView) -> tuple[str, CardUse] | None:
    """The card of a unit that helps most if it is used now, and its use; None if none helps."""
    uses = [
        (slug, use)
        for slug in dict.fromkeys(unit.known_cards)
        for use in uses_of(view, unit, slug).values()
    ]
    return max(uses, key=lambda each: each[1].value, default=None)


def enemies_within(view: View, unit: UnitView, distance: int) -> list[UnitView]:
    """The enemies within that many spaces that could attack the unit."""
    return [
        enemy
        for enemy in enemies_of(view, unit)
        if range_between(view.map, unit.space, enemy.space) <= distance
        and may_attack(view, enemy, unit)
    ]


def _tie_break(amount: float) -> float:
    """The small value that decides between uses of the same card."""
    return 0.01 * amount


# Cubes


@card_uses("tutor-cube")
def tutor_uses(view: View, unit: UnitView) -> Uses:
    """The use of the Tutor Cube, which always helps (21.62)."""
    reason = "a rating is 1 higher for the rest of the game"
    return {"tutor-cube": CardUse(WEIGHTS.card_use_values["tutor-cube"], reason)}


@card_uses(PLENTY)
def plenty_uses(view: View, unit: UnitView) -> Uses:
    """The use of the Plenty Cube, while there is room for two cards (21.61)."""
    if hand_after_plenty(view, unit) > carry_limit(view, unit):
        return {}
    reason = f"{PLENTY_DRAWS} Common cards are drawn, and there is room for them"
    return {PLENTY: CardUse(WEIGHTS.card_use_values[PLENTY], reason)}


@card_uses("jailbreak-cube")
def jailbreak_uses(view: View, unit: UnitView) -> Uses:
    """The use of the Jailbreak Cube for each prisoner of the team (21.76)."""
    return {
        f"jailbreak-cube {slug}": CardUse(
            WEIGHTS.card_use_values["jailbreak-cube"] + _tie_break(unit_of(view, slug).health),
            f"{short_name(slug)} is freed from prison",
        )
        for slug in play_nouns["jailbreak-cube"](view, unit)
    }


@card_uses("recall-cube")
def recall_uses(view: View, unit: UnitView) -> Uses:
    """The use of the Recall Cube: an escape of a weak unit from an enemy (21.59)."""
    enemies = enemies_within(view, unit, WEIGHTS.feared_enemy_distance)
    if unit.health > WEIGHTS.careful_health or not enemies or is_in_dome(view, unit):
        return {}
    name = short_name(enemies[0].slug)
    reason = f"with Health {unit.health} a dome is safer than a space so near to {name}"
    return {"recall-cube": CardUse(WEIGHTS.card_use_values["recall-cube"], reason)}


@card_uses(EXILE)
def exile_uses(view: View, unit: UnitView) -> Uses:
    """The use of the Exile Cube against enemies who strike harder or are at a goal (21.60)."""
    targets, uses = set(play_nouns[EXILE](view, unit)), {}
    for enemy in enemies_of(view, unit):
        if enemy.kind != "character" or enemy.slug not in targets:
            continue
        gain = melee_value(view, enemy, unit) - melee_value(view, unit, enemy)
        if winning_chance(view, enemy, enemy.space) >= WEIGHTS.min_rival_chance:
            cause = "stands where something can be won"
        elif gain > 0:
            cause = "strikes harder"
        else:
            continue
        reason = f"{short_name(enemy.slug)}, who {cause}, is sent to a dome"
        uses[f"{EXILE} {enemy.slug}"] = CardUse(
            WEIGHTS.card_use_values[EXILE] + _tie_break(max(0.0, gain)), reason
        )
    return uses


@card_uses(GALE)
def gale_uses(view: View, unit: UnitView) -> Uses:
    """The use of the Gale Cube against enemies who then fall short of an encounter (21.77).

    Only encounters that an enemy may well pass count: it gains nothing at the others.
    """
    spaces, uses = set(play_nouns[GALE](view, unit)), {}
    for enemy in enemies_of(view, unit) if view.counters else ():
        if enemy.slowed or enemy.kind != "character" or may_ride_or_fly(enemy):
            continue
        if view.map.nouns[enemy.space] not in spaces:
            continue
        cost, space = min(
            (
                (costs_to(view, enemy, space)[enemy.space], space)
                for space in view.counters
                if winning_chance(view, enemy, space) >= WEIGHTS.min_rival_chance
            ),
            default=(COST_WITHOUT_ROUTE, -1),
        )
        speed = enemy.ratings["speed"].value
        if speed - TREASURES[GALE].slows < cost <= speed:
            name = short_name(enemy.slug)
            reason = f"slowed by a gale, {name} falls short of the encounter at"
            noun = f"{GALE} {view.map.nouns[enemy.space]}"
            uses[noun] = CardUse(WEIGHTS.card_use_values[GALE], f"{reason} {view.map.names[space]}")
    return uses


def may_ride_or_fly(unit: UnitView) -> bool:
    """May a unit move faster than its Speed, as far as the viewer knows?"""
    kinds = {TREASURES[slug].kind for slug in unit.known_cards}
    has_transport = not kinds.isdisjoint(("mount", "vehicle")) or SANDALS in unit.known_cards
    return has_transport or ability(unit).flies


# Monuments: they are permanent, so they wait for a place where they do something


def is_place_taken(view: View, unit: UnitView) -> bool:
    """Is there a monument in the unit's space, which a new one would replace (14.13)?"""
    return any(each.space == unit.space for each in view.monuments)


@card_uses(LODESTONE)
def lodestone_uses(view: View, unit: UnitView) -> Uses:
    """The use of the Lodestone near an enemy known to fly or to drive, and no such ally (21.83)."""
    if is_place_taken(view, unit) or is_grounded(view, unit.space):
        return {}
    aura = view.map.aura(unit.space, TREASURES[LODESTONE].aura)
    means = [
        (each.team == unit.team, f"{short_name(each.slug)}'s {name}")
        for each in view.units
        if each.is_on_map and each.space in aura and (name := grounded_means(view, each))
    ]
    if not means or any(is_own for is_own, _ in means):
        return {}
    names = join_with_and(name for _, name in means)
    reason = f"within {TREASURES[LODESTONE].aura} spaces it stops {names}"
    return {LODESTONE: CardUse(WEIGHTS.card_use_values[LODESTONE], reason)}


def grounded_means(view: View, unit: UnitView) -> str:
    """The vehicle or the means of flight of a unit, as far as the viewer knows; "" if none."""
    for slug in unit.known_cards:
        card = TREASURES[slug]
        if (card.kind == "vehicle" or slug == SANDALS) and can_use_later(view, unit, card):
            return card.name
    return "wings" if ability(unit).flies else ""


@card_uses(OBELISK)
def obelisk_uses(view: View, unit: UnitView) -> Uses:
    """The use of the Weeping Obelisk where enemies attack harder than the team (21.70)."""
    if is_place_taken(view, unit):
        return {}
    aura = view.map.aura(unit.space, TREASURES[OBELISK].aura)
    near_units = [each for each in view.units if each.is_on_map and each.space in aura]
    enemies = [each for each in near_units if each.team != unit.team]
    allies = [each for each in near_units if each.team == unit.team]
    harm = sum(_best_attack_value(view, each, allies) for each in enemies)
    if harm - sum(_best_attack_value(view, each, enemies) for each in allies) < (
        WEIGHTS.min_fight_gain
    ):
        return {}
    names = join_with_and(short_name(each.slug) for each in enemies)
    verb = "attacks" if len(enemies) == 1 else "attack"
    reason = f"{names} {verb} harder than your units here, and all have -1 to hit near it"
    return {OBELISK: CardUse(WEIGHTS.card_use_values[OBELISK], reason)}


def _best_attack_value(view: View, unit: UnitView, targets: list[UnitView]) -> float:
    """The value of a unit's best attack on one of the targets, in melee or by a known weapon."""
    targets = [each for each in targets if may_attack(view, unit, each)]
    strikes = [melee_value(view, unit, each) for each in targets if unit.kind != "sentinel"]
    slugs = {each.slug for each in targets}
    shots = [
        attack_value(shot)
        for shot in shots_with(view, unit, weapons_of(view, unit))
        if shot.target.slug in slugs
    ]
    return max((*strikes, *shots), default=0.0)


@card_uses(BANNER)
def banner_uses(view: View, unit: UnitView) -> Uses:
    """The use of the Banner of Home near several adventures; near the end, near one (21.71)."""
    if is_place_taken(view, unit):
        return {}
    aura = view.map.aura(unit.space, TREASURES[BANNER].aura)
    encounter_count = sum(space in aura for space in view.counters)
    site_count = sum(_is_open_site(view, unit, space) for space in aura)
    is_late = view.round >= view.rounds[0]
    if encounter_count + site_count < (1 if is_late else WEIGHTS.min_banner_sites):
        return {}
    goals = [count(encounter_count, "encounter")] if encounter_count else []
    goals += [f"{count(site_count, 'site')} to challenge"] if site_count else []
    verb = "is" if encounter_count + site_count == 1 else "are"
    place = f"within {TREASURES[BANNER].aura} spaces, where your units then have +1"
    reason = f"{join_with_and(goals)} {verb} {place}"
    return {BANNER: CardUse(WEIGHTS.card_use_values[BANNER], reason)}


def _is_open_site(view: View, unit: UnitView, space: int) -> bool:
    """Can the unit's team face a challenge at a space: of a path, the Hall or the other base?"""
    row = view.map.spaces[space]
    if not row.site:
        return False
    piece = view.map.layout[row.piece].piece
    if piece.startswith("labyrinth-"):
        return path_at(view, unit, space) is not None
    return piece != BASES[unit.team]


# Hunters


def hunter_uses(view: View, unit: UnitView, card: str) -> Uses:
    """The uses of a hunter against characters and henchmen in sight."""
    uses = {}
    for bite in possible_bites(view, unit):
        target = unit_of(view, bite.target)
        if bite.card == card and not is_creature(target):
            harm = bite.odds.damage * weak_target_factor(target)
            reason = f"on {unit_name(bite.target)}, {bite.odds:chances}"
            value = WEIGHTS.card_use_values["hunter"] + 0.1 * harm
            uses[f"{card} {target.slug}"] = CardUse(value, reason)
    return uses


# Cards that help once they lie open (14.8)


OPEN_CARDS: dict[str, CardUse] = {
    "grey-cloak": CardUse(1.0, "shots hit this unit less often from now on"),
    "ghost-field": CardUse(1.0, "shots hit this unit less often on its walks from now on"),
    "whisper-shoes": CardUse(1.0, "its Stealth is higher from now on"),
    "lock-roll": CardUse(0.8, "gates, vaults and prisons are easier from now on"),
}
"""The use of each card that always helps once it lies open."""


@card_uses(SPYGLASS)
def spyglass_uses(view: View, unit: UnitView) -> Uses:
    """The use of an open Brass Spyglass with an Aim weapon (21.55)."""
    has_aim = any(shot.rating == "aim" for shot in shots_of(view, unit))
    use = CardUse(0.9, "its Aim weapons reach 2 spaces farther from now on")
    return {SPYGLASS: use} if has_aim and SPYGLASS not in unit.open_cards else {}


def shots_of(view: View, unit: UnitView) -> Iterator[Shot]:
    """The unit's ranged attacks: natural, and with the cards that it can use."""
    if natural_shot := ability(unit).shot:
        yield natural_shot
    for slug in unit.known_cards:
        shot = TREASURES[slug].shot
        if shot and can_use_later(view, unit, TREASURES[slug]):
            yield shot


@card_uses(ROPE)
def rope_uses(view: View, unit: UnitView) -> Uses:
    """The use of an open rope: cliffs, if the map has some, or Strength by the symbol (21.74)."""
    if ROPE in unit.open_cards or not (view.map.cliffs or has_symbol(unit, TREASURES[ROPE])):
        return {}
    gain = "this unit can cross cliffs" if view.map.cliffs else "its Strength is 1 higher"
    return {ROPE: CardUse(0.5, f"{gain} from now on")}


def card_use_text(slug: str, use: CardUse) -> str:
    """The use of a card with its name: "Tutor Cube: a rating is 1 higher ..."."""
    if TREASURES[slug].kind == "hunter":
        return f"this unit may unleash {card_name(slug)} {use.reason}"
    return f"{card_name(slug)}: {use.reason}"
