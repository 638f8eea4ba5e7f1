"""The greedy bot's shots."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from engine.core.choice import PASS, Choice
from engine.games.ages.attacks.bot import NO_DAMAGE
from engine.games.ages.bots.value import attack_value
from engine.games.ages.bots.weights import NO, WEIGHTS, Preference, prefers
from engine.games.ages.fire.actions import ENOUGH, At, Fire, In, Opfire, Ready, is_used_up
from engine.games.ages.fire.aims import shots_with
from engine.games.ages.fire.shot import Shot, weapons_of
from engine.games.ages.phrases import unit_of
from engine.games.ages.view_types import UnitView, View


def used_card_cost(weapon: str) -> float:
    return WEIGHTS.used_card_cost if is_used_up(weapon) else 0.0


def shot_value(shot: Shot) -> float:
    """The damage of a shot to all enemies whom it may hit, less the damage to allies.

    An area weapon attacks all in the space; a miss of another goes on to the ally that it hurts
    most (9.4, 11.7).
    """
    value = attack_value(shot)
    for other in shot.victims:
        sign = -WEIGHTS.ally_damage_factor if other.team == shot.attacker.team else 1.0
        value += sign * attack_value(shot.at(other))
    most = max((attack_value(shot.at(ally)) for ally in shot.strays), default=0.0)
    if most:
        value -= WEIGHTS.ally_damage_factor * (1.0 - shot.odds.hit_chance) * most
    return value


@frozen
class PlannedShot:
    """A shot that a unit could fire now, with its value."""

    shot: Shot
    value: float
    """The mean damage, as `shot_value` counts it."""

    @property
    def value_after_cost(self) -> float:
        return self.value - used_card_cost(self.shot.weapon)


def planned(shots: Iterable[Shot]) -> list[PlannedShot]:
    return [PlannedShot(shot, shot_value(shot)) for shot in shots]


def planned_shots(view: View, unit: UnitView) -> list[PlannedShot]:
    """The single shots that a unit could fire in the fire phase."""
    return planned(shots_with(view, unit, weapons_of(view, unit)))


def best_planned_shot(view: View, unit: UnitView) -> PlannedShot | None:
    """The shot of a unit in the fire phase that is worth most; None if it has no target."""
    return max(planned_shots(view, unit), key=lambda shot: shot.value_after_cost, default=None)


@prefers("fire")
def prefer_shooter(view: View) -> Preference:
    """Prefer a unit with a good shot; a sentinel, which loses no walk, with any useful one."""

    def preference(choice: Choice) -> float:
        if choice == PASS:
            return WEIGHTS.min_shot_damage
        if choice.verb == Ready.verb_of_all:
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

    def preference(choice: Choice) -> float:
        if choice == ENOUGH:
            return 0.0
        fire = Fire.of(choice, table=view)
        return announced_damage(fire) - used_card_cost(fire.weapon)

    return preference


def announced_damage(fire: Fire) -> float:
    """The total value of a number of shots at different targets; `NO` if none is useful (9.2)."""
    values = sorted(map(shot_value, fire.possible_shots), reverse=True)
    return sum(each for each in values[: fire.shots] if each > 0) or NO


@prefers("target", "aim")
def prefer_target(view: View) -> Preference:
    """Prefer the target on whom the shot does the most damage, in any space of its walk.

    No target is preferred if a shot would hurt allies more.
    """

    def preference(choice: Choice) -> float:
        if choice == ENOUGH:
            return 0.0
        shots = At.of(choice, table=view).aim.possible_shots
        return 0.01 + max(map(shot_value, shots), default=0.0)

    return preference


@prefers("aim space")
def prefer_aim_space(view: View) -> Preference:
    return lambda choice: shot_value(In.of(choice, table=view).shot)


# Opportunity fire


def best_aim(fire: Opfire) -> PlannedShot | None:
    """The opportunity shot of a weapon that is worth most; None if there is no target."""
    return max(planned(fire.possible_shots), key=lambda shot: shot.value, default=None)


@prefers("opfire")
def prefer_opportunity_fire(view: View) -> Preference:
    """Prefer any useful shot; a single-use weapon must do much."""

    def preference(choice: Choice) -> float:
        if choice == PASS:
            return WEIGHTS.min_opfire_damage
        if choice.verb == Ready.verb_of_all:
            return NO
        shot = best_aim(Opfire.of(choice, table=view))
        return NO if shot is None else shot.value_after_cost

    return preference
