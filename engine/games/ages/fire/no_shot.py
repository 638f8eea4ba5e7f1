"""The reasons why a unit cannot shoot at an enemy: range, sight, or a walk that did not happen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine.core.text import count, join_with_and
from engine.games.ages.card_types import AttackKind
from engine.games.ages.challenges.contests import (
    can_be_shot_at,
    cover_of,
    farthest_range,
    is_in_range,
    is_lobbed,
    shot_of,
)
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.map.sight import range_between, what_blocks
from engine.games.ages.names import card_name, natural_weapon, short_name
from engine.games.ages.phrases import enemies_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


def spaces_shot_at(shooter: UnitView, target: UnitView, kind: AttackKind) -> list[int]:
    """The spaces in which a target can be shot at: its own, or those that it entered (11.2)."""
    if kind == "fire":
        return [target.space]
    return [space for space in dict.fromkeys(target.walked_spaces) if space != shooter.space]


def why_no_shot_at(
    view: View, shooter: UnitView, weapon: str, target: UnitView, kind: AttackKind
) -> str:
    """The reason why a weapon cannot be fired at a target, after its name: "is out of sight"."""
    if kind == "opfire" and not target.walked_spaces:
        return DID_NOT_MOVE
    spaces = spaces_shot_at(shooter, target, kind)
    if not spaces:
        return "entered only the space of the shooter"
    return why_no_shot_in(view, shooter, weapon, target, kind, spaces)


def why_no_shot_in(
    view: View,
    shooter: UnitView,
    weapon: str,
    target: UnitView,
    kind: AttackKind,
    spaces: Sequence[int],
) -> str:
    """The reason, after a target's name, why it cannot be shot at in the spaces; "" if it can."""
    if any(can_be_shot_at(view, shooter, target, weapon, kind, space) for space in spaces):
        return ""
    if any(is_in_range(view, shooter, target, weapon, kind, space) for space in spaces):
        return BOMBED
    shot = shot_of(shooter, weapon)
    assert shot is not None
    reach = farthest_range(view, shooter, shot)
    ranges = [range_between(view.map, shooter.space, space) for space in spaces]
    if any(shot.nearest <= each <= reach for each in ranges):
        in_sight = any(
            shot.nearest <= each <= reach
            and cover_of(view, shooter, target, weapon, kind, space) is not None
            for space, each in zip(spaces, ranges, strict=True)
        )
        in_range = [
            space
            for space, each in zip(spaces, ranges, strict=True)
            if shot.nearest <= each <= reach
        ]
        return "is not affected" if in_sight else _out_of_sight(view, shooter, weapon, in_range)
    if min(ranges) > reach:
        return f"is too far away ({count(min(ranges), 'space')}, range {reach})"
    nearest = max(each for each in ranges if each < shot.nearest)
    return f"is too near ({count(nearest, 'space')}, range from {shot.nearest})"


def _out_of_sight(view: View, shooter: UnitView, weapon: str, spaces: Sequence[int]) -> str:
    """The part of a sentence about a target out of sight, and what blocks the line to it."""
    if all(view.map.spaces[space].terrain == "dome" for space in spaces):
        return "is out of sight (in a dome)"
    lobbed = is_lobbed(weapon)
    obstacles = {what_blocks(view.map, shooter.space, space, lobbed=lobbed) for space in spaces}
    obstacle = obstacles.pop() if len(obstacles) == 1 else ""
    return f"is out of sight ({obstacle} in between)" if obstacle else "is out of sight"


def why_no_target(view: View, shooter: UnitView, weapon: str, kind: AttackKind) -> str:
    """The reason for each enemy why a weapon cannot hit it: "Pell and Hanno are out of sight"."""
    names_by_reason: dict[str, list[str]] = {}
    for target in enemies_of(view, shooter):
        reason = why_no_shot_at(view, shooter, weapon, target, kind)
        names_by_reason.setdefault(reason, []).append(short_name(target.slug))
    if not names_by_reason:
        return "no enemy is on the map"
    return join_with_and(
        _reason_of(names, reason) for reason, names in names_by_reason.items() if reason
    )


def why_no_target_briefly(view: View, shooter: UnitView, weapon: str, kind: AttackKind) -> str:
    """The reason why a weapon has no target; of the enemies out of range, only one is named.

    "Hanno is out of sight (a wall in between) and the others are too far away".
    """
    enemies = sorted(
        enemies_of(view, shooter),
        key=lambda enemy: range_between(view.map, shooter.space, enemy.space),
    )
    reasons = [
        (enemy.slug, why_no_shot_at(view, shooter, weapon, enemy, kind)) for enemy in enemies
    ]
    if not reasons:
        return "no enemy is on the map"
    stated_reasons = [
        (slug, reason) for slug, reason in reasons if not reason.startswith(OUT_OF_QUESTION)
    ]
    stated_reasons = (
        stated_reasons
        or [(slug, reason) for slug, reason in reasons if reason != DID_NOT_MOVE][:1]
        or reasons[:1]
    )
    others = [each for each in reasons if each not in stated_reasons]
    if others and all(reason.startswith(TOO_FAR) for _, reason in reasons):
        return f"{short_name(stated_reasons[0][0])}, the nearest, {stated_reasons[0][1]}"
    if len(others) == 1:
        stated_reasons, others = [*stated_reasons, *others], []
    clauses = [f"{short_name(slug)} {reason}" for slug, reason in stated_reasons]
    if others:
        clauses.append(f"the others {_why_of_all([reason for _, reason in others])}")
    return join_with_and(clauses)


def are_all_out_of_range(view: View, shooter: UnitView, weapon: str, kind: AttackKind) -> bool:
    """Is every enemy too far for a weapon, or at rest while only those that moved are shot at?"""
    return all(
        why_no_shot_at(view, shooter, weapon, enemy, kind).startswith(OUT_OF_QUESTION)
        for enemy in enemies_of(view, shooter)
    )


def _why_of_all(reasons: Sequence[str]) -> str:
    """The reasons of several enemies out of range in one: "are too far away or did not move"."""
    verbs = ("did not move" if reason == DID_NOT_MOVE else "are too far away" for reason in reasons)
    return " or ".join(dict.fromkeys(verbs))


DID_NOT_MOVE = "did not move"
BOMBED = "cannot be attacked again where an area weapon has hit in this phase"
"""The reason why an area weapon is not fired, after one name or several (13.8)."""
TOO_FAR = "is too far"
OUT_OF_QUESTION = (DID_NOT_MOVE, TOO_FAR)
"""The beginnings of reasons that hold for most enemies on a large map."""


def _reason_of(names: Sequence[str], reason: str) -> str:
    """The reason for some enemies, in one clause: "Pell and Hanno are out of sight"."""
    reason = reason if len(names) == 1 else re.sub("^is ", "are ", reason)
    return f"{join_with_and(names)} {reason}"


def why_no_weapon(view: View, unit: UnitView) -> str:
    """The reason why a unit cannot shoot: no ranged weapon, or none that it can use."""
    cards = [card for card in dict.fromkeys(unit.known_cards) if TREASURES[card].shot]
    if not cards:
        return "this unit has no ranged weapon"
    unusable = (f"{card_name(c)} ({why_unusable(view, unit, TREASURES[c])})" for c in cards)
    return f"this unit cannot use {join_with_and(unusable)}"


def why_no_weapon_fires(
    view: View, unit: UnitView, weapons: Iterable[str], kind: AttackKind
) -> str:
    """The reason for each weapon of a unit why it has no target; "" without a reason."""
    reasons = ((weapon, why_no_target(view, unit, weapon, kind)) for weapon in weapons)
    return "; ".join(
        f"with {card_name(each) if each else natural_weapon(unit.slug)}, {reason}"
        for each, reason in reasons
        if reason
    )


def only_targets_text(number: int) -> str:
    """The reason why no more shots can be fired than there are targets."""
    enemies = count(number, "enemy is", "enemies are")
    return f"only {enemies} in range and sight, and each gets one shot"
