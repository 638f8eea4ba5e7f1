"""The adventure phase (RULES.md 15, 16, 26, 27): encounters, guardians, and sites."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Ban, Idea, choice, idea, legal
from engine.core.flow import choose
from engine.core.text import count
from engine.games.ages.adventures.meetings import (
    beg_for_mercy,
    challenge_guardian,
    face_encounter,
    meet_guardian,
    pay_encounter,
    pay_guardian,
)
from engine.games.ages.adventures.paths import guardian_of, path_elsewhere_text
from engine.games.ages.alliance.rules import may_meet, meet_inhabitant
from engine.games.ages.card_types import Guardian
from engine.games.ages.cards.effects import may_prepare, use_manual
from engine.games.ages.cards.held import is_badge, spare_count
from engine.games.ages.done_in_phase import mark_of_encounter
from engine.games.ages.flags.rules import HOME_ACTIONS, home_choices
from engine.games.ages.moving.walks import DONE
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.sites.rules import deed_choices, may_face
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
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit, is_in_dome, path_at, profile_of

CHALLENGE, PAY, MERCY = choice("challenge"), choice("pay"), choice("mercy")
KEEP = choice("keep")
"""The choice not to pay at an encounter."""


def begin_adventures(g: AgesState) -> None:
    g.acting_unit, g.melee_space, g.dismissed = -1, -1, False
    begin_turns(g, g.team)
    for unit in g.units:
        unit.finished, unit.phase_actions = False, ()


def has_adventure(table: AnyState, unit: AnyUnit) -> bool:
    """Is there something that the unit may face or do here (15.1, 26.4)?"""
    return has_met(table, unit) or bool(deed_choices(table, unit))


def has_met(table: AnyState, unit: AnyUnit) -> bool:
    """Is there an encounter or a guardian that the unit may face here (15.1)?"""
    if unit.kind != "character" or not may_face(unit):
        return False
    return is_met(table, unit) or may_meet(table, unit)


def is_met(table: AnyState, unit: AnyUnit) -> bool:
    """Is there an encounter in the unit's space, or a guardian for its team?"""
    return table.has_encounter(unit.space) or path_at(table, unit) is not None


def adventure_ban(table: AnyState, unit: AnyUnit) -> Ban | None:
    """Why a unit on the map faces nothing in this phase (15.1, 16.1)."""
    if has_adventure(table, unit):
        return None
    if unit.kind != "character":
        return Ban("only characters have adventures", "15.1")
    if is_in_dome(table, unit):
        return Ban("this unit is in a dome, where nothing is met", "15.1")
    if is_met(table, unit):
        return Ban("this unit has already had an adventure in this phase", "15.1")
    if elsewhere := path_elsewhere_text(table, unit.team, unit.space):
        return Ban(elsewhere, "16.1")
    return Ban("no encounter (?) and no guardian (!) is in this unit's space", "15.1")


def adventure_ideas(table: AnyState) -> Iterator[Idea]:
    """The adventures of the units of the seat that acts, and the ways home (15.1, 32.5, 32.6)."""
    units = [unit for unit in table.units if unit.owner == table.acting_seat and unit.is_on_map]
    for unit in units:
        yield idea(choice("adventure", unit.slug), adventure_ban(table, unit))
    for unit in units:
        yield from home_choices(table, unit)
    for unit in units:
        if may_prepare(table, unit) and has_adventure(table, unit):
            yield choice("prepare", unit.slug)
    yield DONE


async def ask_for_adventurer(g: AgesState) -> Step:
    """Ask which unit faces the encounter or guardian in its space (15.1)."""
    units = g.team_units(g.team)
    waiting = waiting_seats(g, units, lambda unit: has_adventure(g, unit) or home_choices(g, unit))
    seat = advance_acting_seat(g, waiting)
    if seat is None:
        return Step.REINFORCE
    prompt = prompt_when_asked_again(g, seat, "Adventure: who faces an encounter or a guardian?")
    answer = await choose(seat, prompt, legal(adventure_ideas(g)), "15.1")
    if answer == DONE:
        pass_on(g, waiting)
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


def meeting_ideas(table: AnyState) -> Iterator[Idea]:
    """The ways to deal with an encounter that takes a card, or a guardian (15.4, 16.2, 16.5)."""
    unit = table.units[table.acting_unit]
    if table.has_encounter(unit.space):
        for card in dict.fromkeys(unit.known_cards):
            yield idea(choice("pay", card), BADGE if is_badge(card) else None)
        yield KEEP
        return
    yield CHALLENGE
    yield idea(PAY, _payment_ban(unit, guardian_of(table, unit)))
    yield MERCY
    if may_prepare(table, unit):
        yield choice("prepare", unit.slug)


BADGE = Ban("a badge stays with its owner", "14.12")


def _payment_ban(unit: AnyUnit, guardian: Guardian) -> Ban | None:
    """Why the unit cannot pay a guardian (16.2)."""
    if not guardian.pay:
        return Ban("this guardian takes no cards", "16.2")
    held = spare_count(unit)
    price = f"the guardian asks for {count(guardian.pay, 'card')}, and you have {held}"
    return None if guardian.takes(held) else Ban(price, "16.2")


async def ask_at_site(g: AgesState) -> Step:
    """Ask how the acting unit deals with its encounter or guardian (15.4, 16.2, 16.5)."""
    unit = g.units[g.acting_unit]
    offered = legal(meeting_ideas(g))
    if g.has_encounter(unit.space):
        row = ENCOUNTERS[g.counters[g.space_name(unit.space)]]
        prompt = f"{row.name}: pay a card for {row.draws} draws, or keep it for {row.draws - 1}?"
        answer = await choose(unit.owner, prompt, offered, "15.4")
        return pay_encounter(g, unit, answer.noun)
    guardian = guardian_of(g, unit)
    prompt = f"{profile_of(unit).name} faces {guardian.name}"
    answer = await choose(unit.owner, prompt, offered, "16.2")
    match answer.verb:
        case "prepare":
            use_manual(g, unit)
            return Step.SITE
        case "pay":
            return pay_guardian(g, unit, guardian)
        case "mercy":
            return beg_for_mercy(g, unit, guardian)
    return challenge_guardian(g, unit)
