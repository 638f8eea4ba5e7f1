"""RULES.md, chapters 24 and 25: readings that other chapters' tests do not show."""

from __future__ import annotations

from collections import Counter

from engine.games.ages.challenge import CARDS, Result, odds, result_of
from engine.games.ages.characters import CHARACTERS
from engine.games.ages.sight import IN_THE_SPACE, ON_THE_WAY
from tests.engine.games.ages.test_rows import CLAUSES


def test_a_hundred_pairs_of_digits() -> None:
    """24.1: the deck has the outcomes of two ten-sided dice, once each."""
    assert len(CARDS) == len(set(CARDS)) == 100
    counted = Counter(result_of(0, card) for card in CARDS)
    assert {result: chance * 100 for result, chance in odds(0).items()} == counted


def test_the_limit_of_the_difference() -> None:
    """24.2: 6 either way with the deck; not with dice."""
    assert odds(6) == odds(12)
    assert odds(6, dice=True) != odds(12, dice=True)
    assert odds(6)[Result.FAIL] > 0


def test_rough_and_buildings_help_only_in_them() -> None:
    """24.4, 24.5: woods, swamp and fire on every space of the line."""
    assert {*ON_THE_WAY} == {"woods", "mesa woods", "swamp", "fire"}
    assert {*IN_THE_SPACE} - {*ON_THE_WAY} == {"building", "rough"}


def test_what_is_ours() -> None:
    """25.1, 25.2: the contents are our own design, and the rules say so."""
    assert "own design" in CLAUSES["25.2"]
    assert "published summary" in CLAUSES["25.1"]
    assert len(CHARACTERS) == 48
