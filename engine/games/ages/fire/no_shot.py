"""The reasons why a unit, a weapon or a player cannot shoot, as text (RULES.md 9, 11)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Self

from attrs import frozen

from engine.core.facts import Fact, TriedChoice, Words, joined, listed, said
from engine.core.text import capital, count, join_with_and
from engine.games.ages.card_types import AttackKind
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.fire.aims import Aim, aims_of
from engine.games.ages.fire.shot import (
    Obstacle,
    Shot,
    ranged_weapon_name,
    reach_of,
    weapon_cards,
    weapons_of,
)
from engine.games.ages.fire.who_shoots import barred
from engine.games.ages.map.sight import range_between, what_blocks
from engine.games.ages.names import card_name, short_name
from engine.games.ages.phrases import own_units_on_map, unit_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyState, AnyUnit, ability
from engine.games.ages.view_types import UnitView, View

REASONS = {
    Obstacle.DID_NOT_MOVE: "did not move",
    Obstacle.WITH_SHOOTER: "entered only the space of the shooter",
    Obstacle.UNAFFECTED: "is not affected",
    Obstacle.BOMBED: "cannot be attacked again where an area weapon has hit in this phase",
    Obstacle.SPACE_SHOT_AT: "was in reach only in spaces that were already shot at",
    Obstacle.SHOT_AT: "has already been shot at",
}
"""What is said of an enemy after its name; range and sight are said with what they are."""
USUAL = (Obstacle.DID_NOT_MOVE, Obstacle.TOO_FAR)
"""What keeps a unit from shots at most enemies on a large map."""


@frozen
class OutOfRange(Fact):
    """The distance of an enemy to whom a weapon does not reach (9.1, 11.2)."""

    shooter: str
    space: int
    distance: int
    limit: int
    is_near: bool

    @classmethod
    def of(cls, shot: Shot, limit: int) -> Self:
        return cls(shot.attacker.slug, shot.space, shot.distance, limit, shot.distance < limit)

    def __str__(self) -> str:
        away = count(self.distance, "space")
        if self.is_near:
            return f"too near ({away}, range from {self.limit})"
        return f"too far away ({away}, range {self.limit})"

    def holds(self, tried: TriedChoice) -> bool:
        view = tried.before
        distance = range_between(view.map, unit_of(view, self.shooter).space, self.space)
        misses = distance < self.limit if self.is_near else distance > self.limit
        return misses and distance == self.distance


def why_no_shot_at(aim: Aim) -> Words:
    """The reason why an enemy cannot be shot at, after its name: "is out of sight"."""
    obstacle = aim.obstacle
    if obstacle is None:
        return ""
    shots = [each for each in aim.shots if each.obstacle is obstacle]
    match obstacle:
        case Obstacle.TOO_FAR:
            shot = min(shots, key=lambda each: each.distance)
            return said("is ", OutOfRange.of(shot, shot.reach))
        case Obstacle.TOO_NEAR:
            shot = max(shots, key=lambda each: each.distance)
            return said("is ", OutOfRange.of(shot, shot.printed.nearest))
        case Obstacle.OUT_OF_SIGHT:
            return _out_of_sight(shots)
    return REASONS[obstacle]


def _out_of_sight(shots: Sequence[Shot]) -> str:
    """The part of a sentence about a target out of sight, and what blocks the line to it."""
    chart = shots[0].table.map
    if all(chart.spaces[each.space].terrain == "dome" for each in shots):
        return "is out of sight (in a dome)"
    obstacles = {
        what_blocks(chart, each.attacker.space, each.space, lobbed=each.is_lobbed) for each in shots
    }
    obstacle = obstacles.pop() if len(obstacles) == 1 else ""
    return f"is out of sight ({obstacle} in between)" if obstacle else "is out of sight"


def why_no_target(aims: Sequence[Aim]) -> Words:
    """The reason for each enemy why a weapon cannot hit it: "Pell and Hanno are out of sight"."""
    reasons: dict[str, tuple[Words, list[str]]] = {}
    for aim in aims:
        why = why_no_shot_at(aim)
        reasons.setdefault(str(why), (why, []))[1].append(short_name(aim.target.slug))
    if not aims:
        return NO_ENEMY
    return listed(_reason_of(names, why) for text, (why, names) in reasons.items() if text)


NO_ENEMY = "no enemy is on the map"


def _reason_of(names: Sequence[str], reason: Words) -> Words:
    """The reason for some enemies, in one clause: "Pell and Hanno are out of sight"."""
    first, *rest = said(reason).parts
    verb = re.sub("^is ", "are ", str(first)) if len(names) > 1 else first
    return said(f"{join_with_and(names)} ", verb, *rest)


def why_no_target_briefly(aims: Sequence[Aim]) -> Words:
    """The reason why a weapon has no target; of the enemies out of range, only one is named.

    `aims` are those at the nearest enemies first. "Hanno is out of sight (a wall in between) and
    the others are too far away".
    """
    if not aims:
        return NO_ENEMY
    named = (
        [aim for aim in aims if aim.obstacle not in USUAL]
        or [aim for aim in aims if aim.obstacle is not Obstacle.DID_NOT_MOVE][:1]
        or [aims[0]]
    )
    others = [aim for aim in aims if aim not in named]
    if others and all(aim.obstacle is Obstacle.TOO_FAR for aim in aims):
        name = short_name(named[0].target.slug)
        return said(f"{name}, the nearest, ", why_no_shot_at(named[0]))
    if len(others) == 1:
        named, others = [*named, *others], []
    clauses = [_reason_of([short_name(aim.target.slug)], why_no_shot_at(aim)) for aim in named]
    if others:
        verbs = (
            "did not move" if aim.obstacle is Obstacle.DID_NOT_MOVE else "are too far away"
            for aim in others
        )
        clauses.append(said(f"the others {' or '.join(dict.fromkeys(verbs))}"))
    return listed(clauses)


def why_no_weapon(table: AnyState, unit: AnyUnit) -> str:
    """The reason why a unit cannot shoot: no ranged weapon, or none that it can use."""
    cards = weapon_cards(unit)
    if not cards:
        return "this unit has no ranged weapon"
    unusable = (f"{card_name(c)} ({why_unusable(table, unit, TREASURES[c])})" for c in cards)
    return f"this unit cannot use {join_with_and(unusable)}"


def why_no_weapon_fires(table: AnyState, unit: AnyUnit) -> str:
    """The reason for each weapon of a unit why it has no target in the fire phase."""
    return "; ".join(
        f"with {ranged_weapon_name(unit, each)}, "
        f"{why_no_target([*aims_of(table, unit, each, 'fire')])}"
        for each in weapons_of(table, unit)
    )


# Of a whole phase

NO_WEAPON = "None of your units has a ranged weapon"
MAX_NAMED = 3
"""The greatest number of units whose reasons are told."""
NO_OTHER_TARGET = "Your other shooters have no target either"


def why_nobody_shoots(view: View) -> Words:
    """The reasons why the player's units with a ranged weapon cannot shoot in this phase.

    "RIVET-77: Musashi is out of sight". It is "" if one of them can, and in other phases. Of many
    units, the first ones are named. Each has its own sentence, so that a small pane can leave out
    the last ones.
    """
    if view.step not in ("fire", "opfire"):
        return ""
    kind: AttackKind = "opfire" if view.step == "opfire" else "fire"
    shooters = armed_units(view)
    reasons = [_why_no_shot_by(view, unit, kind) for unit in shooters]
    if not all(reasons):
        return ""
    texts = [
        said(f"{short_name(unit.slug)}: ", reason)
        for unit, reason in zip(shooters, reasons[:MAX_NAMED], strict=False)
    ]
    last_reason = NO_OTHER_TARGET if len(shooters) > MAX_NAMED else ""
    return joined((*texts, last_reason)) or NO_WEAPON


def armed_units(view: View) -> list[UnitView]:
    """The player's units on the map with a ranged weapon, whether or not they can use it."""
    return [unit for unit in own_units_on_map(view) if ability(unit).shot or weapon_cards(unit)]


def _why_no_shot_by(view: View, unit: UnitView, kind: AttackKind) -> Words:
    """The reason why a unit with a weapon cannot shoot; of one weapon, without its name."""
    if ban := barred(view, unit, kind):
        return ban.reason
    weapons = weapons_of(view, unit)
    if not weapons:
        return f"this unit cannot use {join_with_and(map(card_name, weapon_cards(unit)))}"
    aims_by_weapon = {weapon: [*aims_of(view, unit, weapon, kind)] for weapon in weapons}
    for aims in aims_by_weapon.values():
        if any(aim.obstacle is None for aim in aims):
            return ""
        aims.sort(key=lambda aim: range_between(view.map, unit.space, aim.target.space))
    farthest = aims_by_weapon[max(weapons, key=lambda each: reach_of(view, unit, each))]
    if all(aim.obstacle in USUAL for aim in farthest):
        return why_no_target_briefly(farthest)
    reasons = {each: why_no_target_briefly(aims) for each, aims in aims_by_weapon.items()}
    if len(set(map(str, reasons.values()))) == 1:
        return reasons[weapons[0]]
    return joined(
        (
            said(f"with {capital(ranged_weapon_name(unit, each))}, ", why)
            for each, why in reasons.items()
        ),
        "; ",
    )
