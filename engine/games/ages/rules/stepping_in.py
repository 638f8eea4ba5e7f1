"""Stepping in for the target of a hit in melee (RULES.md 14.11, 21.78, 28.18)."""

from __future__ import annotations

from engine.core.choice import PASS, choice
from engine.core.flow import choose
from engine.games.ages.events import SteppedIn
from engine.games.ages.rules.reactions import might_hold
from engine.games.ages.rules.treasure_cards import discard, reveal
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Attack, Unit
from engine.games.ages.units import row, serves

BODYGUARD = "bodyguard"


def could_step_in(g: AgesState, attack: Attack) -> list[Unit]:
    """The allies of the target that might take a hit in melee for it, by what all can see."""
    target = g.units[attack.target]
    if attack.kind != "melee":
        return []
    return [
        unit
        for unit in g.units
        if unit.on_map
        and unit.space == target.space
        and unit.team == target.team
        and unit is not target
        and unit.owner not in attack.asked
        and (is_shield_of(g, unit, target) or might_hold(unit, {BODYGUARD}))
    ]


def is_shield_of(g: AgesState, unit: Unit, target: Unit) -> bool:
    """Is the henchman the Shield Thrall of the target?"""
    return unit.slug == "shield-thrall" and serves(g, unit, target)


def next_to_step_in(g: AgesState, attack: Attack) -> int | None:
    """The seat that is asked next whether somebody steps in."""
    return min((unit.owner for unit in could_step_in(g, attack)), default=None)


async def ask_to_step_in(g: AgesState, attack: Attack) -> None:
    """Ask the next seat whether an ally takes the hit, which then becomes the target (14.11)."""
    target, seat = g.units[attack.target], next_to_step_in(g, attack)
    assert seat is not None
    offered = []
    for unit in could_step_in(g, attack):
        if unit.owner == seat and is_shield_of(g, unit, target):
            offered.append(choice("step-in", unit.slug))
        elif unit.owner == seat and BODYGUARD in unit.cards:
            offered.append(choice("step-in", f"{unit.slug} {BODYGUARD}"))
    prompt = f"{row(target).name} is hit: does somebody take the hit?"
    answer = await choose(seat, prompt, (*offered, PASS), "14.11")
    if answer == PASS:
        attack.asked += (seat,)
        return
    slug, _, card = answer.noun.partition(" ")
    unit = g.named(slug)
    if card:
        reveal(g, unit, card, "played")
    g.emit(SteppedIn, unit=slug, target=target.slug, card=card)
    if card:
        discard(g, unit, card, "used up", shown=True)
    attack.target, attack.asked = g.number(slug), tuple(range(len(g.sides)))
