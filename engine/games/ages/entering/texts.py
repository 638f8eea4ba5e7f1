"""Characters that enter, wait or are sent to a dome, as text (RULES.md 17, 31)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.text import capital, count, join_with_and
from engine.games.ages.entering.arrivals import (
    empty_domes,
    enters_at_will,
    entry_text,
    has_yet_to_enter,
    respect_of,
)
from engine.games.ages.map.sight import range_between
from engine.games.ages.moving.distances import costs_anywhere
from engine.games.ages.names import dome_key_name, dome_name, short_name, unit_name
from engine.games.ages.phrases import (
    actor_of,
    describes,
    hex_place,
    unit_of,
    unit_place,
)
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.view_types import UnitView, View


def dome_text(view: View, leaving: UnitView | None = None) -> str:
    """The sentence about how a character's dome is found, with the odds of each (17.2, 17.4).

    `leaving` is the unit that is sent away, if it is on the map.
    """
    empty_spaces = empty_domes(view, leaving)
    if not empty_spaces:
        return "No dome is empty: you pick one of those with the fewest units in it"
    if len(empty_spaces) == 1:
        return f"The only empty dome is at {view.map.names[empty_spaces[0]]}, so it is that one"
    domes_by_kind: dict[str, list[str]] = {}
    for number, space in sorted(view.map.domes.items()):
        kind = str(number) if view.has_dice else DOME_KEYS[number].colour
        taken_text = "" if space in empty_spaces else " (taken)"
        domes_by_kind.setdefault(kind, []).append(f"{view.map.names[space]}{taken_text}")
    gap = " at " if view.has_dice else " "
    domes = ", ".join(f"{kind}{gap}{' or '.join(spaces)}" for kind, spaces in domes_by_kind.items())
    if view.has_dice:
        other = "With another number, or if that dome is taken, you pick an empty one"
        return f"A roll picks the dome: {domes}. {other}"
    return (
        f"A card picks the dome with equal odds: {domes}. If that dome is taken, you pick another"
    )


ORDER_TEXT = "All who may enter now do, in any order"
"""The meaning of the order in which characters enter (17.1, 17.2)."""


@describes("enter")
def describe_enter(view: View, choice: Choice) -> Description:
    """Describe letting a unit enter before the others."""
    unit = unit_of(view, choice.noun)
    order = "" if enters_at_will(unit) else f"{ORDER_TEXT}. "
    text, clause = f"{dome_text(view)}. {order}{capital(entry_text(view, unit))}", "17.1"
    if view.step == "enter":
        text, clause = f"Respect {respect_of(view, unit)}; you say where", "31.2"
    return Description("Bring in", unit_name(unit.slug), text, clause, unit_place(unit.slug))


@describes("wait")
def describe_wait(view: View, choice: Choice) -> Description:
    """Describe not entering yet."""
    names = join_with_and(
        unit_name(u.slug) for u in view.units if has_yet_to_enter(u) and u.team == view.turn
    )
    return Description(
        "Wait", "Stay off the map", f"{names} may enter in a later turn", "20.43", "done"
    )


@describes("dome")
def describe_dome(view: View, choice: Choice) -> Description:
    """Describe a dome to go to."""
    number = int(choice.noun)
    space_name = view.map.names[view.map.domes[number]]
    text = (
        f"{near_dome_text(view, actor_of(view), view.map.domes[number])}. "
        f"A dome of the {DOME_KEYS[number].age.title()} age"
    )
    name = dome_key_name(number) if view.has_dice else dome_name(number)  # Dice name a number.
    return Description("Go to", f"{name} at {space_name}", text, "17.2", hex_place(space_name))


def costs_from_dome(view: View, unit: UnitView, dome: int) -> Mapping[int, int]:
    """The points of a unit's ways from the space of a dome."""
    return costs_anywhere(view, evolve(unit, space=dome, fate="on the map"))


def points_to_encounter(view: View, unit: UnitView, dome: int) -> int | None:
    """The points from a dome to the nearest encounter; None without a way to one."""
    costs = costs_from_dome(view, unit, dome)
    return min((costs[space] for space in view.counters if space in costs), default=None)


def near_dome_text(view: View, unit: UnitView, dome: int) -> str:
    """The sentence about what is near a dome, in points from there: encounter, labyrinth, enemy."""
    costs = costs_from_dome(view, unit, dome)
    sites = [number for number, space in enumerate(view.map.spaces) if space.site]
    parts = [
        _nearest_text("the nearest encounter", costs, view.counters),
        _nearest_text("the labyrinth", costs, sites),
        _nearest_enemy_text(view, unit, dome),
    ]
    return capital(join_with_and(filter(None, parts)))


def _nearest_text(place_name: str, costs: Mapping[int, int], spaces: Iterable[int]) -> str:
    """The points to the nearest space: "the labyrinth is 3 points away"; "" without a way."""
    distances = [costs[space] for space in spaces if space in costs]
    return f"{place_name} is {count(min(distances), 'point')} away" if distances else ""


def _nearest_enemy_text(view: View, unit: UnitView, dome: int) -> str:
    """The enemy nearest to a dome: "the nearest enemy, Pell, is 5 spaces away".

    Units of both teams in a dome do not fight if they leave it before a melee (10.4).
    """
    distances = [
        (range_between(view.map, dome, each.space), short_name(each.slug))
        for each in view.units
        if each.is_on_map and each.team != unit.team
    ]
    if not distances:
        return "no enemy is on the map"
    spaces, name = min(distances)
    if not spaces:
        return f"{name} is in this dome, and must leave it in the next move"
    return f"the nearest enemy, {name}, is {count(spaces, 'space')} away"
