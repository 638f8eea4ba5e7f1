"""The reasons why a unit, or no unit of a player, can shoot in a phase (RULES.md 9, 11)."""

from __future__ import annotations

from engine.core.text import join_with_and
from engine.games.ages.card_types import AttackKind
from engine.games.ages.challenges.contests import farthest_range, shot_of
from engine.games.ages.fire.no_shot import (
    are_all_out_of_range,
    why_no_shot_at,
    why_no_target_briefly,
    why_no_weapon,
    why_no_weapon_fires,
)
from engine.games.ages.fire.weapons import NATURAL, ranged_weapons, weapon_label
from engine.games.ages.names import card_name, short_name, unit_name
from engine.games.ages.phrases import enemies_of, own_units_on_map
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import enemies_in, is_contested, is_in_dome, may_attack
from engine.games.ages.view_types import UnitView, View

JAMMED = "an enemy nearby has a Jammer, which keeps this unit from revealing cards"
ALREADY_FIRED = (
    "this unit has already fired in this phase, one weapon with up to its number of shots"
)
IN_A_DOME = "units in a dome cannot shoot"
NO_WEAPON = "None of your units has a ranged weapon"
MAX_NAMED = 3
"""The greatest number of units whose reasons are told."""
NO_OTHER_TARGET = "Your other shooters have no target either"


def why_no_fire(view: View, unit: UnitView) -> str:
    """The reason why a unit cannot shoot in the fire phase."""
    reason, _ = why_barred(view, unit, "fire")
    if reason:
        return reason
    weapons = ranged_weapons(view, unit)
    if not weapons:
        return why_no_weapon(view, unit)
    return why_no_weapon_fires(view, unit, weapons, "fire") or "this unit has no target left"


def why_no_opfire(view: View, unit: UnitView) -> tuple[str, str]:
    """The reason why a unit fires at nobody that moved, wherever they went, and the clause."""
    reason, clause = why_barred(view, unit, "opfire")
    if reason or ranged_weapons(view, unit):
        return reason, clause
    return why_no_weapon(view, unit), clause


def why_barred(view: View, unit: UnitView, kind: AttackKind) -> tuple[str, str]:
    """The reason why a unit may not shoot, whatever its weapons and targets, and the clause."""
    if unit.finished and kind == "opfire":
        return ALREADY_FIRED, "11.1"
    if unit.finished:
        return "this unit has already acted in this phase", "9.1"
    if kind == "fire" and is_contested(view, unit):
        names = [unit_name(u.slug) for u in enemies_in(view, unit, unit.space)]
        return f"{join_with_and(names)} {'is' if len(names) == 1 else 'are'} in the space", "9.1"
    if is_in_dome(view, unit):
        return IN_A_DOME, "5.4"
    if kind == "opfire" and (enemy := _enemy_that_waited(view, unit)):
        return f"{unit_name(enemy.slug)} began the phase in the same space and stayed", "11.4"
    return "", "11.1" if kind == "opfire" else "9.1"


def _enemy_that_waited(view: View, unit: UnitView) -> UnitView | None:
    """An enemy in the space of a unit that did not leave it in this phase, if there is one."""
    enemies = (
        enemy for enemy in enemies_of(view, unit) if enemy.space == unit.space and not enemy.spent
    )
    return next((enemy for enemy in enemies if may_attack(view, enemy, unit)), None)


def why_nobody_shoots(view: View) -> str:
    """The reasons why the player's units with a ranged weapon cannot shoot in this phase.

    "RIVET-77: Musashi is out of sight". It is "" if one of them can, and in other phases. Of many
    units, the first ones are named. Each has its own sentence, so that a small pane can leave out
    the last ones.
    """
    if view.step not in ("fire", "opfire"):
        return ""
    shooters = armed_units(view)
    if any(_has_target(view, unit) for unit in shooters):
        return ""
    reasons = [f"{short_name(unit.slug)}: {_why_not(view, unit)}" for unit in shooters[:MAX_NAMED]]
    last_reason = [NO_OTHER_TARGET] if len(shooters) > MAX_NAMED else []
    return ". ".join([*reasons, *last_reason]) or NO_WEAPON


def armed_units(view: View) -> list[UnitView]:
    """The player's units on the map with a ranged weapon, whether or not they can use it."""
    return [
        unit
        for unit in own_units_on_map(view)
        if PROFILES[unit.slug].ability.shot
        or any(TREASURES[card].shot for card in unit.known_cards)
    ]


def _kind_of(view: View) -> AttackKind:
    return "opfire" if view.step == "opfire" else "fire"


def _has_target(view: View, unit: UnitView) -> bool:
    """Can some weapon of the unit be fired at some enemy in this phase?"""
    kind = _kind_of(view)
    reason, _ = why_barred(view, unit, kind)
    return not reason and any(
        not why_no_shot_at(view, unit, weapon, enemy, kind)
        for weapon in ranged_weapons(view, unit)
        for enemy in enemies_of(view, unit)
    )


def _why_not(view: View, unit: UnitView) -> str:
    """The reason why a unit with a weapon cannot shoot; of one weapon, without its name."""
    weapons, kind = ranged_weapons(view, unit), _kind_of(view)
    reason, _ = why_barred(view, unit, kind)
    if reason:
        return reason
    if not weapons:
        cards = [card for card in dict.fromkeys(unit.known_cards) if TREASURES[card].shot]
        return f"this unit cannot use {join_with_and(map(card_name, cards))}"
    farthest = max(weapons, key=lambda each: _range_of(view, unit, each))
    if are_all_out_of_range(view, unit, farthest, kind):
        return why_no_target_briefly(view, unit, farthest, kind)
    reasons = {each: why_no_target_briefly(view, unit, each, kind) for each in weapons}
    if len(set(reasons.values())) == 1:
        return reasons[weapons[0]]
    return "; ".join(
        f"with {weapon_label(unit, each or NATURAL)}, {reason}" for each, reason in reasons.items()
    )


def _range_of(view: View, unit: UnitView, weapon: str) -> int:
    shot = shot_of(unit, weapon)
    return farthest_range(view, unit, shot) if shot else 0
