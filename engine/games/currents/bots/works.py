"""How far a company is from the criterion of its Works, and what a step to it is worth."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from engine.games.currents.bots.outlook import Outlook
from engine.games.currents.card_types import City
from engine.games.currents.cards import HQ_CARDS
from engine.games.currents.cities import PROJECTS
from engine.games.currents.sums.points import WORKS_OF
from engine.games.currents.view_types import FirmView

Kind: TypeAlias = Literal["AC patent", "patent", "project", "city", "large city", "share"]


@frozen
class Criterion:
    """What the Works of a company count, and how many of them they ask for (17)."""

    kind: Kind
    needed: int


CRITERIA = {
    "tesla": Criterion("AC patent", 1),
    "edison": Criterion("project", 6),
    "thomson": Criterion("patent", 4),
    "maxim": Criterion("large city", 3),
    "brush": Criterion("city", 6),
    "walker": Criterion("share", 5),
}
"""What each company's Works ask for, in the order of RULES.md 17."""


def had(firm: FirmView) -> int:
    """How many of what its Works count a company has."""
    match CRITERIA[firm.slug].kind:
        case "AC patent":
            return sum(patent.startswith("ac ") for patent in firm.patents)
        case "patent":
            return len(firm.patents)
        case "project":
            return len(firm.projects)
        case "share":
            return sum(count for slug, count in firm.shares.items() if slug != firm.slug)
        case kind:
            cities = {PROJECTS[project][0] for project in firm.projects}
            return sum(kind == "city" or city.size == "L" for city in cities)


def missing(firm: FirmView) -> int:
    """How many are still missing."""
    return max(0, CRITERIA[firm.slug].needed - had(firm))


def step_value(outlook: Outlook) -> float:
    """What one more of what the Works count is worth; 0 if the criterion holds already."""
    firm = outlook.firm
    left = missing(firm)
    if not left or left > 2 * outlook.turns_left + 1:
        return 0.0
    points = HQ_CARDS[WORKS_OF[firm.slug]].points
    return outlook.weights.works * points / CRITERIA[firm.slug].needed


def is_step_by_claim(firm: FirmView, city: City) -> bool:
    """Does a project in this city bring the company's Works nearer?"""
    kind = CRITERIA[firm.slug].kind
    if kind == "project":
        return True
    if kind not in ("city", "large city") or (kind == "large city" and city.size != "L"):
        return False
    return all(PROJECTS[project][0] is not city for project in firm.projects)


def is_step_by_patent(firm: FirmView, track: str) -> bool:
    """Does a patent of this track bring the company's Works nearer?"""
    kind = CRITERIA[firm.slug].kind
    return kind == "patent" or (kind == "AC patent" and track == "ac")


def is_step_by_share(firm: FirmView, company: str) -> bool:
    """Does a share of this company bring the company's Works nearer?"""
    return CRITERIA[firm.slug].kind == "share" and company != firm.slug
