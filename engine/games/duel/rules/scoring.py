"""The check of the goals after each phase (RULES.md 9.1 to 9.3), and final scoring (12)."""

from __future__ import annotations

from typing import Literal

from engine.core.state import Outcome
from engine.games.duel.cards import COMPANIES
from engine.games.duel.events import DuelWon, GoalsChecked, PhaseEnded, Standing
from engine.games.duel.rules.goals import meets_goal
from engine.games.duel.rules.regions import points_of, region_leads, regions_led
from engine.games.duel.state import DuelState


def score_the_duel(g: DuelState) -> None:
    """Let the leader of two or three Regions win; three Regions cannot be tied (12.1)."""
    seat = 0 if regions_led(g, 0) > regions_led(g, 1) else 1
    set_winner(g, seat, "regions")
    g.emit(DuelWon, seat=seat, victory="regions", regions=regions_led(g, seat))


def set_winner(g: DuelState, seat: int, condition: Literal["goal", "regions"]) -> None:
    scores = (regions_led(g, 0), regions_led(g, 1))
    inventor = COMPANIES[g.sides[seat].company].inventor
    reason = (
        f"{inventor} reached the personal goal in phase {g.phase}"
        if condition == "goal"
        else f"{inventor} leads {scores[seat]} of 3 Regions"
    )
    g.won_by = condition
    g.outcome = Outcome(((seat,), (1 - seat,)), scores, reason)


def check_goals(g: DuelState) -> None:
    """End the match if one goal is met, after a phase and before any bonus (9.1 to 9.3)."""
    companies = (g.sides[0].company, g.sides[1].company)
    tell_the_standing(g, companies)
    goals_met = (meets_goal(g, 0), meets_goal(g, 1))
    g.emit(GoalsChecked, phase=g.phase, companies=companies, goals_met=goals_met)
    if goals_met[0] != goals_met[1]:
        seat = goals_met.index(True)
        set_winner(g, seat, "goal")
        g.emit(DuelWon, seat=seat, victory="goal", regions=regions_led(g, seat))


def tell_the_standing(g: DuelState, companies: tuple[str, str]) -> None:
    """Log who leads each Region now that the turns of the phase are over."""
    ours, theirs = points_of(g.sides[0]), points_of(g.sides[1])
    regions = tuple(
        Standing(region, lead.seat, (ours[region], theirs[region]), lead.reason)
        for region, lead in region_leads(g).items()
    )
    pr = (g.sides[0].pr, g.sides[1].pr)
    g.emit(PhaseEnded, phase=g.phase, companies=companies, regions=regions, pr=pr)
