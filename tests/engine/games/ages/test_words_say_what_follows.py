"""Before each decision its words say what success and failure bring, and how likely they are."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.choice import choice
from engine.games.ages.bots.reasons import reason_to_raise
from engine.games.ages.describe import describe
from engine.games.ages.entering.bot import reason_to_enter
from engine.games.ages.map.sight import line_of_sight, range_between
from engine.games.ages.steps import Step
from engine.games.ages.view_types import View
from engine.testing import play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    black,
    guardian,
    moved,
    site,
    spaces,
    white,
)
from tests.engine.games.ages.table import AgesTable, ages, words


def whole_words(view: View, verb: str, noun: str = "") -> str:
    """The consequence of a choice with all its details."""
    return describe(view, choice(verb, noun)).whole_consequence


def adventure(space: str, cards: str = "", **more: Any) -> AgesTable:
    """The adventure phase with Hanno in a space."""
    return ages(white("hanno", space, cards), black("pell", FAR), step=Step.ADVENTURE, **more)


def test_mercy_says_its_cost_and_no_word_is_doubled() -> None:
    """16.3, 16.5."""
    table = adventure(site("war 0"), "yew-bow boar-spear", open_guardians=guardian("sphinx-of-ash"))
    play(table, "white: adventure hanno")
    view = table.view("white")
    mercy = describe(view, choice("mercy"))
    for part in ("no marker steps, no draw", "banished", "the other team picks"):
        assert part in mercy.consequence
    assert "Beaten or not, the unit then goes to a dome" in words(view, "challenge")
    rows = [describe(view, choice(verb)) for verb in ("challenge", "pay", "mercy")]
    assert [f"{row.group}: {row.label}" for row in rows] == [
        "Challenge: the guardian",
        "Pay: give 2 cards",
        "Leave: ask for mercy",
    ]


def shot_at_hanno(*route: str, cards: str = "") -> View:
    """The question in which space Hanno is shot at, who went this way, and its view."""
    table = ages(
        white("hanno", route[-1], cards, **moved(*route)),
        black("tomyris", FIVE[0], "yew-bow"),
        step=Step.OPFIRE,
    )
    play(table, "black: opfire tomyris yew-bow", "black: at hanno")
    return table.view("black")


def test_spaces_with_equal_odds_say_so_with_distance_and_cover() -> None:
    """11.3, 11.5: only where a killed target falls differs."""
    view = shot_at_hanno(FIVE[2], FIVE[3])
    for away, space in ((2, FIVE[2]), (3, FIVE[3])):
        told = words(view, "in", space)
        assert "The odds on Hanno are the same in every space" in told
        assert f"{away} spaces away, no cover" in told
        assert told.endswith("If killed, Hanno falls here")
    loaded = shot_at_hanno(FIVE[2], FIVE[3], cards="field-kit")
    assert words(loaded, "in", FIVE[2]).endswith("If killed, Hanno falls here with all cards")


def test_the_space_with_the_best_odds_says_so_and_cover_names_its_stealth() -> None:
    """5.4, 11.3: terrain in the space named counts."""
    start = MAP.numbers[FIVE[0].upper()]
    woods = next(
        at
        for name in spaces("woods")
        if (at := MAP.numbers[name.upper()]) not in MAP.neighbours[start]
        and range_between(MAP, start, at) <= 5
        and line_of_sight(MAP, start, at) == 2
    )
    view = shot_at_hanno(FIVE[2], MAP.names[woods].lower())
    assert "The best space to hit Hanno" in words(view, "in", FIVE[2])
    told = words(view, "in", MAP.noun(woods))
    assert "terrain +2 Stealth" in told
    assert "best" not in told


def test_who_enters_reads_that_all_enter_and_what_the_order_brings() -> None:
    """17.1, 17.2: no order of Respect is required."""
    table = ages(white("tomyris"), white("ching-shih"), black("pell", FAR), step=Step.REINFORCE)
    view = table.view("white")
    for who in ("tomyris", "ching-shih"):
        told = words(view, "enter", who)
        assert told.startswith("A card picks the dome with equal odds: gold ")
        assert "you pick another. All who may enter now do, in any order. " in told
        assert "the order hardly matters" in reason_to_enter(view, choice("enter", who))


def test_the_chance_of_an_encounter_comes_before_the_cost_and_the_shots_of_a_walk() -> None:
    """8.3, 10.1, 11.1, 15.2: a small pane cuts the end of a text."""
    table = ages(
        white("hanno", FIVE[0]),
        black("lyudmila-pavlichenko", FIVE[4], "*bolt-rifle"),
        step=Step.MOVE,
        counters={FIVE[2].upper(): "oracle-question"},
        ground={FIVE[2].upper(): ("*yew-bow",)},
    )
    play(table, "white: move hanno")
    told = words(table.view("white"), "walk", FIVE[2])
    parts = ("An unseen encounter: passes", "2 of 6 points", "Cards lie here", "May be shot at")
    assert sorted(parts, key=told.index) == list(parts)
    assert "pick them up in the next free actions" in told


@pytest.mark.parametrize(("other", "may_change"), [("*yew-bow", False), ("yew-bow", True)])
def test_a_walk_says_that_face_down_cards_may_change_the_shots(
    other: str, may_change: bool
) -> None:
    """11.1, 14.2: the odds are those of the weapons that lie open."""
    table = ages(
        white("hanno", FIVE[0]),
        black("lyudmila-pavlichenko", FIVE[4], f"*bolt-rifle {other}"),
        step=Step.MOVE,
    )
    play(table, "white: move hanno")
    told = whole_words(table.view("white"), "walk", FIVE[2])
    assert "May be shot at by Pavlichenko (hits" in told
    assert (" (face-down cards may change that)" in told) == may_change


@pytest.mark.parametrize(
    ("rating", "told"),
    [("armor", "against every hit"), ("aim", "of the ratings on the card")],
)
def test_a_hint_to_raise_a_rating_has_a_reason(rating: str, told: str) -> None:
    """18.4."""
    view = ages(white("hanno", FIVE[0]), black("pell", FAR)).view("white")
    assert told in reason_to_raise(view, choice("raise", rating))


@pytest.mark.parametrize(
    ("step", "told"), [(Step.FIRE, "Next: moves"), (Step.OPFIRE, "Next: melee")]
)
def test_a_pass_says_what_comes_next(step: Step, told: str) -> None:
    """1.2: the phases in their order."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow", **moved(FIVE[0])),
        black("hanno", FIVE[2], "yew-bow"),
        step=step,
    )
    seat = "white" if step is Step.FIRE else "black"
    assert words(table.view(seat), "pass").startswith(told)


def test_to_hold_in_melee_says_what_is_lost() -> None:
    """12.2."""
    table = ages(white("skarn", FIVE[0]), black("hanno", FIVE[0]), step=Step.MELEE)
    play(table, "black: hold")
    told = words(table.view("white"), "hold")
    assert "attack of this phase is lost" in told
    assert "no enemy in the space strikes after it" in told.lower()


@pytest.mark.parametrize(
    ("enemy", "stop"),
    [
        ("quill-of-nine", r"; or Quill parleys: \d+% that Skarn loses the attack; "),
        (
            "father-anselm",
            r"; until Anselm has struck, his sanctuary stops Skarn \d+% of the time; ",
        ),
        ("scheherazade", r"; Scheherazade may stop Skarn by a tale; "),
    ],
)
def test_a_walk_into_melee_says_which_ability_may_stop_a_strike(enemy: str, stop: str) -> None:
    """20.3, 20.19, 20.39: a parley of a quicker unit, a sanctuary, and a tale."""
    table = ages(white("skarn", FIVE[0]), black(enemy, FIVE[1]), step=Step.MOVE)
    play(table, "white: move skarn")
    told = words(table.view("white"), "walk", FIVE[1])
    assert re.search(stop, told), told


def test_a_walk_of_a_henchman_promises_no_adventure() -> None:
    """15.1: only characters face encounters and guardians."""
    table = ages(
        white("hanno", FAR),
        white("getaway-driver", FIVE[0], master=0),
        black("pell", FAR),
        step=Step.MOVE,
        counters={FIVE[2].upper(): "oracle-question"},
    )
    play(table, "white: move getaway-driver")
    view = table.view("white")
    told = describe(view, choice("walk", FIVE[2]))
    assert told.label == FIVE[2].upper()
    assert told.consequence.startswith(
        "This unit meets nothing here: only characters have adventures"
    )
    assert "adventures" not in words(view, "walk", FIVE[1])


WAR = "labyrinth-ancient war"


def beside(space: str) -> str:
    """A space beside another one that can be entered."""
    at = MAP.numbers[space.upper()]
    return next(MAP.noun(n) for n in sorted(MAP.neighbours[at]) if not MAP.spaces[n].site)


@pytest.mark.parametrize(
    ("paths", "told"),
    [
        ({}, ""),
        ({WAR: (1, 1)}, "The path goes on with the guardian at {one}, where Black's marker"),
        ({WAR: (0, 1)}, "The path goes on with the guardian at {one}, where White's marker"),
        ({WAR: (0, 2)}, "White has won this path, and its marker lies on the dead end {two}"),
    ],
)
def test_a_walk_to_a_circle_says_where_its_path_goes_on(paths: Any, told: str) -> None:
    """16.1, 16.4: the guardian is faced where the marker lies."""
    circle = site("war 0")
    table = ages(
        white("hanno", beside(circle)), black("pell", FAR), step=Step.MOVE, path_markers=paths
    )
    play(table, "white: move hanno")
    found = words(table.view("white"), "walk", circle)
    expected = told.format(one=site("war 1").upper(), two=site("war 2").upper())
    assert found.startswith(expected)
    assert ("guardian is turned up" in found) == (not paths)


@pytest.mark.parametrize("paths", [{WAR: (1, 1)}, {WAR: (0, 2)}])
def test_a_circle_whose_marker_lies_elsewhere_says_where_not_two_reasons(paths: Any) -> None:
    """16.1."""
    table = ages(
        white("hanno", site("war 0")),
        white("skarn", site("glory 0")),
        black("pell", FAR),
        step=Step.ADVENTURE,
        path_markers=paths,
    )
    found = table.refused()["adventure hanno"]
    assert " or " not in found
    assert site(f"war {paths[WAR][1]}").upper() in found


def test_a_walk_under_fire_names_the_worst_shooters_and_counts_the_others() -> None:
    """11.1: the two that do most damage; the whole text has all of them."""
    slugs = ("lyudmila-pavlichenko", "pell", "skarn", "mary-read")
    table = ages(
        white("hanno", FIVE[0]),
        *(black(slug, FIVE[4], "*throwing-knives *yew-bow *bolt-rifle") for slug in slugs),
        step=Step.MOVE,
    )
    play(table, "white: move hanno")
    view = table.view("white")
    told, whole = words(view, "walk", FIVE[2]), whole_words(view, "walk", FIVE[2])
    damages = [float(each) for each in re.findall(r"([\d.]+) damage", whole)]
    shown = [float(each) for each in re.findall(r"([\d.]+) damage", told)]
    assert shown == sorted(damages, reverse=True)[:2]
    assert f"and {len(damages) - 2} more" in told
    assert len(damages) > 2


def test_a_walk_under_fire_names_a_way_without_it_that_can_be_walked_in_steps() -> None:
    """10.6, 11.1: a walk takes the cheapest way, but steps may go around the fire."""
    for steps, is_shot_at in ((("d12",), True), (("b10", "c11", "d12"), False)):
        table = ages(
            white("hanno", "a9"),
            black("lyudmila-pavlichenko", "h14", "*bolt-rifle"),
            step=Step.MOVE,
        )
        for number, space in enumerate(steps):
            play(table, "white: move hanno")
            told = whole_words(table.view("white"), "walk", "d12")
            around = "at B8, C9 and D10 on the way. A walk in steps by B10 avoids that"
            assert told.endswith(around) if number == 0 else "shot at" not in told
            play(table, f"white: walk {space}")
        play(table, "white: done")
        shots = [each for each in table.choices_of("black") if each.startswith("opfire")]
        assert bool(shots) is is_shot_at


@pytest.mark.parametrize(
    ("enemy_space", "goal", "where"),
    [("h14", "a15", "A11, A13 and A15"), ("e21", "g3", "5 spaces on the way")],
)
def test_a_walk_says_where_a_face_down_weapon_may_reach_it(
    enemy_space: str, goal: str, where: str
) -> None:
    """11.1, 14.2: the goal may be out of sight while the way to it is not."""
    table = ages(
        white("hanno", "a9"),
        black("lyudmila-pavlichenko", enemy_space, "bolt-rifle"),
        step=Step.MOVE,
    )
    play(table, "white: move hanno")
    told = whole_words(table.view("white"), "walk", goal)
    assert re.search(
        r"May be shot at by Pavlichenko with a face-down weapon "
        r"\(\d+% likely to have one; hits \d\d%, wounds \d\d%(?:, kills \d+%)?, \d\.\d damage\) "
        rf"at {where}",
        told,
    )
    short = words(table.view("white"), "walk", goal)
    assert re.search(r"Pavlichenko \(\d+% likely to have one, then wounds \d\d%", short)


@pytest.mark.parametrize(
    ("paths", "stake", "gain"),
    [
        (
            {},
            "No marker is on the Path of War: a win is +1 in Labyrinth",
            "your marker goes on the Path of War",
        ),
        (
            {WAR: (1, 0)},
            "Black's marker is on the Path of War: a win takes it, a swing of 2",
            "your marker takes the place of Black's (a swing of 2)",
        ),
        (
            {WAR: (0, 0)},
            "Your marker is on the Path of War: a win brings the dead end, "
            "+1 to hit for Ancient characters",
            "your marker goes to the dead end",
        ),
    ],
)
def test_a_guardian_says_whose_marker_is_at_stake(paths: Any, stake: str, gain: str) -> None:
    """16.4, 19.4: before the walk, at the adventure, and at the challenge itself."""
    circle = site("war 0")
    walking = ages(
        white("hanno", beside(circle)), black("pell", FAR), step=Step.MOVE, path_markers=paths
    )
    play(walking, "white: move hanno")
    assert words(walking.view("white"), "walk", circle).partition(". ")[2].startswith(f"{stake}. ")
    row = describe(walking.view("white"), choice("walk", circle))
    assert row.label == f"{circle.upper()}, guardian, War"
    facing = guardian("sphinx-of-ash")
    table = adventure(circle, "yew-bow boar-spear", open_guardians=facing, path_markers=paths)
    assert words(table.view("white"), "adventure", "hanno").startswith(f"{stake}. ")
    play(table, "white: adventure hanno")
    assert f": {gain}, with 1 draw" in words(table.view("white"), "challenge")
    assert f": {gain}, with 1 draw" in words(table.view("white"), "pay")
