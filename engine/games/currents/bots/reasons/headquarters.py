"""Reasons to develop an HQ card, to wake a luminary, or to rest one."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.text import count, lower_first
from engine.games.currents.bots.actions import effect_value, points_value
from engine.games.currents.bots.reasons.phrases import (
    NO_USE,
    largest_part,
    reasons,
)
from engine.games.currents.bots.value import Outlook
from engine.games.currents.cards import HQ_CARDS, LUMINARIES


@reasons("develop")
def reason_to_develop(outlook: Outlook, choice: Choice) -> str:
    """The reason for developing the HQ card: its points or its effect."""
    row = HQ_CARDS[choice.noun]
    if row.timing == "at the end":
        holds = f"it gives {count(row.points, 'point')} at the end: its criterion is met"
        return holds if outlook.firm.has_met_works else NO_USE
    points = f"it gives {count(row.points, 'point')} for one action"
    effect = (
        effect_value(outlook, row.slug),
        f"its effect is worth the action: {lower_first(row.text_for(outlook.view.company_count))}",
    )
    return largest_part([(points_value(outlook, row.slug), points), effect])


@reasons("wake")
def reason_to_wake(outlook: Outlook, choice: Choice) -> str:
    """The reason for waking the luminary: it can act again."""
    return f"{LUMINARIES[choice.noun].short} can act once more this turn"


@reasons("rest")
def reason_to_rest(outlook: Outlook, choice: Choice) -> str:
    """The reason for resting a luminary: no action is worth its cost."""
    return NO_USE
