"""Chances of attacks, for descriptions and bots: to hit, to wound and to kill."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from engine.games.ages.card_types import AttackKind
from engine.games.ages.challenges.cards import (
    ChallengeResult,
    challenge_odds,
    expected_damage,
    hit_chance,
    kill_chance,
    wound_chance,
)
from engine.games.ages.challenges.contests import (
    damage_contest,
    damage_figure,
    guardian_contest,
    hit_contest,
)
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.units import AnyState, AnyUnit


@frozen
class AttackOdds:
    """The expected result of an attack, as far as open information tells."""

    hit_chance: float
    """The chance to hit."""
    damage: float
    """The mean damage of the attack, misses included."""
    difference: int
    """The difference of the challenge to hit."""
    power: int
    """The difference of the challenge for damage."""
    wound_chance: float
    """The chance to hit and to cost the target at least 1 Health."""
    kill_chance: float
    """The chance to hit and to cost the target its whole Health."""


def attack_odds(
    table: AnyState,
    attacker: AnyUnit,
    target: AnyUnit,
    weapon: str,
    kind: AttackKind,
    *,
    shots: int = 1,
    space: int | None = None,
    dice: bool = False,
) -> AttackOdds:
    """The chances of an attack with a full deck, or with dice."""
    contest = hit_contest(table, attacker, target, weapon, kind, shots=shots, space=space)
    power = damage_contest(table, attacker, target, weapon, kind).difference
    damage = damage_figure(table, attacker, target, weapon, kind).value
    return odds_by_differences(contest.difference, power, damage, target.health, dice=dice)


@cache
def odds_by_differences(
    difference: int, power: int, damage: int, health: int, *, dice: bool = False
) -> AttackOdds:
    """The chances of an attack by its two challenges, its Damage and the target's Health."""
    hit = hit_chance(difference, dice=dice)
    return AttackOdds(
        hit_chance=float(hit),
        damage=float(hit * expected_damage(power, damage, dice=dice)),
        difference=difference,
        power=power,
        wound_chance=float(hit * wound_chance(power, damage, dice=dice)),
        kill_chance=float(hit * kill_chance(power, damage, health, dice=dice)),
    )


def guardian_chance(table: AnyState, unit: AnyUnit, guardian: str, *, dice: bool = False) -> float:
    """The chance to pass a guardian by its challenge."""
    result_odds = challenge_odds(
        guardian_contest(table, unit, GUARDIANS[guardian]).difference, dice=dice
    )
    return float(result_odds[ChallengeResult.PASS] + result_odds[ChallengeResult.AMAZE])
