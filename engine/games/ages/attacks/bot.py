"""The greedy bot's choices in every attack, armour, tales and strikes."""

from __future__ import annotations

from engine.core.choice import PASS, Choice
from engine.games.ages.bots.value import attack_value, melee_value, weak_target_factor
from engine.games.ages.bots.weights import WEIGHTS, Preference, prefers
from engine.games.ages.fire.shot import Shot
from engine.games.ages.melee.fights import Strike
from engine.games.ages.phrases import actor_of, unit_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import View

NO_DAMAGE = 0.05
"""A mean damage below this is written as none."""


@prefers("order")
def prefer_order(view: View) -> Preference:
    """Prefer enemies to allies, and those on whom the area weapon does the most damage."""
    shot = Shot.in_progress(view)

    def preference(choice: Choice) -> float:
        other = unit_of(view, choice.noun)
        value = attack_value(shot.at(other))
        return -value if other.team == shot.attacker.team else value

    return preference


@prefers("friendly fire")
def prefer_friendly_fire(view: View) -> Preference:
    return lambda choice: -unit_of(view, choice.noun).health


@prefers("armor")
def prefer_armor(view: View) -> Preference:
    return lambda choice: 0.0 if choice == PASS else 1.0 + TREASURES[choice.noun].armor


@prefers("tale")
def prefer_tale(view: View) -> Preference:
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
        if choice.verb == "parley":
            return WEIGHTS.parley_factor * melee_value(view, unit_of(view, choice.noun), unit)
        strike = Strike.of(choice, table=view, attacker=unit)
        return 0.01 + strike.odds.damage * weak_target_factor(strike.victim)

    return preference
