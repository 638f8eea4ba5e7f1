"""Reinforcement: who comes onto the map (RULES.md 17.1)."""

from __future__ import annotations

from engine.core.choice import choice
from engine.core.flow import choose
from engine.games.ages.events import TurnBegan
from engine.games.ages.missions import BLACK, WHITE
from engine.games.ages.ratings import rating
from engine.games.ages.state import AgesState, Ask, Fate, Pending, Step, Unit


def due(g: AgesState) -> list[Unit]:
    """The own characters off the map that come in now."""
    foes = [rating(g, u, "respect") for u in g.units if u.team != g.team and not u.entered]
    least = max(foes, default=0)
    return [
        unit
        for unit in g.units
        if unit.team == g.team
        and unit.fate is Fate.OFF_MAP
        and (not foes or rating(g, unit, "respect") >= least)
    ]


async def reinforce(g: AgesState) -> Step:
    """Each comes in by dismissal, one after the other; the player says in which order (17.1)."""
    units = due(g) if g.mission.entry == "reinforce" else []
    if not units:
        return Step.END_TURN
    slug = units[0].slug
    if len(units) > 1:
        offered = tuple(choice("enter", unit.slug) for unit in units)
        prompt = "Reinforcement: who enters first?"
        answer = await choose(g.first_seat(g.team), prompt, offered, "17.1")
        slug = answer.noun
    g.pending.append(Pending(ask=Ask.DISMISS, unit=g.number(slug)))
    return Step.REINFORCE


def end_turn(g: AgesState) -> Step:
    """The other team's turn, or the next round (1.2)."""
    g.acting = -1
    for unit in g.units:
        unit.path, unit.spent, unit.boarded, unit.riding = (), False, False, ""
        unit.guided, unit.crossed, unit.finished, unit.used = False, False, False, ()
    if g.team == WHITE:
        g.team = BLACK
        g.emit(TurnBegan, team=g.team, round=g.round)
        return Step.FREE
    g.team = WHITE
    g.round += 1
    return Step.ROUND
