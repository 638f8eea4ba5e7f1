"""Riding and walking, as text with chances and consequences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.text import capital, count, join_with_and, percent
from engine.games.ages.calculations.contests import is_in_range
from engine.games.ages.calculations.movement import way_to
from engine.games.ages.calculations.odds import attack_odds, kill_text
from engine.games.ages.calculations.tribute import takes_item
from engine.games.ages.calculations.walk_fire import (
    WalkFire,
    best_shot_on_walk,
    fire_along,
    way_without_fire,
)
from engine.games.ages.describe.adventure_phrases import (
    DOME_AFTER_GUARDIAN,
    encounter_text,
    guardian_on_top,
    unseen_text,
)
from engine.games.ages.describe.fighting import enemies_of, ranged_weapons
from engine.games.ages.describe.melee_phrases import melee_text
from engine.games.ages.describe.path_phrases import path_elsewhere_text, path_stake_text
from engine.games.ages.describe.phrases import (
    actor_of,
    card_place,
    describes,
    fitting_name,
    hex_place,
    unit_place,
)
from engine.games.ages.describe.ride_phrases import new_reach_text
from engine.games.ages.describe.site_phrases import sites_at
from engine.games.ages.describe.tribute_phrases import ITEM_TAKEN
from engine.games.ages.names import short_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import enemies_in, path_at
from engine.games.ages.view_types import HIDDEN, UnitView, View

GROUND_TEXT = "cards lie here: a unit here can pick them up in the next free actions"
"""The way to get cards on the ground (8.3)."""
NO_ADVENTURES = "it meets nothing here: only characters have adventures"
"""The reason why a henchman or a creature faces neither encounters nor guardians (15.1)."""
MAX_SPACES_NAMED = 3
"""The greatest number of spaces of a path that are named; for more, only their number is."""


@describes("ride")
def describe_ride(view: View, choice: Choice) -> Description:
    """Describe choosing a transport."""
    row = TREASURES[choice.noun]
    rider = evolve(actor_of(view), riding=choice.noun)
    text = f"{new_reach_text(view, rider)}. {row.text}. It holds for the whole move"
    return Description("Ride", row.name, text, "10.5", card_place(choice.noun))


@describes("walk")
def describe_walk(view: View, choice: Choice) -> Description:
    """Describe walking to a space: its cost, and who is there."""
    chart = view.map
    at = chart.numbers_by_noun[choice.noun]
    name = chart.names[at]
    place = hex_place(name)
    unit = actor_of(view)
    label = walk_label(view, unit, at)
    if at not in view.reach:
        return Description("Walk to", label, chart.spaces[at].terrain, "10.1", place)
    return Description("Walk to", label, partial(walk_consequence, view, unit, at), "10.1", place)


def walk_label(view: View, unit: UnitView, at: int) -> str:
    """A space by name, with who and what is there."""
    name = view.map.names[at]
    enemies = enemies_in(view, unit, at)
    names = (
        [join_with_and(fitting_name(each.slug, name, ", ") for each in enemies)] if enemies else []
    )
    parts = [name, *names, *sites_at(view, unit, at)]
    if at in view.counters and unit.kind == "character":
        parts.append("encounter")
    elif is_guarded(view, unit, at):
        parts.append(f"guardian, {view.map.spaces[at].site.partition(' ')[0].title()}")
    if at in view.ground:
        parts.append("cards")
    return ", ".join(parts)


def walk_consequence(view: View, unit: UnitView, at: int) -> str:
    """Say the chances of a melee and of what is met where a walk ends, its cost, who may shoot."""
    enemies = enemies_in(view, unit, at)
    way = way_to(view, unit, view.points, at)
    parts = [
        melee_text(view, unit, at) if enemies else "",
        met_text(view, unit, at),
        f"{view.reach[at]} of {count(view.points, 'point')}, {view.map.spaces[at].terrain}"
        + ("; the move ends" if enemies else ""),
        ITEM_TAKEN if takes_item(view, unit, way) else "",
        GROUND_TEXT if at in view.ground else "",
        "" if enemies else shots_from_text(view, unit, at),
        walk_fire_text(view, unit, way),
    ]
    return ". ".join(map(capital, filter(None, parts)))


def met_text(view: View, unit: UnitView, at: int) -> str:
    """Describe the encounter or the guardian of a space for a unit; "" if there is none."""
    counter = view.counters.get(at)
    if unit.kind != "character":
        is_met_by_others = counter is not None or path_at(view, unit, at) is not None
        return NO_ADVENTURES if is_met_by_others else ""
    if counter == HIDDEN:
        return f"an unseen encounter: {unseen_text(view, unit)}"
    if counter is not None:
        return encounter_text(view, unit, counter)
    if is_guarded(view, unit, at):
        stake = path_stake_text(view, unit.team, at)
        return f"{stake}. {capital(guardian_on_top(view, unit, at))}. {DOME_AFTER_GUARDIAN}"
    return path_elsewhere_text(view, unit.team, at)


def is_guarded(view: View, unit: UnitView, at: int) -> bool:
    """Would a unit face a guardian in a space?"""
    site = view.map.spaces[at].site
    return bool(site) and unit.kind == "character" and path_at(view, unit, at) is not None


def walk_fire_text(view: View, unit: UnitView, way: Sequence[int]) -> str:
    """Say who may shoot at a walk, with what chances, and where.

    It is "" if nobody can, whatever the face-down cards.
    """
    fires = fire_along(view, unit, way)
    known_shots = [shot_on_walk_text(view, unit, way, each) for each in fires if each.known]
    unknown = [short_name(each.shooter.slug) for each in fires if each.unknown and not each.known]
    is_open = all(card.known for each in fires if each.known for card in each.shooter.cards)
    better = "" if is_open else "; face-down cards may change that"
    parts = [
        f"by {join_with_and(known_shots)}{better}" if known_shots else "",
        f"by {join_with_and(unknown)} if a face-down card is a weapon" if unknown else "",
    ]
    shooters = ", and ".join(filter(None, parts))
    return f"may be shot at {shooters}{safe_way_text(view, way)}" if shooters else ""


def shot_on_walk_text(view: View, unit: UnitView, way: Sequence[int], fire: WalkFire) -> str:
    """One shooter with its best shot: "Hanno (hits 42%, 1.2 damage) at B24 and A23"."""
    odds, _ = best_shot_on_walk(view, unit, way, fire)
    chances = f"hits {percent(odds.hit)}, {odds.damage:.1f} damage{kill_text(odds)}"
    return f"{short_name(fire.shooter.slug)} ({chances}) at {spaces_text(view, fire.known)}"


def safe_way_text(view: View, way: Sequence[int]) -> str:
    """Say that a walk in steps gets to the end of a way without fire; "" if none does."""
    around = way_without_fire(view, actor_of(view), way[-1])
    turn = next((space for space in around if space not in way), None)
    return f"; not if you walk in steps, by {view.map.names[turn]}" if turn is not None else ""


def spaces_text(view: View, spaces: Sequence[int]) -> str:
    """Spaces of a way by name, or how many there are: "U17 and U19", "4 spaces of the way"."""
    if len(spaces) > MAX_SPACES_NAMED:
        return f"{len(spaces)} spaces of the way"
    return join_with_and(view.map.names[each] for each in spaces)


def shots_from_text(view: View, unit: UnitView, at: int) -> str:
    """Say whom a unit could shoot at from a space if nobody else moves; "" without a weapon."""
    there = evolve(unit, space=at)
    weapons = ranged_weapons(view, there)
    if not weapons:
        return ""
    after = evolve(
        view, units=tuple(there if each.number == unit.number else each for each in view.units)
    )
    best: dict[str, float] = {}
    for foe in enemies_of(after, there):
        for weapon in weapons:
            if is_in_range(after, there, foe, weapon, "fire", foe.space):
                odds = attack_odds(after, there, foe, weapon, "fire", dice=view.has_dice)
                best[foe.slug] = max(odds.hit, best.get(foe.slug, 0.0))
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
