"""What the parts of the greedy bot share: the worth of nothing, and units of a view."""

from __future__ import annotations

from engine.games.ages.view_types import UnitView, View

NO = -1.0
"""What is worse than to be done."""


def named(view: View, slug: str) -> UnitView:
    """The unit of that slug."""
    return next(unit for unit in view.units if unit.slug == slug)


def acting(view: View) -> UnitView:
    """The unit that acts."""
    return view.units[view.acting]
