"""Challenges (RULES.md 3): results, odds, and the other marks on a card."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.ages.card_types import COLOURS
from engine.games.ages.challenges.cards import (
    CARDS,
    LEVEL_RATINGS,
    ChallengeResult,
    challenge_odds,
    damage_done,
    dome_colour,
    expected_damage,
    hit_chance,
    level_choices,
    luck_of_card,
    result_of,
)

# FOPP, Fail, Squeak, Pass, Amaze and hits of 100, then the mean damage of Damage 1 to 4.
TABLE = {
    -6: (55, 35, 4, 5, 1, 10, 0.07, 0.17, 0.62, 1.07),
    -5: (45, 40, 5, 9, 1, 15, 0.11, 0.26, 0.81, 1.36),
    -4: (36, 43, 6, 14, 1, 21, 0.16, 0.37, 1.01, 1.65),
    -3: (28, 44, 7, 20, 1, 28, 0.22, 0.50, 1.22, 1.94),
    -2: (21, 43, 8, 25, 3, 36, 0.31, 0.67, 1.46, 2.25),
    -1: (15, 40, 9, 30, 6, 45, 0.42, 0.87, 1.72, 2.57),
    0: (10, 35, 10, 35, 10, 55, 0.55, 1.10, 2.00, 2.90),
    1: (6, 30, 9, 40, 15, 64, 0.70, 1.34, 2.28, 3.22),
    2: (3, 25, 8, 43, 21, 72, 0.85, 1.57, 2.54, 3.51),
    3: (1, 20, 7, 44, 28, 79, 1.00, 1.79, 2.78, 3.77),
    4: (1, 14, 6, 43, 36, 85, 1.15, 2.00, 2.99, 3.98),
    5: (1, 9, 5, 40, 45, 90, 1.30, 2.20, 3.19, 4.18),
    6: (1, 5, 4, 35, 55, 94, 1.45, 2.39, 3.38, 4.37),
}


@pytest.mark.parametrize(("difference", "row"), TABLE.items())
def test_the_odds_of_a_full_deck(difference: int, row: tuple[float, ...]) -> None:
    """3.3: the results follow from the difference and the digits of the card."""
    chances = challenge_odds(difference)
    assert tuple(chances[result] * 100 for result in ChallengeResult) == row[:5]
    assert hit_chance(difference) * 100 == row[5]
    means = [round(float(expected_damage(difference, damage)), 2) for damage in (1, 2, 3, 4)]
    assert means == list(row[6:])


def test_a_difference_counts_at_most_six() -> None:
    """3.3: -6 and +6 are the ends with the deck; 3.6: dice know no ends."""
    assert challenge_odds(9) == challenge_odds(6)
    assert challenge_odds(-11) == challenge_odds(-6)
    assert challenge_odds(9, dice=True) != challenge_odds(6, dice=True)


@pytest.mark.parametrize("difference", [-6, 0, 6])
def test_two_cards_are_certain(difference: int) -> None:
    """3.4: the card 9-0 is always an Amaze, the card 0-9 always a FOPP."""
    assert result_of(difference, (9, 0)) is ChallengeResult.AMAZE
    assert result_of(difference, (0, 9)) is ChallengeResult.FOPP


def test_the_deck_has_each_pair_of_digits_once() -> None:
    """3.2: 100 cards, one for each pair."""
    assert len(set(CARDS)) == 100


def test_damage_by_result() -> None:
    """13.6: FOPP none at all, Fail 2 less, Squeak 1 less, Pass as it is, Amaze 1 more."""
    assert [damage_done(3, result) for result in ChallengeResult] == [0, 1, 2, 3, 4]
    assert [damage_done(1, result) for result in ChallengeResult] == [0, 0, 0, 1, 2]


def test_what_a_card_shows() -> None:
    """3.7: twenty cards of each colour, and luck is the first digit."""
    assert Counter(dome_colour(card) for card in CARDS) == dict.fromkeys(COLOURS, 20)
    assert luck_of_card((7, 2)) == 7


def test_the_ratings_of_a_level_card() -> None:
    """18.4: two different ratings, or all of them with equal digits."""
    for card in CARDS:
        choices = level_choices(card)
        assert len(set(choices)) == (len(LEVEL_RATINGS) if card[0] == card[1] else 2)
    shown = Counter(rating for card in CARDS for rating in level_choices(card))
    assert max(shown.values()) - min(shown.values()) <= 2, "no rating is rarer than another"
