"""RULES.md, chapter 11: opportunity fire."""

from __future__ import annotations

from engine.games.ages.events import HitDrawn, Killed
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, moved, spaces, white
from tests.engine.games.ages.table import ages


def test_who_may_shoot_at_whom() -> None:
    """11.1, 11.6: the other team, at enemies that moved; it sees the result of each shot."""
    table = ages(
        white("hanno", FIVE[2], **moved(FIVE[1], FIVE[2])),
        white("skarn", FIVE[3]),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.OPFIRE,
    )
    assert table.choices_of("black") == ["opfire captain-oyelaran service-revolver", "pass"]
    play(table, "black: opfire captain-oyelaran service-revolver")
    assert table.choices_of("black") == ["at hanno", "enough"]


def test_once_at_a_target_and_once_at_a_space() -> None:
    """11.2: in a space that the target entered, never the shooter's own."""
    table = ages(
        white("hanno", FIVE[4], **moved(FIVE[1], FIVE[2], FIVE[3], FIVE[4])),
        white("rivet-77", FIVE[3], **moved(FIVE[2], FIVE[3])),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.OPFIRE,
        blacks="00 00 00",
    )
    play(table, "black: opfire captain-oyelaran service-revolver", "black: at hanno")
    assert table.choices_of("black") == [f"in {name}" for name in FIVE[1:4]]
    play(table, f"black: in {FIVE[2]}")
    while table.view().step == "armor":
        play(table, "white: pass")
    assert table.choices_of("black") == ["at rivet-77", "enough"]
    play(table, "black: at rivet-77")
    assert table.view().step != "aim space", "one space is left: it is not asked"
    hits = [event for event in table.all_events() if isinstance(event, HitDrawn)]
    assert [hit.space.lower() for hit in hits] == [FIVE[2], FIVE[3]]


def test_range_and_terrain_of_the_space_named() -> None:
    """11.3: several shots have no penalty."""
    wood = spaces("woods")[0]
    number = MAP.numbers[wood.upper()]
    near = next(n for n in MAP.neighbours[number] if MAP.spaces[n].terrain == "clear")
    table = ages(
        white("hanno", FAR, **moved(wood)),
        black("captain-oyelaran", near, "service-revolver"),
        step=Step.OPFIRE,
        blacks="00",
    )
    play(table, "black: opfire captain-oyelaran service-revolver", "black: at hanno")
    (hit,) = table.events_of(HitDrawn)
    assert (hit.rating, hit.against) == (7, 6 + 2)


def test_an_enemy_that_stayed_bars_the_shooter() -> None:
    """11.4: it began the phase in the space and did nothing; who walked away does not."""
    stays = ages(
        white("hanno", FIVE[2], **moved(FIVE[2])),
        white("skarn", FIVE[4]),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.OPFIRE,
    )
    assert stays.view().step != "opfire"
    left = ages(
        white("hanno", FIVE[2], **moved(FIVE[2])),
        white("skarn", FIVE[3], **moved(FIVE[3])),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.OPFIRE,
    )
    assert left.view().step == "opfire"


def test_who_is_killed_falls_where_it_was_hit() -> None:
    """11.5, 24.9: its cards lie there."""
    table = ages(
        white("hanno", FIVE[3], "*boar-spear", health=1, **moved(FIVE[1], FIVE[2], FIVE[3])),
        white("skarn", FAR),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.OPFIRE,
        blacks="90 80",
    )
    play(table, "black: opfire captain-oyelaran service-revolver", "black: at hanno")
    play(table, f"black: in {FIVE[1]}")
    (killed,) = table.events_of(Killed)
    assert killed.space.lower() == FIVE[1]
    assert list(table.view().ground) == [MAP.numbers[FIVE[1].upper()]]
