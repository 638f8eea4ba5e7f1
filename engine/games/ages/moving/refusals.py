"""Units that cannot move, and spaces that a walk cannot reach (RULES.md 10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.core.text import join_with_and
from engine.games.ages.adventures.paths import LABYRINTH
from engine.games.ages.cards.refusals import why_cannot_use
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.moving.distances import (
    ANY_DISTANCE,
    costs_anywhere,
    no_way_text,
    too_far_text,
)
from engine.games.ages.names import unit_name
from engine.games.ages.phrases import Offered, actor_of, is_in_dome, own_units_on_map
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import is_contested, path_at
from engine.games.ages.view_types import UnitView, View


def move_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of units that cannot move (9.3, 10.1)."""
    for unit in own_units_on_map(view):
        if unit.kind == "sentinel":
            yield Refusal(choice("move", unit.slug), "a sentinel does not move", "28.8")
        elif unit.fired:
            yield Refusal(choice("move", unit.slug), "this unit has fired in this turn", "9.3")
        elif unit.finished or unit.spent:
            yield Refusal(
                choice("move", unit.slug), "this unit has already had its move of this phase", "7.1"
            )
        else:
            yield Refusal(choice("move", unit.slug), "there is no space to walk to", "10.1")
    names = [unit_name(unit.slug) for unit in own_units_on_map(view) if is_in_dome(view, unit)]
    domes = "the dome" if len(names) == 1 else "their domes"
    yield Refusal(choice("done"), f"{join_with_and(names)} must leave {domes} first", "10.4")


def walk_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of transports, and of staying in a dome (10.4, 10.5)."""
    unit = actor_of(view)
    for card in dict.fromkeys(unit.known_cards):
        if TREASURES[card].kind in ("mount", "vehicle"):
            reason = why_cannot_use(view, unit, card)
            if unit.spent or unit.ride_card:
                reason = "it is chosen before the first step"
            yield Refusal(choice("ride", card), reason, "10.5")
        if TREASURES[card].kind == "sentinel":
            yield Refusal(choice("guard", card), _why_not_set_up(view, unit, card), "28.7")
    yield Refusal(choice("stop"), "this unit must leave the dome", "10.4")
    yield from too_far_refusals(view, unit)


def _why_not_set_up(view: View, unit: UnitView, card: str) -> str:
    """The reason why a unit cannot set up a sentinel now (28.7)."""
    unusable = why_unusable(view, unit, TREASURES[card])
    if unusable:
        return unusable
    if is_in_dome(view, unit):
        return "it cannot stand in a dome, but you can set it up later outside"
    if is_contested(view, unit):
        return "an enemy is in the space"
    return "it takes the whole move, without a step or a ride before"


MAX_TOO_FAR = 6
"""The greatest number of spaces out of reach that are explained, besides those of guardians."""
MAX_GUARDIANS = 3
"""The greatest number of spaces of guardians that are explained: the paths of a labyrinth."""


def too_far_refusals(view: View, unit: UnitView) -> Iterator[Refusal]:
    """The refusals of the nearest goals out of reach, and of guardians, with their costs (10.1)."""
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
