"""The greedy bot's values of HQ cards."""

from __future__ import annotations

from engine.core.text import count, lower_first
from engine.games.currents.bots.register import (
    LEAST_USE,
    NO_USE,
    Preference,
    always_reasons,
    largest_part,
    prefers,
    reasons,
)
from engine.games.currents.bots.value import Outlook, missing_count
from engine.games.currents.cards import HQ_CARDS, TURNS
from engine.games.currents.headquarters.divisions import Develop, DevelopWith

# Headquarters


def develop_value(outlook: Outlook, card: str) -> float:
    """The points of an HQ card and its effect for the rest of the game."""
    return points_value(outlook, card) + effect_value(outlook, card)


def points_value(outlook: Outlook, card: str) -> float:
    """The points of an HQ card, fewer while there is much time left to develop it."""
    row = HQ_CARDS[card]
    patience = 1.0 - outlook.weights.waiting_cost_factor * outlook.turns_left / TURNS
    if row.timing == "at the end" and missing_count(outlook.firm):
        return 0.0  # Nothing is lost by waiting until the criterion of the Works holds.
    return row.points * patience


def effect_value(outlook: Outlook, card: str) -> float:
    timing = HQ_CARDS[card].timing
    if timing == "ongoing":
        return outlook.weights.ongoing_effect_value * max(0.0, outlook.turns_left - 0.6)
    return outlook.weights.one_time_effect_value if timing == "when developed" else 0.0


@prefers("staff")
def prefer_staff(outlook: Outlook) -> Preference:
    """Prefer the luminary that is of least use elsewhere."""
    return lambda way: -outlook.cost_of_using(way.luminary)


@reasons(Develop)
def reason_to_develop(outlook: Outlook, develop: Develop) -> str:
    row = develop.row
    if row.timing == "at the end":
        holds = f"it gives {count(row.points, 'point')} at the end: its criterion is met"
        return holds if outlook.firm.has_met_works else NO_USE
    points = f"it gives {count(row.points, 'point')} for one action"
    effect = (
        effect_value(outlook, row.slug),
        f"its effect is worth the action: {lower_first(row.text_for(outlook.view.company_count))}",
    )
    return largest_part([(points_value(outlook, row.slug), points), effect])


always_reasons(DevelopWith, LEAST_USE)
