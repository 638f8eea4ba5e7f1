"""RULES.md, chapters 24 and 25: readings that other chapters' tests do not show."""

from __future__ import annotations

from collections import Counter

from engine.games.ages.calculations.challenge_cards import (
    CARDS,
    ChallengeResult,
    challenge_odds,
    result_of,
)
from engine.games.ages.calculations.sight import IN_THE_SPACE, ON_THE_WAY
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, black, line_of_clear, spaces, white
from tests.engine.games.ages.table import ages
from tests.engine.games.ages.test_rows import CLAUSES

A = spaces("clear", age="ancient")[0]


def test_a_hundred_pairs_of_digits() -> None:
    """24.1: the deck has the outcomes of two ten-sided dice, once each."""
    assert len(CARDS) == len(set(CARDS)) == 100
    counted = Counter(result_of(0, card) for card in CARDS)
    assert {result: chance * 100 for result, chance in challenge_odds(0).items()} == counted


def test_the_limit_of_the_difference() -> None:
    """24.2: 6 either way with the deck; not with dice."""
    assert challenge_odds(6) == challenge_odds(12)
    assert challenge_odds(6, dice=True) != challenge_odds(12, dice=True)
    assert challenge_odds(6)[ChallengeResult.FAIL] > 0


def test_rough_and_buildings_help_only_in_them() -> None:
    """24.4, 24.5: woods, swamp and fire on every space of the line."""
    assert {*ON_THE_WAY} == {"woods", "mesa woods", "swamp", "fire"}
    assert {*IN_THE_SPACE} - {*ON_THE_WAY} == {"building", "rough"}


def test_what_is_ours() -> None:
    """25.1, 25.2: the contents are our own design, and the rules say so."""
    assert "own design" in CLAUSES["25.2"]
    assert "published summary" in CLAUSES["25.1"]
    assert len(CHARACTERS) == 48


def test_the_jammer_works_from_where_she_ended() -> None:
    """4.9, 24.44, 20.22: a unit within 2 of that space reveals nothing, wherever she passed."""
    five = line_of_clear(5)
    for end, jammed in ((five[2], True), (five[4], False)):
        table = ages(
            white("sister-static", five[1]),
            white("hanno", FAR),
            black("captain-oyelaran", five[0], "service-revolver"),
            step=Step.MOVE,
        )
        play(table, "white: move sister-static", f"white: walk {end}")
        play(table, "white: done")
        choices = table.choices_of("black") if table.deciders() == ["black"] else []
        assert ("opfire captain-oyelaran service-revolver" not in choices) == jammed


def test_a_drawn_card_is_kept_until_free_actions() -> None:
    """24.45, 14.2: after a draw within the limit nothing is asked about the card."""
    table = ages(
        white("hanno", A), black("pell", FAR), pending=[Pending(ask=Ask.DRAW, unit=0, count=1)]
    )
    play(table, "white: draw common")
    assert len(table.unit("hanno").cards) == 1
    assert not any(each.startswith(("destroy ", "discard")) for each in table.choices_of("white"))
