"""The fire phase, and opportunity fire (RULES.md 9, 11)."""

from __future__ import annotations

from attrs import evolve

from engine.core.choice import PASS, legal
from engine.core.flow import choose
from engine.games.ages.attacks.attack import Attack
from engine.games.ages.attacks.events import ShotsSaid
from engine.games.ages.attacks.rules import attack_of, begin_attack, end_shot
from engine.games.ages.card_types import AttackKind
from engine.games.ages.cards.rules import reveal_card
from engine.games.ages.fire.actions import (
    ENOUGH,
    At,
    Fire,
    In,
    Opfire,
    Ready,
    Shoot,
    opfire_ideas,
    shooter_ideas,
    space_ideas,
    target_ideas,
    weapon_ideas,
)
from engine.games.ages.fire.aims import most_shots, possible_shots, spaces_by_target
from engine.games.ages.fire.shot import Shot
from engine.games.ages.fire.who_shoots import might_shoot
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.rules import (
    advance_acting_seat,
    begin_turns,
    note_action,
    pass_on,
    prompt_when_asked_again,
    waiting_seats,
)
from engine.games.ages.units import profile_of, prompt_about


def begin_fire(g: AgesState) -> None:
    g.bombed_spaces = []
    begin_turns(g, g.team)
    for unit in g.units:
        unit.finished, unit.phase_actions = False, ()


async def ask_for_shooter(g: AgesState) -> Step:
    waiting = waiting_seats(g, g.team_units(g.team), lambda unit: might_shoot(g, unit, "fire"))
    seat = advance_acting_seat(g, waiting)
    if seat is None:
        return Step.MOVE
    offered = legal(shooter_ideas(g))
    can_shoot = offered[0].verb == Shoot.verb_of_all
    prompt = "Who fires?" if can_shoot else "None of your units can shoot now"
    answer = await choose(seat, prompt_when_asked_again(g, seat, prompt), offered, "9.1")
    if answer == PASS:
        pass_on(g, waiting)
        return Step.FIRE
    if answer.verb == Ready.verb_of_all:
        note_action(g)
        ready = Ready.of(answer)
        reveal_card(g, g.unit_of(ready.unit), ready.card, "ready")
        return Step.FIRE
    g.acting_unit = g.number(Shoot.of(answer, table=g).unit)
    return Step.WEAPON


async def ask_for_weapon(g: AgesState) -> Step:
    unit = g.units[g.acting_unit]
    prompt = f"{profile_of(unit).name} fires: with what, and how many shots?"
    answer = await choose(unit.owner, prompt, legal(weapon_ideas(g)), "9.2")
    if answer == ENOUGH:
        return Step.FIRE
    note_action(g)
    fire = Fire.of(answer, table=g)
    unit.fired = True
    take_aim(g, g.acting_unit, fire.weapon, "fire", fire.shots)
    return Step.TARGET


def take_aim(g: AgesState, shooter: int, weapon: str, kind: AttackKind, shots: int) -> None:
    """Begin to fire a weapon, which is revealed."""
    unit = g.units[shooter]
    if weapon:
        reveal_card(g, unit, weapon, "used")
    g.attack = Attack(
        attacker=shooter, target=-1, weapon=weapon, kind=kind, shots=shots, shots_left=shots
    )
    g.emit(ShotsSaid, unit=unit.slug, weapon=weapon, shots=shots)


async def try_pick_target(g: AgesState, clause: str) -> bool:
    """Ask for the next target and return whether there is one; without one no shot is left."""
    attack = attack_of(g)
    unit = g.units[attack.attacker]
    if most := shots_possible(g):
        prompt = f"{profile_of(unit).name}: {shot_number(attack, most)} at whom?"
        answer = await choose(unit.owner, prompt, legal(target_ideas(g)), clause)
        if answer != ENOUGH:
            g.attack = evolve(attack, target=g.number(At.of(answer, table=g).target))
            return True
    g.attack = evolve(attack, shots_left=0)
    return False


def shots_possible(g: AgesState) -> int:
    """The most shots at different targets, and in opportunity fire in different spaces (11.2)."""
    attack = attack_of(g)
    shots = possible_shots(g, g.units[attack.attacker], attack.weapon, attack.kind)
    spaces = spaces_by_target(shots)
    return len(spaces) if attack.kind == "fire" else most_shots(spaces.values())


def shot_number(attack: Attack, most: int) -> str:
    """The shot that is aimed now, and how many can be made, `most` of them still: "shot 1 of 2"."""
    shots_made = attack.shots - attack.shots_left
    return f"shot {shots_made + 1} of {shots_made + min(attack.shots_left, most)}"


async def ask_for_target(g: AgesState) -> Step:
    """Ask for the target of the next shot, and shoot (9.2)."""
    if not await try_pick_target(g, "9.2"):
        return end_shot(g)
    return shoot_in(g, g.units[attack_of(g).target].space)


def shoot_in(g: AgesState, space: int) -> Step:
    """Shoot at the target in that space; an area weapon at all who are or were there (13.9)."""
    attack = attack_of(g)
    is_opfire = attack.kind == "opfire"
    g.attack = attack = evolve(
        attack,
        space=space,
        shot_units=(*attack.shot_units, attack.target),
        shot_spaces=(*attack.shot_spaces, space) if is_opfire else attack.shot_spaces,
    )
    shot = Shot.in_progress(g)
    if shot.is_area:
        g.bombed_spaces.append(space)
        g.attack = evolve(attack, queue=tuple(g.number(each.slug) for each in shot.victims))
    return begin_attack(g)


# Opportunity fire


def begin_opfire(g: AgesState) -> None:
    g.acting_unit, g.bombed_spaces = -1, []
    begin_turns(g, 1 - g.team)
    for unit in g.units:
        unit.finished = False


async def ask_for_opfire(g: AgesState) -> Step:
    units = g.team_units(1 - g.team)
    waiting = waiting_seats(g, units, lambda unit: might_shoot(g, unit, "opfire"))
    seat = advance_acting_seat(g, waiting)
    if seat is None:
        return Step.MELEE
    offered = legal(opfire_ideas(g))
    can_shoot = offered[0].verb == Opfire.verb_of_all
    prompt = f"Opportunity fire: {'who shoots?' if can_shoot else 'nobody can shoot'}"
    answer = await choose(seat, prompt, offered, "11.1")
    if answer == PASS:
        pass_on(g, waiting)
        return Step.OPFIRE
    note_action(g)
    if answer.verb == Ready.verb_of_all:
        ready = Ready.of(answer)
        reveal_card(g, g.unit_of(ready.unit), ready.card, "ready")
        return Step.OPFIRE
    fire = Opfire.of(answer, table=g)
    take_aim(g, g.number(fire.unit), fire.weapon, "opfire", fire.shots)
    return Step.AIM


async def ask_for_aim(g: AgesState) -> Step:
    if not await try_pick_target(g, "11.2"):
        return end_shot(g)
    shots = At(g.units[attack_of(g).target].slug, table=g).aim.possible_shots
    return Step.AIM_SPACE if len(shots) > 1 else shoot_in(g, shots[0].space)


async def ask_for_aim_space(g: AgesState) -> Step:
    attack = attack_of(g)
    unit, target = g.units[attack.attacker], g.units[attack.target]
    several = f"{shot_number(attack, shots_possible(g))}, " if attack.shots > 1 else ""
    prompt = prompt_about(unit, "shoots at", target, f": {several}in which space of the path?")
    answer = await choose(unit.owner, prompt, legal(space_ideas(g)), "11.2")
    return shoot_in(g, In.of(answer, table=g).shot.space)
