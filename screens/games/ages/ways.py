"""Where the acting unit can go, on which way, and who may shoot at it there."""

from __future__ import annotations

from attrs import frozen
from textual.cache import LRUCache

from engine.games.ages.card_types import AttackKind
from engine.games.ages.sums import movement
from engine.games.ages.sums.sight import line_of_sight
from engine.games.ages.view_types import UnitView, View
from screens.games.ages.odds import Chances, best_shot, hidden_count
from screens.games.ages.signs import space_of

WALKING = "walk"


@frozen
class Way:
    """A way of the acting unit: its spaces from the first that is entered on, and its cost."""

    spaces: tuple[int, ...]
    cost: int


_ways: LRUCache[tuple[int, int], tuple[View, Way | None]] = LRUCache(64)
"""By the identity of the view, which is kept with the way so that no other can take it."""


def units_in(view: View, space: int) -> list[UnitView]:
    """The units in a space, White first."""
    return [unit for unit in view.units if unit.on_map and unit.space == space]


def enemies_of(view: View, unit: UnitView) -> list[UnitView]:
    """The enemies of a unit that are on the map."""
    return [each for each in view.units if each.team != unit.team and each.on_map]


def acting_unit(view: View) -> UnitView | None:
    """The unit whose action is going on."""
    return view.units[view.acting] if 0 <= view.acting < len(view.units) else None


def walkers_way(view: View, space: int) -> Way | None:
    """The cheapest way of the walking unit to a space; None if nothing walks, or not there."""
    known = _ways.get((id(view), space))
    if known is None:
        known = _ways[id(view), space] = (view, _found_way(view, space))
    return known[1]


def _found_way(view: View, space: int) -> Way | None:
    unit = acting_unit(view)
    if unit is None or view.step != WALKING or not unit.on_map or space == unit.space:
        return None
    cost = view.reach.get(space)
    if cost is None:
        return None
    return Way(movement.way_to(view, unit, view.points, space), cost)


def cursor_space(view: View, cursor: str) -> int | None:
    """The space under the cursor: of a place `hex:k11`, or where a unit stands."""
    kind, _, name = cursor.partition(":")
    if kind == "hex" and name:
        return space_of(view.map, name)
    unit = unit_at(view, cursor)
    return unit.space if unit is not None and unit.on_map else None


def unit_at(view: View, place: str) -> UnitView | None:
    """The unit of a place `unit:tomyris`."""
    kind, _, slug = place.partition(":")
    if kind not in ("unit", "character"):
        return None
    return next((unit for unit in view.units if unit.slug == slug), None)


def shooters_at(
    view: View, target: UnitView, space: int, kind: AttackKind = "opfire"
) -> list[tuple[UnitView, Chances | None]]:
    """The enemies that may shoot at a unit in a space.

    Each with the chances of its best weapon that the viewer knows; None for a unit of which only
    cards face down could be one.
    """
    found: list[tuple[UnitView, Chances | None]] = []
    for unit in enemies_of(view, target):
        if unit.space == space:
            continue
        best = best_shot(view, unit, target, space, kind)
        sees = line_of_sight(view.map, unit.space, space) is not None
        if best is not None or (hidden_count(unit) and sees):
            found.append((unit, best))
    return found
