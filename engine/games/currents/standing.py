"""The standing in a line: the company that would win if the game ended now, and why."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.about import About
from engine.core.text import count, ordinal
from engine.games.currents.cards import COMPANIES
from engine.games.currents.names import company_name
from engine.games.currents.phrases import about_place, points_text, rank_text
from engine.games.currents.scoring.points import companies_by_points, counted_shares
from engine.games.currents.view_types import FirmView, View

SOURCES = {"shares": "shares", "cash": "cash", "hq": "HQ", "works": "Works"}
"""The sources of points, as text."""


def firms_by_points(view: View) -> list[FirmView]:
    """Companies by their points now, with ties broken as at the end."""
    return [view.firm(slug) for slug in companies_by_points(view)]


def standings(view: View) -> list[str]:
    """Sentences about the company that would win now, each shorter than the one before."""
    if len(view.firms) < 2:
        return [""]
    first, second, *_ = firms_by_points(view)
    name, other = COMPANIES[first.slug].short, COMPANIES[second.slug].short
    score = f"{first.points.total}:{second.points.total}"
    you = first.seat == view.seat and view.seat is not None
    leader = f"you ({name})" if you else name
    reason = reason_of_lead(first, second)
    if view.outcome is not None:
        return [f"{name} wins {score}, {reason}", f"{name} wins {score}"]
    return [
        f"If it ended now {leader} would win, {score} against {other}, {reason}",
        f"If it ended now {leader} would win {score}, {reason}",
        f"Now {name} would win {score}, {reason}",
        f"{name} leads {score}, {reason}",
        f"{name} leads {score}",
    ]


def reason_of_lead(first: FirmView, second: FirmView) -> str:
    """The source of points that puts the first company ahead of the second."""
    if first.points.total == second.points.total:
        return "by the tie-break"
    gaps = _gaps(first, second)
    best = max(gaps, key=lambda text: gaps[text])
    return f"by {best}"


def _gaps(first: FirmView, other: FirmView) -> dict[str, int]:
    """By how many points the first company is ahead, by the names of the sources."""
    return {
        text: getattr(first.points, source) - getattr(other.points, source)
        for source, text in SOURCES.items()
    }


def price_reasons(view: View, firms: Iterable[FirmView]) -> list[str]:
    """A sentence for each company about the value that its price gives its own shares."""
    return [_price_reason(view, firm) for firm in firms]


def _price_reason(view: View, firm: FirmView) -> str:
    yours = firm.seat == view.seat and view.seat is not None
    possessive = "Your" if yours else f"{COMPANIES[firm.slug].short}'s"
    shares = counted_shares(firm, firm.slug)
    return (
        f"{possessive} price of ${firm.price}k ranks {ordinal(firm.price_rank)}: each of "
        f"{'your' if yours else 'its'} {shares} own shares is worth {firm.share_points}."
    )


def deficit_lines(first: FirmView, own_company: FirmView) -> list[str]:
    """Sentences about why the viewer's company is behind, each shorter than the one before."""
    missing = first.points.total - own_company.points.total
    if not missing:
        return ["You have as many points, and less fame", "Won by the tie-break"]
    gaps = _gaps(first, own_company)
    sources = [
        f"{gap} by {name}" for gap, name in sorted((gap, name) for name, gap in gaps.items())
    ]
    worse = sources[::-1][: sum(gap > 0 for gap in gaps.values())]
    deficit_text = f"You have {count(missing, 'point')} less"
    return [
        *(f"{deficit_text}: {', '.join(worse[:most])}" for most in range(len(worse), 0, -1)),
        deficit_text,
    ]


@about_place("standing")
def about_standing(view: View, name: str) -> About:
    lines = [f"{company_name(each.slug)}: {points_text(each)}" for each in firms_by_points(view)]
    return About("Current standing", (f"{standings(view)[0]}.", *lines, rank_text()), "14.1")
