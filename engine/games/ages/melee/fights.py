"""Who fights in a melee, whom each may strike with what, and with what chances (RULES.md 12).

All of it is asked on the state and on a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from attrs import field, frozen

from engine.core.action import Action
from engine.core.choice import PASS, Ban, Choice, Idea, choice, idea
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.challenges.contests import chance_of
from engine.games.ages.challenges.ratings import rating, why_unusable
from engine.games.ages.done_in_phase import STRUCK, mark_of_strike
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import (
    AnyState,
    AnyUnit,
    ability,
    enemies_in,
    is_immune,
    is_raging,
    may_attack,
    unit_called,
)

HOLD = choice("hold")
DECOY, DECOY_WITS = "holo-decoy", 5
"""The henchman that draws attacks, and the Wits below which a unit falls for it (28.24)."""

HUNTS_ANOTHER = Ban("a hunter strikes only the enemy that it was set on", "28.4")
TOO_SMALL = Ban("another unit of its team is there (Too Small)", "20.29")
HUSHED = Ban("nobody may attack her in this phase (One More Tale)", "20.3")
DRAWN = Ban("another enemy there draws the attack", "28.24")
STRUCK_ALREADY = Ban("the swarm has struck this unit already", "20.23")
USED_ALREADY = Ban("this card has struck already", "20.12")
NEEDS_CARD = Ban("after one card only another card may strike", "20.12")
NATURAL_ONLY = Ban("the second strike is a natural one (Berth Brawl)", "20.48")
MUST_STRIKE = Ban("he must attack at half Health (Warp Spasm)", "20.2")
IMMUNE = Ban("it is unaffected by mental abilities", "20.19")
HAS_ACTED = Ban("this unit has already acted", "12.1")
NO_TARGET = Ban("no enemy is there that it may attack", "12.2")


# Whom and with what


def target_ban(table: AnyState, unit: AnyUnit, other: AnyUnit) -> Ban | None:
    """Why a unit may not attack an enemy in its space (12.2, 20.3, 20.29)."""
    enemies = enemies_in(table, unit, unit.space)
    if ban := _plain_ban(table, unit, other, enemies):
        return ban
    if _is_drawn(table, unit, enemies):
        return None if other.slug == DECOY else DRAWN
    if ability(unit).strikes_all and mark_of_strike(other.slug) in unit.phase_actions:
        return STRUCK_ALREADY
    return None


def _plain_ban(
    table: AnyState, unit: AnyUnit, other: AnyUnit, enemies: list[AnyUnit]
) -> Ban | None:
    if not may_attack(table, unit, other):
        return HUNTS_ANOTHER
    if ability(other).hides_behind_allies and len(enemies) > 1:
        return TOO_SMALL
    is_hushed = table.hushed_unit >= 0 and table.units[table.hushed_unit].slug == unit.slug
    return HUSHED if is_hushed and ability(other).tells_tales else None


def _is_drawn(table: AnyState, unit: AnyUnit, enemies: list[AnyUnit]) -> bool:
    """Must the unit attack a Holo Decoy (28.24)?"""
    decoy = next((each for each in enemies if each.slug == DECOY), None)
    if decoy is None or _plain_ban(table, unit, decoy, enemies):
        return False
    return rating(table, unit, "wits") < DECOY_WITS


def melee_targets(table: AnyState, unit: AnyUnit) -> list[AnyUnit]:
    """The enemies in the unit's space that it may attack now."""
    enemies = enemies_in(table, unit, unit.space)
    return [other for other in enemies if target_ban(table, unit, other) is None]


def swords_of(unit: AnyUnit) -> list[str]:
    """The melee cards with which the unit has struck in this phase (20.12)."""
    return [mark for mark in unit.phase_actions if mark in TREASURES]


@frozen(eq=False)
class Strike(Action, verb="strike"):
    """An attack in melee: its target, and a melee card or "" for the natural attack."""

    target: str
    weapon: str = ""
    table: AnyState = field(kw_only=True)
    attacker: AnyUnit = field(kw_only=True)

    @cached_property
    def victim(self) -> AnyUnit:
        return unit_called(self.table, self.target)

    @property
    def ban(self) -> Ban | None:
        return target_ban(self.table, self.attacker, self.victim) or self._weapon_ban

    @property
    def _weapon_ban(self) -> Ban | None:
        unit, weapon = self.attacker, self.weapon
        if not weapon:
            return NEEDS_CARD if swords_of(unit) else None
        if unusable := why_unusable(self.table, unit, TREASURES[weapon]):
            return Ban(unusable, "14.3")
        if weapon in swords_of(unit):
            return USED_ALREADY
        is_second = ability(unit).strikes_after_kill and STRUCK in unit.phase_actions
        return NATURAL_ONLY if is_second else None

    @cached_property
    def blow(self) -> Blow:
        return Blow(self.table, self.attacker, self.victim, self.weapon)

    @property
    def odds(self) -> AttackOdds:
        return self.blow.odds

    @property
    def wits(self) -> int:
        """The Wits of the attacker, by which the strikes are ordered."""
        return rating(self.table, self.attacker, "wits")

    @property
    def turn(self) -> tuple[int, bool]:
        """The place of the strike in the order of a melee (12.1, 24.6)."""
        return turn_to_strike(self.table, self.attacker)

    @property
    def stop_chance(self) -> float:
        """The chance that the sanctuary of the target stops the strike (20.39)."""
        if not ability(self.victim).is_sacred or is_immune(self.attacker):
            return 0.0
        lost_if = ChallengeResult.FAIL, ChallengeResult.FOPP
        return honor_chance(self.table, self.attacker, self.victim, *lost_if)


def strikes_of(table: AnyState, unit: AnyUnit, *targets: str) -> Iterator[Strike]:
    """The strikes of a unit that one may think of, at these enemies or at all in its space."""
    cards = [card for card in dict.fromkeys(unit.known_cards) if TREASURES[card].kind == "melee"]
    for enemy in enemies_in(table, unit, unit.space):
        if not targets or enemy.slug in targets:
            is_barred = target_ban(table, unit, enemy) is not None
            for weapon in ("",) if is_barred else ("", *cards):
                yield Strike(enemy.slug, weapon, table=table, attacker=unit)


def best_strike(strikes: Iterable[Strike]) -> Strike | None:
    """The possible strike that does most on average; None if none is possible."""
    possible = (each for each in strikes if each.ban is None)
    return max(possible, key=lambda each: each.odds.damage, default=None)


def honor_chance(
    table: AnyState, unit: AnyUnit, other: AnyUnit, *results: ChallengeResult
) -> float:
    """The chance of these results of Honor against an enemy's."""
    difference = rating(table, unit, "honor") - rating(table, other, "honor")
    return chance_of(table, difference, results)


@frozen(eq=False)
class Parley(Action, verb="parley"):
    """Words instead of a strike: with a Pass or better the enemy loses its attack (20.19)."""

    target: str
    table: AnyState = field(kw_only=True)
    talker: AnyUnit = field(kw_only=True)

    @property
    def ban(self) -> Ban | None:
        listener = unit_called(self.table, self.target)
        return IMMUNE if is_immune(listener) else HAS_ACTED if listener.finished else None

    @property
    def chance(self) -> float:
        listener = unit_called(self.table, self.target)
        lost_if = ChallengeResult.PASS, ChallengeResult.AMAZE
        return honor_chance(self.table, self.talker, listener, *lost_if)


def strike_ideas(table: AnyState) -> Iterator[Idea]:
    """The attacks of the acting unit: strikes, a parley; or to hold (12.2)."""
    unit = table.units[table.acting_unit]
    ideas = [each.idea for each in strikes_of(table, unit)]
    if ability(unit).parleys:
        targets = (each.slug for each in melee_targets(table, unit))
        ideas += [Parley(each, table=table, talker=unit).idea for each in targets]
    yield from ideas
    rages = ability(unit).must_strike_wounded and is_raging(unit)
    can_strike = any(isinstance(each, Choice) for each in ideas)
    yield idea(HOLD, MUST_STRIKE if rages and can_strike else None)


# The order of a fight


def fighters_in_melee(table: AnyState) -> list[AnyUnit]:
    return [unit for unit in table.units if unit.is_on_map and unit.space == table.melee_space]


def fight_ideas(table: AnyState) -> Iterator[Idea]:
    """The spaces that may fight next (12.1)."""
    return (choice("fight", table.map.noun(space)) for space in table.melee_spaces_left)


def turn_to_strike(table: AnyState, unit: AnyUnit) -> tuple[int, bool]:
    """The place of a unit in the order of a melee: by Wits, then the team in turn (12.1, 24.6)."""
    return -rating(table, unit, "wits"), unit.team != table.turn


def quickest_fighters(table: AnyState) -> list[AnyUnit]:
    """The units that may act next."""
    waiting = [
        unit
        for unit in fighters_in_melee(table)
        if not unit.finished and melee_targets(table, unit)
    ]
    order = {unit.slug: turn_to_strike(table, unit) for unit in waiting}
    first = min(order.values(), default=None)
    return [unit for unit in waiting if order[unit.slug] == first]


def next_fighter_ideas(table: AnyState) -> Iterator[Idea]:
    """The equally quick units of a team that may act next, and why its others may not (12.1)."""
    quickest = quickest_fighters(table)
    slugs = {unit.slug for unit in quickest}
    for unit in fighters_in_melee(table):
        if quickest and unit.team == quickest[0].team:
            ban = None if unit.slug in slugs else _waiting_ban(table, unit)
            yield idea(choice("next", unit.slug), ban)


def _waiting_ban(table: AnyState, unit: AnyUnit) -> Ban:
    if unit.finished:
        return HAS_ACTED
    if not melee_targets(table, unit):
        return NO_TARGET
    wits = rating(table, unit, "wits")
    return Ban(f"this unit has Wits {wits}, and the highest Wits act first", "12.1")


# One More Tale (20.3)


def storyteller(table: AnyState) -> AnyUnit | None:
    """Scheherazade, if she fights and an enemy there would listen."""
    for unit in fighters_in_melee(table):
        if ability(unit).tells_tales and listeners(table, unit):
            return unit
    return None


def listeners(table: AnyState, unit: AnyUnit) -> list[AnyUnit]:
    """The enemy characters in the fight that have lower Wits and are not unaffected."""
    wits = rating(table, unit, "wits")
    return [
        other
        for other in fighters_in_melee(table)
        if other.team != unit.team and not is_immune(other) and rating(table, other, "wits") < wits
    ]


def tale_ideas(table: AnyState) -> Iterator[Idea]:
    """The enemies to whom she may tell a tale, so that they do not attack her in this phase."""
    unit = storyteller(table)
    if unit is not None:
        yield from (choice("tale", other.slug) for other in listeners(table, unit))
    yield PASS
