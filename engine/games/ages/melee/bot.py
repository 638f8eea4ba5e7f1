"""The greedy bot's tales and strikes."""

from __future__ import annotations

from engine.core.choice import PASS, Choice
from engine.games.ages.bots.value import melee_value, weak_target_factor
from engine.games.ages.bots.weights import WEIGHTS, Preference, prefers
from engine.games.ages.melee.fights import Strike
from engine.games.ages.phrases import actor_of, unit_of
from engine.games.ages.view_types import View


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
