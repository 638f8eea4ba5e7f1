"""The destinations of the walking unit, and the routes to them."""

from __future__ import annotations

from attrs import frozen
from textual.cache import LRUCache

from engine.games.ages.moving import routes as moving
from engine.games.ages.view_types import View
from screens.games.ages.unit_queries import acting_unit

WALKING = "walk"


@frozen
class Route:
    """A route of the acting unit: the spaces that it enters, and its cost."""

    spaces: tuple[int, ...]
    cost: int


_routes: LRUCache[tuple[int, int], tuple[View, Route | None]] = LRUCache(64)
"""A cache by the id of the view, which is kept alive so that ids stay unique."""


def walkers_route(view: View, space: int) -> Route | None:
    """The cheapest route of the walking unit to a space; None if no unit walks there."""
    view_and_route = _routes.get((id(view), space))
    if view_and_route is None:
        view_and_route = _routes[id(view), space] = (view, _calculate_route(view, space))
    return view_and_route[1]


def _calculate_route(view: View, space: int) -> Route | None:
    unit = acting_unit(view)
    if unit is None or view.step != WALKING or not unit.is_on_map or space == unit.space:
        return None
    cost = view.reach.get(space)
    if cost is None:
        return None
    return Route(moving.route_to(view, unit, view.points, space), cost)
