"""The lines about phases for newcomers, and the signs that they look for on the map."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.games.ages.turns.phases import _ORDER, MAX_WIDTH, PHASES
from engine.games.ages.units import Fate
from screens.games.ages import PAINTER
from screens.games.ages.signs import legend
from screens.table.story.lessons import Lessons
from tests.screens.games.ages.tables import SMALL, begun, crowd, offer, on, table
from tests.tools.pictures import text
from themes.look import look


def test_every_phase_has_a_line_that_fits_80_columns() -> None:
    """7.1: in the order of a turn."""
    assert tuple(PHASES) == _ORDER
    assert all(len(text) <= MAX_WIDTH for text in PHASES.values())
    assert [text.split(",")[0] for text in PHASES.values()] == [f"{n} of 7" for n in range(1, 8)]


def test_a_phase_is_explained_the_first_time_only_and_as_long_as_it_lasts() -> None:
    lessons = Lessons(PAINTER)
    for _ in range(2):
        lessons.note_question(0, table("move", round=1))
        assert lessons.text == PHASES["move"]
    lessons.note_question(0, table("adventure", round=1))
    assert lessons.text == PHASES["adventure"]
    lessons.note_question(0, table("move", round=2))
    assert lessons.text == ""
    lessons.note_question(1, table("move", seat=1, round=2))
    assert lessons.text == PHASES["move"], "another person at the keyboard"


def test_later_rounds_and_other_games_have_no_lessons() -> None:
    assert PAINTER.lesson(table("move", round=4)) == ("", "")


def test_the_first_question_of_round_2_says_who_has_come_onto_the_map() -> None:
    """17.1: in the first round units enter, and often nobody is asked; those of the other team may
    have come in the second."""
    told = PAINTER.lesson(table("free", round=2))[1]
    assert told == "Round 1 was the entry. On the map: 3 units of White and 2 units of Black."
    assert PAINTER.lesson(table("free", round=1))[1] == PHASES["free actions"]
    few = PAINTER.lesson(table("free", round=2, units=table("free").units[:1]))[1]
    assert few == "Round 1 was the entry. On the map: Tomyris (E19)."
    later = PAINTER.lesson(table("free", round=3, units=table("free").units[:1]))[1]
    assert later == "On the map now: Tomyris (E19)."
    first, *others = table("free").units
    enemy = next(each for each in others if each.team != first.team)
    both = PAINTER.lesson(table("free", round=2, units=(first, enemy)))[1]
    assert "; the enemy " in both, "one enemy is no plural"
    assert len(PAINTER.lesson(crowd())[1]) <= MAX_WIDTH
    assert PAINTER.lesson(begun())[0] == "reinforcement"


def test_phases_that_passed_without_a_question_are_named() -> None:
    """9.1, 17.1: before both teams are on the map there is nothing to ask."""
    nobody = tuple(
        evolve(each, fate=Fate.OFF_MAP, space=-1, entered=False) for each in table("move").units
    )
    entering = PAINTER.lesson(table("reinforce", round=1, units=nobody))[1]
    assert entering.startswith("Phases 1 to 6 asked nothing: none of your units is on the map yet.")
    assert entering.endswith(PHASES["reinforcement"])
    alone = (*table("move").units[:3], *nobody[3:])
    moving = PAINTER.lesson(table("move", round=1, units=alone))[1]
    assert moving == f"Fire was passed: nobody can shoot yet. {PHASES['move']}"
    assert PAINTER.lesson(table("move", round=1))[1] == PHASES["move"]


# Signs


def test_an_encounter_in_reach_shows_both_signs() -> None:
    """10.1: the reach takes the place of the terrain."""
    view = table("walk", counters={on("E17"): "hidden"})
    shown = text(PAINTER.paint(view, *SMALL, look(), offer(view, cursor="unit:tomyris")))
    assert "◦?" in shown


def test_the_rows_of_a_map_that_fills_its_pane_keep_their_letters() -> None:
    view = table("move")
    lines = text(PAINTER.paint(view, 80, 17, look(), offer(view))).splitlines()
    letters = [line[0] for line in lines[2:14]]
    assert "I" in letters


def test_the_legend_explains_a_crowd() -> None:
    assert ("T+", "three or more") in legend(look())


@pytest.mark.parametrize("sign", ["?", "!"])
def test_signs_are_found_on_the_map_nearest_first(sign: str) -> None:
    view = table("walk")
    found = list(PAINTER.find_places(view, sign))
    assert found
    assert all(each.startswith("hex:") for each in found)
    assert PAINTER.find_places(view, "x") == []
    if sign == "?":
        assert found[0] in ("hex:h20", "hex:c23")


@pytest.mark.parametrize("text", ["tomyris", "lyudmila", "pavlichenko"])
def test_a_unit_is_found_by_a_word_of_its_name(text: str) -> None:
    view = table("walk")
    unit = next(each for each in view.units if text in each.slug)
    assert PAINTER.find_places(view, text) == [f"hex:{view.map.names[unit.space].lower()}"]


def test_a_card_is_found_if_the_viewer_knows_it() -> None:
    """1.5: Musashi's shield lies face down."""
    own, enemy = (table("walk", seat=seat) for seat in (0, 1))
    assert PAINTER.find_places(own, "yew bow") == ["hex:e19"]
    assert PAINTER.find_places(own, "cutlass") == ["hex:e21"]
    assert PAINTER.find_places(own, "shield") == []
    assert PAINTER.find_places(enemy, "shield") == ["hex:e21"]
