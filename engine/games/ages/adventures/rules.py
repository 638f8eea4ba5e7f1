"""The adventure phase (RULES.md 15, 16, 26, 27): encounters, guardians, and sites."""

from __future__ import annotations

from engine.core.choice import choice
from engine.core.flow import choose
from engine.games.ages.adventures.encounters import face_encounter, pay_encounter
from engine.games.ages.adventures.labyrinth import (
    beg_for_mercy,
    challenge_guardian,
    meet_guardian,
    pay_guardian,
)
from engine.games.ages.alliance.rules import may_meet, meet_inhabitant
from engine.games.ages.cards.gadgets import may_prepare, use_manual
from engine.games.ages.cards.held import spare_cards, spare_count
from engine.games.ages.done_in_phase import mark_of_encounter
from engine.games.ages.flags.rules import HOME_ACTIONS, home_choices
from engine.games.ages.moving.walks import DONE
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.sites.rules import deed_choices, may_face
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.rules import (
    advance_acting_seat,
    begin_turns,
    note_action,
    pass_on,
    prompt_when_asked_again,
)
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import path_at, profile_of

CHALLENGE, PAY, MERCY = choice("challenge"), choice("pay"), choice("mercy")
KEEP = choice("keep")
"""The choice not to pay at an encounter."""


def begin_adventures(g: AgesState) -> None:
    """Begin the phase of adventures."""
    g.acting_unit, g.melee_space, g.dismissed = -1, -1, False
    begin_turns(g, g.team)
    for unit in g.units:
        unit.finished, unit.phase_actions = False, ()


def has_adventure(g: AgesState, unit: Unit) -> bool:
    """Is there something that the unit may face or do here (15.1, 26.4)?"""
    return has_met(g, unit) or bool(deed_choices(g, unit))


def has_met(g: AgesState, unit: Unit) -> bool:
    """Is there an encounter or a guardian that the unit may face here (15.1)?"""
    if unit.kind != "character" or not may_face(unit):
        return False
    is_at_adventure = g.space_name(unit.space) in g.counters or path_at(g, unit) is not None
    return is_at_adventure or may_meet(g, unit)


async def ask_for_adventurer(g: AgesState) -> Step:
    """Ask which unit faces the encounter or guardian in its space (15.1)."""
    units = g.team_units(g.team)
    able_units = [unit for unit in units if has_adventure(g, unit) or home_choices(g, unit)]
    seat = advance_acting_seat(g, able_units)
    if seat is None:
        return Step.REINFORCE
    own_units = [unit for unit in able_units if unit.owner == seat]
    offered = (
        *(choice("adventure", unit.slug) for unit in own_units if has_adventure(g, unit)),
        *(each for unit in own_units for each in home_choices(g, unit)),
        *(
            choice("prepare", unit.slug)
            for unit in own_units
            if has_adventure(g, unit) and may_prepare(g, unit)
        ),
        DONE,
    )
    prompt = prompt_when_asked_again(g, seat, "Adventure: who faces an encounter or a guardian?")
    answer = await choose(seat, prompt, offered, "15.1")
    if answer == DONE:
        pass_on(g, able_units)
        return Step.ADVENTURE
    unit = g.unit_of(answer.noun)
    g.results = ()
    if answer.verb == "adventure" and deed_choices(g, unit):
        g.acting_unit = g.number(answer.noun)
        return Step.DEED
    note_action(g)
    if answer.verb in HOME_ACTIONS:
        HOME_ACTIONS[answer.verb](g, unit)
        return Step.SCORE if g.outcome else Step.ADVENTURE
    if answer.verb == "prepare":
        use_manual(g, unit)
        return Step.ADVENTURE
    g.acting_unit = g.number(answer.noun)
    unit.phase_actions += (mark_of_encounter(unit.space),)
    return face_site(g, unit)


def face_site(g: AgesState, unit: Unit) -> Step:
    """Turn up the encounter or the guardian in the unit's space (15.2, 16.1)."""
    if g.space_name(unit.space) in g.counters:
        return face_encounter(g, unit)
    return meet_inhabitant(g, unit) if may_meet(g, unit) else meet_guardian(g, unit)


async def ask_at_site(g: AgesState) -> Step:
    """Ask how the acting unit deals with its encounter or guardian (15.4, 16.2, 16.5)."""
    unit = g.units[g.acting_unit]
    if g.space_name(unit.space) in g.counters:
        row = ENCOUNTERS[g.counters[g.space_name(unit.space)]]
        offered = (*(choice("pay", card) for card in spare_cards(unit)), KEEP)
        prompt = f"{row.name}: pay a card for {row.draws} draws, or keep it for {row.draws - 1}?"
        answer = await choose(unit.owner, prompt, offered, "15.4")
        return pay_encounter(g, unit, answer.noun)
    fork = path_at(g, unit)
    assert fork is not None
    guardian = GUARDIANS[g.open_guardians[fork.age]]
    can_pay = guardian.pay and spare_count(unit) >= guardian.pay
    prompt = f"{profile_of(unit).name} faces {guardian.name}"
    manual = (choice("prepare", unit.slug),) if may_prepare(g, unit) else ()
    offered = (CHALLENGE, *((PAY,) if can_pay else ()), MERCY, *manual)
    answer = await choose(unit.owner, prompt, offered, "16.2")
    if answer in manual:
        use_manual(g, unit)
        return Step.SITE
    if answer == PAY:
        return pay_guardian(g, unit, guardian)
    return beg_for_mercy(g, unit, guardian) if answer == MERCY else challenge_guardian(g, unit)
