"""Shared by the descriptions of all chapters."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.core.text import capital, count_or_no
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.scoring.points import share_points
from engine.games.currents.view_types import FirmView, View

describes: Dispatch[str, Callable[[View, Choice], Description]] = Dispatch("description")
"""The functions that describe a choice, by its verb."""


def choosing_firm(view: View) -> FirmView:
    """The company of the seat that chooses."""
    return view.firm(view.asked_company)


def joined_sentences(*parts: str) -> str:
    """The parts that are not empty, as sentences."""
    return ". ".join(capital(part) for part in parts if part)


def summand_text(source: str, amount: int) -> str:
    """A part of a sum and where it comes from: "Lamp Factory +1"."""
    return f"{source} {amount:+}"


def price_text(possessive: str, before: int, after: int) -> str:
    """A move of a price: "your price goes from 12 to 15"."""
    move = f"goes from {before} to {after}" if after != before else f"stays at {before}"
    return f"{possessive} price {move}"


def share_value_text(view: View, company: str, prices: Mapping[str, int], *, of: str = "") -> str:
    """The value of a share of a company at the end with these prices, if all else stays.

    `of` names the company in the text, unless it is clear: " of Tesla".
    """
    firms = [evolve(firm, price=prices.get(firm.slug, firm.price)) for firm in view.firms]
    points = share_points(evolve(view, firms=tuple(firms)))[company]
    points_text = count_or_no(points, "point")
    return f"a share{of} is then worth {points_text} at the end, if nothing else changes"


def ratings_text(luminary: str) -> str:
    """A luminary's ratings in words: "Inv 3, Man 1, Fin 1, Pro 0"."""
    ratings = LUMINARIES[luminary].ratings
    return f"Inv {ratings.inv}, Man {ratings.man}, Fin {ratings.fin}, Pro {ratings.pro}"


def marker_target(place: int) -> str:
    """The space of the currents' track on the board."""
    if not place:
        return "current:start"
    return f"current:ac:{place}" if place > 0 else f"current:dc:{-place}"
