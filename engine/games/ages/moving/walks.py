"""What a unit may do in the move phase: walk, ride, fly, set up a sentinel (RULES.md 10).

All of it but the distances of spaces out of reach is asked on the state and on a view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from attrs import evolve, field, frozen

from engine.core.action import Action
from engine.core.choice import Ban, Choice, Idea, Refusal, choice, idea
from engine.core.kept import kept
from engine.core.text import count, join_with_and
from engine.core.values import frozen_for_checkers
from engine.games.ages.adventures.paths import LABYRINTH
from engine.games.ages.card_types import TRANSPORT_KINDS
from engine.games.ages.cards.held import hidden_cards_of
from engine.games.ages.challenges.ratings import SANDALS, can_use, rating, why_unusable
from engine.games.ages.map.chart import Chart
from engine.games.ages.moving.routes import (
    ROPE,
    has_a_step,
    may_take_off,
    reachable_costs,
    route_to,
)
from engine.games.ages.names import unit_name
from engine.games.ages.phrases import actor_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.unit_queries import acting_unit
from engine.games.ages.units import (
    AnyState,
    AnyUnit,
    Fate,
    ability,
    is_contested,
    is_in_dome,
    path_at,
)
from engine.games.ages.view_types import UnitView, View

WINGS = "wings"
DONE, STOP, GUIDE = choice("done"), choice("stop"), choice("ability")
IS_SENTINEL = Ban("a sentinel does not move", "28.8")
HAS_FIRED = Ban("this unit has fired in this turn", "9.3")
HAS_MOVED = Ban("this unit has already had its move of this phase", "7.1")
NO_STEP = Ban("there is no space to walk to", "10.1")
IN_DOME = Ban("this unit must leave the dome", "10.4")


# The next unit


def points_of(table: AnyState, unit: AnyUnit) -> int:
    """The move points that the unit has left, or would begin with."""
    going = table.acting_unit >= 0 and table.units[table.acting_unit] is unit
    return table.points if going else rating(table, unit, "speed")


def move_ban(table: AnyState, unit: AnyUnit) -> Ban | None:
    """Why a unit on the map cannot walk anywhere now (9.3)."""
    if unit.kind == "sentinel":
        return IS_SENTINEL
    if unit.fired:
        return HAS_FIRED
    if unit.finished:
        return HAS_MOVED
    if unit.spent:
        return None if reachable_costs(table, unit, points_of(table, unit)) else HAS_MOVED
    return None if has_a_step(table, unit) else NO_STEP


def can_move(table: AnyState, unit: AnyUnit) -> bool:
    return unit.is_on_map and move_ban(table, unit) is None


def must_leave(table: AnyState, unit: AnyUnit) -> bool:
    """Is the unit in a dome that it can leave (10.4)?"""
    return is_in_dome(table, unit) and can_move(table, unit)


def move_ideas(table: AnyState) -> Iterator[Idea]:
    """The units of the seat that acts, and the end of their moves (10.1, 10.4)."""
    units = [unit for unit in table.units if unit.owner == table.acting_seat and unit.is_on_map]
    bans = {unit.slug: move_ban(table, unit) for unit in units}
    may_go_on = {unit.slug for unit in units if unit.spent and bans[unit.slug] is None}
    for slug, ban in bans.items():
        if slug not in may_go_on:
            yield idea(choice("move", slug), ban)
    names = [unit_name(u.slug) for u in units if bans[u.slug] is None and is_in_dome(table, u)]
    domes = "the dome" if len(names) == 1 else "their domes"
    leave = f"{join_with_and(names)} must leave {domes} first" if names else ""
    yield idea(DONE, Ban(leave, "10.4") if leave else None)
    yield from (choice("move", unit.slug) for unit in units if unit.slug in may_go_on)


# Ways to move, before the first step


@frozen_for_checkers
class Ride(Action, verb="ride"):
    card: str
    table: AnyState = field(kw_only=True)

    @property
    def ban(self) -> Ban | None:
        unit = self.table.units[self.table.acting_unit]
        reason = ""
        if unit.spent:
            reason = "it is chosen before the first step"
        elif unit.ride_card or unit.flight_card:
            reason = "this unit rides or flies already"
        reason = reason or why_unusable(self.table, unit, TREASURES[self.card])
        return Ban(reason, "10.5") if reason else None


@frozen_for_checkers
class Guard(Action, verb="guard"):
    card: str
    table: AnyState = field(kw_only=True)

    @property
    def ban(self) -> Ban | None:
        reason = self._reason
        return Ban(reason, "28.7") if reason else None

    @property
    def _reason(self) -> str:
        table, unit = self.table, self.table.units[self.table.acting_unit]
        if unusable := why_unusable(table, unit, TREASURES[self.card]):
            return unusable
        if is_in_dome(table, unit):
            return "it cannot stand in a dome, but you can set it up later outside"
        if is_contested(table, unit):
            return "an enemy is in the space"
        if unit.ride_card or unit.flight_card or (unit.walked_spaces and not unit.sentinels):
            return "it takes the whole move, without a step or a ride before"
        is_set_up = unit.sentinels.count(self.card) >= unit.known_cards.count(self.card)
        return "it is set up already" if is_set_up else ""


def means_of_flight(table: AnyState, unit: AnyUnit) -> list[str]:
    """The unit's means of flight before its first step: wings, a card or a vehicle (29.2)."""
    if unit.spent or unit.flight_card or not may_take_off(table, unit):
        return []
    if unit.ride_card:
        return [unit.ride_card] if can_fly_by(unit, unit.ride_card) else []
    cards = [
        card
        for card in dict.fromkeys(unit.known_cards)
        if (card == SANDALS or can_fly_by(unit, card)) and can_use(table, unit, TREASURES[card])
    ]
    return [*([WINGS] if ability(unit).flies else []), *cards]


def can_fly_by(unit: AnyUnit, card: str) -> bool:
    """Does this vehicle fly, if only with Bessie Coleman (20.13, 21.47)?"""
    stunt = ability(unit).flies_vehicles and TREASURES[card].kind == "vehicle"
    return TREASURES[card].flies or stunt


def may_be_guided(table: AnyState, unit: AnyUnit) -> bool:
    """May the unit use Sacagawea's ability, which helps one ally that began with her (20.10)?"""
    if unit.spent or unit.guided or ability(unit).guides:
        return False
    guides = [
        other
        for other in table.units
        if other.start_space == unit.start_space
        and other.team == unit.team
        and other.is_on_map
        and ability(other).guides
    ]
    return bool(guides) and not any(each.guided for each in table.units)


def way_ideas(table: AnyState, unit: AnyUnit) -> Iterator[Idea]:
    """The ways to move: transport, flight, rope or guide; or a sentinel (10.5, 21.74, 29.2)."""
    cards = [(card, TREASURES[card].kind) for card in dict.fromkeys(unit.known_cards)]
    yield from (Ride(card, table=table).idea for card, kind in cards if kind in TRANSPORT_KINDS)
    yield from (choice("fly", each) for each in means_of_flight(table, unit))
    yield from (Guard(card, table=table).idea for card, kind in cards if kind == "sentinel")
    if not unit.sentinels and not unit.flight_card:
        ropes = hidden_cards_of(table, unit, frozenset({ROPE}))
        yield from (choice("ready", rope) for rope in ropes)
    if may_be_guided(table, unit):
        yield GUIDE


# Walks


@lru_cache(maxsize=16)
def walks_on(chart: Chart) -> tuple[Choice, ...]:
    """The choices to walk, one for each space."""
    return tuple(choice("walk", noun) for noun in chart.nouns)


def walk_ideas(table: AnyState) -> list[Idea]:
    """What the unit that moves may do: a way to move, a walk, or to stay (10.1, 10.4)."""
    unit, walks = table.units[table.acting_unit], walks_on(table.map)
    costs = {} if unit.sentinels else reachable_costs(table, unit, table.points)
    stay = idea(STOP, IN_DOME if must_leave(table, unit) else None)
    return [*way_ideas(table, unit), *[walks[goal] for goal in sorted(costs)], stay]


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
        evolve(each, fate=Fate.OFF_MAP) if each.team != unit.team else each for each in view.units
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
