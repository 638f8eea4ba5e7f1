"""Shared by the texts about places: their register, companies, and parts of sentences."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.about import About
from engine.core.dispatch import Dispatch
from engine.core.text import count, join_with_and
from engine.games.currents.cards import (
    COMPANIES,
    RANK_POINTS,
)
from engine.games.currents.projects.claims import Fee
from engine.games.currents.view_types import FirmView, View

about_place: Dispatch[str, Callable[[View, str], About | None]] = Dispatch("words about a place")
"""The functions that describe places, by the kind at the start of a place."""


def firm_of(view: View, slug: str) -> FirmView | None:
    """The company of this slug, if it is in play."""
    return next((each for each in view.firms if each.slug == slug), None)


def own_firm(view: View) -> FirmView | None:
    """The viewer's company; None for a spectator and before the draft."""
    return next(
        (each for each in view.firms if view.seat is not None and each.seat == view.seat), None
    )


def short_company_name(slug: str) -> str:
    """The short name of a company, for a sentence."""
    return COMPANIES[slug].short


def points_text(firm: FirmView) -> str:
    """The current points, by source."""
    points = firm.points
    if not points.total:
        return "no points yet."
    return f"{count(points.total, 'point')} now: {points.parts_text}."


def rank_text() -> str:
    """The values of ranks, as text."""
    numbers = join_with_and([str(each) for each in RANK_POINTS])
    return f"At the end shares of the four highest prices are worth {numbers} points each."


def fee_recipient(fee: Fee) -> str:
    """The recipient of a patent fee: a player, or the bank if an automaton holds the patent."""
    return short_company_name(fee.holder) if fee.holder_gain else "the bank"
