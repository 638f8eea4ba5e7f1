"""Taking a hit in melee for its target: the Shield Thrall and the Bodyguard (RULES.md 14.11)."""

from __future__ import annotations

from engine.core.choice import PASS, choice
from engine.core.flow import choose
from engine.games.ages.cards.events import Guarded, SteppedIn
from engine.games.ages.cards.held import might_hold
from engine.games.ages.cards.rules import discard_card, reveal_card
from engine.games.ages.names import short_name
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Attack, Unit
from engine.games.ages.units import is_ally_beside, is_serving, profile_of, reaction_prompt

BODYGUARD = "bodyguard"


def could_step_in(g: AgesState, attack: Attack) -> list[Unit]:
    """The units that, for all that is open, might keep a hit in melee from its target."""
    target = g.units[attack.target]
    if attack.kind != "melee":
        return []
    return [
        unit
        for unit in g.units
        if unit.is_on_map
        and unit.owner not in attack.asked_seats
        and (is_shield_of(g, unit, target) or might_guard(g, unit, target))
    ]


def is_shield_of(g: AgesState, unit: Unit, target: Unit) -> bool:
    """Is the henchman the Shield Thrall of the target?"""
    return unit.slug == "shield-thrall" and is_serving(g, unit, target)


def might_guard(g: AgesState, unit: Unit, target: Unit) -> bool:
    """Might the unit, for all that is open, have a Bodyguard for itself or a near ally (21.78)?"""
    is_near = unit is target or is_ally_beside(g, unit, target)
    return is_near and might_hold(unit, frozenset({BODYGUARD}))


def next_to_step_in(g: AgesState, attack: Attack) -> int | None:
    """The seat that is asked next whether somebody steps in."""
    return min((unit.owner for unit in could_step_in(g, attack)), default=None)


async def try_avert_hit(g: AgesState, attack: Attack) -> bool:
    """Ask the next seat who takes the hit; True if the hit then damages nobody (14.11).

    A Shield Thrall becomes the target; a Bodyguard is used up.
    """
    target, seat = g.units[attack.target], next_to_step_in(g, attack)
    assert seat is not None
    offered = []
    for unit in could_step_in(g, attack):
        if unit.owner == seat and is_shield_of(g, unit, target):
            offered.append(choice("step-in", unit.slug))
        elif unit.owner == seat and BODYGUARD in unit.cards:
            offered.append(choice("play", f"{BODYGUARD} {unit.slug} {target.slug}"))
    prompt = reaction_prompt(
        f"{profile_of(target).name} is hit: who takes it instead?",
        f"{short_name(target.slug)} is hit: who takes it instead?",
        f"{short_name(target.slug)} is hit: who steps in?",
    )
    answer = await choose(seat, prompt, (*offered, PASS), "14.11")
    if answer.verb == "play":
        owner = g.unit_of(answer.noun.split()[1])
        reveal_card(g, owner, BODYGUARD, "played")
        g.emit(Guarded, unit=target.slug, owner=owner.slug)
        discard_card(g, owner, BODYGUARD, "used up", face_up=True)
        return True
    attack.asked_seats += (seat,)
    if answer.verb == "step-in":
        g.emit(SteppedIn, unit=answer.noun, target=target.slug)
        attack.target, attack.asked_seats = g.number(answer.noun), tuple(range(len(g.sides)))
    return False
