"""The greedy bot's shots, strikes and answers to attacks."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import PASS, Choice
from engine.games.ages.bots.preferences import NO, Preference, prefers
from engine.games.ages.bots.value import attack_value, melee_value
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.calculations.contests import is_in_range, shot_of
from engine.games.ages.card_types import AttackKind
from engine.games.ages.phrases.units import actor_of, unit_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import AttackView, UnitView, View

# Fire


def enemies_in_range(view: View, unit: UnitView, weapon: str) -> list[UnitView]:
    """The enemies that a weapon can be fired at."""
    return [
        other
        for other in view.units
        if other.team != unit.team
        and other.is_on_map
        and is_in_range(view, unit, other, weapon, "fire", other.space)
    ]


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
    """The damage of a shot; for an area weapon, to all in the space, less harm to allies."""
    target_space = target.space if space is None else space
    shot = shot_of(unit, weapon)
    value = attack_value(view, unit, target, weapon, kind, space=target_space, shots=shots)
    if shot is None or not shot.is_area:
        return value
    for other in area_targets(view, unit, target_space, kind):
        if other.number != target.number:
            sign = -WEIGHTS.ally_damage_factor if other.team == unit.team else 1.0
            value += sign * attack_value(
                view, unit, other, weapon, kind, space=target_space, shots=shots
            )
    return value


def area_targets(view: View, unit: UnitView, space: int, kind: AttackKind) -> list[UnitView]:
    """The units that an area weapon attacks in a space; in opfire also units that passed (13.9)."""
    return [
        other
        for other in view.units
        if other.is_on_map
        and other.number != unit.number
        and (other.space == space or (kind == "opfire" and space in other.walked_spaces))
    ]


def best_shot_damage(view: View, unit: UnitView, weapon: str) -> float:
    """The mean damage of the best single shot."""
    if shot_of(unit, weapon) is None:
        return 0.0
    return max(
        (
            shot_value(view, unit, target, weapon, "fire")
            for target in enemies_in_range(view, unit, weapon)
        ),
        default=0.0,
    )


@prefers("fire")
def prefer_shooter(view: View) -> Preference:
    """Prefer a unit with a good shot."""

    def preference(choice: Choice) -> float:
        if choice == PASS:
            return WEIGHTS.min_shot_damage
        if choice.verb == "ready":
            return NO
        unit = unit_of(view, choice.noun)
        cards = [card for card in unit.known_cards if TREASURES[card].shot]
        return max(best_shot_damage(view, unit, weapon) for weapon in ["", *cards])

    return preference


@prefers("weapon")
def prefer_weapon(view: View) -> Preference:
    """Prefer the weapon with the highest total expected damage."""
    unit = actor_of(view)

    def preference(choice: Choice) -> float:
        if choice.verb == "enough":
            return 0.0
        name, shots = choice.noun.split()
        slug = "" if name == "natural" else name
        values = sorted(
            (
                shot_value(view, unit, target, slug, "fire", shots=int(shots))
                for target in enemies_in_range(view, unit, slug)
            ),
            reverse=True,
        )
        return sum(max(0.0, each) for each in values[: int(shots)])

    return preference


def attack_in_progress(view: View) -> tuple[AttackView, UnitView]:
    """The attack that is in progress, and who attacks."""
    assert view.attack is not None
    return view.attack, view.units[view.attack.attacker]


def prefer_by_value(view: View, value: Callable[[UnitView], float]) -> Preference:
    """Prefer the target on whom a shot is worth most; none if it would hurt allies more."""
    return lambda choice: (
        0.0 if choice.verb == "enough" else 0.01 + value(unit_of(view, choice.noun))
    )


@prefers("target")
def prefer_target(view: View) -> Preference:
    """Prefer the target on whom the shot does the most damage."""
    attack, unit = attack_in_progress(view)
    return prefer_by_value(
        view,
        lambda other: shot_value(view, unit, other, attack.weapon, "fire", shots=attack.shots),
    )


@prefers("order")
def prefer_order(view: View) -> Preference:
    """Prefer enemies to allies, and those on whom the area weapon does the most damage."""
    attack, unit = attack_in_progress(view)

    def preference(choice: Choice) -> float:
        other = unit_of(view, choice.noun)
        damage_value = attack_value(
            view, unit, other, attack.weapon, attack.kind, space=attack.space
        )
        return -damage_value if other.team == unit.team else damage_value

    return preference


@prefers("friendly fire")
def prefer_friendly_fire(view: View) -> Preference:
    """Prefer a stray shot to hit the ally of the shooter with the least Health."""
    return lambda choice: -unit_of(view, choice.noun).health


# Taking shots


@prefers("armor")
def prefer_armor(view: View) -> Preference:
    """Prefer to reveal armour, the strongest first."""
    return lambda choice: 0.0 if choice == PASS else 1.0 + TREASURES[choice.noun].armor


# Opportunity fire


def best_aim(view: View, unit: UnitView, weapon: str) -> float:
    """The mean damage of the best opportunity shot."""
    return max(
        (
            shot_value(view, unit, other, weapon, "opfire", space=space)
            for other in view.units
            if other.team != unit.team and other.is_on_map
            for space in other.walked_spaces
            if space != unit.space and is_in_range(view, unit, other, weapon, "opfire", space)
        ),
        default=0.0,
    )


@prefers("opfire")
def prefer_opportunity_fire(view: View) -> Preference:
    """Prefer any useful shot; a single-use weapon must do much."""

    def preference(choice: Choice) -> float:
        if choice == PASS:
            return 0.1
        if choice.verb == "ready":
            return NO
        slug, name = choice.noun.split()
        weapon = "" if name == "natural" else name
        once = bool(weapon) and TREASURES[weapon].limit == "once"
        return best_aim(view, unit_of(view, slug), weapon) - (0.5 if once else 0.0)

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
                if is_in_range(view, unit, other, attack.weapon, "opfire", space)
            ),
            default=0.0,
        ),
    )


@prefers("aim space")
def prefer_aim_space(view: View) -> Preference:
    """Prefer the space with the best chance to hit."""
    attack, unit = attack_in_progress(view)
    other, numbers = view.units[attack.target], view.map.numbers_by_noun
    return lambda choice: shot_value(
        view, unit, other, attack.weapon, "opfire", space=numbers[choice.noun]
    )


# Melee


@prefers("tale")
def prefer_tale(view: View) -> Preference:
    """Prefer to tell a tale to the enemy that strikes hardest."""
    return lambda choice: (
        0.0 if choice == PASS else float(unit_of(view, choice.noun).ratings["melee"].value)
    )


@prefers("strike")
def prefer_strike(view: View) -> Preference:
    """Prefer the attack worth most; a parley counts for half of the damage that it spares."""
    unit = actor_of(view)

    def preference(choice: Choice) -> float:
        if choice.verb == "hold":
            return 0.0
        slug, _, weapon = choice.noun.partition(" ")
        other = unit_of(view, slug)
        if choice.verb == "parley":
            return 0.5 * melee_value(view, other, unit)
        return 0.01 + attack_value(view, unit, other, weapon, "melee")

    return preference
