"""Reinforcement: who comes onto the map (RULES.md 17.1)."""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.ages.entering.arrivals import WAIT, enters_by_respect, entry_ideas
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.missions import BLACK, WHITE
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import TurnBegan

WHO_ENTERS = "Reinforcement: who enters next?"


async def bring_reinforcements(g: AgesState) -> Step:
    """Bring the units in by dismissal, in the player's order (17.1)."""
    if not enters_by_respect(g):
        return Step.END_TURN
    offered = legal(entry_ideas(g))
    answer = offered[0]
    if answer == WAIT:  # Nobody may enter.
        return Step.END_TURN
    if len(offered) > 1:
        prompt = "Reinforcement: enter now?" if WAIT in offered else WHO_ENTERS
        answer = await choose(g.first_seat(g.team), prompt, offered, "17.1")
        if answer == WAIT:
            return Step.END_TURN
    g.pending.append(Pending(ask=Ask.DISMISS, unit=g.number(answer.noun)))
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
