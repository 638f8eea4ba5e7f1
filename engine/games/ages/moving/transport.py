"""The greedy bot's use of transports, wings and guides: only where they save a turn."""

from __future__ import annotations

import math

from attrs import frozen

from engine.core.choice import Choice
from engine.games.ages.bots.errands import COST_WITHOUT_ROUTE, Errand, costs_to, goal_of
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.moving.texts import rider_by
from engine.games.ages.view_types import UnitView, View

TRANSPORTS = ("ride", "fly", "ability")
"""The verbs of the ways to move faster: a transport, a flight or a guide."""


@frozen
class Ride:
    """A way to move faster, with the goal of the unit that uses it."""

    errand: Errand
    saved_turns: int
    """The turns by which the unit is sooner at its goal than on foot."""
    reaches_goal: bool


def useful_ride(view: View, unit: UnitView, choice: Choice) -> Ride | None:
    """The ride by a choice, if it brings the unit to its goal sooner; else None.

    A transport that is not needed stays face down, and a flyer is easier to shoot at (10.7).
    """
    rider = rider_by(view, unit, choice)
    errand = goal_of(view, rider)
    if errand is None or errand.space in view.reach or errand.space == unit.space:
        return None
    costs, speed = costs_to(view, unit, errand.space), rider.ratings["speed"].value
    reach = reachable_costs(view, rider, speed)
    reaches_goal = errand.space in reach
    cost_after_ride = 0 if reaches_goal else min(costs[space] for space in (unit.space, *reach))
    cost_after_walk = min(costs[space] for space in (unit.space, *view.reach))
    if min(cost_after_ride, cost_after_walk) >= COST_WITHOUT_ROUTE:
        return None
    saved_turns = _turns(cost_after_walk, unit.ratings["speed"].value) - _turns(
        cost_after_ride, speed
    )
    return Ride(errand, saved_turns, reaches_goal) if saved_turns > 0 else None


def _turns(cost: int, speed: int) -> int:
    return math.ceil(cost / max(1, speed))


def transport_value(view: View, unit: UnitView, choice: Choice, *, guards: bool) -> float:
    """The value of a way to move: the turns that it saves; a sentinel if it guards something."""
    if choice.verb == "guard" and guards:
        return 50.0
    if choice.verb not in TRANSPORTS or guards:
        return NOT_NEEDED
    ride = useful_ride(view, unit, choice)
    if ride is None:
        return NOT_NEEDED
    return 100.0 + ride.saved_turns - (0.5 if choice.verb == "fly" else 0.0)


NOT_NEEDED = -1000.0
"""The value of a way to move that brings no goal nearer: below every walk."""
