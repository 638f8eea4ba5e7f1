"""Shots that are not possible, with the weapons and the targets (RULES.md 9, 11)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.games.ages.card_types import AttackKind
from engine.games.ages.challenges.contests import is_jammed
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.fire.no_fire import JAMMED, why_no_fire, why_no_opfire
from engine.games.ages.fire.no_shot import (
    BOMBED,
    only_targets_text,
    spaces_shot_at,
    why_no_shot_at,
    why_no_shot_in,
    why_no_target,
)
from engine.games.ages.fire.weapons import NATURAL, ranged_weapons
from engine.games.ages.names import short_name
from engine.games.ages.phrases import Offered, actor_of, enemies_of, own_units_on_map
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View

MAX_SHOTS = 4
"""The greatest number of shots that a unit announces (9.2)."""


def fire_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of units that cannot shoot (9.1)."""
    for unit in own_units_on_map(view):
        yield Refusal(choice("shoot", unit.slug), why_no_fire(view, unit), "9.1")


def opfire_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of units and weapons that cannot fire at those that moved (11.1 to 11.4)."""
    for unit in own_units_on_map(view):
        reason, clause = why_no_opfire(view, unit)
        if reason:
            yield Refusal(choice("shoot", unit.slug), reason, clause)
            continue
        cards = [c for c in dict.fromkeys(unit.known_cards) if TREASURES[c].shot]
        for weapon in dict.fromkeys((*ranged_weapons(view, unit), *cards)):
            reason, clause = _why_no_opfire_with(view, unit, weapon)
            if reason:
                yield Refusal(choice("opfire", f"{unit.slug} {weapon or NATURAL}"), reason, clause)


def _why_no_opfire_with(view: View, unit: UnitView, weapon: str) -> tuple[str, str]:
    """The reason why a weapon is not fired at those that moved, and the clause; "" if it can be."""
    reason = why_unusable(view, unit, TREASURES[weapon]) if weapon else ""
    if reason := reason or why_no_target(view, unit, weapon, "opfire"):
        return reason, "13.8" if BOMBED in reason else "11.3"
    is_hidden = bool(weapon) and weapon not in unit.open_cards
    return (JAMMED, "20.22") if is_hidden and is_jammed(view, unit) else ("", "")


def weapon_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of weapons that cannot be fired now, and of shots beyond the targets (9.2)."""
    unit = actor_of(view)
    most: dict[str, int] = {}
    for each in offered:
        if each.verb == "fire":
            name, shots = each.noun.split()
            most[name] = max(most.get(name, 0), int(shots))
    for card in dict.fromkeys(unit.known_cards):
        if TREASURES[card].shot and card not in most:
            unusable = why_unusable(view, unit, TREASURES[card])
            reason = unusable or why_no_target(view, unit, card, "fire")
            clause = "13.8" if BOMBED in reason else "9.2"
            yield Refusal(choice("fire", f"{card} 1"), reason, clause)
    for weapon, number in most.items():
        if number < MAX_SHOTS:
            once = weapon != NATURAL and TREASURES[weapon].limit == "once"
            reason = "one shot uses the card up" if once else only_targets_text(number)
            yield Refusal(choice("fire", f"{weapon} {number + 1}"), reason, "9.2")


def target_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of enemies at which the weapon cannot be fired (9.2, 11.2)."""
    attack = view.attack
    assert attack is not None
    shooter = view.units[attack.attacker]
    clause = "9.2" if attack.kind == "fire" else "11.2"
    for enemy in enemies_of(view, shooter):
        reason = why_no_shot_at(view, shooter, attack.weapon, enemy, attack.kind)
        if enemy.number in attack.shot_units:
            reason = "has already been shot at"
        elif not reason:
            reason = "was in reach only in spaces that were already shot at"
        yield Refusal(choice("at", enemy.slug), f"this unit {reason}", clause)


def space_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of spaces on a target's way where it cannot be shot at (11.2, 11.3)."""
    attack = view.attack
    assert attack is not None
    shooter, target = view.units[attack.attacker], view.units[attack.target]
    name = short_name(target.slug)
    kind: AttackKind = "opfire"
    for space in spaces_shot_at(shooter, target, kind):
        if space in attack.shot_spaces:
            reason = "this weapon has already been fired at that space"
        else:
            reason = (
                f"{name} {why_no_shot_in(view, shooter, attack.weapon, target, kind, (space,))}"
            )
        yield Refusal(choice("in", view.map.noun(space)), reason, "11.2")
