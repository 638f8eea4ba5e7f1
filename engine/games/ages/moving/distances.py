"""The distances of spaces that are out of reach, in move points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import evolve, frozen

from engine.core.choice import Refusal, choice
from engine.core.kept import kept
from engine.core.text import count
from engine.games.ages.adventures.paths import LABYRINTH
from engine.games.ages.moving.routes import reachable_costs, route_to
from engine.games.ages.phrases import actor_of
from engine.games.ages.unit_queries import acting_unit
from engine.games.ages.units import path_at
from engine.games.ages.view_types import UnitView, View

ANY_DISTANCE = 99
"""More move points than any walk on a map takes."""


def costs_anywhere(view: View, unit: UnitView) -> Mapping[int, int]:
    """The cost of every space that a unit could walk to if its points did not end."""
    return reachable_costs(view, unit, ANY_DISTANCE)


def no_way_text(view: View, unit: UnitView, space: int) -> str:
    """The reason why a unit cannot get to a space, however many points it has."""
    if unit.flight_card:
        return "a flight cannot end there"
    units = tuple(
        evolve(each, fate="off map") if each.team != unit.team else each for each in view.units
    )
    if space in costs_anywhere(evolve(view, units=units), unit):
        return "every way there leads through a space with an enemy, where a walk ends"
    return "no way leads there on foot"


def too_far_text(view: View, cost: int) -> str:
    """The part of a sentence about a space that is too far: "it costs 8 points, and you have 7"."""
    return f"it costs {count(cost, 'point')}, and you have {max(0, view.points)}"


MAX_TOO_FAR = 6
"""The greatest number of spaces out of reach that are explained, besides those of guardians."""
MAX_GUARDIANS = 3
"""The greatest number of spaces of guardians that are explained: the paths of a labyrinth."""


def out_of_reach(view: View) -> Iterator[Refusal]:
    """The refusals of the nearest goals out of reach, and of guardians, with their costs (10.1)."""
    unit = actor_of(view)
    costs = costs_anywhere(view, unit)
    enemies = (each.space for each in view.units if each.team != unit.team and each.is_on_map)
    guarded_spaces = guarded_spaces_of(view, unit)
    goals = {*view.counters, *view.ground, *enemies} - set(guarded_spaces)
    distant = sorted(
        (costs[space], space) for space in goals if space in costs and space not in view.reach
    )
    for cost, space in distant[:MAX_TOO_FAR]:
        yield Refusal(choice("walk", view.map.noun(space)), too_far_text(view, cost), "10.1")
    out_of_reach = [space for space in guarded_spaces if space not in view.reach]
    out_of_reach.sort(key=lambda space: (costs.get(space, ANY_DISTANCE), space))
    for space in out_of_reach[:MAX_GUARDIANS]:
        if space in costs:
            reason = too_far_text(view, costs[space])
        else:
            reason = no_way_text(view, unit, space)
        yield Refusal(choice("walk", view.map.noun(space)), reason, "10.1")


def guarded_spaces_of(view: View, unit: UnitView) -> list[int]:
    """The spaces of labyrinths where a unit would face a guardian (16.1)."""
    if unit.kind != "character":
        return []
    return [
        space
        for placed in view.map.layout
        if placed.piece.startswith(LABYRINTH)
        for space in view.map.sites(placed.piece).values()
        if path_at(view, unit, space) is not None
    ]


WALKING = "walk"


@frozen
class Route:
    """A route of the acting unit: the spaces that it enters, and its cost."""

    spaces: tuple[int, ...]
    cost: int


@kept(64, by=lambda space: space)
def walkers_route(view: View, space: int) -> Route | None:
    """The cheapest route of the walking unit to a space; None if no unit walks there."""
    unit = acting_unit(view)
    if unit is None or view.step != WALKING or not unit.is_on_map or space == unit.space:
        return None
    cost = view.reach.get(space)
    return None if cost is None else Route(route_to(view, unit, view.points, space), cost)
