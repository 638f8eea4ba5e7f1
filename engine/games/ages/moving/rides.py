"""The goals that a transport or a flight brings within reach of a unit."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve

from engine.core.text import count
from engine.games.ages.card_types import TRANSPORT_KINDS
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.moving.routes import clear_speed, reachable_costs
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import enemies_in, path_at
from engine.games.ages.view_types import UnitView, View

MAX_GOALS = 3
"""The greatest number of goals that are named; longer lists are only counted."""


def flyer_by(unit: UnitView, source: str) -> UnitView:
    """The unit as it flies with a card, or with its wings."""
    is_ridden = source in TREASURES and TREASURES[source].kind in TRANSPORT_KINDS
    return evolve(unit, flight_card=source, ride_card=source if is_ridden else unit.ride_card)


def new_reach_text(view: View, rider: UnitView) -> str:
    """The gain of a transport or a flight: the points, and what comes within reach.

    "7 points instead of 5: brings within reach I19 guardian, K12 encounter".
    """
    points = rating(view, rider, "speed")
    reach = reachable_costs(view, rider, points)
    clear = clear_speed(view, rider)
    clear_text = f", {points + clear} over clear spaces only" if clear else ""
    speed = f"{count(points, 'point')}{clear_text} instead of {max(0, view.points)}"
    new = goals_in(
        view, rider, {space: cost for space, cost in reach.items() if space not in view.reach}
    )
    lost_goals = goals_in(
        view, rider, {space: cost for space, cost in view.reach.items() if space not in reach}
    )
    gain = f"brings within reach {list_goals(new)}" if new else "brings no new goal within reach"
    return (
        f"{speed}: {gain}{f'; out of reach then: {list_goals(lost_goals)}' if lost_goals else ''}"
    )


def goals_in(view: View, unit: UnitView, costs: Mapping[int, int]) -> list[str]:
    """The spaces with something to do for a unit, the nearest first: "K12 encounter"."""
    nearest = sorted(costs, key=costs.__getitem__)
    return [
        f"{view.map.names[space]} {goal}"
        for space in nearest
        if (goal := goal_at(view, unit, space))
    ]


def goal_at(view: View, unit: UnitView, space: int) -> str:
    """The reason to go to a space, in a word: an enemy, an encounter, a guardian, cards; or ""."""
    if enemies_in(view, unit, space):
        return "enemy"
    if unit.kind == "character" and space in view.counters:
        return "encounter"
    if unit.kind == "character" and path_at(view, unit, space) is not None:
        return "guardian"
    return "cards" if space in view.ground else ""


def list_goals(goals: list[str]) -> str:
    """The goals by name, the nearest ones if there are many: "A, B, C and 2 more"."""
    omitted_count = len(goals) - MAX_GOALS
    return ", ".join(goals[:MAX_GOALS]) + (
        f" and {omitted_count} more" if omitted_count > 0 else ""
    )
