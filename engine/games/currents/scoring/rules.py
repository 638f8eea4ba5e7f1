"""End and scoring (RULES.md 14)."""

from __future__ import annotations

from engine.core.state import Outcome
from engine.games.currents.cards import COMPANIES
from engine.games.currents.scoring.points import CompanyScored, GameWon, points_by_company
from engine.games.currents.state import CurrentsState
from engine.games.currents.view_types import Points


def score(g: CurrentsState) -> None:
    """Rank all companies by points; if an automaton is first, no seat has won (14.5, 14.6)."""
    points = points_by_company(g)
    ranking = list(points)
    for rank, slug in enumerate(ranking, 1):
        g.emit(CompanyScored, company=slug, rank=rank, points=points[slug])
    first = g.firm(ranking[0])
    total = points[first.slug].total
    g.emit(GameWon, company=first.slug, automaton=first.automaton, total=total)
    seats = [firm.seat for slug in ranking if (firm := g.firm(slug)).seat >= 0]
    g.outcome = Outcome(
        ranking=tuple((seat,) for seat in seats),
        scores=tuple(points[firm.slug].total for firm in g.players),
        reason=winning_reason(points[first.slug]),
        beaten_by=automaton_name(first.slug, first.automaton) if first.automaton else "",
    )


def automaton_name(company: str, difficulty: str) -> str:
    """The name of an automaton: "Brush Electric (Hopper)"."""
    return f"{COMPANIES[company].name} ({difficulty.capitalize()})"


def winning_reason(points: Points) -> str:
    """The winner's points by source."""
    parts = {"shares": points.shares, "cash": points.cash, "HQ": points.hq, "Works": points.works}
    text = ", ".join(f"{name} {amount}" for name, amount in parts.items() if amount)
    return f"{points.total} points: {text or 'none'}"
