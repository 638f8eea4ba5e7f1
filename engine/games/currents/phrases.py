"""Shared by the descriptions of all chapters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve

from engine.core.about import About
from engine.core.choice import Description
from engine.core.dispatch import Dispatch
from engine.core.facts import Words, joined, parts_of, said
from engine.core.text import capital, count, join_with_and
from engine.games.currents.cards import RANK_POINTS
from engine.games.currents.names import company_name
from engine.games.currents.promises import MarkerAt, MarkerNow, Price, Worth
from engine.games.currents.scoring.points import share_points
from engine.games.currents.table_action import TableAction
from engine.games.currents.view_types import FirmView, View

describes: Dispatch[type[TableAction], Callable[[View, Any], Description]] = Dispatch("description")
"""The functions that describe an action, by its kind."""


about_place: Dispatch[str, Callable[[View, str], About | None]] = Dispatch("words about a place")
"""The functions that describe places, by the kind at the start of a place."""


def choosing_firm(view: View) -> FirmView:
    return view.firm(view.asked_company)


def sentences(*parts: Words) -> Words:
    """The parts that are not empty, as sentences."""
    return joined(map(_capital, parts))


def _capital(words: Words) -> Words:
    first, *others = parts_of(words)
    return said(capital(first), *others) if isinstance(first, str) else words


def price_words(view: View, company: str, price: int, possessive: str = "") -> Words:
    """A move of a price: "your price goes from 12 to 15"."""
    whose = possessive or f"{company_name(company)}'s"
    return said(f"{whose} price ", Price(price, company, view.firm(company).price))


def share_value(view: View, company: str, prices: Mapping[str, int], *, of: str = "") -> Words:
    """The value of a share of a company at the end with these prices, if all else stays.

    `of` names the company in the text, unless it is clear: " of Tesla".
    """
    firms = [evolve(firm, price=prices.get(firm.slug, firm.price)) for firm in view.firms]
    points = share_points(evolve(view, firms=tuple(firms)))[company]
    worth = Worth(points, company)
    return said(f"a share{of} is then worth ", worth, " at the end, if nothing else changes")


def marker_move(view: View, place: int) -> Words:
    """A move of the currents' marker: "START to AC 2"."""
    return said(MarkerNow(view.current), " to ", MarkerAt(place))


def marker_target(place: int) -> str:
    """The space of the currents' track on the board."""
    if not place:
        return "current:start"
    return f"current:ac:{place}" if place > 0 else f"current:dc:{-place}"


def firm_of(view: View, slug: str) -> FirmView | None:
    """The company of this slug, if it is in play."""
    return next((each for each in view.firms if each.slug == slug), None)


def points_text(firm: FirmView) -> str:
    points = firm.points
    if not points.total:
        return "no points yet."
    return f"{count(points.total, 'point')} now: {points.parts_text}."


def rank_text() -> str:
    numbers = join_with_and([str(each) for each in RANK_POINTS])
    return f"At the end shares of the four highest prices are worth {numbers} points each."
