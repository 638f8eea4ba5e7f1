"""Opportunity fire (RULES.md 11)."""

from __future__ import annotations

from engine.core.choice import PASS, legal
from engine.core.flow import choose
from engine.games.ages.attacks.rules import attack_of, end_shot
from engine.games.ages.cards.rules import reveal_card
from engine.games.ages.fire.actions import (
    At,
    In,
    Opfire,
    Ready,
    opfire_ideas,
    space_ideas,
)
from engine.games.ages.fire.rules import (
    shoot_in,
    shot_number,
    shots_possible,
    take_aim,
    try_pick_target,
)
from engine.games.ages.fire.who_shoots import might_shoot
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.rules import advance_acting_seat, begin_turns, note_action, pass_on
from engine.games.ages.units import prompt_about


def begin_opfire(g: AgesState) -> None:
    """Begin the phase of opportunity fire."""
    g.acting_unit, g.bombed_spaces = -1, []
    begin_turns(g, 1 - g.team)
    for unit in g.units:
        unit.finished = False


async def ask_for_opfire(g: AgesState) -> Step:
    """Ask the other team which unit shoots at the units that moved (11.1, 11.6)."""
    possible_shooters = [u for u in g.team_units(1 - g.team) if might_shoot(g, u, "opfire")]
    seat = advance_acting_seat(g, possible_shooters)
    if seat is None:
        return Step.MELEE
    offered = legal(opfire_ideas(g))
    can_shoot = offered[0].verb == Opfire.verb_of_all
    prompt = f"Opportunity fire: {'who shoots?' if can_shoot else 'nobody can shoot'}"
    answer = await choose(seat, prompt, offered, "11.1")
    if answer == PASS:
        pass_on(g, possible_shooters)
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
    """Ask for the target of the next shot (11.2)."""
    if not await try_pick_target(g, "11.2"):
        return end_shot(g)
    shots = At(g.units[attack_of(g).target].slug, table=g).aim.possible_shots
    return Step.AIM_SPACE if len(shots) > 1 else shoot_in(g, shots[0].space)


async def ask_for_aim_space(g: AgesState) -> Step:
    """Ask for the space where the target is shot at, and shoot (11.2)."""
    attack = attack_of(g)
    unit, target = g.units[attack.attacker], g.units[attack.target]
    several = f"{shot_number(attack, shots_possible(g))}, " if attack.shots > 1 else ""
    prompt = prompt_about(unit, "shoots at", target, f": {several}in which space of the path?")
    answer = await choose(unit.owner, prompt, legal(space_ideas(g)), "11.2")
    return shoot_in(g, In.of(answer, table=g).shot.space)
