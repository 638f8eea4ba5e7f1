"""The errands of a bot's characters: encounters, paths and fights, by value and distance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from attrs import evolve, frozen

from engine.core.routes import costs_in_reach
from engine.games.ages.bots.value import melee_value
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.cards.held import spare_count
from engine.games.ages.challenges.contests import can_pass, guardian_chance
from engine.games.ages.map.chart import Chart, Edge
from engine.games.ages.moving.routes import Steps, ground_of, steps_through_gates
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import WHITE
from engine.games.ages.units import deck_of, path_at, profile_of
from engine.games.ages.view_types import HIDDEN, UnitView, View

AN_ENCOUNTER = "an encounter"
"""The reason for an errand to an encounter."""
COST_WITHOUT_ROUTE = 99
"""The cost of a walk to where no path leads."""


@frozen
class Errand:
    """A space to go to, what going there is worth, and why."""

    space: int
    value: float
    purpose: str


@lru_cache(maxsize=8192)
def walk_costs(
    chart: Chart, goal: int, team: int = 0, ruins: tuple[str, ...] = ()
) -> tuple[int, ...]:
    """The approximate walking cost from every space to a goal, counted backwards from the goal.

    A team can pass its own gates and ruined gates. Domes can be left but not entered, so the
    steps are followed in reverse.
    """
    costs = costs_in_reach(_steps_backwards(chart, team, ruins), goal, COST_WITHOUT_ROUTE)
    return tuple(costs.get(space, COST_WITHOUT_ROUTE) for space in range(len(chart.spaces)))


@lru_cache(maxsize=64)
def _steps_backwards(chart: Chart, team: int, ruins: tuple[str, ...]) -> Steps:
    """For each space, the spaces that lead to it, with the costs."""
    edges: list[list[Edge]] = [[] for _ in chart.spaces]
    for start, steps in enumerate(steps_through_gates(chart, team, ruins)):
        for end, cost in steps:
            edges[end].append((start, cost))
    return tuple(map(tuple, edges))


def costs_to(view: View, unit: UnitView, goal: int) -> tuple[int, ...]:
    """The walking cost from every space to a goal, for the unit's team."""
    chart, team, ruins = ground_of(view, unit)
    return walk_costs(chart, goal, team, ruins)


def encounter_chance(view: View, unit: UnitView, counter: str) -> float:
    """The chance to pass an encounter, known or not seen yet."""
    if counter == HIDDEN:
        return encounter_share(unit.slug, view.has_blue_encounters)
    return float(can_pass(view, unit, ENCOUNTERS[counter]))


@lru_cache(maxsize=256)
def encounter_share(slug: str, blue: bool) -> float:
    """The share of the encounters of a set that a character passes by its printed ratings."""
    row = CHARACTERS[slug]
    rows = [encounter for encounter in ENCOUNTERS.values() if encounter.blue == blue]
    pass_count = sum(
        bool(
            encounter.rating is None
            or getattr(row.ratings, encounter.rating) + (encounter.age == row.age)
            >= encounter.value
        )
        for encounter in rows
    )
    return pass_count / len(rows)


@lru_cache(maxsize=512)
def guardian_share(slug: str, age: str) -> float:
    """The chance of a character against an unknown guardian of an age, by printed ratings."""
    row = CHARACTERS[slug]
    rows = [each for each in GUARDIANS.values() if each.age == age]
    edges: list[int] = [
        getattr(row.ratings, each.rating)
        + (each.age == row.age)
        + (each.setting == row.setting)
        + (each.circle == row.circle)
        - each.value
        for each in rows
    ]
    return sum(min(0.95, max(0.05, 0.45 + 0.08 * edge)) for edge in edges) / len(rows)


def winning_chance(view: View, unit: UnitView, space: int) -> float:
    """The chance of a character to pass the encounter or the guardian in a space; 0 if none is."""
    if space in view.counters:
        return encounter_chance(view, unit, view.counters[space])
    path = path_at(view, unit, space)
    if path is None:
        return 0.0
    facing = view.open_guardian(path.age)
    if not facing:
        return guardian_share(unit.slug, path.age.partition("-")[0])
    can_pay = GUARDIANS[facing].takes(spare_count(unit))
    return 1.0 if can_pay else guardian_chance(view, unit, facing)


def shares_left_by_allies(view: View, unit: UnitView) -> Mapping[int, float]:
    """The chance that an encounter or a guardian is left by the allies who stand there, by space.

    They face it in this turn, so that a walk there gains nothing if they win.
    """
    shares: dict[int, float] = {}
    for ally in view.units:
        if ally.team != unit.team or ally.number == unit.number or not ally.is_on_map:
            continue
        if ally.kind == "character" and (chance := winning_chance(view, ally, ally.space)):
            shares[ally.space] = shares.get(ally.space, 1.0) * (1.0 - chance)
    return shares


def goal_of(view: View, unit: UnitView) -> Errand | None:
    """The best errand; for a unit that must leave a dome without one, what draws it most.

    That may be too far for the rounds that are left, or nearer to the unit of another seat.
    """
    errand = best_errand(view, unit)
    if errand is not None or view.map.spaces[unit.space].terrain != "dome":
        return errand
    speed = max(1, unit.ratings["speed"].value)

    def rate(each: Errand) -> float:
        return each.value / (1 + costs_to(view, unit, each.space)[unit.space] / speed)

    useful_errands = [each for each in errands(view, unit) if each.value > 0]
    return max(useful_errands, key=rate, default=None)


def best_errand(view: View, unit: UnitView) -> Errand | None:
    """The errand with the most value for each turn that it takes; None if nothing is worth it.

    A goal that an ally is nearer to counts less. One that a team-mate's unit is nearer to is left
    alone, because that player may have plans for it. If several are equally near, the first in the
    roster goes.
    """
    speed = max(1, unit.ratings["speed"].value)
    turns = view.rounds[1] - view.round + 1
    allies = [
        (each.space, each.owner != unit.owner, each.number < unit.number)
        for each in view.units
        if each.team == unit.team
        and each.is_on_map
        and each.slug != unit.slug
        and (each.kind == "character" or each.owner != unit.owner)
    ]

    def rate(errand: Errand) -> float:
        costs = costs_to(view, unit, errand.space)
        cost = costs[unit.space]
        if cost > speed * turns:
            return 0.0
        rivals = 0
        for space, foreign, earlier in allies:
            if foreign and costs[space] < cost + earlier:
                return 0.0
            rivals += costs[space] < cost
        return errand.value / (1 + cost / speed) / (1 + rivals)

    best, most = None, 0.0
    for errand in errands(view, unit):
        if errand.value > most and (rating := rate(errand)) > most:
            best, most = errand, rating
    return best


def errands(view: View, unit: UnitView) -> Iterator[Errand]:
    """Everything that a unit might go for; a hunter goes for its target only."""
    if unit.kind == "hunter":
        yield from _errands_to_unit(view, unit.target, WEIGHTS.hunt_target_value, "its target")
        return
    if unit.kind == "character":
        for source in SOURCES:
            yield from source(view, unit)
    yield from _fight_errands(view, unit)
    yield from _errands_to_unit(view, unit.master, WEIGHTS.near_master_value, "its master")


def _errands_to_unit(view: View, number: int, value: float, reason: str) -> Iterator[Errand]:
    """The errand to a hunter's target or a henchman's master, if it has one on the map."""
    if number >= 0 and view.units[number].is_on_map:
        yield Errand(view.units[number].space, value, reason)


def step_factor(view: View, team: int, goal: str) -> float:
    """The weight of a step in an achievement: small if the team is far ahead in it."""
    for each in view.goals:
        if each.slug == goal or (each.slug == "labyrinth" and goal.startswith("labyrinth")):
            lead = (each.white - each.black) * (1 if team == WHITE else -1)
            return WEIGHTS.goal_factor_by_lead.get(max(-3, min(4, lead)), 1.0)
    return WEIGHTS.uncounted_goal_factor


def _site_errands(view: View, unit: UnitView) -> Iterator[Errand]:
    shares = shares_left_by_allies(view, unit)
    yield from _encounter_errands(view, unit, shares)
    yield from _path_errands(view, unit, shares)


def _encounter_errands(view: View, unit: UnitView, shares: Mapping[int, float]) -> Iterator[Errand]:
    value = WEIGHTS.encounter_value * step_factor(view, unit.team, "encounters")
    for space, slug in view.counters.items():
        draws = WEIGHTS.unseen_draws if slug == HIDDEN else float(ENCOUNTERS[slug].draws)
        chance = encounter_chance(view, unit_on_arrival(view, unit, space), slug)
        if chance := chance * shares.get(space, 1.0):
            yield Errand(space, chance * (value + WEIGHTS.card_value * draws), AN_ENCOUNTER)


def unit_on_arrival(view: View, unit: UnitView, space: int) -> UnitView:
    """The unit as it will be in a space: without its experience if it gets there later (18.1)."""
    if not unit.active:
        return unit
    points = max(view.points, unit.ratings["speed"].value)
    return unit if costs_to(view, unit, space)[unit.space] <= points else evolve(unit, active=False)


def _path_errands(view: View, unit: UnitView, shares: Mapping[int, float]) -> Iterator[Errand]:
    for placed in view.layout:
        if not placed.piece.startswith("labyrinth-"):
            continue
        age = placed.piece.split("-")[1]
        deck = deck_of(view.layout, placed.piece)
        facing = view.open_guardian(deck)
        chance = guardian_chance(view, unit, facing) if facing else guardian_share(unit.slug, age)
        weight = step_factor(view, unit.team, placed.piece)
        for site, space in view.map.sites(placed.piece).items():
            name, part = site.split()
            owner, place = view.path_markers.get(f"{placed.piece} {name}", (-1, 0))
            if int(part) != place or owner == unit.team:
                continue
            value = (
                WEIGHTS.marker_step_value
                * weight
                * (WEIGHTS.enemy_marker_factor if owner >= 0 else 1.0)
                + WEIGHTS.card_value
            )
            yield Errand(space, chance * value * shares.get(space, 1.0), "a path of the labyrinth")


def _fight_errands(view: View, unit: UnitView) -> Iterator[Errand]:
    for enemy in view.units:
        if enemy.team == unit.team or not enemy.is_on_map:
            continue
        gain = melee_value(view, unit, enemy) - melee_value(view, enemy, unit)
        if gain > WEIGHTS.min_fight_gain:
            yield Errand(
                enemy.space,
                WEIGHTS.health_point_value * gain,
                f"a fight with {profile_of(enemy).name}",
            )


SOURCES: list[Callable[[View, UnitView], Iterator[Errand]]] = [_site_errands]
"""The functions that propose errands for characters; other chapters add theirs."""
