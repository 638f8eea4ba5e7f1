"""Points and leaders (RULES.md 10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from attrs import frozen

from engine.games.duel.cards import CITIES, COMPANIES, REGIONS, SHARE_POINTS, TECHNOLOGIES

CITY_POINTS = 2


class AnySide(Protocol):
    """The open part of a side, in the state or on a table that a player imagines."""

    @property
    def company(self) -> str: ...
    @property
    def pr(self) -> int: ...
    @property
    def shares(self) -> Mapping[str, int]: ...
    @property
    def reserved_shares(self) -> int: ...
    @property
    def cities(self) -> Sequence[str]: ...


class AnyState(Protocol):
    """The values that decide points, leaders and goals: of the state, or of an imagined table."""

    @property
    def sides(self) -> Sequence[AnySide]: ...
    @property
    def technologies(self) -> Mapping[str, int | None]: ...
    @property
    def chips(self) -> Mapping[str, str]: ...


@frozen
class Lead:
    """The leader of a Region and the reason: "points", "PR" or "technologies"."""

    seat: int
    reason: str


def points_of(side: AnySide) -> dict[str, int]:
    """The side's points in each Region (10.1)."""
    points = dict.fromkeys(REGIONS, 0)
    for city in side.cities:
        points[CITIES[city].region] += CITY_POINTS
    for company, count in side.shares.items():
        points[COMPANIES[company].region] += SHARE_POINTS[count]
    return points


def technologies_of(g: AnyState, seat: int) -> tuple[str, ...]:
    return tuple(slug for slug in TECHNOLOGIES if g.technologies[slug] == seat)


def region_leads(g: AnyState) -> dict[str, Lead]:
    """The leader of each Region: points, then PR, then Technology chips (10.2)."""
    ours, theirs = points_of(g.sides[0]), points_of(g.sides[1])
    breaker = tie_breaker(g)
    return {
        region: Lead(int(theirs[region] > ours[region]), "points")
        if ours[region] != theirs[region]
        else breaker
        for region in REGIONS
    }


def tie_breaker(g: AnyState) -> Lead:
    """The leader where points are equal. Three chips are never shared equally (10.2)."""
    ours, theirs = g.sides[0].pr, g.sides[1].pr
    if ours != theirs:
        return Lead(int(theirs > ours), "PR")
    mine, yours = len(technologies_of(g, 0)), len(technologies_of(g, 1))
    return Lead(int(yours > mine), "technologies")


def regions_led(g: AnyState, seat: int) -> int:
    return sum(lead.seat == seat for lead in region_leads(g).values())
