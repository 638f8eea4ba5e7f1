"""Shared by the refusals: what keeps a unit from using a card."""

from __future__ import annotations

from engine.games.ages.challenges.ratings import can_use, why_unusable
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


def why_cannot_use(view: View, unit: UnitView, card: str) -> str:
    """The reason why a unit cannot use a card."""
    row = TREASURES[card]
    if row.kind == "medical" and unit.health == unit.max_health and can_use(view, unit, row):
        return "this unit is not wounded"
    return why_unusable(view, unit, row) or "it cannot be used now"


NO_SIGHT = "its owner is in a dome, and nobody can be seen from there"
