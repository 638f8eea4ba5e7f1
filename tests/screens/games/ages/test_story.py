"""Attacks and adventures told step by step, from the events of real games."""

from __future__ import annotations

import pytest

from engine.core.event import Event
from engine.games.ages.steps import Step
from engine.games.ages.view_types import View
from engine.testing import play
from screens.games.ages import paint
from screens.games.ages.story import scenes_of, story_beats
from tests.engine.games.ages.scene import AgesTable, ages, black, guardian, site, white
from tests.screens.games.ages.tables import LARGE, MIDDLE, SMALL, text
from themes.look import look
from tui.widgets.canvas import Offer

SIZES = (SMALL, MIDDLE, LARGE)


def happened(table: AgesTable) -> tuple[Event, ...]:
    """What the last answer has caused."""
    return table.match.chronicle[-1]


def told(table: AgesTable) -> list[str]:
    """Everything that is told of it, beat by beat, without titles."""
    scenes = scenes_of(table.view("white"), happened(table))
    return [
        f"{beat.card} {' / '.join(words for words, _ in beat.lines)}".strip()
        for scene in scenes
        for beat in scene.beats
    ]


def titles(table: AgesTable) -> list[str]:
    """The titles of the scenes."""
    return [scene.title for scene in scenes_of(table.view("white"), happened(table))]


def a_shot(cards: str = "", whites: str = "73 81") -> AgesTable:
    """Tomyris shoots at Musashi with her bow."""
    table = ages(
        white("tomyris", "d12", "*yew-bow"),
        black("miyamoto-musashi", "d14", cards),
        step=Step.FIRE,
        whites=whites,
    )
    play(
        table,
        "white: shoot tomyris",
        "white: fire yew-bow 1",
        "white: at miyamoto-musashi",
    )
    return table


def test_an_attack_is_told_with_its_sums_odds_and_cards() -> None:
    table = a_shot()
    assert titles(table) == ["Tomyris shoots at Miyamoto Musashi with the Yew Bow"]
    hit, card, power, damage = told(table)
    assert hit.startswith("Throw 9 against Stealth 5: +4 / Throw: 7 printed, +1 symbol Bow")
    assert hit.endswith("It hits 85 % of the time.")
    assert card == "7-3 +4 + 7 - 3 = +8: Amaze / It hits."
    assert power.startswith("Power 4 against Armor 2: +2 / Costs Health: 3 with ")
    assert damage == "8-1 +2 + 8 - 1 = +9: Amaze / Damage 3: Miyamoto Musashi has 1 Health left."


def test_a_miss_ends_the_scene() -> None:
    table = a_shot(whites="08")
    assert told(table)[1:] == ["0-8 +4 + 0 - 8 = -4: Fail / It misses."]


def test_armor_is_told_between_hit_and_damage() -> None:
    table = a_shot("linen-cuirass")
    assert len(told(table)) == 2, "the damage is not drawn yet"
    play(table, "black: reveal linen-cuirass")
    armor, power, _ = told(table)
    assert armor == "Miyamoto Musashi reveals the Linen Cuirass and wears it"
    assert "Armor: 2 printed, +1 Linen Cuirass" in power


def test_a_kill_and_a_weapon_that_breaks_are_told() -> None:
    table = ages(
        white("tomyris", "d12", "*yew-bow"),
        black("miyamoto-musashi", "d14", "", health=1),
        black("rivet-77", "d20"),
        step=Step.FIRE,
        whites="73 81",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at miyamoto-musashi")
    assert "Miyamoto Musashi is killed by Tomyris at D14" in told(table)
    table = a_shot(whites="09")
    assert "Tomyris loses the Yew Bow: it broke (card 0-9)" in told(table)


def test_opportunity_fire_names_the_space_and_lights_the_way() -> None:
    table = ages(
        white("tomyris", "d12"),
        black("rivet-77", "d20", "*pulse-sidearm"),
        step=Step.MOVE,
        blacks="55 55",
    )
    play(table, "white: move tomyris", "white: walk d16", "white: done")
    before = table.view("white")
    play(table, "black: opfire rivet-77 pulse-sidearm", "black: at tomyris", "black: in d14")
    assert titles(table)[0].endswith("shoots in passing at Tomyris with the Pulse Sidearm in D14")
    scene = scenes_of(before, happened(table))[0]
    assert (scene.space, scene.on_the_way) == ("D14", True)
    plain = paint(before, *MIDDLE, look(), Offer())
    lit = paint(before, *MIDDLE, look(), Offer(beat=0, story=happened(table)))
    assert lit.strips[:20] != plain.strips[:20]


def test_an_encounter_says_what_it_asks_and_what_came_of_it() -> None:
    table = ages(white("tomyris", "d12"), step=Step.ADVENTURE, counters={"D12": "shepherd-sling"})
    play(table, "white: adventure tomyris")
    asked, found = told(table)
    assert asked == "It is passed with Throw 5 or more."
    assert found.startswith("Tomyris has Throw 8. / Throw: 7 printed, +1 same age / Passed: 1 card")


def test_a_guardian_that_banishes_is_told_to_the_dome() -> None:
    table = ages(
        white("tomyris", site("war 0")),
        black("rivet-77", "d20"),
        step=Step.ADVENTURE,
        facing=guardian("bull-of-the-stair"),
        whites="09",
        blacks="00",
    )
    play(table, "white: adventure tomyris", "white: challenge")
    beats = told(table)
    assert "against Bull of the Stair 7" in beats[0]
    assert "Amaze " in beats[0]
    assert beats[1] == ("0-9 FOPP, always with this card / Banished: the enemy draws for the dome.")
    assert any("is banished: the challenge card shows a gold dome" in each for each in beats)
    assert any("comes to the gold dome" in each for each in beats)


def test_walking_and_entering_are_no_scenes() -> None:
    table = ages(white("tomyris", "d12"), step=Step.MOVE)
    play(table, "white: move tomyris", "white: walk d14")
    assert story_beats(table.view("white"), happened(table)) == 0


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_board_tells_beat_by_beat_what_it_has_room_for(size: tuple[int, int]) -> None:
    table = a_shot()
    view: View = table.view("white")
    events = happened(table)
    first, last = (
        text(paint(view, *size, look(), Offer(beat=beat, story=events)))
        for beat in (0, story_beats(view, events) - 1)
    )
    assert "▸ Throw 9 against Stealth 5" in first
    assert "7-3" not in first
    assert "8-1" in last
    assert "Health left." in last
    assert "shoots at" in last


def test_a_story_is_told_on_the_map_whatever_page_was_open() -> None:
    table = a_shot()
    view, events = table.view("white"), happened(table)
    for page in ("roster", "goals"):
        shown = text(paint(view, *SMALL, look(), Offer(beat=1, story=events, page=page)))
        assert "It hits." in shown


def test_what_was_told_last_stays_with_its_names() -> None:
    table = ages(
        white("tomyris", "d12", "*yew-bow"),
        white("lyudmila-pavlichenko", "d10", "*bolt-rifle"),
        black("miyamoto-musashi", "d14"),
        step=Step.FIRE,
        whites="73 81",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 1", "white: at miyamoto-musashi")
    view, events = table.view("white"), happened(table)
    shown = text(paint(view, *MIDDLE, look(), Offer(story=events)))
    assert "Tomyris shoots at Miyamoto Musashi" in shown
