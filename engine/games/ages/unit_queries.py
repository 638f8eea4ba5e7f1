"""Units and seats of a view: by space, place, team or part in the turn (RULES.md 34)."""

from __future__ import annotations

from engine.games.ages.phrases import hex_place
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.view_types import UnitView, View
from engine.games.ages.words import space_of


def units_in(view: View, space: int) -> list[UnitView]:
    """The units in a space, White first."""
    return [unit for unit in view.units if unit.is_on_map and unit.space == space]


def own_units(view: View) -> list[UnitView]:
    """The living units of the viewer's team."""
    return [each for each in view.units if each.team == view.team and each.health > 0]


def own_characters(view: View) -> list[UnitView]:
    """The living characters of the viewer's team; henchmen and creatures have no adventures."""
    return [each for each in own_units(view) if each.kind == "character"]


def characters_on_map(view: View) -> list[UnitView]:
    """The viewer's characters on the map, the acting one first."""
    characters = [each for each in own_characters(view) if each.is_on_map]
    return sorted(characters, key=lambda each: each != acting_unit(view))


PICKING_STEPS = frozenset(
    {"free", "fire", "move", "opfire", "melee", "next fighter", "adventure", "reinforce"}
)
"""Steps that ask which unit acts next."""


def acting_unit(view: View) -> UnitView | None:
    """The unit that is acting; None while the next one is being picked.

    The view then still has the last unit, which may go on with a walk.
    """
    is_picking = view.step in PICKING_STEPS or not 0 <= view.acting_unit < len(view.units)
    return None if is_picking else view.units[view.acting_unit]


def place_on_map(view: View, place: str) -> str:
    """The space of the unit that a place is about: itself, or for a card the one that acts."""
    kind, separator, _ = place.partition(":")
    unit = unit_at(view, place) or (acting_unit(view) if separator and kind != "hex" else None)
    if unit is None or not unit.is_on_map:
        return place
    return hex_place(view.map.names[unit.space])


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


SHARED_PHASES = ("free actions", "fire", "move", "opportunity fire", "adventure")
"""The phases in which the seats of a team act in turn."""


def seats_of(view: View, team: int) -> tuple[int, ...]:
    return tuple(seat for seat, each in enumerate(view.sides) if each == team)


def has_several(view: View, team: int) -> bool:
    """Does the team have more than one seat?"""
    return view.sides.count(team) > 1


def number_of(view: View, seat: int) -> int:
    """The number of a seat in its team, from 1."""
    return seats_of(view, view.sides[seat]).index(seat) + 1


def seat_text(view: View, seat: int) -> str:
    """The name of a seat: "White", or "White 2" if its team has several."""
    if seat < 0:
        return "not taken yet"
    team = view.sides[seat]
    return f"{TEAMS[team]} {number_of(view, seat)}" if has_several(view, team) else TEAMS[team]


def acting_team_seat(view: View) -> int | None:
    """The acting seat in a team of several; None if no such team acts in turn."""
    in_turn = view.outcome is None and view.phase in SHARED_PHASES
    return view.acting_seat if in_turn and has_several(view, view.sides[view.acting_seat]) else None
