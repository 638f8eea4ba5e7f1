"""A company's distance from the criterion of its Works, and the value of a step to it."""

from __future__ import annotations

from engine.games.currents.bots.value import Outlook
from engine.games.currents.card_types import City
from engine.games.currents.cards import HQ_CARDS
from engine.games.currents.cities import PROJECTS
from engine.games.currents.scoring.points import WORKS_OF, works_criterion
from engine.games.currents.view_types import FirmView


def missing_count(firm: FirmView) -> int:
    """The number that the criterion of the company's Works still lacks."""
    return max(0, firm.works_needed - firm.works_progress)


def step_value(outlook: Outlook) -> float:
    """The value of one step towards the criterion of the Works; 0 if it already holds."""
    firm = outlook.firm
    missing = missing_count(firm)
    if not missing or missing > 2 * outlook.turns_left + 1:
        return 0.0
    points = HQ_CARDS[WORKS_OF[firm.slug]].points
    return outlook.weights.works_points_factor * points / firm.works_needed


def is_step_by_claim(firm: FirmView, city: City) -> bool:
    """Does a project in this city bring the company's Works nearer?"""
    kind = works_criterion(firm.slug).kind
    if kind == "project":
        return True
    if kind not in ("city", "large city") or (kind == "large city" and city.size != "L"):
        return False
    return all(PROJECTS[project][0] is not city for project in firm.projects)


def is_step_by_patent(firm: FirmView, track: str) -> bool:
    """Does a patent of this track bring the company's Works nearer?"""
    kind = works_criterion(firm.slug).kind
    return kind == "patent" or (kind == "AC patent" and track == "ac")


def is_step_by_share(firm: FirmView, company: str) -> bool:
    """Does a share of this company bring the company's Works nearer?"""
    return works_criterion(firm.slug).kind == "share" and company != firm.slug
