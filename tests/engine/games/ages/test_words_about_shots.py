"""What the words before a shot promise, and the reasons why none is possible, is true."""

from __future__ import annotations

import pytest

from engine.core.choice import choice
from engine.games.ages import GAME
from engine.games.ages.describe import describe
from engine.games.ages.fire.aims import most_shots
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FIVE, black, moved, white
from tests.engine.games.ages.table import AgesTable, ages


def words(table: AgesTable, seat: str, verb: str, noun: str) -> str:
    """The consequence of a choice as a seat reads it."""
    return describe(table.view(seat), choice(verb, noun)).consequence


def reasons(table: AgesTable, seat: str) -> dict[str, tuple[str, str]]:
    """The choices that a seat might expect and does not have, with the reasons and clauses."""
    found = GAME.refusals(table.view(seat), table.match.pending[0])
    return {str(each.choice): (each.reason, each.clause) for each in found}


def test_the_words_about_an_area_weapon_name_no_target_in_a_space_that_one_has_hit() -> None:
    """13.8: not for the shooter, not for the weapon, whoever of the two was attacked first."""
    for bombed, other in (("archimedes", "skarn"), ("skarn", "archimedes")):
        table = ages(
            white("tomyris", FIVE[0], "stick-grenade yew-bow"),
            white("hanno", FIVE[1], "stick-grenade"),
            black(bombed, FIVE[3]),
            black(other, FIVE[4]),
            step=Step.FIRE,
            whites="09",
        )
        play(table, "white: shoot hanno", "white: fire stick-grenade 1", f"white: at {bombed}")
        assert f"Stick Grenade on {bombed.title()}" not in words(table, "white", "shoot", "tomyris")
        play(table, "white: shoot tomyris")
        promise = words(table, "white", "fire", "stick-grenade 1")
        assert f"Stick Grenade on {other.title()}" in promise
        play(table, "white: fire stick-grenade 1")
        assert [str(each) for each in table.match.pending[0].choices] == [f"at {other}", "enough"]


def test_the_words_about_opportunity_fire_name_no_target_in_a_space_that_was_hit() -> None:
    """13.8: Hanno's grenade may still be thrown, but not where that of Tomyris was."""
    table = ages(
        white("archimedes", FIVE[2], **moved(FIVE[2])),
        white("skarn", FIVE[1], **moved(FIVE[1])),
        black("tomyris", FIVE[3], "stick-grenade"),
        black("hanno", FIVE[4], "stick-grenade"),
        step=Step.OPFIRE,
        blacks="09",
    )
    play(table, "black: opfire tomyris stick-grenade", "black: at archimedes")
    promise = words(table, "black", "opfire", "hanno stick-grenade")
    assert "Best on Skarn" in promise
    assert "Archimedes" not in promise


def test_only_a_jammer_is_called_one() -> None:
    """13.8, 20.22: a space that was hit is the reason here, and Sister Static is not there."""
    table = ages(
        white("old-grumbletoe", FIVE[2], **moved(FIVE[2])),
        black("tomyris", FIVE[3], "stick-grenade"),
        black("archimedes", FIVE[4], "stick-grenade"),
        step=Step.OPFIRE,
        blacks="09",
    )
    play(table, "black: opfire tomyris stick-grenade", "black: at old-grumbletoe")
    assert reasons(table, "black")["opfire archimedes stick-grenade"] == (
        "Grumbletoe cannot be attacked again where an area weapon has hit in this phase",
        "13.8",
    )


@pytest.mark.parametrize("card", ["yew-bow", "*yew-bow"])
def test_a_jammer_is_the_reason_for_a_card_face_down(card: str) -> None:
    """20.22: an open weapon can be fired beside her, one face down cannot."""
    table = ages(
        white("sister-static", FIVE[2], **moved(FIVE[2])),
        black("tomyris", FIVE[3], card),
        black("hanno", FIVE[4], "*flintlock-pistol"),
        step=Step.OPFIRE,
    )
    jammed = "an enemy nearby has a Jammer, which keeps this unit from revealing cards"
    expected = None if card.startswith("*") else (jammed, "20.22")
    assert reasons(table, "black").get("opfire tomyris yew-bow") == expected


def test_shots_that_share_a_space_are_not_counted_twice() -> None:
    """11.2: two enemies entered the same space and no other, so that one shot is legal."""
    table = ages(
        white("archimedes", FIVE[2], **moved(FIVE[2])),
        white("old-grumbletoe", FIVE[2], **moved(FIVE[2])),
        black("hanno", FIVE[3], "machine-pistol"),
        step=Step.OPFIRE,
        blacks="09",
    )
    promise = words(table, "black", "opfire", "hanno machine-pistol")
    assert "Only 1 of the 4 shots can be used: one in each space." in promise
    play(table, "black: opfire hanno machine-pistol")
    assert "shot 1 of 1 at whom" in table.match.pending[0].prompt


def test_a_target_that_only_shared_the_space_of_a_shot_was_not_shot_at() -> None:
    """11.2: the reason is the space; who was shot at is another matter."""
    table = ages(
        white("archimedes", FIVE[2], **moved(FIVE[2])),
        white("old-grumbletoe", FIVE[2], **moved(FIVE[2])),
        white("skarn", FIVE[1], **moved(FIVE[1])),
        black("hanno", FIVE[3], "machine-pistol"),
        step=Step.OPFIRE,
        blacks="18 27",
    )
    play(table, "black: opfire hanno machine-pistol", "black: at archimedes")
    assert {noun: reason for noun, (reason, _) in reasons(table, "black").items()} == {
        "at archimedes": "this unit has already been shot at",
        "at old-grumbletoe": "this unit was in reach only in spaces that were already shot at",
    }


@pytest.mark.parametrize(
    ("spaces", "shots"),
    [
        ([], 0),
        ([[1], [1]], 1),
        ([[1, 2], [1]], 2),
        ([[1, 2], [1, 3], [1]], 3),
        ([[1, 2], [1, 2], [2]], 2),
    ],
)
def test_each_shot_has_its_own_target_and_its_own_space(
    spaces: list[list[int]], shots: int
) -> None:
    """11.2: an earlier target makes way where another space is left for it."""
    assert most_shots(spaces) == shots
