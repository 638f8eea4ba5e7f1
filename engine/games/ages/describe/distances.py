"""The distances of spaces that are out of reach, in move points."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import count
from engine.games.ages.calculations.movement import reachable_costs
from engine.games.ages.view_types import UnitView, View

ANY_DISTANCE = 99
"""More move points than any walk on a map takes."""


def costs_anywhere(view: View, unit: UnitView) -> Mapping[int, int]:
    """The cost of every space that a unit could walk to if its points did not end."""
    return reachable_costs(view, unit, ANY_DISTANCE)


def too_far_text(view: View, cost: int) -> str:
    """Say that a space costs more than the walking unit has left: "8 points, you have 7"."""
    return f"{count(cost, 'point')}, you have {max(0, view.points)}"
