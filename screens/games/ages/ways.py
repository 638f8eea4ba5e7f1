"""The destinations of the acting unit, and the routes to them."""

from __future__ import annotations

from attrs import frozen
from textual.cache import LRUCache

from engine.games.ages.sums import movement
from engine.games.ages.view_types import UnitView, View
from screens.games.ages.signs import space_of

WALKING = "walk"


@frozen
class Way:
    """A way of the acting unit: the spaces that it enters, and its cost."""

    spaces: tuple[int, ...]
    cost: int


_ways: LRUCache[tuple[int, int], tuple[View, Way | None]] = LRUCache(64)
"""A cache by the id of the view, which is kept alive so that ids stay unique."""


def units_in(view: View, space: int) -> list[UnitView]:
    """The units in a space, White first."""
    return [unit for unit in view.units if unit.is_on_map and unit.space == space]


def enemies_of(view: View, unit: UnitView) -> list[UnitView]:
    """The enemies of a unit that are on the map."""
    return [each for each in view.units if each.team != unit.team and each.is_on_map]


def own_units(view: View) -> list[UnitView]:
    """The living units of the viewer's team."""
    return [each for each in view.units if each.team == view.team and each.health > 0]


def own_characters(view: View) -> list[UnitView]:
    """The living characters of the viewer's team; henchmen and creatures have no adventures."""
    return [each for each in own_units(view) if each.kind == "character"]


def acting_unit(view: View) -> UnitView | None:
    """The unit that is acting."""
    return view.units[view.acting_unit] if 0 <= view.acting_unit < len(view.units) else None


def walkers_way(view: View, space: int) -> Way | None:
    """The cheapest way of the walking unit to a space; None if no unit walks there."""
    known = _ways.get((id(view), space))
    if known is None:
        known = _ways[id(view), space] = (view, _found_way(view, space))
    return known[1]


def _found_way(view: View, space: int) -> Way | None:
    unit = acting_unit(view)
    if unit is None or view.step != WALKING or not unit.is_on_map or space == unit.space:
        return None
    cost = view.reach.get(space)
    if cost is None:
        return None
    return Way(movement.way_to(view, unit, view.points, space), cost)


def cursor_space(view: View, cursor: str) -> int | None:
    """The space under the cursor: that of `hex:k11`, or the one where a unit is."""
    kind, _, name = cursor.partition(":")
    if kind == "hex" and name:
        return space_of(view.map, name)
    unit = unit_at(view, cursor)
    return unit.space if unit is not None and unit.is_on_map else None


def unit_at(view: View, place: str) -> UnitView | None:
    """The unit of a place such as `unit:tomyris`."""
    kind, _, slug = place.partition(":")
    if kind not in ("unit", "character"):
        return None
    return next((unit for unit in view.units if unit.slug == slug), None)
