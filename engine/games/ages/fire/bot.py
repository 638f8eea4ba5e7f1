"""The greedy bot's shots."""

from __future__ import annotations

from attrs import frozen

from engine.core.choice import PASS, Choice
from engine.games.ages.attacks.bot import NO_DAMAGE, attack_in_progress, prefer_by_value
from engine.games.ages.attacks.odds import attack_odds
from engine.games.ages.bots.preferences import NO, Preference, prefers
from engine.games.ages.bots.value import attack_value
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.card_types import AttackKind
from engine.games.ages.challenges.contests import can_be_shot_at, shot_of, stray_targets
from engine.games.ages.fire.weapons import NATURAL, ranged_weapons
from engine.games.ages.phrases import actor_of, unit_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


def enemies_in_range(view: View, unit: UnitView, weapon: str) -> list[UnitView]:
    """The enemies that a weapon can be fired at."""
    return [
        other
        for other in view.units
        if other.team != unit.team
        and other.is_on_map
        and can_be_shot_at(view, unit, other, weapon, "fire", other.space)
    ]


def is_used_up(weapon: str) -> bool:
    """Is the weapon a card that is discarded after one use (14.5)?"""
    return bool(weapon) and TREASURES[weapon].limit == "once"


def used_card_cost(weapon: str) -> float:
    """The cost of a shot with a weapon in damage: that of its card, if it is used up."""
    return WEIGHTS.used_card_cost if is_used_up(weapon) else 0.0


def is_area_weapon(unit: UnitView, weapon: str) -> bool:
    """Does the weapon of a unit attack every unit in a space (13.8)?"""
    shot = shot_of(unit, weapon)
    return shot is not None and shot.is_area


def shot_value(
    view: View,
    unit: UnitView,
    target: UnitView,
    weapon: str,
    kind: AttackKind,
    *,
    space: int | None = None,
    shots: int = 1,
) -> float:
    """The damage of a shot to all enemies whom it may hit, less the damage to allies.

    An area weapon attacks all in the space; a miss of another goes on to an ally (9.4, 11.7).
    """
    target_space = target.space if space is None else space
    value = attack_value(view, unit, target, weapon, kind, space=target_space, shots=shots)
    if not is_area_weapon(unit, weapon):
        return value - _stray_shot_cost(view, unit, target, weapon, kind, target_space, shots)
    for other in area_targets(view, unit, target_space, kind):
        if other.number != target.number:
            sign = -WEIGHTS.ally_damage_factor if other.team == unit.team else 1.0
            value += sign * attack_value(
                view, unit, other, weapon, kind, space=target_space, shots=shots
            )
    return value


def _stray_shot_cost(
    view: View,
    unit: UnitView,
    target: UnitView,
    weapon: str,
    kind: AttackKind,
    space: int,
    shots: int,
) -> float:
    """The cost of a miss, which goes on to the ally that it hurts most (9.4, 11.7)."""
    allies = [unit_of(view, ally.slug) for ally in stray_targets(view, unit, weapon, kind, space)]
    if not allies:
        return 0.0
    odds = attack_odds(
        view, unit, target, weapon, kind, shots=shots, space=space, dice=view.has_dice
    )
    most = max(
        attack_value(view, unit, ally, weapon, kind, shots=shots, space=space) for ally in allies
    )
    return WEIGHTS.ally_damage_factor * (1.0 - odds.hit_chance) * most


def area_targets(view: View, unit: UnitView, space: int, kind: AttackKind) -> list[UnitView]:
    """The units that an area weapon attacks in a space; in opfire also units that passed (13.9)."""
    return [
        other
        for other in view.units
        if other.is_on_map
        and other.number != unit.number
        and (other.space == space or (kind == "opfire" and space in other.walked_spaces))
    ]


@frozen
class PlannedShot:
    """A shot that a unit could fire now."""

    weapon: str
    """A card, or "" for the unit's natural attack."""
    target: UnitView
    space: int
    """The space that is shot at."""
    value: float
    """The mean damage, as `shot_value` counts it."""

    @property
    def value_after_cost(self) -> float:
        """The value less the cost of a card that is used up."""
        return self.value - used_card_cost(self.weapon)


def planned_shots(view: View, unit: UnitView) -> list[PlannedShot]:
    """The single shots that a unit could fire in the fire phase."""
    return [
        PlannedShot(weapon, target, target.space, shot_value(view, unit, target, weapon, "fire"))
        for weapon in ranged_weapons(view, unit)
        for target in enemies_in_range(view, unit, weapon)
    ]


def best_planned_shot(view: View, unit: UnitView) -> PlannedShot | None:
    """The shot of a unit in the fire phase that is worth most; None if it has no target."""
    return max(planned_shots(view, unit), key=lambda shot: shot.value_after_cost, default=None)


@prefers("fire")
def prefer_shooter(view: View) -> Preference:
    """Prefer a unit with a good shot; a sentinel, which loses no walk, with any useful one."""

    def preference(choice: Choice) -> float:
        if choice == PASS:
            return WEIGHTS.min_shot_damage
        if choice.verb == "ready":
            return NO
        unit = unit_of(view, choice.noun)
        shot = best_planned_shot(view, unit)
        if shot is None or shot.value_after_cost < NO_DAMAGE:
            return NO
        is_free = unit.kind == "sentinel"
        return shot.value_after_cost + (WEIGHTS.min_shot_damage if is_free else 0.0)

    return preference


@prefers("weapon")
def prefer_weapon(view: View) -> Preference:
    """Prefer the weapon with the highest total expected damage, less the card that is used up."""
    unit = actor_of(view)

    def preference(choice: Choice) -> float:
        if choice.verb == "enough":
            return 0.0
        weapon, shots = parse_weapon(choice)
        return announced_damage(view, unit, weapon, shots) - used_card_cost(weapon)

    return preference


def parse_weapon(choice: Choice) -> tuple[str, int]:
    """The weapon of a choice, "" for the natural one, and the number of its shots."""
    name, shots = choice.noun.split()
    return "" if name == NATURAL else name, int(shots)


def announced_damage(view: View, unit: UnitView, weapon: str, shots: int) -> float:
    """The total value of a number of shots at different targets; `NO` if none is useful (9.2)."""
    values = sorted(
        (
            shot_value(view, unit, target, weapon, "fire", shots=shots)
            for target in enemies_in_range(view, unit, weapon)
        ),
        reverse=True,
    )
    return sum(each for each in values[:shots] if each > 0) or NO


@prefers("target")
def prefer_target(view: View) -> Preference:
    """Prefer the target on whom the shot does the most damage."""
    attack, unit = attack_in_progress(view)
    return prefer_by_value(
        view,
        lambda other: shot_value(view, unit, other, attack.weapon, "fire", shots=attack.shots),
    )


# Opportunity fire


def best_aim(view: View, unit: UnitView, weapon: str) -> PlannedShot | None:
    """The opportunity shot of a weapon that is worth most; None if there is no target."""
    shots = (
        PlannedShot(
            weapon, other, space, shot_value(view, unit, other, weapon, "opfire", space=space)
        )
        for other in view.units
        if other.team != unit.team and other.is_on_map
        for space in other.walked_spaces
        if space != unit.space and can_be_shot_at(view, unit, other, weapon, "opfire", space)
    )
    return max(shots, key=lambda shot: shot.value, default=None)


@prefers("opfire")
def prefer_opportunity_fire(view: View) -> Preference:
    """Prefer any useful shot; a single-use weapon must do much."""

    def preference(choice: Choice) -> float:
        if choice == PASS:
            return WEIGHTS.min_opfire_damage
        if choice.verb == "ready":
            return NO
        slug, name = choice.noun.split()
        weapon = "" if name == NATURAL else name
        shot = best_aim(view, unit_of(view, slug), weapon)
        return NO if shot is None else shot.value_after_cost

    return preference


@prefers("aim")
def prefer_aim(view: View) -> Preference:
    """Prefer the target on whom a shot can do the most damage, in any space of its walk."""
    attack, unit = attack_in_progress(view)
    return prefer_by_value(
        view,
        lambda other: max(
            (
                shot_value(view, unit, other, attack.weapon, "opfire", space=space)
                for space in other.walked_spaces
                if can_be_shot_at(view, unit, other, attack.weapon, "opfire", space)
            ),
            default=0.0,
        ),
    )


@prefers("aim space")
def prefer_aim_space(view: View) -> Preference:
    """Prefer the space in which the shot does the most damage, to all whom it hits there."""
    attack, unit = attack_in_progress(view)
    other, numbers = view.units[attack.target], view.map.numbers_by_noun
    return lambda choice: shot_value(
        view, unit, other, attack.weapon, "opfire", space=numbers[choice.noun]
    )
