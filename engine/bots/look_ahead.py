"""Looking one choice ahead: the seat's view after each of its choices."""

from __future__ import annotations

from typing import Any

from engine.core.bot import Sight
from engine.core.chance import Chance
from engine.core.choice import Choice
from engine.core.match import Match


def views_after(sight: Sight, chance: Chance) -> dict[Choice, Any]:
    """The seat's view after each choice, all on one imagined match.

    The imagined match agrees with the seat's knowledge; `chance` fills in the rest.
    """
    match = sight.imagine(chance)
    return {choice: view_after(match, sight.seat, choice) for choice in sight.decision.choices}


def view_after(match: Match[Any], seat: int, choice: Choice) -> Any:
    """The seat's view after the choice, made on a copy of the match."""
    copy = match.copy()
    copy.answer(seat, choice)
    return copy.view(seat)
