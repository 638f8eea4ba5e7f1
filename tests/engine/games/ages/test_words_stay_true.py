"""The words hold while things change: domes fill up, experience ends, a tale has been told."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.choice import choice
from engine.games.ages.adventures.events import EncounterFaced
from engine.games.ages.cards.events import MonumentPlaced
from engine.games.ages.cards.texts import card_for, usable_of
from engine.games.ages.entering.texts import dome_found
from engine.games.ages.moving.walks import costs_anywhere, no_way_text
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.steps import Step
from engine.games.ages.units import Monument
from engine.games.ages.view_types import View
from engine.testing import play, try_choice
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, site, spaces, white
from tests.engine.games.ages.table import AgesTable, ages, words

A = spaces("clear", age="ancient")[0]
DOMES = [MAP.names[space].lower() for _, space in sorted(MAP.domes.items())]
CROWD = ("tomyris", "skarn", "hanno", "ching-shih", "archimedes")


# Domes


def domes_with(count: int) -> AgesTable:
    """Two of White's characters may enter, and that many domes are taken."""
    crowd = [black(who, at) for who, at in zip(CROWD[:count], DOMES, strict=False)]
    return ages(white("anansi"), white("pell"), *crowd, step=Step.REINFORCE)


@pytest.mark.parametrize(
    ("taken", "told"),
    [
        (0, "A card picks the dome with equal odds: "),
        (3, "A card picks the dome with equal odds: "),
        (4, f"The only empty dome is at {DOMES[4].upper()}, so it is that one. "),
        (5, "No dome is empty: you pick one of those with the fewest units in it. "),
    ],
)
def test_to_enter_says_which_domes_are_left(taken: int, told: str) -> None:
    """17.2: an empty dome of the colour, else any empty one, else one with the fewest units."""
    said = words(domes_with(taken).view("white"), "enter", "anansi")
    assert said.startswith(told)
    assert said.count("(taken)") == (taken if taken < len(DOMES) - 1 else 0)


def test_the_only_empty_dome_is_where_a_unit_comes() -> None:
    """17.2: what is said of the dome is so, and a lie about it is noticed."""
    match = domes_with(4).match
    said = dome_found(match.view(0))
    tried = try_choice(match, 0, choice("enter", "anansi"))
    assert said.holds(tried)
    full = tuple(space for _, space in said.domes if space not in said.empty_spaces)
    assert not evolve(said, empty_spaces=full).holds(tried)


def test_a_dome_with_an_enemy_says_that_it_must_leave() -> None:
    """10.4: it leaves in its move, before the next melee."""
    table = domes_with(len(DOMES))
    play(table, "white: enter anansi")
    for each in table.match.pending[0].choices:
        told = words(table.view("white"), each.verb, each.noun)
        assert " is in this dome, and must leave it in the next move" in told
        assert "0 spaces away" not in told


# Experience


RIFLE = "bolt-rifle"


def test_a_draw_and_a_card_say_what_fits_when_the_experience_has_ended() -> None:
    """18.1: until the team's next free actions."""
    strength, intellect = TREASURES[RIFLE].strength, TREASURES[RIFLE].intellect
    assert (strength, intellect) == (5, 4)
    tables = {
        on: ages(
            white("juno-vash", FIVE[0], RIFLE, active=on),
            black("pell", FAR),
            step=Step.ADVENTURE,
            counters={FIVE[0].upper(): "oracle-question"},
        )
        for on in (False, True)
    }
    told = {}
    for on, table in tables.items():
        view = table.view("white")
        unit = next(each for each in view.units if each.slug == "juno-vash")
        assert (unit.ratings["strength"].value >= strength) == on
        told[on] = str(card_for(view, unit, RIFLE)), str(usable_of(view, unit, "common"))
    assert told[False][0].startswith("Juno Vash cannot use it: it needs Strength 5")
    assert told[True][0].startswith("Juno Vash can use it only until the experience ends")
    assert told[True][1] == f"{told[False][1]} when the experience has ended"


def test_the_next_shot_from_a_space_is_one_without_experience() -> None:
    """18.1: the unit shoots in its next turn at the earliest."""
    said = []
    for on in (False, True):
        table = ages(
            white("tomyris", FIVE[0], "yew-bow", active=on),
            black("pell", FIVE[3]),
            step=Step.MOVE,
        )
        play(table, "white: move tomyris")
        told = words(table.view("white"), "walk", FIVE[1])
        said.append(told[told.index("Next shot from there") :].partition(". ")[0])
    assert said[0] == said[1]


# Melee


def test_the_listener_of_a_tale_is_not_told_to_strike_back() -> None:
    """20.3: it cannot attack the teller in this phase."""
    table = ages(white("cu-chulainn", A), black("scheherazade", A), step=Step.MELEE)
    assert words(table.view("black"), "tale", "cu-chulainn") == (
        "Cu Chulainn cannot attack Scheherazade in this phase"
    )
    untold = ages(white("cu-chulainn", A), black("scheherazade", A), step=Step.MELEE)
    play(untold, "black: pass")
    assert "Then Cu Chulainn strikes" in words(untold.view("black"), "strike", "cu-chulainn")
    play(table, "black: tale cu-chulainn")
    assert "Cu Chulainn strikes" not in words(table.view("black"), "strike", "cu-chulainn")


# Sentinels


def test_a_sentinel_says_how_it_shoots_at_those_who_move() -> None:
    """11.1, 11.2, 28.8."""
    table = ages(white("hanno", FIVE[0], "watch-turret"), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move hanno")
    told = words(table.view("white"), "guard", "watch-turret")
    shots = " shots, one at each enemy that moved, but none at an enemy that entered only this "
    assert shots in told
    play(table, "white: guard watch-turret")
    asked = table.match.pending[0]
    assert (asked.prompt, [str(each) for each in asked.choices]) == ("All have moved", ["done"])
    assert not table.match.can_undo(asked.seat)


def test_the_move_of_a_unit_that_stayed_is_over_too() -> None:
    """7.1, 10.1."""
    table = ages(
        white("hanno", FIVE[0]), white("tomyris", FIVE[1]), black("pell", FAR), step=Step.MOVE
    )
    play(table, "white: move hanno", "white: stop")
    assert table.refused()["move hanno"] == "this unit has already had its move of this phase"


# Walks


def walk_of_hanno(*, enemy: str) -> View:
    """Hanno about to walk, with an enemy in a space."""
    table = ages(white("hanno", FIVE[0]), black("pell", enemy), step=Step.MOVE)
    play(table, "white: move hanno")
    return table.view("white")


def test_a_space_behind_an_enemy_says_that_it_bars_the_way() -> None:
    """10.3: a walk ends in a space with an enemy."""
    goal = MAP.numbers_by_noun[site("war 2")]
    views = [walk_of_hanno(enemy=MAP.noun(each)) for each in MAP.neighbours[goal]]
    barred_views = [each for each in views if goal not in costs_anywhere(each, each.units[0])]
    assert barred_views, "the dead end of a path has one door"
    for view in barred_views:
        told = no_way_text(view, view.units[0], goal)
        assert told.startswith("every way there leads through a space with an enemy")
    far = walk_of_hanno(enemy=FAR)
    assert no_way_text(far, far.units[0], min(MAP.domes.values())) == "no way leads there on foot"


# Cubes and monuments


@pytest.mark.parametrize("has_old", [False, True])
def test_a_monument_says_that_it_replaces_another(has_old: bool) -> None:
    """14.13."""
    old = [Monument(MAP.numbers_by_noun[FIVE[0]], "banner-of-home", 1)] if has_old else []
    table = ages(white("hanno", FIVE[0], "lodestone"), black("pell", FAR), monuments=old)
    play(table, "white: free hanno")
    told = words(table.view("white"), "play", "lodestone")
    assert told.startswith("Replaces the Banner of Home there, which is discarded. ") == has_old
    play(table, "white: play lodestone")
    (placed,) = table.events_of(MonumentPlaced)
    line = placed.told()
    assert line.endswith("; the Banner of Home there is discarded") == has_old


# Encounters


def test_the_field_manual_is_counted_in_the_result_that_it_announces() -> None:
    """21.53: the sure result is the one with its bonus."""
    table = ages(
        white("hanno", FIVE[0], "field-manual"),
        black("pell", FAR),
        step=Step.ADVENTURE,
        counters={FIVE[0].upper(): "fencing-master"},
        seen_spaces=[FIVE[0].upper()],
    )
    assert "does not pass" in words(table.view("white"), "adventure", "hanno")
    told = words(table.view("white"), "prepare", "hanno")
    play(table, "white: prepare hanno", "white: adventure hanno")
    (faced,) = table.events_of(EncounterFaced)
    assert faced.passed
    assert told.endswith(". It counts for Encounters")
