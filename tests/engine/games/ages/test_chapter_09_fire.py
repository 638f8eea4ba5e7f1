"""RULES.md, chapter 9: fire."""

from __future__ import annotations

from engine.games.ages.attacks.events import HitDrawn, ShotWentOn
from engine.games.ages.steps import Step
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, white
from tests.engine.games.ages.table import ages

DOME = MAP.names[MAP.domes[0]].lower()


def test_who_may_fire() -> None:
    """9.1: with a ranged weapon, not from a contested space nor a dome."""
    bow = "yew-bow"
    table = ages(white("tomyris", FIVE[0], bow), black("rivet-77", FIVE[2]), step=Step.FIRE)
    assert table.choices_of("white") == ["shoot tomyris", "pass"]
    contested = ages(
        white("tomyris", FIVE[0], bow),
        black("rivet-77", FIVE[2]),
        black("pell", FIVE[0]),
        step=Step.FIRE,
    )
    assert contested.view().step == "move"
    domed = ages(white("tomyris", DOME, bow), black("rivet-77", FIVE[2]), step=Step.FIRE)
    assert domed.view().step == "move"


def test_shots_at_different_enemies() -> None:
    """9.2, 24.22: each shot has -2 for every further one; a single-use weapon fires once."""
    table = ages(
        white("captain-oyelaran", FIVE[0], "service-revolver stick-grenade"),
        black("rivet-77", FIVE[1]),
        black("skarn", FIVE[2]),
        black("hanno", FIVE[3]),
        step=Step.FIRE,
        whites="42 24",
    )
    play(table, "white: shoot captain-oyelaran")
    assert "fire stick-grenade 1" in table.choices_of("white")
    check_not_offered(table, "white: fire stick-grenade 2", "white: fire service-revolver 4")
    play(table, "white: fire service-revolver 3", "white: at skarn")
    (hit,) = table.events_of(HitDrawn)
    assert (hit.rating, hit.against) == (7 - 4, 4)
    assert hit.is_hit == (hit.rating - hit.against + 4 - 2 >= 0)
    check_not_offered(table, "white: at skarn")
    assert "at hanno" in table.choices_of("white")


def test_who_fired_does_not_move() -> None:
    """9.3: in the same turn."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        white("hanno", FAR),
        black("rivet-77", FIVE[2]),
        step=Step.FIRE,
        whites="00 00",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at rivet-77")
    while table.view().step != "move":
        play(table, f"{table.deciders()[0]}: {table.choices_of(table.deciders()[0])[-1]}")
    check_not_offered(table, "white: move tomyris")
    assert "move hanno" in table.choices_of("white")


def test_a_shot_that_misses_goes_on() -> None:
    """9.4, 24.7: to an ally of the shooter in the target's space, and no further."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        white("hanno", FIVE[2]),
        white("skarn", FIVE[2]),
        black("pell", FIVE[2]),
        step=Step.FIRE,
        whites="09 19",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at pell")
    assert table.deciders() == ["black"]
    assert table.choices_of("black") == ["instead hanno", "instead skarn"]
    play(table, "black: instead hanno")
    assert table.events_of(ShotWentOn)
    (hit,) = table.events_of(HitDrawn)
    assert (hit.target, hit.is_hit) == ("hanno", False)
    assert table.view().step != "friendly fire"


def test_two_missed_shots_with_allies_at_both_targets() -> None:
    """9.4: each of the shots goes on once, to an ally in the space of its own target."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        white("hanno", FIVE[2]),
        white("skarn", FIVE[3]),
        black("pell", FIVE[2]),
        black("rivet-77", FIVE[3]),
        step=Step.FIRE,
        whites="19 19 19 19",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 2", "white: at pell")
    assert table.choices_of("black") == ["instead hanno"]
    play(table, "black: instead hanno", "white: at rivet-77")
    assert table.choices_of("black") == ["instead skarn"]
    play(table, "black: instead skarn")
    hits = [event.target for event in table.all_events() if isinstance(event, HitDrawn)]
    assert hits == ["pell", "hanno", "rivet-77", "skarn"]


def test_a_missed_shot_does_not_go_on_to_who_is_unaffected() -> None:
    """24.53, 2.4: the Stone Gaze is mental, and RIVET-77 is unaffected by that."""
    for rules_version in (2, 1):
        table = ages(
            white("the-ninth-gorgon", FIVE[0]),
            white("rivet-77", FIVE[2]),
            black("pell", FIVE[2]),
            step=Step.FIRE,
            whites="09 19",
            rules_version=rules_version,
        )
        play(table, "white: shoot the-ninth-gorgon", "white: fire natural 1", "white: at pell")
        assert (table.view().step == "friendly fire") == (rules_version == 1)
