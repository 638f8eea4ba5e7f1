"""The registers of the greedy bot's preferences and reasons, and parts of reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from engine.core.dispatch import Dispatch
from engine.core.text import count
from engine.games.currents.bots.value import Outlook
from engine.games.currents.scoring.points import works_criterion
from engine.games.currents.table_action import TableAction
from engine.games.currents.view_types import FirmView

Preference: TypeAlias = Callable[[Any], float]
"""The points that an action is worth."""

prefers: Dispatch[str, Callable[[Outlook], Preference]] = Dispatch("preference of the greedy bot")
"""The functions that weigh the choices of a decision, by the step of the sequence of play."""


ReasonTerm: TypeAlias = tuple[float, str]
"""A part of the value of a choice, and its words for a player."""

reasons: Dispatch[type[TableAction], Callable[[Outlook, Any], str]] = Dispatch(
    "reason of the greedy bot"
)
"""The bot's reason for an action, by its kind."""

NO_GOOD_TRADE = "no other share is worth its price now"
NO_USE = "no action is worth more than it costs now"
LEAST_USE = "this luminary is the least useful elsewhere"


def always_reasons(kind: type[TableAction], reason: str) -> None:
    """Register the same reason for every action of a kind."""
    reasons(kind)(lambda outlook, action: reason)


def largest_part(terms: Iterable[ReasonTerm]) -> str:
    """The words for the part that is worth most."""
    return max(terms, key=lambda term: term[0])[1]


def price_rise_text(number: int) -> str:
    """A rise of the company's price: "your price 3 spaces up"."""
    return f"your price {count(number, 'space')} up"


def expected_points_text(points: float) -> str:
    """The points that a share is expected to be worth: "about 4 points"."""
    return f"about {count(round(points), 'point')}" if round(points) else "hardly a point"


def works_text(firm: FirmView) -> str:
    """A step to the criterion of the Works: "your Works would then have 2 of 6 cities"."""
    kind = works_criterion(firm.slug).kind
    plural = {"city": "cities", "large city": "large cities"}.get(kind, f"{kind}s")
    things = count(firm.works_needed, kind, plural)
    return f"your Works would then have {firm.works_progress + 1} of {things}"
