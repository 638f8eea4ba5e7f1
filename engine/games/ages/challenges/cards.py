"""Challenge cards and their results (RULES.md 3): pure functions, exact odds."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from functools import cache

from engine.games.ages.card_types import COLOURS, Colour, Rating

ChallengeCard = tuple[int, int]
"""The two digits of a challenge card, or of two dice."""

MAX_DIFFERENCE = 6
"""The largest difference that counts with the deck (3.3)."""
AMAZE_FROM = 6
"""The least result that is an Amaze; its negative, or any lower one, is a FOPP (3.3)."""
LUCKIEST: ChallengeCard = (9, 0)
UNLUCKIEST: ChallengeCard = (0, 9)
CARDS: tuple[ChallengeCard, ...] = tuple((a, b) for a in range(10) for b in range(10))
LEVEL_RATINGS: tuple[Rating, ...] = (
    "wits", "melee", "power", "aim", "point", "throw", "react", "stealth", "strength",
    "intellect", "honor", "respect",
)  # fmt: skip
"""The ratings that can be raised (18.4)."""


class ChallengeResult(Enum):
    """The results of a challenge, worst first."""

    FOPP = "fopp"
    FAIL = "fail"
    SQUEAK = "squeak"
    PASS = "pass"
    AMAZE = "amaze"

    @property
    def is_hit(self) -> bool:
        """Does an attack with this result hit (13.1)?"""
        return self in (ChallengeResult.SQUEAK, ChallengeResult.PASS, ChallengeResult.AMAZE)


DAMAGE_CHANGE: Mapping[ChallengeResult, int | None] = {
    ChallengeResult.FOPP: None,
    ChallengeResult.FAIL: -2,
    ChallengeResult.SQUEAK: -1,
    ChallengeResult.PASS: 0,
    ChallengeResult.AMAZE: 1,
}
"""The change of the weapon's Damage by a damage challenge; None means no damage (13.6)."""


def result_of(difference: int, card: ChallengeCard, *, dice: bool = False) -> ChallengeResult:
    """The result of a card, or of two dice, at a difference (3.3, 3.4, 3.6)."""
    if card == LUCKIEST:
        return ChallengeResult.AMAZE
    if card == UNLUCKIEST:
        return ChallengeResult.FOPP
    if not dice:
        difference = max(-MAX_DIFFERENCE, min(MAX_DIFFERENCE, difference))
    total = difference + card[0] - card[1]
    if total >= AMAZE_FROM:
        return ChallengeResult.AMAZE
    if total > 0:
        return ChallengeResult.PASS
    if total == 0:
        return ChallengeResult.SQUEAK
    return ChallengeResult.FAIL if total > -AMAZE_FROM else ChallengeResult.FOPP


def damage_done(damage: int, result: ChallengeResult) -> int:
    """The Health that an attack costs its target (13.6)."""
    change = DAMAGE_CHANGE[result]
    return 0 if change is None else max(0, damage + change)


# Other marks on a card


def luck_of_card(card: ChallengeCard) -> int:
    """The luck of a card (3.7)."""
    return card[0]


def dome_colour(card: ChallengeCard) -> Colour:
    """The colour of the dome that a card shows (3.7)."""
    return COLOURS[(card[0] + 2 * card[1]) % len(COLOURS)]


@cache
def level_choices(card: ChallengeCard) -> tuple[Rating, ...]:
    """The ratings that may be raised, one of them: two, or all with equal digits (18.4)."""
    if card[0] == card[1]:
        return LEVEL_RATINGS
    number = [other for other in CARDS if other[0] != other[1]].index(card)
    kinds = len(LEVEL_RATINGS)
    second = (number + 1 + number // kinds) % kinds
    return LEVEL_RATINGS[number % kinds], LEVEL_RATINGS[second]


# Odds


@cache
def challenge_odds(difference: int, *, dice: bool = False) -> Mapping[ChallengeResult, Fraction]:
    """The chance of each result, with a full deck or with dice."""
    counts = dict.fromkeys(ChallengeResult, 0)
    for card in CARDS:
        counts[result_of(difference, card, dice=dice)] += 1
    return {result: Fraction(count, len(CARDS)) for result, count in counts.items()}


@cache
def hit_chance(difference: int, *, dice: bool = False) -> Fraction:
    """The chance that an attack at this difference hits."""
    return sum(
        (p for r, p in challenge_odds(difference, dice=dice).items() if r.is_hit), Fraction()
    )


@cache
def kill_chance(difference: int, damage: int, health: int, *, dice: bool = False) -> Fraction:
    """The chance that a hit costs all Health, by the difference of Power and Armor (13.7)."""
    chances = challenge_odds(difference, dice=dice).items()
    return sum((p for r, p in chances if damage_done(damage, r) >= health), Fraction())


@cache
def wound_chance(difference: int, damage: int, *, dice: bool = False) -> Fraction:
    """The chance that a hit costs any Health, by the difference of Power and Armor (13.6)."""
    return kill_chance(difference, damage, 1, dice=dice)


@cache
def expected_damage(difference: int, damage: int, *, dice: bool = False) -> Fraction:
    """The mean Health that a hit costs, by the difference of Power and Armor."""
    chances = challenge_odds(difference, dice=dice).items()
    return sum((p * damage_done(damage, r) for r, p in chances), Fraction())
