"""Chances of attacks, as numbers and as text: to hit, to wound and to kill."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from engine.core.text import join_with_and, percent
from engine.games.ages.challenges.cards import (
    expected_damage,
    hit_chance,
    kill_chance,
    wound_chance,
)


@frozen
class AttackOdds:
    """The expected result of an attack; as text, its chances in a list or in a sentence.

    f"{odds}"           hits 55%, wounds 41%, kills 8%, 1.1 damage
    f"{odds:chances}"   hits 55%, wounds 41%, kills 8%
    f"{odds:wounds}"    wounds 41%, kills 8%
    f"{odds:sentence}"  hits 55%, wounds 41% and kills 8% of the time, for 1.1 damage on average
    """

    hit_chance: float
    """The chance to hit."""
    damage: float
    """The mean damage of the attack, misses included."""
    wound_chance: float
    """The chance to hit and to cost the target at least 1 Health."""
    kill_chance: float
    """The chance to hit and to cost the target its whole Health."""

    def __format__(self, form: str) -> str:
        hits = f"hits {percent(self.hit_chance)}"
        wounds = [f"wounds {_chance_text(self.wound_chance)}"]
        if self.kill_chance:  # nothing is said of what cannot happen
            wounds.append(f"kills {_chance_text(self.kill_chance)}")
        match form:
            case "wounds":
                return ", ".join(wounds)
            case "chances":
                return ", ".join((hits, *wounds))
            case "sentence":
                chances = join_with_and((hits, *wounds))
                return f"{chances} of the time, for {self.damage:.1f} damage on average"
        return ", ".join((hits, *wounds, f"{self.damage:.1f} damage"))

    def __str__(self) -> str:
        return format(self)


LEAST_PERCENT = 0.005
"""The least chance that is rounded to 1%."""


def _chance_text(chance: float) -> str:
    """A chance in percent; one that is not zero is not called so."""
    return "under 1%" if 0 < chance < LEAST_PERCENT else percent(chance)


@cache
def odds_by_differences(
    difference: int, power: int, damage: int, health: int, *, dice: bool = False
) -> AttackOdds:
    """The chances of an attack by its two challenges, its Damage and the target's Health."""
    hit = hit_chance(difference, dice=dice)
    return AttackOdds(
        hit_chance=float(hit),
        damage=float(hit * expected_damage(power, damage, dice=dice)),
        wound_chance=float(hit * wound_chance(power, damage, dice=dice)),
        kill_chance=float(hit * kill_chance(power, damage, health, dice=dice)),
    )
