"""Choices say their odds: nobody has to reckon or guess."""

from __future__ import annotations

from engine.core.choice import choice
from engine.games.ages.describe import describe
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, ages, black, guardian, site, white


def test_a_target_in_passing_with_the_best_space() -> None:
    """11.2: before the space is named, the best one is said with its chance."""
    table = ages(
        white("hanno", FIVE[0]),
        black("lyudmila-pavlichenko", FIVE[4], "*bolt-rifle"),
        step=Step.MOVE,
    )
    play(table, "white: move hanno", f"white: walk {FIVE[2]}", "white: done")
    play(table, "black: opfire lyudmila-pavlichenko bolt-rifle")
    words = describe(table.view("black"), choice("at", "hanno"))
    assert words.consequence.startswith("Best in ")
    assert " percent of the time" in words.consequence
    assert words.clause == "11.2"


def test_who_shoots_with_what() -> None:
    """9.1, 11.1: before a shooter or a weapon is named, the best shot is said with its chance."""
    table = ages(
        white("lyudmila-pavlichenko", FIVE[0], "*bolt-rifle"),
        black("captain-oyelaran", FIVE[4], "*bolt-rifle *service-revolver"),
        step=Step.FIRE,
    )
    words = describe(table.view("white"), choice("shoot", "lyudmila-pavlichenko")).consequence
    assert words.startswith("Bolt Rifle on Captain Oyelaran hits ")
    play(table, "white: done", "white: move lyudmila-pavlichenko", f"white: walk {FIVE[1]}")
    play(table, "white: done")
    told = [
        describe(table.view("black"), choice("opfire", f"captain-oyelaran {weapon}"))
        for weapon in ("bolt-rifle", "service-revolver")
    ]
    assert [each.label for each in told] == [
        "Bolt Rifle, Captain Oyelaran",
        "Service Revolver, Captain Oyelaran",
    ]
    for each in told:
        assert each.consequence.startswith("Best on Lyudmila Pavlichenko in ")
        assert " percent of the time" in each.consequence


def test_what_comes_of_a_challenge() -> None:
    """16.3: each result with its chance; and what a walk to the circle would meet."""
    table = ages(
        white("hanno", site("war 0")),
        black("pell", FAR),
        step=Step.ADVENTURE,
        facing=guardian("bull-of-the-stair"),
    )
    play(table, "white: adventure hanno")
    words = describe(table.view("white"), choice("challenge")).consequence
    for part in (" percent to pass", "Amaze: 2 draws", "Squeak: experience", "FOPP: banished"):
        assert part in words


def test_an_encounter_that_was_not_seen() -> None:
    """15.2: how many of the set in play the character passes."""
    for options, total in ((Options(), 36), (Options(encounters="blue"), 18)):
        table = ages(
            white("hanno", FIVE[0]),
            black("pell", FAR),
            step=Step.ADVENTURE,
            counters={FIVE[0].upper(): "oracle-question"},
            options=options,
        )
        words = describe(table.view("white"), choice("adventure", "hanno")).consequence
        assert f"of the {total} there are" in words


def test_a_guardian_that_was_not_met() -> None:
    """16.2: the mean chance against those of its age."""
    table = ages(white("hanno", site("war 0")), black("pell", FAR), step=Step.ADVENTURE)
    words = describe(table.view("white"), choice("adventure", "hanno")).consequence
    assert "percent on average to beat it" in words
