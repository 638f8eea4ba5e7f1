"""Transports, wings and guides of the greedy bot: only where they save a turn."""

from __future__ import annotations

import pytest

from engine.core.choice import choice
from engine.games.ages.bots.reasons import reason_to_walk
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, WHITE_PATHS, black, white
from tests.engine.games.ages.table import AgesTable, ages, hint

SEVEN_AWAY, TWELVE_AWAY, THIRTEEN_AWAY = "A41", "C9", "A9"
"""Spaces by the cost of a walk to them from the first of `FIVE`."""


def walker(unit: Unit, *encounters: str, others: tuple[Unit, ...] = ()) -> AgesTable:
    """A table at which a unit of White decides how and where to walk; encounters are its goals."""
    table = ages(
        unit,
        *others,
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters=dict.fromkeys(encounters, "oracle-question"),
        path_markers=WHITE_PATHS,
    )
    play(table, f"white: move {unit.slug}")
    return table


@pytest.mark.parametrize("card", ["hill-pony", "sky-skiff"])
def test_a_goal_within_a_walk_needs_no_ride(card: str) -> None:
    """10.5: the card stays face down."""
    table = walker(white("captain-oyelaran", FIVE[0], card), FIVE[4].upper())
    assert hint(table)[0] == f"walk {FIVE[4]}"
    reason = reason_to_walk(table.view("white"), choice("ride", card))
    assert reason == "the ride brings no goal nearer"


def test_without_a_goal_nobody_boards_a_ride() -> None:
    """10.5: there is nowhere to go."""
    assert hint(walker(white("captain-oyelaran", FIVE[0], "hill-pony")))[0] == "stop"


def test_a_ride_that_brings_the_goal_within_reach_is_taken() -> None:
    """10.5: with 8 points instead of 6."""
    table = walker(white("captain-oyelaran", FIVE[0], "hill-pony"), SEVEN_AWAY)
    assert hint(table) == (
        "ride hill-pony",
        f"The ride brings the goal within reach: an unseen encounter at {SEVEN_AWAY}, 64% to pass.",
    )
    play(table, "white: ride hill-pony")
    assert hint(table)[0] == f"walk {SEVEN_AWAY.lower()}"


def test_a_ride_to_a_far_goal_must_save_a_turn() -> None:
    """10.5: 12 points are two turns with Speed 6 or 8, but 13 are three turns or two."""
    owner = white("captain-oyelaran", FIVE[0], "hill-pony")
    assert hint(walker(owner, TWELVE_AWAY))[0].startswith("walk ")
    advised, reason = hint(walker(owner, THIRTEEN_AWAY))
    assert advised == "ride hill-pony"
    assert reason.startswith("The ride saves 1 turn on the way to the goal: ")


def test_a_vehicle_that_flies_drives_if_that_is_enough() -> None:
    """10.7: opportunity fire at a flyer counts no terrain."""
    table = walker(white("captain-oyelaran", FIVE[0], "sky-skiff"), SEVEN_AWAY)
    assert hint(table)[0] == "ride sky-skiff"
    play(table, "white: ride sky-skiff")
    assert hint(table)[0] == f"walk {SEVEN_AWAY.lower()}"


def test_a_guide_is_followed_only_to_a_goal_that_is_nearer_with_one() -> None:
    """20.10: on clear ground a guide saves nothing."""
    guide = white("sacagawea", FIVE[0])
    table = walker(white("captain-oyelaran", FIVE[0]), FIVE[4].upper(), others=(guide,))
    assert "ability" in table.choices_of("white")
    assert hint(table)[0] == f"walk {FIVE[4]}"
