"""RULES.md, chapter 11: opportunity fire."""

from __future__ import annotations

from engine.games.ages.attacks.events import HitDrawn, Killed
from engine.games.ages.fire.shot import Shot
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, moved, spaces, state, white
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


def test_from_a_dome_nobody_is_asked_to_shoot() -> None:
    """5.4, 34.2: as all can see."""
    units = (
        white("hanno", FIVE[2], **moved(FIVE[1], FIVE[2])),
        black("captain-oyelaran", spaces("dome")[0], "service-revolver brass-spyglass"),
    )
    assert ages(*units, step=Step.OPFIRE).view().step != "opfire"
    assert ages(*units, step=Step.OPFIRE, rules_version=1).view().step == "opfire"


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


def test_a_missed_opportunity_shot_goes_on() -> None:
    """11.7, 9.4, 24.7: to an ally of the shooter in the space named, whom the target's team picks.

    It goes no further, and not under the first rules.
    """
    for rules_version in (2, 1):
        table = ages(
            white("hanno", FIVE[4], **moved(FIVE[2], FIVE[3], FIVE[4])),
            black("captain-oyelaran", FIVE[0], "service-revolver"),
            black("pell", FIVE[3]),
            black("skarn", FIVE[3]),
            black("anansi", FIVE[2]),
            step=Step.OPFIRE,
            blacks="19 19",
            rules_version=rules_version,
        )
        play(table, "black: opfire captain-oyelaran service-revolver", "black: at hanno")
        play(table, f"black: in {FIVE[3]}")
        if rules_version == 1:
            assert table.view().step != "friendly fire"
            continue
        assert table.choices_of("white") == ["instead pell", "instead skarn"]
        play(table, "white: instead skarn")
        (hit,) = table.events_of(HitDrawn)
        assert (hit.target, hit.space.lower(), hit.is_hit) == ("skarn", FIVE[3], False)
        assert hit.is_stray
        assert table.view().step != "friendly fire"


def test_signals_do_not_mislead_their_own_team() -> None:
    """20.37: enemy opportunity fire has -1, not a stray shot of her own team."""
    for rules_version, signals in ((2, 0), (1, -1)):
        g = state(
            white("hanno", FIVE[3], **moved(FIVE[3])),
            black("captain-oyelaran", FIVE[0], "service-revolver"),
            black("noor-inayat-khan", FIVE[3]),
            rules_version=rules_version,
        )
        _, shooter, noor = g.units
        contest = Shot(g, shooter, noor, "service-revolver", "opfire").hit
        amounts = [part.amount for part in contest.rating.parts if part.source == "False Signals"]
        assert sum(amounts) == signals
