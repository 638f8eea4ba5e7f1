"""The greedy bot's choices in every attack: whom it hurts first, and armour."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import PASS, Choice
from engine.games.ages.bots.preferences import Preference, prefers
from engine.games.ages.bots.value import attack_value
from engine.games.ages.phrases import unit_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import AttackView, UnitView, View

NO_DAMAGE = 0.05
"""A mean damage below this is written as none."""


def attack_in_progress(view: View) -> tuple[AttackView, UnitView]:
    """The attack that is in progress, and who attacks."""
    assert view.attack is not None
    return view.attack, view.units[view.attack.attacker]


def prefer_by_value(view: View, value: Callable[[UnitView], float]) -> Preference:
    """Prefer the target on whom a shot is worth most; none if it would hurt allies more."""
    return lambda choice: (
        0.0 if choice.verb == "enough" else 0.01 + value(unit_of(view, choice.noun))
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


@prefers("armor")
def prefer_armor(view: View) -> Preference:
    """Prefer to reveal armour, the strongest first."""
    return lambda choice: 0.0 if choice == PASS else 1.0 + TREASURES[choice.noun].armor
