"""Shared by the log lines: the register of events, and parts of sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.dispatch import Dispatch
from engine.core.event import Event
from engine.core.text import join_with_and
from engine.games.ages import events as e
from engine.games.ages.names import (
    RESULT_NAMES,
    digits_text,
    unit_name,
)
from engine.games.ages.view_types import Term

tells: Dispatch[type[Event], Callable[[Any], str]] = Dispatch("log line")
"""The log line of an event; the line of a unit's event follows its name."""


def unit_names(slugs: tuple[str, ...]) -> str:
    """Names of units: "Tomyris, Hanno and Pell"."""
    return join_with_and(map(unit_name, slugs))


def numbers_text(event: e.Challenged, rating: str = "", against: str = "") -> str:
    """The numbers of a challenge, and the parts of those that are not only printed.

    "Pass: Melee 8 against React 5, card 6-3; Melee: 7 printed, +1 symbol Bow".
    """
    result, card = RESULT_NAMES[event.result], digits_text(event.card)
    own_number, other_number = f"{rating} {event.rating}", f"{against} {event.against}"
    numbers = f"{result}: {own_number.strip()} against {other_number.strip()}, card {card}"
    sums = (
        parts_text(rating, event.rating_parts) if rating else "",
        parts_text(against, event.against_parts) if against else "",
    )
    return "; ".join((numbers, *filter(None, sums)))


def parts_text(name: str, parts: tuple[Term, ...]) -> str:
    """The origin of a number: "Throw: 7 printed, +1 symbol Bow"; "" if all of it is printed."""
    if len(parts) < 2:
        return ""
    first, *further_parts = parts
    terms = ", ".join(f"{part.amount:+d} {part.source}" for part in further_parts)
    return f"{name}: {first.amount} {first.source}, {terms}"
