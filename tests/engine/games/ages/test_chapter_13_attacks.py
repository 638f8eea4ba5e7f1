"""RULES.md, chapter 13: attacks."""

from __future__ import annotations

import pytest

from engine.games.ages.attacks.events import DamageDrawn, HitDrawn
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, moved, white
from tests.engine.games.ages.table import AgesTable, ages


@pytest.mark.parametrize(
    ("card", "hits"), [("90", True), ("21", True), ("11", True), ("12", False), ("19", False)]
)
def test_what_hits(card: str, hits: bool) -> None:
    """13.1, 24.3: a Squeak, a Pass and an Amaze hit."""
    table = ages(
        white("cu-chulainn", FIVE[0]),
        black("pell", FIVE[0]),
        step=Step.MELEE,
        whites=f"{card} 55",
    )
    play(table, "black: hold", "white: strike pell")
    assert [event.is_hit for event in table.events_of(HitDrawn)] == [hits]


def test_from_afar_against_stealth() -> None:
    """13.2: the weapon's rating against Stealth with what terrain adds."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        black("rivet-77", FIVE[2]),
        step=Step.FIRE,
        whites="00 00",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at rivet-77")
    (hit,) = table.events_of(HitDrawn)
    assert hit.against == 3


def test_the_symbol_gives_one() -> None:
    """13.4: Tomyris has the Bow: 7 and 1, and 1 for the age."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        black("rivet-77", FIVE[2]),
        step=Step.FIRE,
        whites="00 00",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at rivet-77")
    (hit,) = table.events_of(HitDrawn)
    same_age = MAP.spaces[MAP.numbers[FIVE[0].upper()]].age == "ancient"
    assert hit.rating == 8 + same_age


def hit_on_mary_read(card: str) -> AgesTable:
    """A hit in melee on a unit of Black with a face-down card."""
    table = ages(
        white("cu-chulainn", FIVE[0]),
        black("mary-read", FIVE[0], card),
        step=Step.MELEE,
        whites="90 55",
    )
    play(table, "black: hold", "white: strike mary-read")
    assert table.deciders() == ["black"]
    return table


def test_armor_is_asked_by_open_facts() -> None:
    """13.5, 24.14: whatever the card is; with it the damage is set against more Armor."""
    table = hit_on_mary_read("boar-spear")
    assert table.choices_of("black") == ["pass"]
    table = hit_on_mary_read("buff-coat")
    assert table.choices_of("black") == ["reveal buff-coat", "pass"]
    play(table, "black: reveal buff-coat")
    (damage,) = table.events_of(DamageDrawn)
    assert damage.against == 3


@pytest.mark.parametrize(
    ("card", "lost"), [("90", 3), ("55", 2), ("21", 2), ("34", 1), ("36", 0), ("09", 0)]
)
def test_damage_by_the_challenge(card: str, lost: int) -> None:
    """13.6, 13.7, 24.17: FOPP none, Fail 2 less, Squeak 1 less, Pass as it is, Amaze 1 more."""
    table = ages(
        white("cu-chulainn", FIVE[0]),
        black("mary-read", FIVE[0]),
        step=Step.MELEE,
        whites=f"80 {card}",
    )
    play(table, "black: hold", "white: strike mary-read")
    assert table.health("mary-read") == 4 - lost


def test_an_area_weapon_attacks_all() -> None:
    """13.8: friend and enemy, in an order that the shooter chooses."""
    table = ages(
        white("captain-oyelaran", FIVE[0], "stick-grenade"),
        white("hanno", FIVE[2]),
        black("rivet-77", FIVE[2]),
        black("skarn", FIVE[2]),
        step=Step.FIRE,
        whites="19 19 19",
    )
    play(table, "white: shoot captain-oyelaran", "white: fire stick-grenade 1", "white: at skarn")
    assert table.choices_of("white") == ["at hanno", "at rivet-77"]
    play(table, "white: at hanno")
    hits = [event.target for event in table.all_events() if isinstance(event, HitDrawn)]
    assert hits == ["skarn", "hanno", "rivet-77"]
    assert table.view().discards["common"] == ("stick-grenade",)


def test_no_space_twice_in_a_phase() -> None:
    """13.8: of area weapons."""
    table = ages(
        white("captain-oyelaran", FIVE[0], "*stick-grenade"),
        white("hanno", FIVE[1], "*stick-grenade"),
        black("rivet-77", FIVE[2]),
        black("pell", FAR),
        step=Step.FIRE,
        whites="19 19",
    )
    play(
        table, "white: shoot captain-oyelaran", "white: fire stick-grenade 1", "white: at rivet-77"
    )
    assert table.choices_of("white") == ["pass"]


def test_an_area_weapon_in_opportunity_fire() -> None:
    """13.9: at every unit that stands in the space or entered it in this phase."""
    table = ages(
        white("hanno", FIVE[3], **moved(FIVE[2], FIVE[3])),
        white("skarn", FIVE[2], **moved(FIVE[2])),
        white("pell", FIVE[1]),
        black("rivet-77", FIVE[4], "stick-grenade"),
        step=Step.OPFIRE,
        blacks="19 19 19",
    )
    play(table, "black: opfire rivet-77 stick-grenade", "black: at hanno", f"black: in {FIVE[2]}")
    hits = [event.target for event in table.all_events() if isinstance(event, HitDrawn)]
    assert hits == ["hanno", "skarn"]


def test_whom_an_area_weapon_attacks_in_opportunity_fire() -> None:
    """13.9: who stands there, friend and enemy, and who entered it and went on; nobody else."""
    table = ages(
        white("hanno", FIVE[3], **moved(FIVE[2], FIVE[3])),
        white("skarn", FIVE[2]),
        white("anansi", FIVE[1], **moved(FIVE[1])),
        white("pell", FAR, **moved(FIVE[2], FAR)),
        black("rivet-77", FIVE[4], "stick-grenade"),
        black("john-henry", FIVE[2]),
        step=Step.OPFIRE,
        blacks="19 19 19 19",
    )
    play(table, "black: opfire rivet-77 stick-grenade", "black: at hanno", f"black: in {FIVE[2]}")
    assert table.choices_of("black") == ["at skarn", "at pell", "at john-henry"]
    play(table, "black: at john-henry", "black: at pell")
    hits = [event.target for event in table.all_events() if isinstance(event, HitDrawn)]
    assert hits == ["hanno", "john-henry", "pell", "skarn"]


def test_dice_do_not_limit_the_difference() -> None:
    """13.1: an attack with dice draws no card."""
    table = ages(
        white("cu-chulainn", FIVE[0]),
        black("mary-read", FIVE[0]),
        step=Step.MELEE,
        options=Options(challenge="dice"),
    )
    play(table, "black: hold", "white: strike mary-read")
    assert table.view().challenge == (100, 100)
