"""RULES.md, chapter 12: melee."""

from __future__ import annotations

from engine.games.ages.attacks.events import DamageDrawn, HitDrawn
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, spaces, white
from tests.engine.games.ages.table import ages


def test_the_order_of_wits() -> None:
    """12.1, 24.6: the highest first; of equals the team in turn, and in a team as it likes."""
    table = ages(
        white("hanno", FIVE[0]),
        white("mary-read", FIVE[0]),
        black("captain-oyelaran", FIVE[0]),
        black("pell", FIVE[0]),
        step=Step.MELEE,
    )
    assert table.deciders() == ["black"], "Pell has Wits 8"
    play(table, "black: hold")
    assert table.choices_of("white") == ["next hanno", "next mary-read"]
    play(table, "white: next mary-read", "white: hold")
    assert table.view().acting_unit == 0
    play(table, "white: hold")
    assert table.deciders() == ["black"]


def test_of_equal_wits_the_team_in_turn_acts_first() -> None:
    """24.6: in Black's turn it is Black, whoever was dealt first."""
    for turn, first in ((0, "white"), (1, "black")):
        table = ages(
            white("hanno", FIVE[0]),
            black("captain-oyelaran", FIVE[0]),
            step=Step.MELEE,
            team=turn,
        )
        assert table.deciders() == [first]
        play(table, f"{first}: hold")
        assert table.deciders() == [("black", "white")[turn]]


def test_spaces_fight_in_an_order_of_the_team_in_turn() -> None:
    """12.1: it is asked if there are several."""
    table = ages(
        white("hanno", FIVE[0]),
        white("mary-read", FIVE[2]),
        black("skarn", FIVE[0]),
        black("rivet-77", FIVE[2]),
        step=Step.MELEE,
    )
    assert set(table.choices_of("white")) == {f"fight {FIVE[0]}", f"fight {FIVE[2]}"}


def test_one_attack_with_a_card_or_naturally() -> None:
    """12.2, 12.3: Melee against React, then Power against Armor."""
    table = ages(
        white("mary-read", FIVE[0], "ship-cutlass"),
        black("rivet-77", FIVE[0]),
        step=Step.MELEE,
        whites="55 55",
    )
    assert table.choices_of("white") == ["strike rivet-77", "strike rivet-77 ship-cutlass", "hold"]
    play(table, "white: strike rivet-77 ship-cutlass")
    (hit,), (damage,) = table.events_of(HitDrawn), table.events_of(DamageDrawn)
    same_age = MAP.spaces[MAP.numbers[FIVE[0].upper()]].age == "colonial"
    assert (hit.rating, hit.against) == (9 + same_age, 3)
    assert (damage.rating, damage.against) == (4, 6)
    assert table.deciders() == ["black"]


def test_who_was_killed_no_longer_acts() -> None:
    """12.4: nor is it a target."""
    table = ages(
        white("mary-read", FIVE[0]),
        white("hanno", FAR),
        black("rivet-77", FIVE[0], health=1),
        black("skarn", FAR),
        black("pell", spaces("clear")[0]),
        step=Step.MELEE,
        whites="90 90",
    )
    while table.view().step == "melee" or table.view().melee_space != MAP.numbers[FIVE[0].upper()]:
        play(table, f"white: fight {FIVE[0]}")
    play(table, "white: strike rivet-77")
    assert table.health("rivet-77") == 0
    assert table.view().melee_space != MAP.numbers[FIVE[0].upper()] or table.deciders() != ["black"]
