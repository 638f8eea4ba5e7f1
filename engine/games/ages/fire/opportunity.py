"""Opportunity fire (RULES.md 11)."""

from __future__ import annotations

from engine.core.choice import PASS, choice
from engine.core.flow import choose
from engine.games.ages.attacks.events import ShotsSaid
from engine.games.ages.attacks.rules import attack_of, begin_attack, end_shot
from engine.games.ages.cards.gadgets import lay_open, spyglass_choices
from engine.games.ages.cards.rules import reveal_card
from engine.games.ages.challenges.contests import can_be_shot_at, is_jammed, opfire_shots, shot_of
from engine.games.ages.fire.opportunity_facts import might_shoot
from engine.games.ages.fire.rules import (
    shot_number,
    try_pick_target,
    weapon_name,
    weapon_slug,
    weapons_of,
)
from engine.games.ages.fire.shot_counts import most_shots
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.rules import advance_acting_seat, begin_turns, note_action, pass_on
from engine.games.ages.unit_state import Attack, Unit
from engine.games.ages.units import prompt_about


def begin_opfire(g: AgesState) -> None:
    """Begin the phase of opportunity fire."""
    g.acting_unit, g.bombed_spaces = -1, []
    begin_turns(g, 1 - g.team)
    for unit in g.units:
        unit.finished = False


def opfire_weapons(g: AgesState, unit: Unit) -> list[str]:
    """The weapons that the unit can use against some space that an enemy entered."""
    weapons = weapons_of(g, unit)
    if is_jammed(g, unit):
        weapons = [each for each in weapons if not each or each in unit.open_cards]
    return [each for each in weapons if spaces_to_aim_at(g, unit, each)]


def spaces_to_aim_at(
    g: AgesState,
    unit: Unit,
    weapon: str,
    shot_units: tuple[int, ...] = (),
    earlier_spaces: tuple[int, ...] = (),
) -> dict[str, list[int]]:
    """The targets, and the spaces where each can be shot at (11.2, 11.3).

    `shot_units` are the units, and `earlier_spaces` the spaces, that were shot at before.
    """
    spaces_by_target = {}
    used_spaces = {*earlier_spaces, unit.space}
    for number, target in enumerate(g.units):
        if target.team == unit.team or not target.is_on_map or number in shot_units:
            continue
        spaces = [
            space
            for space in dict.fromkeys(target.walked_spaces)
            if space not in used_spaces and can_be_shot_at(g, unit, target, weapon, "opfire", space)
        ]
        if spaces:
            spaces_by_target[target.slug] = spaces
    return spaces_by_target


async def ask_for_opfire(g: AgesState) -> Step:
    """Ask the other team which unit shoots at the units that moved (11.1, 11.6)."""
    possible_shooters = [unit for unit in g.team_units(1 - g.team) if might_shoot(g, unit)]
    seat = advance_acting_seat(g, possible_shooters)
    if seat is None:
        return Step.MELEE
    offered = [
        choice("opfire", f"{unit.slug} {weapon_name(weapon)}")
        for unit in possible_shooters
        if unit.owner == seat
        for weapon in opfire_weapons(g, unit)
    ]
    prompt = "Opportunity fire: who shoots?" if offered else "Opportunity fire: nobody can shoot"
    for unit in possible_shooters:
        if unit.owner == seat and not is_jammed(g, unit):
            offered += spyglass_choices(g, unit)
    answer = await choose(seat, prompt, (*offered, PASS), "11.1")
    if answer == PASS:
        pass_on(g, possible_shooters)
        return Step.OPFIRE
    note_action(g)
    if answer.verb == "ready":
        card, slug = answer.noun.split()
        lay_open(g, g.unit_of(slug), card)
        return Step.OPFIRE
    slug, name = answer.noun.split()
    unit, weapon = g.unit_of(slug), weapon_slug(name)
    if weapon:
        reveal_card(g, unit, weapon, "used")
    shots = opfire_shots(g, unit, weapon)
    g.attack = Attack(
        attacker=g.number(slug),
        target=-1,
        weapon=weapon,
        kind="opfire",
        shots=shots,
        shots_left=shots,
    )
    g.emit(ShotsSaid, unit=slug, weapon=weapon, shots=shots)
    return Step.AIM


async def ask_for_aim(g: AgesState) -> Step:
    """Ask for the target of the next shot (11.2)."""
    attack = attack_of(g)
    unit = g.units[attack.attacker]
    spaces_by_target = spaces_to_aim_at(
        g, unit, attack.weapon, attack.shot_units, attack.shot_spaces
    )
    most = most_shots(spaces_by_target.values())
    if not await try_pick_target(g, spaces_by_target, "11.2", most=most):
        return end_shot(g)
    spaces = spaces_by_target[g.units[attack.target].slug]
    return Step.AIM_SPACE if len(spaces) > 1 else shoot_in(g, spaces[0])


async def ask_for_aim_space(g: AgesState) -> Step:
    """Ask for the space where the target is shot at, and shoot (11.2)."""
    attack = attack_of(g)
    unit, target = g.units[attack.attacker], g.units[attack.target]
    spaces_by_target = spaces_to_aim_at(
        g, unit, attack.weapon, attack.shot_units, attack.shot_spaces
    )
    most = most_shots(spaces_by_target.values())
    offered = tuple(choice("in", g.map.noun(space)) for space in spaces_by_target[target.slug])
    several = f"{shot_number(attack, most)}, " if attack.shots > 1 else ""
    prompt = prompt_about(unit, "shoots at", target, f": {several}in which space of the path?")
    answer = await choose(unit.owner, prompt, offered, "11.2")
    return shoot_in(g, g.map.numbers_by_noun[answer.noun])


def shoot_in(g: AgesState, space: int) -> Step:
    """Shoot at the target in that space; an area weapon at all who are or were there (13.9)."""
    attack = attack_of(g)
    attack.space = space
    attack.shot_units += (attack.target,)
    attack.shot_spaces += (space,)
    shot = shot_of(g.units[attack.attacker], attack.weapon)
    if shot and shot.is_area:
        g.bombed_spaces.append(space)
        attack.queue = tuple(
            n
            for n, other in enumerate(g.units)
            if other.is_on_map
            and n not in (attack.target, attack.attacker)
            and (other.space == space or space in other.walked_spaces)
        )
    return begin_attack(g)
