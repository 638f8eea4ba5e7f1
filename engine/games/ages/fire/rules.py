"""The fire phase (RULES.md 9)."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.choice import PASS, Choice, choice
from engine.core.flow import choose
from engine.games.ages.attacks.events import ShotsSaid
from engine.games.ages.attacks.rules import attack_of, begin_attack, end_shot
from engine.games.ages.cards.gadgets import lay_open, spyglass_choices
from engine.games.ages.cards.rules import reveal_card
from engine.games.ages.challenges.contests import can_be_shot_at, shot_of
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.fire.opportunity_facts import farthest_of, might_hold_weapon
from engine.games.ages.map.sight import range_between
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.rules import (
    advance_acting_seat,
    begin_turns,
    note_action,
    pass_on,
    prompt_when_asked_again,
)
from engine.games.ages.unit_state import Attack, Unit
from engine.games.ages.units import is_contested, profile_of

DONE, ENOUGH = choice("done"), choice("enough")
MAX_SHOTS = 4
NATURAL = "natural"
"""The word for a natural attack's weapon in choices."""


def weapons_of(g: AgesState, unit: Unit) -> list[str]:
    """The ranged weapons that the unit can use: "" for the natural one, and cards."""
    cards = dict.fromkeys(unit.cards)
    usable = [c for c in cards if TREASURES[c].shot and can_use(g, unit, TREASURES[c])]
    return ([""] if profile_of(unit).ability.shot else []) + usable


def targets_of(
    g: AgesState, unit: Unit, weapon: str, shot_units: tuple[int, ...] = ()
) -> list[str]:
    """The enemies that a weapon can be fired at, except those shot at before (9.2)."""
    return [
        other.slug
        for number, other in enumerate(g.units)
        if other.team != unit.team
        and other.is_on_map
        and number not in shot_units
        and can_be_shot_at(g, unit, other, weapon, "fire", other.space)
    ]


def weapon_name(weapon: str) -> str:
    """The word for a weapon in choices."""
    return weapon or NATURAL


def weapon_slug(name: str) -> str:
    """The weapon that a choice names."""
    return "" if name == NATURAL else name


def may_fire(g: AgesState, unit: Unit) -> bool:
    """May the unit shoot, as far as open information tells (9.1)?"""
    if not unit.is_on_map or unit.finished or is_contested(g, unit):
        return False
    if g.map.spaces[unit.space].terrain == "dome" or not might_hold_weapon(g, unit):
        return False
    return any(
        other.team != unit.team
        and other.is_on_map
        and g.map.spaces[other.space].terrain != "dome"
        and range_between(g.map, unit.space, other.space) <= farthest_of(unit)
        for other in g.units
    )


def begin_fire(g: AgesState) -> None:
    """Begin the phase of fire."""
    g.bombed_spaces = []
    begin_turns(g, g.team)
    for unit in g.units:
        unit.finished, unit.phase_actions = False, ()


async def ask_for_shooter(g: AgesState) -> Step:
    """Ask which unit shoots (9.1)."""
    possible_shooters = [unit for unit in g.team_units(g.team) if may_fire(g, unit)]
    seat = advance_acting_seat(g, possible_shooters)
    if seat is None:
        return Step.MOVE
    shooters = [
        unit
        for unit in possible_shooters
        if unit.owner == seat and any(targets_of(g, unit, each) for each in weapons_of(g, unit))
    ]
    glasses = (
        each
        for unit in possible_shooters
        if unit.owner == seat
        for each in spyglass_choices(g, unit)
    )
    offered = (*(choice("shoot", unit.slug) for unit in shooters), *glasses, PASS)
    prompt = "Who fires?" if shooters else "None of your units can shoot now"
    answer = await choose(seat, prompt_when_asked_again(g, seat, prompt), offered, "9.1")
    if answer == PASS:
        pass_on(g, possible_shooters)
        return Step.FIRE
    if answer.verb == "ready":
        note_action(g)
        card, slug = answer.noun.split()
        lay_open(g, g.unit_of(slug), card)
        return Step.FIRE
    g.acting_unit = g.number(answer.noun)
    return Step.WEAPON


async def ask_for_weapon(g: AgesState) -> Step:
    """Ask for the weapon and the number of shots (9.2)."""
    unit = g.units[g.acting_unit]
    offered: list[Choice] = []
    for weapon in weapons_of(g, unit):
        once = weapon and TREASURES[weapon].limit == "once"
        most = min(1 if once else MAX_SHOTS, len(targets_of(g, unit, weapon)))
        offered += [
            choice("fire", f"{weapon_name(weapon)} {shots}") for shots in range(1, most + 1)
        ]
    prompt = f"{profile_of(unit).name} fires: with what, and how many shots?"
    answer = await choose(unit.owner, prompt, (*offered, ENOUGH), "9.2")
    if answer == ENOUGH:
        return Step.FIRE
    note_action(g)
    name, shots = answer.noun.split()
    weapon = weapon_slug(name)
    if weapon:
        reveal_card(g, unit, weapon, "used")
    unit.fired = True
    g.attack = Attack(
        attacker=g.acting_unit,
        target=-1,
        weapon=weapon,
        kind="fire",
        shots=int(shots),
        shots_left=int(shots),
    )
    g.emit(ShotsSaid, unit=unit.slug, weapon=weapon, shots=int(shots))
    return Step.TARGET


async def try_pick_target(
    g: AgesState, targets: Collection[str], clause: str, *, most: int
) -> bool:
    """Ask for the next target and return whether there is one; without one no shot is left.

    `most` is the number of shots that have a target.
    """
    attack = attack_of(g)
    unit = g.units[attack.attacker]
    target_choices = tuple(choice("at", slug) for slug in targets)
    if target_choices:
        shot = shot_number(attack, most)
        prompt = f"{profile_of(unit).name}: {shot} at whom?"
        answer = await choose(unit.owner, prompt, (*target_choices, ENOUGH), clause)
        if answer != ENOUGH:
            attack.target = g.number(answer.noun)
            return True
    attack.shots_left = 0
    return False


def shot_number(attack: Attack, most: int) -> str:
    """The shot that is aimed now, and how many have a target: "shot 1 of 2".

    `most` is the number of shots that are left if all that are possible are made.
    """
    shots_made = attack.shots - attack.shots_left
    return f"shot {shots_made + 1} of {shots_made + min(attack.shots_left, most)}"


async def ask_for_target(g: AgesState) -> Step:
    """Ask for the target of the next shot, and shoot (9.2)."""
    attack = attack_of(g)
    unit = g.units[attack.attacker]
    targets = targets_of(g, unit, attack.weapon, attack.shot_units)
    if not await try_pick_target(g, targets, "9.2", most=len(targets)):
        return end_shot(g)
    attack.space = g.units[attack.target].space
    attack.shot_units += (attack.target,)
    shot = shot_of(unit, attack.weapon)
    if shot and shot.is_area:
        g.bombed_spaces.append(attack.space)
        attack.queue = tuple(
            n
            for n, other in enumerate(g.units)
            if other.is_on_map and other.space == attack.space and n != attack.target
        )
    return begin_attack(g)
