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

tells: Dispatch[type[Event], Callable[[Any], str]] = Dispatch("log line")
"""The log line of an event; the line of a unit's event follows its name."""


def unit_names(slugs: tuple[str, ...]) -> str:
    """Names of units: "Tomyris, Hanno and Pell"."""
    return join_with_and(map(unit_name, slugs))


def numbers_text(event: e.Challenged, rating: str = "") -> str:
    """The numbers of a challenge: "Pass: Melee 7 against 5, card 6-3"."""
    rating_name = f"{rating} " if rating else ""
    result = RESULT_NAMES[event.result]
    card = digits_text(event.card)
    return f"{result}: {rating_name}{event.rating} against {event.against}, card {card}"
