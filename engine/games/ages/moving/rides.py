"""The goals that a transport or a flight brings within reach of a unit."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve, frozen

from engine.core.choice import Choice
from engine.core.facts import Fact, TriedChoice
from engine.core.text import count
from engine.games.ages.card_types import TRANSPORT_KINDS
from engine.games.ages.challenges.ratings import rating_figure
from engine.games.ages.moving.routes import clear_speed, reachable_costs
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import enemies_in, path_at
from engine.games.ages.view_types import UnitView, View

MAX_GOALS = 3
"""The greatest number of goals that are named; longer lists are only counted."""


def rider_by(view: View, unit: UnitView, choice: Choice) -> UnitView:
    """The unit as it rides, flies or is guided by a choice, with its Speed then.

    A transport lies open once it is ridden, so that the Arbiter no longer takes it (27.4).
    """
    card = choice.noun
    rider = unit if choice.verb in ("ride", "fly") else evolve(unit, guided=True)
    if card in TREASURES and TREASURES[card].kind in TRANSPORT_KINDS:
        cards = (evolve(each, shown=True) if each.slug == card else each for each in unit.cards)
        rider = evolve(rider, ride_card=card, cards=tuple(cards))
    if choice.verb == "fly":
        rider = evolve(rider, flight_card=card)
    return evolve(rider, ratings={**unit.ratings, "speed": rating_figure(view, rider, "speed")})


@frozen
class NewReach(Fact):
    """The gain of a transport or a flight: the points, and what comes within reach.

    "7 points instead of 5: brings within reach I19 guardian, K12 encounter".
    """

    points: int
    clear_points: int
    """The points over clear spaces only; 0 if there are no more on them (21.35)."""
    points_before: int
    new: tuple[tuple[int, str], ...]
    """The spaces that come within reach, the nearest first, each with what is there."""
    lost: tuple[tuple[int, str], ...]

    def __str__(self) -> str:
        clear = f", {self.clear_points} over clear spaces only" if self.clear_points else ""
        gain = f"within reach {_list_goals(self.new)}" if self.new else "no new goal within reach"
        loss = f"; out of reach then: {_list_goals(self.lost)}" if self.lost else ""
        points = f"{count(self.points, 'point')}{clear} instead of {self.points_before}"
        return f"{points}: brings {gain}{loss}"

    def holds(self, tried: TriedChoice) -> bool:
        reach_before, reach = set(tried.before.reach), set(tried.after.reach)
        return (
            (max(0, tried.before.points), max(0, tried.after.points))
            == (self.points_before, self.points)
            and {space for space, _ in self.new} <= reach - reach_before
            and {space for space, _ in self.lost} <= reach_before - reach
        )


def new_reach(view: View, choice: Choice) -> NewReach:
    rider = rider_by(view, view.units[view.acting_unit], choice)
    points, clear = rider.ratings["speed"].value, clear_speed(view, rider)
    costs = reachable_costs(view, rider, points)
    return NewReach(
        points,
        points + clear if clear else 0,
        max(0, view.points),
        tuple(_goals_in(view, rider, costs, set(view.reach))),
        tuple(_goals_in(view, rider, view.reach, set(costs))),
    )


def _goals_in(
    view: View, unit: UnitView, costs: Mapping[int, int], others: set[int]
) -> list[tuple[int, str]]:
    """The spaces that are not among others and have something to do, the nearest first."""
    return [
        (space, f"{view.map.names[space]} {goal}")
        for space in sorted(costs, key=costs.__getitem__)
        if space not in others and (goal := _goal_at(view, unit, space))
    ]


def _goal_at(view: View, unit: UnitView, space: int) -> str:
    """The reason to go to a space, in a word: an enemy, an encounter, a guardian, cards; or ""."""
    if enemies_in(view, unit, space):
        return "enemy"
    if unit.kind == "character" and space in view.counters:
        return "encounter"
    if unit.kind == "character" and path_at(view, unit, space) is not None:
        return "guardian"
    return "cards" if space in view.ground else ""


def _list_goals(goals: tuple[tuple[int, str], ...]) -> str:
    """The goals by name, the nearest ones if there are many: "A, B, C and 2 more"."""
    omitted_count = len(goals) - MAX_GOALS
    names = ", ".join(name for _, name in goals[:MAX_GOALS])
    return f"{names} and {omitted_count} more" if omitted_count > 0 else names
