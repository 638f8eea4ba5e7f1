"""The check of the personal goals after the last turn of a phase (RULES.md 9.1 to 9.3)."""

from __future__ import annotations

from engine.games.duel.events import DuelWon, GoalsChecked, PhaseEnded, Standing
from engine.games.duel.rules.goals import meets_goal
from engine.games.duel.rules.regions import points_of, region_leads, regions_led
from engine.games.duel.rules.scoring import set_winner
from engine.games.duel.state import DuelState


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
