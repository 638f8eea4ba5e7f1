"""The goals that a transport or a flight brings within reach of a unit."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve

from engine.core.text import count
from engine.games.ages.calculations.movement import clear_speed, reachable_costs
from engine.games.ages.calculations.ratings import rating
from engine.games.ages.card_types import TRANSPORT_KINDS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import enemies_in, path_at
from engine.games.ages.view_types import UnitView, View

MAX_GOALS = 3
"""The greatest number of goals that are named; of more, only their number is."""


def flyer_by(unit: UnitView, source: str) -> UnitView:
    """The unit as it flies with a card, or with its wings."""
    is_ridden = source in TREASURES and TREASURES[source].kind in TRANSPORT_KINDS
    return evolve(unit, flying=source, riding=source if is_ridden else unit.riding)


def new_reach_text(view: View, rider: UnitView) -> str:
    """Say how far a unit gets with a transport or a flight, and what comes in reach by it.

    "7 points (now 5): brings I19 guardian and K12 encounter in reach".
    """
    points = rating(view, rider, "speed")
    reach = reachable_costs(view, rider, points)
    clear = clear_speed(view, rider)
    more = f", {points + clear} over clear spaces only" if clear else ""
    speed = f"{count(points, 'point')}{more} (now {max(0, view.points)})"
    new = goals_in(view, rider, {at: cost for at, cost in reach.items() if at not in view.reach})
    lost_goals = goals_in(
        view, rider, {at: cost for at, cost in view.reach.items() if at not in reach}
    )
    gain = f"brings within reach {list_goals(new)}" if new else "brings no new goal within reach"
    return (
        f"{speed}: {gain}{f'; out of reach then: {list_goals(lost_goals)}' if lost_goals else ''}"
    )


def goals_in(view: View, unit: UnitView, costs: Mapping[int, int]) -> list[str]:
    """The spaces with something to do for a unit, the nearest first: "K12 encounter"."""
    nearest = sorted(costs, key=costs.__getitem__)
    return [f"{view.map.names[at]} {what}" for at in nearest if (what := goal_at(view, unit, at))]


def goal_at(view: View, unit: UnitView, at: int) -> str:
    """The reason to go to a space, in a word: an enemy, an encounter, a guardian, cards; or ""."""
    if enemies_in(view, unit, at):
        return "enemy"
    if unit.kind == "character" and at in view.counters:
        return "encounter"
    if unit.kind == "character" and path_at(view, unit, at) is not None:
        return "guardian"
    return "cards" if at in view.ground else ""


def list_goals(goals: list[str]) -> str:
    """The goals by name, the nearest ones if there are many: "A, B, C and 2 more"."""
    more = len(goals) - MAX_GOALS
    return ", ".join(goals[:MAX_GOALS]) + (f" and {more} more" if more > 0 else "")
