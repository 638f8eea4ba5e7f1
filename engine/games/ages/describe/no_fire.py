"""The reasons why a unit, or no unit of a player, can shoot in a phase (RULES.md 9, 11)."""

from __future__ import annotations

from engine.games.ages.card_types import AttackKind
from engine.games.ages.describe.fighting import enemies_of, ranged_weapons
from engine.games.ages.describe.no_shot import (
    why_no_shot_at,
    why_no_target,
    why_no_weapon,
    why_no_weapon_fires,
)
from engine.games.ages.describe.phrases import is_in_dome, own_units_on_map
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import enemies_in, is_contested, may_attack
from engine.games.ages.view_types import UnitView, View

JAMMED = "an enemy nearby has a Jammer, which keeps it from revealing cards"
IN_A_DOME = "it is in a dome, and nobody can be shot at from there"
NO_WEAPON = "No unit of yours has a ranged weapon"


def why_no_fire(view: View, unit: UnitView) -> str:
    """The reason why a unit cannot shoot in the fire phase."""
    if unit.finished:
        return "it has already acted in this phase"
    if is_contested(view, unit):
        names = ", ".join(unit_name(u.slug) for u in enemies_in(view, unit, unit.space))
        return f"it shares its space with {names}"
    if is_in_dome(view, unit):
        return IN_A_DOME
    weapons = ranged_weapons(view, unit)
    if not weapons:
        return why_no_weapon(view, unit)
    return why_no_weapon_fires(view, unit, weapons, "fire") or "it has no target left"


def why_no_opfire(view: View, unit: UnitView) -> tuple[str, str]:
    """The reason why a unit fires at nobody that moved, whatever its weapons, and the clause."""
    if unit.finished:
        return "it has already shot in this phase, once at each enemy that it could", "11.1"
    if is_in_dome(view, unit):
        return IN_A_DOME, "5.4"
    stayed = [
        foe
        for foe in enemies_of(view, unit)
        if foe.space == unit.space and not foe.spent and may_attack(view, foe, unit)
    ]
    if stayed:
        return f"{unit_name(stayed[0].slug)} began the phase in its space and stayed", "11.4"
    if not ranged_weapons(view, unit):
        return why_no_weapon(view, unit), "11.1"
    return "", "11.1"


def why_nobody_shoots(view: View) -> str:
    """Say for each unit of the player with a ranged weapon why it cannot shoot in this phase.

    "RIVET-77: Musashi is out of sight". It is "" if one of them can, and in other phases.
    """
    if view.step not in ("fire", "opfire"):
        return ""
    armed = armed_units(view)
    if any(_has_target(view, unit) for unit in armed):
        return ""
    reasons = (f"{short_name(unit.slug)}: {_why_not(view, unit)}" for unit in armed)
    return "; ".join(reasons) or NO_WEAPON


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
    is_barred = why_no_opfire(view, unit)[0] if kind == "opfire" else unit.finished
    return not is_barred and any(
        not why_no_shot_at(view, unit, weapon, foe, kind)
        for weapon in ranged_weapons(view, unit)
        for foe in enemies_of(view, unit)
    )


def _why_not(view: View, unit: UnitView) -> str:
    """The reason why a unit with a weapon cannot shoot; with one weapon, without its name."""
    weapons = ranged_weapons(view, unit)
    if _kind_of(view) == "fire":
        barred = unit.finished or is_contested(view, unit) or is_in_dome(view, unit)
        if len(weapons) == 1 and not barred:
            return why_no_target(view, unit, weapons[0], "fire")
        return why_no_fire(view, unit)
    why, _ = why_no_opfire(view, unit)
    if why:
        return why
    if len(weapons) == 1:
        return why_no_target(view, unit, weapons[0], "opfire")
    return why_no_weapon_fires(view, unit, weapons, "opfire")
