"""Ways to move and walks, as text with chances and consequences."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from attrs import evolve, frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, Quoted, TriedChoice, Words, capitalised, joined, said
from engine.core.text import count, join_with_and
from engine.games.ages.adventures.paths import path_elsewhere_text, path_stake_text
from engine.games.ages.adventures.phrases import (
    DOME_AFTER_GUARDIAN,
    encounter_text,
    guardian_on_top,
    unseen_text,
)
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.card_types import TRANSPORT_KINDS
from engine.games.ages.challenges.ratings import SANDALS, rating_figure, sandals_speed
from engine.games.ages.fire.aims import shots_with
from engine.games.ages.fire.shot import weapon_cards, weapons_of
from engine.games.ages.fire.walk_fire import FireOnWalk
from engine.games.ages.melee.phrases import melee_text
from engine.games.ages.moving.events import Walked
from engine.games.ages.moving.routes import clear_speed, reachable_costs, route_to
from engine.games.ages.moving.walks import WINGS
from engine.games.ages.names import short_name, with_small_articles
from engine.games.ages.phrases import (
    actor_of,
    describes,
    fitting_name,
    hex_place,
    of_card,
    sentences,
    unit_place,
)
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.facts import sites_at
from engine.games.ages.tribute.items import ItemTaken, takes_item
from engine.games.ages.units import enemies_in, path_at, profile_of
from engine.games.ages.view_types import HIDDEN, UnitView, View

GROUND_TEXT = "cards lie here: a unit here can pick them up in the next free actions"
"""The way to get cards on the ground (8.3)."""
NO_ADVENTURES = "this unit meets nothing here: only characters have adventures"
"""The reason why a henchman or a creature faces neither encounters nor guardians (15.1)."""


@describes("ride")
def describe_ride(view: View, choice: Choice) -> Description:
    card_text = Quoted(TREASURES[choice.noun].text)
    text = sentences(new_reach(view, choice), card_text, "it holds for the whole move")
    return of_card("Ride", choice.noun, text, "10.5")


@describes("fly")
def describe_fly(view: View, choice: Choice) -> Description:
    unit = actor_of(view)
    limits = Quoted("1 point a space, over everything but the void; not into a cavern")
    text = sentences(new_reach(view, choice), limits)
    if choice.noun == WINGS:
        name = profile_of(unit).ability.name
        return Description("Fly", name, text, "29.2", unit_place(unit.slug))
    if choice.noun == SANDALS:
        text = sentences(text, Quoted(f"Speed at most {sandals_speed(unit)}"))
    return of_card("Fly", choice.noun, text, "29.2")


@describes("guard")
def describe_guard(view: View, choice: Choice) -> Description:
    row = PROFILES[f"{TREASURES[choice.noun].creature}-1"]
    shot = row.ability.shot
    assert shot is not None
    printed = (
        f"Health {row.ratings.health}, "
        f"{shot.rating.title()} {getattr(row.ratings, shot.rating)}, range {shot.nearest} to "
        f"{shot.farthest}, Power {shot.power}, Damage {shot.damage}. In opportunity fire "
        f"{count(shot.opfire, 'shot')}, one at each enemy that moved, but none at an enemy that "
        "entered only this space"
    )
    stay = "No move; it stands here after opportunity fire, until it is dead or has killed a "
    text = said(f"{stay}character. ", Quoted(printed))
    return of_card("Set up", choice.noun, text, "28.7")


@describes("walk")
def describe_walk(view: View, choice: Choice) -> Description:
    chart = view.map
    space = chart.numbers_by_noun[choice.noun]
    name = chart.names[space]
    place = hex_place(name)
    unit = actor_of(view)
    label = walk_label(view, unit, space)
    if space not in view.reach:
        return Description("Walk to", label, chart.spaces[space].terrain, "10.1", place)
    text = WalkText(view, unit, space)
    return Description("Walk to", label, text.short, "10.1", place, text.whole)


@frozen
class Goal(Fact):
    name: str

    line = "{name}"

    def holds(self, tried: TriedChoice) -> bool:
        walked = tried.event(Walked)
        return walked is not None and walked.route[-1] == self.name


def walk_label(view: View, unit: UnitView, space: int) -> Words:
    name = view.map.names[space]
    parts = []
    enemies = enemies_in(view, unit, space)
    if enemies:
        parts.append(join_with_and(fitting_name(each.slug, name, ", ") for each in enemies))
    parts += sites_at(view, unit, space)
    if space in view.counters and unit.kind == "character":
        parts.append("encounter")
    elif is_guarded(view, unit, space):
        parts.append(f"guardian, {view.map.spaces[space].site.partition(' ')[0].title()}")
    if space in view.ground:
        parts.append("cards")
    what = "".join(f", {each}" for each in parts)
    return said(Goal(name), with_small_articles(what) if enemies else what)


@frozen(eq=False)
class WalkText:
    """The consequences of a walk: chances in a melee or encounter, its cost, and who may shoot.

    What the short text and the whole one have in common is worked out once, when one is read.
    """

    view: View
    unit: UnitView
    space: int

    def short(self) -> Words:
        """The consequences, of the shots only the worst."""
        return self._join_parts(self._fire.short_text())

    def whole(self) -> Words:
        """The consequences with every shooter, and the spaces that each can shoot at."""
        return self._join_parts(self._fire.whole_text())

    def _join_parts(self, fire_text: Words) -> Words:
        return sentences(*self._parts_before_fire, fire_text)

    @cached_property
    def _fire(self) -> FireOnWalk:
        route = route_to(self.view, self.unit, self.view.points, self.space)
        return FireOnWalk(self.view, self.unit, route)

    @cached_property
    def _parts_before_fire(self) -> tuple[Words, ...]:
        view, unit, space = self.view, self.unit, self.space
        enemies = enemies_in(view, unit, space)
        return (
            melee_text(view, unit, space) if enemies else "",
            met_text(view, unit, space),
            cost_text(view, space, ", and ends the move" if enemies else ""),
            ItemTaken() if takes_item(view, unit, self._fire.route) else "",
            GROUND_TEXT if space in view.ground else "",
            "" if enemies else next_shots(view, unit, space) or "",
        )


TERRAIN_TEXTS = {
    "clear": "clear ground",
    "rough": "rough ground",
    "swamp": "a swamp",
    "building": "a building",
    "cavern": "a cavern",
    "cavern mouth": "a cavern mouth",
    "dome": "a dome",
    "mesa": "a mesa",
    "mesa woods": "woods on a mesa",
    "slope": "a slope",
}
"""Terrain in a sentence, if not by its name alone."""


@frozen
class Costs(Fact):
    """The points of a walk, and those that the unit has."""

    points: int
    points_left: int
    way: str = ""

    line = "Costs {points} of {points_left:point}{way}"

    def holds(self, tried: TriedChoice) -> bool:
        before, after = tried.before, tried.after
        if self.points > self.points_left or not (self.way or before.points == self.points_left):
            return False
        goes_on = (after.acting_unit, after.step) == (before.acting_unit, before.step)
        return not goes_on or before.points - after.points == self.points


def cost_text(view: View, space: int, ending: str) -> Words:
    """The cost of a walk to a space, and its terrain: "Costs 3 of 7 points, to clear ground".

    A ride may have more points as long as it enters clear spaces only (21.35).
    """
    terrain, cost, points = view.map.spaces[space].terrain, view.reach[space], view.points
    ground = TERRAIN_TEXTS.get(terrain, terrain)
    way = ""
    if cost > points and (clear_points := clear_speed(view, actor_of(view))):
        points, way = points + clear_points, " on clear ground only"
    return said(Costs(cost, points, way), f", to {ground}{ending}")


def met_text(view: View, unit: UnitView, space: int) -> Words:
    counter = view.counters.get(space)
    if unit.kind != "character":
        is_met_by_others = counter is not None or path_at(view, unit, space) is not None
        return NO_ADVENTURES if is_met_by_others else ""
    if counter == HIDDEN:
        return said("an unseen encounter: ", unseen_text(view, unit))
    if counter is not None:
        return encounter_text(view, unit, counter)
    if is_guarded(view, unit, space):
        stake = path_stake_text(view, unit.team, space)
        guardian = capitalised(guardian_on_top(view, unit, space))
        return joined((guardian, stake, DOME_AFTER_GUARDIAN))
    return path_elsewhere_text(view, unit.team, space)


def is_guarded(view: View, unit: UnitView, space: int) -> bool:
    site = view.map.spaces[space].site
    return bool(site) and unit.kind == "character" and path_at(view, unit, space) is not None


@frozen
class NextShots(Fact):
    """Whom a unit could shoot at from a space if nobody else moves, with its best shot at each.

    It shoots in its next turn, when experience that is switched on now has ended (18.1).
    """

    shots: tuple[tuple[str, AttackOdds], ...]

    def __str__(self) -> str:
        if not self.shots:
            return "No target for a shot from there"
        targets = (f"{short_name(slug)} ({odds:chances})" for slug, odds in self.shots)
        return f"Next shot from there: {join_with_and(targets)}, if nobody moves"

    def holds(self, tried: TriedChoice) -> bool:
        unit = tried.after.units[tried.before.acting_unit]
        goes_on = tried.after.phase == tried.before.phase
        return not goes_on or self == next_shots(tried.after, unit, unit.space)


def next_shots(view: View, unit: UnitView, space: int) -> NextShots | None:
    """The targets of a unit's next shots from a space; None if it has no ranged weapon."""
    if not profile_of(unit).ability.shot and not weapon_cards(unit):
        return None
    moved_unit = evolve(unit, space=space, active=False)
    weapons = weapons_of(view, moved_unit)
    if not weapons:
        return None
    view_after = evolve(
        view, units=tuple(moved_unit if each.number == unit.number else each for each in view.units)
    )
    shots = shots_with(view_after, moved_unit, weapons)
    best = {shot.target.slug: shot.odds for shot in sorted(shots, key=lambda s: s.odds.damage)}
    return NextShots(tuple((u.slug, best[u.slug]) for u in view.units if u.slug in best))


@describes("stop")
def describe_stop(view: View, choice: Choice) -> Description:
    unit = actor_of(view)
    text = "The points that are left are lost"
    return Description(
        "Stop", f"stay at {view.map.names[unit.space]}", text, "10.1", unit_place(unit.slug)
    )


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
