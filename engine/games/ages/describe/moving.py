"""Riding and walking, as text with chances and consequences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.text import capital, count, join_with_and, percent
from engine.games.ages.calculations.contests import is_in_range
from engine.games.ages.calculations.hidden_weapons import hidden_shot
from engine.games.ages.calculations.moving import route_to
from engine.games.ages.calculations.odds import AttackOdds, attack_odds, kill_text
from engine.games.ages.calculations.tribute import takes_item
from engine.games.ages.calculations.walk_fire import (
    WalkFire,
    best_shot_on_walk,
    fire_along,
    route_without_fire,
)
from engine.games.ages.describe.register import describes
from engine.games.ages.names import short_name, with_small_articles
from engine.games.ages.phrases.adventures import (
    DOME_AFTER_GUARDIAN,
    encounter_text,
    guardian_on_top,
    unseen_text,
)
from engine.games.ages.phrases.melee import melee_text
from engine.games.ages.phrases.paths import path_elsewhere_text, path_stake_text
from engine.games.ages.phrases.places import (
    card_place,
    hex_place,
    unit_place,
)
from engine.games.ages.phrases.rides import new_reach_text
from engine.games.ages.phrases.sites import sites_at
from engine.games.ages.phrases.tribute import ITEM_TAKEN
from engine.games.ages.phrases.units import actor_of, enemies_of, fitting_name
from engine.games.ages.phrases.weapons import likely_text, ranged_weapons
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import enemies_in, path_at
from engine.games.ages.view_types import HIDDEN, UnitView, View

GROUND_TEXT = "cards lie here: a unit here can pick them up in the next free actions"
"""The way to get cards on the ground (8.3)."""
NO_ADVENTURES = "this unit meets nothing here: only characters have adventures"
"""The reason why a henchman or a creature faces neither encounters nor guardians (15.1)."""
MAX_SPACES_NAMED = 3
"""The greatest number of spaces of a path that are named; longer lists are only counted."""


@describes("ride")
def describe_ride(view: View, choice: Choice) -> Description:
    """Describe choosing a transport."""
    row = TREASURES[choice.noun]
    rider = evolve(actor_of(view), ride_card=choice.noun)
    text = f"{new_reach_text(view, rider)}. {row.text}. It holds for the whole move"
    return Description("Ride", row.name, text, "10.5", card_place(choice.noun))


@describes("walk")
def describe_walk(view: View, choice: Choice) -> Description:
    """Describe walking to a space: its cost, and who is there."""
    chart = view.map
    space = chart.numbers_by_noun[choice.noun]
    name = chart.names[space]
    place = hex_place(name)
    unit = actor_of(view)
    label = walk_label(view, unit, space)
    if space not in view.reach:
        return Description("Walk to", label, chart.spaces[space].terrain, "10.1", place)
    consequence = partial(walk_consequence, view, unit, space)
    return Description(
        "Walk to", label, consequence, "10.1", place, partial(consequence, whole=True)
    )


def walk_label(view: View, unit: UnitView, space: int) -> str:
    """A space by name, with who and what is there."""
    name = view.map.names[space]
    parts = [name]
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
    label = ", ".join(parts)
    return with_small_articles(label) if enemies else label


def walk_consequence(view: View, unit: UnitView, space: int, *, whole: bool = False) -> str:
    """The consequence of a walk: chances in a melee or encounter, its cost, and who may shoot.

    `whole`: does it name every shooter, and the spaces that each can shoot at?
    """
    enemies = enemies_in(view, unit, space)
    route = route_to(view, unit, view.points, space)
    parts = [
        melee_text(view, unit, space) if enemies else "",
        met_text(view, unit, space),
        cost_text(view, space) + (", and ends the move" if enemies else ""),
        ITEM_TAKEN if takes_item(view, unit, route) else "",
        GROUND_TEXT if space in view.ground else "",
        "" if enemies else shots_from_text(view, unit, space),
        walk_fire_text(view, unit, route) if whole else short_fire_text(view, unit, route),
    ]
    return with_small_articles(". ".join(map(capital, filter(None, parts))))


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


def cost_text(view: View, space: int) -> str:
    """The cost of a walk to a space, and its terrain: "costs 3 of 7 points, to clear ground"."""
    terrain = view.map.spaces[space].terrain
    ground = TERRAIN_TEXTS.get(terrain, terrain)
    return f"costs {view.reach[space]} of {count(view.points, 'point')}, to {ground}"


def met_text(view: View, unit: UnitView, space: int) -> str:
    """Describe the encounter or the guardian of a space for a unit; "" if there is none."""
    counter = view.counters.get(space)
    if unit.kind != "character":
        is_met_by_others = counter is not None or path_at(view, unit, space) is not None
        return NO_ADVENTURES if is_met_by_others else ""
    if counter == HIDDEN:
        return f"an unseen encounter: {unseen_text(view, unit)}"
    if counter is not None:
        return encounter_text(view, unit, counter)
    if is_guarded(view, unit, space):
        stake = path_stake_text(view, unit.team, space)
        return f"{capital(guardian_on_top(view, unit, space))}. {stake}. {DOME_AFTER_GUARDIAN}"
    return path_elsewhere_text(view, unit.team, space)


def is_guarded(view: View, unit: UnitView, space: int) -> bool:
    """Would a unit face a guardian in a space?"""
    site = view.map.spaces[space].site
    return bool(site) and unit.kind == "character" and path_at(view, unit, space) is not None


def walk_fire_text(view: View, unit: UnitView, route: Sequence[int]) -> str:
    """The sentence about who may shoot at a walking unit, with what chances, and where.

    It is "" if nobody can, whatever the face-down cards.
    """
    fires = fire_along(view, unit, route)
    known_shots = [
        shot_on_walk_text(view, unit, route, each) for each in fires if each.known_spaces
    ]
    unknown = [hidden_shot_text(view, unit, route, each) for each in fires if not each.known_spaces]
    is_open = all(card.known for each in fires if each.known_spaces for card in each.shooter.cards)
    better = "" if is_open else " (face-down cards may change that)"
    parts = [
        f"may be shot at {shooters_text(known_shots)}{better}" if known_shots else "",
        f"{'also' if known_shots else 'may be shot at'} {shooters_text(unknown)}"
        if unknown
        else "",
        safe_route_text(view, route) if known_shots or unknown else "",
    ]
    return ". ".join(map(capital, filter(None, parts)))


def shooters_text(shots: Sequence[str]) -> str:
    """The shots that a walk risks, in a sentence: "by Hanno at H3 and H4, and by Pell at H3"."""
    return f"by {', by '.join(shots[:-1])}, and by {shots[-1]}" if shots[1:] else f"by {shots[0]}"


def short_fire_text(view: View, unit: UnitView, route: Sequence[int]) -> str:
    """The worst of the shots at a walking unit, without their spaces; "" if nobody can shoot."""
    fires = fire_along(view, unit, route)
    shots = sorted(
        (
            (best_shot_on_walk(view, unit, route, each)[0], each)
            for each in fires
            if each.known_spaces
        ),
        key=lambda shot: -shot[0].damage,
    )
    armed_shooters = [
        f"{short_name(each.shooter.slug)} ({shot_chances_text(odds)})" for odds, each in shots
    ]
    possible_shooters = [
        f"{short_name(each.shooter.slug)} "
        f"({likely_text(hidden_shot(view, unit, route, each))} to have one)"
        for each in fires
        if not each.known_spaces
    ]
    weapon = "with a face-down weapon"
    parts = [
        first_of(armed_shooters),
        f"{first_of(possible_shooters)} {weapon}" if possible_shooters else "",
    ]
    shooters = ", or ".join(filter(None, parts))
    if not shooters:
        return ""
    is_goal_safe = all(route[-1] not in (*each.known_spaces, *each.unknown) for each in fires)
    fire = f"may be shot at {'on the way ' if is_goal_safe else ''}by {shooters}"
    return ". ".join(map(capital, filter(None, (fire, safe_route_text(view, route)))))


MAX_SHOOTERS_NAMED = 2
"""The greatest number of shooters of each kind that the short text of a walk names."""


def first_of(names: Sequence[str]) -> str:
    """The first names of a list, and how many others there are: "Hanno, Pell and 2 more"."""
    omitted_count = len(names) - MAX_SHOOTERS_NAMED
    others = [f"{omitted_count} more"] if omitted_count > 0 else []
    return join_with_and([*names[:MAX_SHOOTERS_NAMED], *others])


def hidden_shot_text(view: View, unit: UnitView, route: Sequence[int], fire: WalkFire) -> str:
    """One who could shoot only with a face-down card, and the odds of that.

    "Oyelaran with a face-down weapon (34% likely to have one; hits 45%, 1.2 damage) at H38".
    """
    shot = hidden_shot(view, unit, route, fire)
    chances = f"; hits {percent(shot.hit_chance)}, {shot.damage:.1f} damage"
    odds = f"{likely_text(shot)} to have one{chances if shot.weapon_chance else ''}"
    spaces = spaces_text(view, fire.unknown, route)
    return f"{short_name(fire.shooter.slug)} with a face-down weapon ({odds}) at {spaces}"


def shot_on_walk_text(view: View, unit: UnitView, route: Sequence[int], fire: WalkFire) -> str:
    """One shooter with its best shot: "Hanno (hits 42%, 1.2 damage) at B24 and A23"."""
    odds, _ = best_shot_on_walk(view, unit, route, fire)
    name, spaces = short_name(fire.shooter.slug), spaces_text(view, fire.known_spaces, route)
    return f"{name} ({shot_chances_text(odds)}) at {spaces}"


def shot_chances_text(odds: AttackOdds) -> str:
    """The chances of a shot in brackets: "hits 42%, 1.2 damage, kills 8%"."""
    return f"hits {percent(odds.hit_chance)}, {odds.damage:.1f} damage{kill_text(odds)}"


def safe_route_text(view: View, route: Sequence[int]) -> str:
    """The part of a sentence about a walk in steps that avoids all fire; "" if there is none."""
    route_around_fire = route_without_fire(view, actor_of(view), route[-1])
    turn = next((space for space in route_around_fire if space not in route), None)
    return f"a walk in steps by {view.map.names[turn]} avoids that" if turn is not None else ""


def spaces_text(view: View, spaces: Sequence[int], route: Sequence[int]) -> str:
    """Spaces of a route by name, or how many there are, and whether the goal is none of them.

    "U17 and U19", "U17 on the way", "4 spaces of the walk", "4 spaces on the way".
    """
    is_before_goal = route[-1] not in spaces
    if len(spaces) > MAX_SPACES_NAMED:
        return f"{len(spaces)} spaces {'on the way' if is_before_goal else 'of the walk'}"
    names = join_with_and(view.map.names[each] for each in spaces)
    return f"{names} on the way" if is_before_goal else names


def shots_from_text(view: View, unit: UnitView, space: int) -> str:
    """The sentence about whom a unit could shoot at from a space if nobody else moves.

    It shoots in its next turn, when experience that is switched on now has ended (18.1).
    """
    moved_unit = evolve(unit, space=space, active=False)
    weapons = ranged_weapons(view, moved_unit)
    if not weapons:
        return ""
    view_after = evolve(
        view, units=tuple(moved_unit if each.number == unit.number else each for each in view.units)
    )
    best: dict[str, float] = {}
    for enemy in enemies_of(view_after, moved_unit):
        for weapon in weapons:
            if is_in_range(view_after, moved_unit, enemy, weapon, "fire", enemy.space):
                odds = attack_odds(
                    view_after, moved_unit, enemy, weapon, "fire", dice=view.has_dice
                )
                best[enemy.slug] = max(odds.hit_chance, best.get(enemy.slug, 0.0))
    targets = join_with_and(
        f"{short_name(slug)} (hits {percent(hit)})" for slug, hit in best.items()
    )
    return f"next shot from there: {targets}, if nobody moves" if targets else NO_TARGET_THERE


NO_TARGET_THERE = "no target for a shot from there"


@describes("stop")
def describe_stop(view: View, choice: Choice) -> Description:
    """Describe ending a move."""
    unit = actor_of(view)
    text = "The points that are left are lost"
    return Description(
        "Stop", f"stay at {view.map.names[unit.space]}", text, "10.1", unit_place(unit.slug)
    )
