"""Chances of attacks, for descriptions and bots: the probability of a hit, and its value."""

from __future__ import annotations

from attrs import frozen

from engine.core.text import join_with_and, percent
from engine.games.ages.calculations.challenge_cards import (
    ChallengeResult,
    challenge_odds,
    expected_damage,
    hit_chance,
    kill_chance,
)
from engine.games.ages.calculations.contests import (
    damage_contest,
    damage_figure,
    guardian_contest,
    hit_contest,
)
from engine.games.ages.card_types import AttackKind
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
    kill: float
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
    base = damage_figure(table, attacker, target, weapon, kind).value
    chance = float(hit_chance(contest.difference, dice=dice))
    hit_damage = float(expected_damage(power, base, dice=dice))
    dead = float(kill_chance(power, base, target.health, dice=dice))
    return AttackOdds(chance, chance * hit_damage, contest.difference, power, chance * dead)


def guardian_chance(table: AnyState, unit: AnyUnit, guardian: str, *, dice: bool = False) -> float:
    """The chance to pass a guardian by its challenge."""
    result_odds = challenge_odds(
        guardian_contest(table, unit, GUARDIANS[guardian]).difference, dice=dice
    )
    return float(result_odds[ChallengeResult.PASS] + result_odds[ChallengeResult.AMAZE])


def chances_of_hit_text(hit: float, damage: float, kill: float) -> str:
    """The chances of an attack: "hits 55% of the time and does 1.1 damage on average"."""
    parts = [f"hits {percent(hit)} of the time", f"does {damage:.1f} damage on average"]
    return join_with_and([*parts, f"kills {percent(kill)} of the time"] if kill else parts)


def kill_text(chances: AttackOdds) -> str:
    """The end of the odds of an attack, how often it kills: ", kills 12%"; "" if it cannot."""
    return f", kills {percent(chances.kill)}" if chances.kill else ""
