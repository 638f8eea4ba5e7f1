"""Attacks and adventures told step by step, from the events of real games."""

from __future__ import annotations

import pytest

from engine.core.event import Event
from engine.games.ages.adventures.events import GuardianChallenged
from engine.games.ages.briefing import terms
from engine.games.ages.cards.events import CardDrawn, CardSeen
from engine.games.ages.moving.events import SentAway
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.steps import Step
from engine.games.ages.story import scenes_of, story_beats
from engine.games.ages.story.cards import MAX_CARDS_TOLD
from engine.games.ages.story.scenes import card_sum
from engine.games.ages.turns.events import RoundsOver
from engine.games.ages.view_types import View
from engine.testing import play
from net.play.update import events_heard_by
from screens.games.ages import PAINTER
from screens.games.ages.challenge_panel import paint_story_panel
from screens.games.ages.pen import Pen
from tests.engine.games.ages.scene import FIVE, black, guardian, site, white
from tests.engine.games.ages.table import AgesTable, ages
from tests.screens.games.ages.tables import LARGE, MIDDLE, SMALL
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture

SIZES = (SMALL, MIDDLE, LARGE)


def happened(table: AgesTable) -> tuple[Event, ...]:
    return table.match.chronicle[-1]


def told(table: AgesTable, name: str = "white") -> list[str]:
    """Everything that is shown to a seat, beat by beat, without titles."""
    heard = events_heard_by(table.seat(name), happened(table))
    scenes = scenes_of(table.view(name), heard)
    return [
        f"{beat.card} {' / '.join(words for words, _ in beat.lines)}".strip()
        for scene in scenes
        for beat in scene.beats
    ]


def titles(table: AgesTable) -> list[str]:
    return [scene.title for scene in scenes_of(table.view("white"), happened(table))]


def panel(view: View, events: tuple[Event, ...], width: int, height: int) -> Picture:
    canvas = Canvas(width, height, look())
    paint_story_panel(Pen(canvas, view, Offer(story=events)), Area(0, 0, width, height))
    return canvas.picture()


def a_shot(cards: str = "", whites: str = "73 81") -> AgesTable:
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
    assert hit.startswith("Throw 9 against Stealth 5: +4 / It hits 85% of the time. / Throw: 7 ")
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
    assert armor == "Miyamoto Musashi reveals the Linen Cuirass and wears it / Armor +1."
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
    assert titles(table)[0].endswith("shoots at Tomyris, who passes D14, with the Pulse Sidearm")
    scene = scenes_of(before, happened(table))[0]
    assert (scene.space, scene.on_the_way) == ("D14", True)
    plain = PAINTER.paint(before, *MIDDLE, look(), Offer())
    lit = PAINTER.paint(before, *MIDDLE, look(), Offer(beat=0, story=happened(table)))
    assert lit.strips[:20] != plain.strips[:20]


def test_an_encounter_says_what_it_asks_and_what_came_of_it() -> None:
    table = ages(white("tomyris", "d12"), step=Step.ADVENTURE, counters={"D12": "shepherd-sling"})
    play(table, "white: adventure tomyris")
    asked, found = told(table)
    assert asked == "It is Ancient, and passed with Throw 5 or more."
    assert found.startswith("Tomyris has Throw 8. / Throw: 7 printed, +1 same age / Passed: 1 draw")


def test_a_guardian_that_banishes_is_told_to_the_dome() -> None:
    table = ages(
        white("tomyris", site("war 0")),
        black("rivet-77", "d20"),
        step=Step.ADVENTURE,
        open_guardians=guardian("bull-of-the-stair"),
        whites="09",
        blacks="00",
    )
    play(table, "white: adventure tomyris", "white: challenge")
    beats = told(table)
    assert "against Bull of the Stair 7" in beats[0]
    assert "Amaze " in beats[0]
    assert beats[1] == "0-9 +0 + 0 - 9 = -9: FOPP / Banished: the enemy draws for the dome."
    assert any("is banished: the challenge card shows a gold dome" in each for each in beats)
    assert any("appears in the gold dome" in each for each in beats)


def test_walking_and_entering_are_no_scenes() -> None:
    table = ages(white("tomyris", "d12"), step=Step.MOVE)
    play(table, "white: move tomyris", "white: walk d14")
    assert story_beats(table.view("white"), happened(table)) == ()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_board_tells_beat_by_beat_what_it_has_room_for(size: tuple[int, int]) -> None:
    table = a_shot()
    view: View = table.view("white")
    events = happened(table)
    first, last = (
        text(PAINTER.paint(view, *size, look(), Offer(beat=beat, story=events)))
        for beat in (0, sum(story_beats(view, events)) - 1)
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
        shown = text(PAINTER.paint(view, *SMALL, look(), Offer(beat=1, story=events, page=page)))
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
    shown = text(PAINTER.paint(view, *MIDDLE, look(), Offer(story=events)))
    assert "Tomyris shoots at Miyamoto Musashi" in shown


# Cards


def a_reward(deck: str = "common") -> AgesTable:
    """Tomyris draws a card of a deck as a reward; it is the Yew Bow of the common one."""
    table = ages(
        white("tomyris", "d12"),
        white("pell", "d10"),
        black("rivet-77", "d20"),
        step=Step.ADVENTURE,
        pending=[Pending(ask=Ask.DRAW, unit=0, count=1)],
        commons="yew-bow",
    )
    play(table, f"white: draw {deck}")
    return table


def test_a_drawn_card_is_shown_to_its_team_alone() -> None:
    table = a_reward()
    (card,) = told(table)
    assert card.startswith("Yew Bow. / Throw, range 1 to ")
    assert "Tomyris (symbol) can use it." in card
    assert "Ranged, Ancient; it stays." in card
    assert told(table, "black") == [], "it is face down"
    line = next(each for each in happened(table) if isinstance(each, CardDrawn))
    assert line.told() == "Tomyris draws a Common card"


@pytest.mark.parametrize("height", [3, 5])
def test_the_name_of_a_drawn_card_stays_in_a_small_panel(height: int) -> None:
    """14.1: however little room there is, the card is named before anything about it."""
    table = a_reward()
    view, events = table.view("white"), happened(table)
    seen = text(panel(view, events, 36, height)).splitlines()
    assert "Tomyris draws a Common card" in seen[0]
    assert "Yew Bow." in seen[1]


def test_the_name_of_a_drawn_card_stays_when_its_owner_is_sent_away() -> None:
    """16.3: the dismissal comes after the draw, and a gap says that rows are left out."""
    table = a_reward()
    view = table.view("white")
    events = (
        *happened(table),
        SentAway(unit="tomyris", banished=False, entering=False, card=(4, 5), colour="green"),
    )
    rows = text(panel(view, events, 36, 7)).splitlines()
    assert "Yew Bow." in rows[1]
    assert "more in the log" in rows[2]
    assert any("dismissed" in row for row in rows[3:])
    assert "more in the log" not in text(panel(view, events, 36, 24))


@pytest.mark.parametrize("height", range(6, 16))
def test_a_small_panel_leaves_out_whole_texts(height: int) -> None:
    """Half a sentence above or below a gap says nothing."""
    table = ages(
        white("rivet-77", FIVE[0]), black("archimedes", FIVE[0]), step=Step.MELEE, whites="43 34"
    )
    play(table, "black: hold", "white: strike archimedes")
    seen = " ".join(text(panel(table.view("white"), happened(table), 36, height)).split())
    (scene,) = scenes_of(table.view("white"), happened(table))
    before_last = [words for beat in scene.beats[:-1] for words, _ in beat.lines]
    for words in before_last[1:]:
        pieces = [words[:12], words[-12:]]
        assert len({piece in seen for piece in pieces}) == 1, words


def test_the_title_of_a_scene_is_never_cut() -> None:
    """11.2: a shot at one that passes says so, on as many lines as that takes."""
    table = ages(
        white("tomyris", FIVE[0]),
        black("captain-oyelaran", FIVE[4], "*bolt-rifle"),
        step=Step.MOVE,
        blacks="63 45",
    )
    play(table, "white: move tomyris", f"white: walk {FIVE[1]}", "white: done")
    play(table, "black: opfire captain-oyelaran bolt-rifle", "black: at tomyris")
    (title, *_) = titles(table)
    way = f"who moved to {FIVE[1].upper()}"
    assert title == f"Captain Oyelaran shoots at Tomyris, {way}, with the Bolt Rifle"
    seen = " ".join(text(panel(table.view("white"), happened(table), 36, 5)).split())
    assert all(word in seen for word in title.split())


def test_who_cannot_use_a_drawn_card_is_said_with_the_reason() -> None:
    (card,) = told(a_reward())
    assert "Pell cannot: " in card


def test_of_a_card_that_an_enemy_draws_openly_it_is_not_said_who_of_you_could_use_it() -> None:
    drawn = CardDrawn(unit="rivet-77", deck="secret", card="badge-of-the-owl")
    view = a_reward().view("white")
    (scene,) = scenes_of(view, (drawn,))
    lines = [words for words, _ in scene.beats[0].lines]
    assert lines[0] == "Badge of the Owl."
    assert "Every badge lies open from the moment it is drawn (14.12)." in lines
    assert drawn.told().endswith("Badge of the Owl (badges lie open)")
    assert not any("Tomyris" in words for words in lines)


def test_the_cards_of_the_beginning_are_no_scenes() -> None:
    dealt = [
        each
        for number in range(MAX_CARDS_TOLD + 1)
        for each in (
            CardDrawn(unit="tomyris", deck="common", card=""),
            CardSeen(unit="tomyris", card="yew-bow"),
        )
    ]
    view = a_shot().view("white")
    assert story_beats(view, dealt) == ()
    assert story_beats(view, dealt[2:]) == (MAX_CARDS_TOLD,)


def test_a_last_stand_is_told_to_both_teams() -> None:
    table = ages(
        white("tomyris", "d12", "*ship-cutlass"),
        black("miyamoto-musashi", "d12", "last-stand", health=1),
        step=Step.MELEE,
        whites="73 81",
        blacks="09 00",
    )
    play(table, "black: pass", "black: strike tomyris")
    play(table, "white: strike miyamoto-musashi ship-cutlass", "black: pass")
    play(table, "black: play last-stand")
    for name in ("white", "black"):
        first, *more = told(table, name)
        assert first == (
            "Miyamoto Musashi plays the Last Stand. / When you would be killed in melee: stay at "
            "1 Health instead, then you are dismissed. / Not killed: Health 1."
        )
        assert any("is dismissed" in each for each in more)
    assert titles(table) == ["Miyamoto Musashi would be killed"]


def test_who_takes_a_hit_for_another_is_told_before_the_damage() -> None:
    table = ages(
        white("old-grumbletoe", "d12"),
        black("ching-shih", "d12"),
        black("shield-thrall", "d12", master=1),
        step=Step.MELEE,
        whites="91 50",
    )
    play(table, "black: hold", "black: hold", "white: strike ching-shih")
    play(table, "black: step-in shield-thrall")
    assert titles(table)[0] == "Ching Shih is hit"
    assert told(table)[0] == "Shield Thrall takes the hit for Ching Shih"
    assert any("Shield Thrall has " in each for each in told(table)[1:])


def test_a_bodyguard_is_told_with_what_it_does() -> None:
    table = ages(
        white("old-grumbletoe", "d12"),
        black("pell", "d12"),
        black("hanno", "d12", "bodyguard"),
        step=Step.MELEE,
        whites="91 50",
    )
    play(table, "black: pass", "black: hold", "black: hold", "white: strike pell")
    play(table, "black: play bodyguard hanno pell")
    assert titles(table)[0] == "Pell is hit"
    assert told(table)[0].startswith(
        "Pell is not hurt: the Bodyguard of Hanno takes the hit / When you, or an ally "
    )


def test_the_end_card_is_told_before_the_page_about_the_end() -> None:
    over = RoundsOver(round=5, drawn=True)
    view = a_shot().view("white")
    words = " ".join(text(panel(view, (over,), 34, 8)).split())
    board = PAINTER.paint(view, *SMALL, look(), Offer(story=(over,), beat=0))
    assert "─ The end card ─" in text(board)
    assert "The end card is drawn before round 6: the game is over." in words
    (last,) = scenes_of(view, [RoundsOver(round=9, drawn=False)])
    assert last.title == "The last round"


def test_a_small_panel_keeps_the_result_of_a_card_and_no_half_texts() -> None:
    """13.6: the damage matters more than its sum, and a text is left out whole."""
    table = a_shot()
    view, events = table.view("white"), happened(table)
    for height in range(3, 16):
        words = " ".join(line.strip() for line in panel(view, events, 34, height).lines())
        assert "Damage 3: Miyamoto Musashi has 1 Health left." in words
        assert ("Costs Health: 3 with" in words) is ("0 with" in words)
        assert ("Throw: 7 printed," in words) is ("symbol Bow" in words)


def test_a_drawn_card_without_room_ends_with_a_whole_text() -> None:
    """14.3: at 80 columns the last facts, its kind and needs, are left out rather than cut."""
    table = ages(white("hanno", "d12"), black("pell", "d14"), step=Step.FREE)
    events = (CardDrawn(unit="hanno", deck="common", card="yew-bow"),)
    view = table.view("white")

    def shown_rows(height: int) -> list[str]:
        lines = panel(view, events, 33, height).lines()
        return [line.rstrip() for line in lines if line.strip()]

    assert shown_rows(24)[-1].endswith("it stays.")
    for height in range(7, 14):
        assert shown_rows(height)[-1].endswith((".", "…"))
    assert "Needs Strength" not in " ".join(shown_rows(8))


def test_a_drawn_card_for_anybody_names_nobody() -> None:
    table = ages(white("hanno", "d12"), black("pell", "d14"), step=Step.FREE)
    events = (CardDrawn(unit="hanno", deck="secret", card="weeping-obelisk"),)
    shown = "\n".join(panel(table.view("white"), events, 60, 24).lines())
    assert "Anybody can use it." in shown
    assert "Hanno can use it" not in shown


@pytest.mark.parametrize(
    ("rating", "card", "result", "words"),
    [
        (2, (9, 0), "amaze", "-5 + 9 - 0 = +4, but a 9-0 is always an Amaze"),
        (7, (9, 0), "amaze", "+0 + 9 - 0 = +9: Amaze"),
        (12, (0, 9), "fopp", "+5 + 0 - 9 = -4, but a 0-9 is always a FOPP"),
        (7, (0, 9), "fopp", "+0 + 0 - 9 = -9: FOPP"),
    ],
)
def test_a_card_with_a_fixed_result_says_so_if_the_sum_differs(
    rating: int, card: tuple[int, int], result: str, words: str
) -> None:
    """3.4: and the glossary says it too."""
    event = GuardianChallenged(
        unit="tomyris",
        guardian="sphinx-of-ash",
        rating=rating,
        against=7,
        card=card,
        result=result,
    )
    view = a_shot().view("white")
    assert card_sum(view, event) == words
    assert "a 9-0 is always an Amaze" in dict(terms(view))["Challenge"]


def test_an_encounter_that_asks_for_a_card_says_whether_it_was_paid() -> None:
    """15.4."""
    for answer, words in (("pay yew-bow", "A card is paid: 3 d"), ("keep", "No card is paid: 2 d")):
        table = ages(
            white("tomyris", "d12", "yew-bow"),
            step=Step.ADVENTURE,
            counters={"D12": "black-market"},
        )
        play(table, "white: adventure tomyris", f"white: {answer}")
        assert any(f"one draw less. / {words}" in beat for beat in told(table))


def test_a_level_says_which_rating_rose() -> None:
    """18.4."""
    table = ages(
        white("tomyris", "d12"),
        pending=[Pending(ask=Ask.RAISE, unit=0, ratings=("intellect", "wits"))],
    )
    play(table, "white: raise intellect")
    assert titles(table) == ["Tomyris levels up"]
    assert told(table) == told(table, "black") == ["Intellect rises from 5 to 6."]
