"""Points and leaders (RULES.md 10)."""

from __future__ import annotations

from attrs import frozen

from engine.games.duel.cards import CITIES, COMPANIES, REGIONS, SHARE_POINTS
from engine.games.duel.state import DuelState, Side

CITY_POINTS = 2


@frozen
class Lead:
    """Who leads a Region and why: "points", "PR" or "technologies"."""

    seat: int
    reason: str


def points_of(side: Side) -> dict[str, int]:
    """The side's points in each Region (10.1)."""
    points = dict.fromkeys(REGIONS, 0)
    for city in side.cities:
        points[CITIES[city].region] += CITY_POINTS
    for company, count in side.shares.items():
        points[COMPANIES[company].region] += SHARE_POINTS[count]
    return points


def technologies_of(g: DuelState, seat: int) -> tuple[str, ...]:
    """The Technology chips that the seat holds."""
    return tuple(slug for slug, holder in g.technologies.items() if holder == seat)


def leads(g: DuelState) -> dict[str, Lead]:
    """The leader of each Region: points, then PR, then Technology chips (10.2)."""
    ours, theirs = points_of(g.sides[0]), points_of(g.sides[1])
    breaker = tie_breaker(g)
    return {
        region: Lead(int(theirs[region] > ours[region]), "points")
        if ours[region] != theirs[region]
        else breaker
        for region in REGIONS
    }


def tie_breaker(g: DuelState) -> Lead:
    """Who leads where points are equal. Three chips are never shared equally (10.2)."""
    ours, theirs = g.sides[0].pr, g.sides[1].pr
    if ours != theirs:
        return Lead(int(theirs > ours), "PR")
    mine, yours = len(technologies_of(g, 0)), len(technologies_of(g, 1))
    return Lead(int(yours > mine), "technologies")


def regions_led(g: DuelState, seat: int) -> int:
    """How many Regions the seat leads."""
    return sum(lead.seat == seat for lead in leads(g).values())
