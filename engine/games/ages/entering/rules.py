"""Reinforcement: who comes onto the map (RULES.md 17.1)."""

from __future__ import annotations

from engine.core.choice import choice
from engine.core.flow import choose
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.missions import BLACK, WHITE
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import TurnBegan
from engine.games.ages.unit_state import Fate, Unit
from engine.games.ages.units import ability

WAIT = choice("wait")


def due_arrivals(g: AgesState) -> list[Unit]:
    """The player's characters off the map that must come in now."""
    enemies = [
        rating(g, u, "respect")
        for u in g.units
        if u.team != g.team and is_waiting_to_enter(u) and not enters_at_will(u)
    ]
    least = max(enemies, default=0)
    return [
        unit
        for unit in g.units
        if unit.team == g.team
        and is_waiting_to_enter(unit)
        and not enters_at_will(unit)
        and (not enemies or rating(g, unit, "respect") >= least)
    ]


def is_waiting_to_enter(unit: Unit) -> bool:
    """Is the unit a character off the map that has never entered?"""
    return unit.kind == "character" and unit.fate is Fate.OFF_MAP and not unit.entered


def enters_at_will(unit: Unit) -> bool:
    """May the unit enter in any reinforcement phase, and count for nobody until then (20.43)?"""
    return ability(unit) == "precedence"


def optional_arrivals(g: AgesState) -> list[Unit]:
    """The characters that may come in now, and need not."""
    return [u for u in g.units if u.team == g.team and is_waiting_to_enter(u) and enters_at_will(u)]


async def bring_reinforcements(g: AgesState) -> Step:
    """Bring the units in by dismissal, in the player's order (17.1)."""
    if g.mission_row.entry != "reinforce":
        return Step.END_TURN
    units, free = due_arrivals(g), optional_arrivals(g)
    if not units and not free:
        return Step.END_TURN
    slug = units[0].slug if units else ""
    if len(units) > 1 or free:
        offered = [choice("enter", unit.slug) for unit in (*units, *free)]
        if not units:
            offered.append(WAIT)
        prompt = "Reinforcement: who enters next?" if units else "Reinforcement: enter now?"
        answer = await choose(g.first_seat(g.team), prompt, tuple(offered), "17.1")
        if answer == WAIT:
            return Step.END_TURN
        slug = answer.noun
    g.pending.append(Pending(ask=Ask.DISMISS, unit=g.number(slug)))
    return Step.REINFORCE


def end_turn(g: AgesState) -> Step:
    """Go on with the other team's turn, or with the next round (1.2)."""
    g.acting_unit = -1
    for unit in g.units:
        unit.walked_spaces, unit.spent, unit.boarded, unit.ride_card = (), False, False, ""
        unit.guided, unit.crossed, unit.finished, unit.phase_actions = False, False, False, ()
        unit.start_space, unit.flight_card, unit.adventure_bonus = -1, "", 0
    if g.team == WHITE:
        g.team = BLACK
        g.emit(TurnBegan, team=g.team, round=g.round)
        return Step.FREE
    g.team = WHITE
    g.round += 1
    return Step.ROUND
