"""Build the view of a seat from the state (RULES.md 1.7)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Where
from engine.games.duel.cards import CITIES, COMPANIES, REGIONS, TECHNOLOGIES
from engine.games.duel.hidden import known_hand
from engine.games.duel.rules.bonuses import current_region
from engine.games.duel.rules.goals import goal_parts, is_out_of_reach
from engine.games.duel.rules.regions import Lead, points_of, region_leads, technologies_of
from engine.games.duel.state import DuelState, Step
from engine.games.duel.view_types import GoalView, PileView, RegionView, SideView, TurnView, View

BONUS_STEPS = (Step.LEADER, Step.FREE_ACTION, Step.OTHER)


def view(g: DuelState, seat: int | None) -> View:
    """The table through one seat's eyes; None is a spectator."""
    points = (points_of(g.sides[0]), points_of(g.sides[1]))
    leads = region_leads(g)
    return View(
        seat=seat,
        phase=g.phase,
        step=g.step.value,
        turn_number=min(g.turns // 2 + 1, 3),
        active=g.active,
        first=g.first,
        starter=g.starter,
        sides=(side_view(g, 0, seat, points[0]), side_view(g, 1, seat, points[1])),
        regions=(
            region_view(g, "new-england", points, leads),
            region_view(g, "new-york", points, leads),
            region_view(g, "out-west", points, leads),
        ),
        scoring_region=current_region(g) if g.step in BONUS_STEPS else "",
        market=tuple(pile_view(slug, g.market[slug]) for slug in COMPANIES if slug in g.market),
        technologies={slug: g.technologies[slug] for slug in TECHNOLOGIES},
        row=tuple(g.row),
        city_deck=len(g.city_deck),
        assistant_deck=len(g.assistant_deck),
        discard=tuple(g.discard),
        turn=TurnView(
            g.turn.assistant, tuple(g.turn.unused_actions), g.turn.may_use_portfolio, g.turn.free
        ),
        outcome=g.outcome,
        won_by=g.won_by,
    )


def side_view(g: DuelState, owner: int, viewer: int | None, points: Mapping[str, int]) -> SideView:
    """One side of the table; `viewer` decides which Assistants are seen."""
    side = g.sides[owner]
    company = COMPANIES.get(side.company)
    return SideView(
        seat=owner,
        company=side.company,
        inventor=company.inventor if company else "",
        power=company.power if company else None,
        pr=side.pr,
        next_free=side.pr // 3 * 3 + 3,
        reserved_shares=side.reserved_shares,
        shares={slug: side.shares[slug] for slug in side.holdings},
        cities={
            region: tuple(city for city in side.cities if CITIES[city].region == region)
            for region in REGIONS
        },
        points=points,
        technologies=technologies_of(g, owner),
        hand=known_hand(g, owner, viewer),
        hand_count=len(side.hand),
        goal=goal_view(g, owner) if company else None,
    )


def goal_view(g: DuelState, seat: int) -> GoalView:
    """The seat's personal goal with live progress (9)."""
    row = COMPANIES[g.sides[seat].company]
    parts = goal_parts(g, seat)
    is_met = all(part.met for part in parts)
    return GoalView(row.goal, row.clause, parts, is_met, is_out_of_reach(g, seat))


def region_view(
    g: DuelState, region: str, points: tuple[dict[str, int], dict[str, int]], leads: dict[str, Lead]
) -> RegionView:
    row = REGIONS[region]
    return RegionView(
        slug=region,
        name=row.name,
        bonus=row.bonus,
        chip=g.chips[region],
        points=(points[0][region], points[1][region]),
        leader=leads[region].seat,
        reason=leads[region].reason,
    )


def pile_view(company: str, count: int) -> PileView:
    row = COMPANIES[company]
    return PileView(company, row.name, count, row.region, row.technology, row.power)


def where(g: DuelState) -> Where:
    """The progress of the match; a round is a pair of turns, one to nine."""
    number = max(g.phase - 1, 0) * 3 + min(g.turns // 2, 2) + 1
    if g.won_by == "goal":
        return Where(number, f"Phase {g.phase}, goals")
    match g.step:
        case Step.INVENTORS | Step.TECHNOLOGY:
            return Where(number, "Setup")
        case Step.DEAL | Step.KEEP | Step.PASS:
            return Where(number, f"Phase {g.phase}, draft")
        case Step.TURN:
            return Where(number, f"Phase {g.phase}, turn {g.turns // 2 + 1} of 3")
        case Step.FINAL:
            return Where(number, "Final scoring")
    return Where(number, f"Phase {g.phase}, bonuses")


def seat_name(view: View, seat: int) -> str:
    """The inventor of a seat; before the inventors are drawn, the number of the seat."""
    return view.sides[seat].inventor or f"Seat {seat + 1}"
