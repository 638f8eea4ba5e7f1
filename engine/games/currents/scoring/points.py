"""Victory points as they stand, who is ahead, and the events of the end (14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen

from engine.core.text import count
from engine.games.currents.card_types import Counted, HqCard, WorksCriterion
from engine.games.currents.cards import COMPANIES, HQ_CARDS, PREFERRED_SHARES, RANK_POINTS
from engine.games.currents.cities import CITIES, PROJECTS
from engine.games.currents.events import CompanyEvent
from engine.games.currents.names import Automaton
from engine.games.currents.projects.distances import own_cities
from engine.games.currents.protocols import AnyFirm, AnyState, players
from engine.games.currents.view_types import Points

HQ_OF: dict[str, tuple[HqCard, ...]] = {
    company: tuple(card for card in HQ_CARDS.values() if card.company == company)
    for company in COMPANIES
}
"""The HQ cards of each company, its Works last."""
WORKS_OF = {card.company: card.slug for card in HQ_CARDS.values() if card.timing == "at the end"}


# Ranks


def companies_by_price(table: AnyState) -> list[str]:
    """The companies by price, the highest first (14.1, 14.2)."""
    return sorted(
        table.present,
        key=lambda slug: (-table.firm(slug).price, table.firm(slug).seat < 0),
    )


def companies_by_cash(table: AnyState) -> list[str]:
    """The players' companies by cash, the most first (14.3)."""
    return [firm.slug for firm in sorted(players(table), key=lambda firm: -firm.cash)]


def rank_points(rank: int) -> int:
    """The points of a rank, counted from 1."""
    return RANK_POINTS[rank - 1] if rank <= len(RANK_POINTS) else 0


def companies_by_points(table: AnyState) -> list[str]:
    """The companies by points, the winner first (14.5)."""
    return list(points_by_company(table))


def points_by_company(table: AnyState) -> dict[str, Points]:
    """The points of all companies if the game ended now, the winner first (14.5)."""
    by_price, by_cash = companies_by_price(table), companies_by_cash(table)
    points = {
        slug: points_by_ranks(table, table.firm(slug), by_price, by_cash) for slug in table.present
    }
    ranking = sorted(points, key=lambda slug: (-points[slug].total, table.firm(slug).seat < 0))
    return {slug: points[slug] for slug in ranking}


# Points


def points_by_ranks(
    table: AnyState, firm: AnyFirm, by_price: Sequence[str], by_cash: Sequence[str]
) -> Points:
    """A company's points, given the companies by price and the players' companies by cash."""
    by_company = {
        company: rank_points(rank) * shares
        for rank, company in enumerate(by_price, 1)
        if (shares := counted_shares(firm, company))
    }
    works = WORKS_OF[firm.slug]
    hq = sum(HQ_CARDS[card].points for card in firm.developed_cards if card != works)
    has_works = works in firm.developed_cards and has_met_works(table, firm)
    return Points(
        shares=sum(by_company.values()),
        cash=cash_points(firm, by_cash),
        hq=hq,
        works=HQ_CARDS[works].points if has_works else 0,
        by_company=by_company,
    )


def share_points(table: AnyState) -> dict[str, int]:
    """The value of a share of each company, by price (14.1)."""
    return {slug: rank_points(rank) for rank, slug in enumerate(companies_by_price(table), 1)}


def counted_shares(firm: AnyFirm, company: str) -> int:
    """The shares of one company that another holds; its preferred certificate counts as four."""
    preferred_shares = PREFERRED_SHARES if company == firm.slug else 0
    return firm.shares.get(company, 0) + preferred_shares


def shares_by_company(firm: AnyFirm) -> dict[str, int]:
    """Shares by company, with the preferred certificate counted as four, its own company first."""
    order = (firm.slug, *(slug for slug in COMPANIES if slug != firm.slug))
    return {slug: count for slug in order if (count := counted_shares(firm, slug))}


def cash_points(firm: AnyFirm, cash: Sequence[str]) -> int:
    """The points of a company's cash, given the players' companies by cash (14.3)."""
    if firm.seat < 0 or not firm.cash:
        return 0
    return rank_points(cash.index(firm.slug) + 1)


# What companies have


def patents_of(table: AnyState, slug: str) -> list[str]:
    """The patents that a company holds ("bulb 3"), sorted."""
    return sorted(patent for patent, holder in table.patents.items() if holder == slug)


_PLACE = {project: place for place, project in enumerate(PROJECTS)}


def projects_of(table: AnyState, slug: str) -> list[str]:
    """The projects that a company has, in the order of the cities."""
    projects = [project for project, owner in table.projects.items() if owner == slug]
    return sorted(projects, key=_PLACE.__getitem__)


# The criteria of the Works


def works_criterion(company: str) -> WorksCriterion:
    criterion = HQ_CARDS[WORKS_OF[company]].criterion
    assert criterion is not None, "check_cards has seen that Works have one"
    return criterion


def works_needed(table: AnyState, firm: AnyFirm) -> int:
    """The number that the criterion of a company's Works asks for (11.5)."""
    return works_criterion(firm.slug).required_count(table.company_count)


def works_progress(table: AnyState, firm: AnyFirm) -> int:
    """The number that a company has towards its Works (17.5, 17.10, 17.15, 17.20, 17.25, 17.30)."""
    return WORKS_COUNTS[works_criterion(firm.slug).kind](table, firm)


WORKS_COUNTS: dict[Counted, Callable[[AnyState, AnyFirm], int]] = {
    "AC patent": lambda table, firm: sum(
        patent.startswith("ac ") for patent in patents_of(table, firm.slug)
    ),
    "patent": lambda table, firm: len(patents_of(table, firm.slug)),
    "project": lambda table, firm: len(projects_of(table, firm.slug)),
    "city": lambda table, firm: len(own_cities(table, firm.slug)),
    "large city": lambda table, firm: sum(
        CITIES[city].size == "L" for city in own_cities(table, firm.slug)
    ),
    "share": lambda table, firm: sum(
        count for company, count in firm.shares.items() if company != firm.slug
    ),
}
"""The number that a company has of the things that a criterion counts."""


def has_met_works(table: AnyState, firm: AnyFirm) -> bool:
    """Does the criterion of the company's Works hold now, developed or not (11.4)?"""
    return works_progress(table, firm) >= works_needed(table, firm)


# Events


@frozen(kw_only=True)
class CompanyScored(CompanyEvent):
    rank: int
    """The company's rank among all companies."""
    points: Points

    @property
    def line(self) -> str:
        return f"has {count(self.points.total, 'point')}: {self.points.parts_text}"


@frozen(kw_only=True)
class GameWon(CompanyEvent):
    automaton: Automaton
    """The difficulty of an automaton that won; "" for a player."""
    total: int
    """The points of the company."""

    @property
    def line(self) -> str:
        player = ", played by {automaton}," if self.automaton else ""
        return f"wins{player} with {{total:point}}"
