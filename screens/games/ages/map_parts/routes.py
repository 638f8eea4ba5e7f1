"""The destinations of the walking unit, and the routes to them."""

from __future__ import annotations

from attrs import frozen
from textual.cache import LRUCache

from engine.games.ages.calculations import moving
from engine.games.ages.view_types import View
from screens.games.ages.unit_queries import acting_unit

WALKING = "walk"


@frozen
class Way:
    """A way of the acting unit: the spaces that it enters, and its cost."""

    spaces: tuple[int, ...]
    cost: int


_ways: LRUCache[tuple[int, int], tuple[View, Way | None]] = LRUCache(64)
"""A cache by the id of the view, which is kept alive so that ids stay unique."""


def walkers_way(view: View, space: int) -> Way | None:
    """The cheapest way of the walking unit to a space; None if no unit walks there."""
    view_and_way = _ways.get((id(view), space))
    if view_and_way is None:
        view_and_way = _ways[id(view), space] = (view, _calculate_way(view, space))
    return view_and_way[1]


def _calculate_way(view: View, space: int) -> Way | None:
    unit = acting_unit(view)
    if unit is None or view.step != WALKING or not unit.is_on_map or space == unit.space:
        return None
    cost = view.reach.get(space)
    if cost is None:
        return None
    return Way(moving.way_to(view, unit, view.points, space), cost)
