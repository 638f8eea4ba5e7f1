"""The mission at the start and in the help: its goal, its end, its terms."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.match import start_match
from engine.games.ages import GAME
from engine.games.ages.about import about
from engine.games.ages.briefing import briefing_text, end_text, terms
from engine.games.ages.cards.phrases import LEVEL_UP
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.turns.phases import PHASES, phase_hint
from engine.games.ages.view_types import View
from screens.games.ages import PAINTER
from screens.table.story.lessons import GOAL_WIDTH
from tests.screens.games.ages.tables import table
from themes.look import look
from tui.widgets.cells import wrapped_lines


def begun(mission: str) -> View:
    """A mission before anything is chosen."""
    found: View = start_match(GAME, seed=1, seats=2, options=GAME.options(mission=mission)).view(0)
    return found


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_is_named_and_fits_the_top_of_a_small_terminal(mission: str) -> None:
    words = briefing_text(begun(mission))
    assert words.startswith(MISSIONS[mission].name)
    assert len(wrapped_lines(words, GOAL_WIDTH)) <= 4


def test_the_first_mission_says_what_wins_and_when_it_ends() -> None:
    words = briefing_text(table())
    for part in ("Combat", "Encounters", "Labyrinth", "6 to 10 rounds", "end card"):
        assert part in words
    assert "Arbiter" not in words
    assert "before round 7" in end_text(table())
    assert end_text(evolve(table(), rounds=(8, 8))) == "after round 8"


def test_words_that_a_stranger_does_not_know_are_explained() -> None:
    told = dict(terms(table()))
    assert told["Level up"] == LEVEL_UP
    for word in ("Combat", "The end", "Dismissed", "Banished", "Aura", "Circle (!)", "Challenge"):
        assert told[word]
    assert "FOPP" in told["Challenge"]
    assert "Beaten or not, one is then dismissed to a dome" in told["Guardian"]


def test_the_help_shows_the_signs_of_this_mission_only() -> None:
    signs = PAINTER.legend(look())
    well = {words for _, words in PAINTER.signs_in(table(), signs)}
    assert {"circle", "encounter", "dome", "White marker"} <= well
    assert not {"gate", "prison", "flag", "exit", "tribute"} & well
    ring = {words for _, words in PAINTER.signs_in(evolve(table(), mission="ring"), signs)}
    assert "encounter" not in ring


def test_a_circle_says_what_it_is_for_and_who_may_pass_its_guardian() -> None:
    view = table()
    circle = next(n for n, space in enumerate(view.map.spaces) if space.site == "prestige 0")
    told = about(view, f"hex:{view.map.noun(circle)}")
    assert told is not None
    words = " ".join(told.lines)
    assert "Here the path begins" in words
    assert "on average" in words
    assert "on average. 8 of 9 take 1 to 3 cards to pass for sure. " in words
    assert ". Beaten or not, the unit then goes to a dome" in words


def test_a_circle_whose_path_goes_on_elsewhere_names_no_guardian() -> None:
    """16.1, 16.4: the page of the circle sends the reader to the marker."""
    view = table()
    spaces = view.map.spaces
    circle = next(n for n, space in enumerate(spaces) if space.site == "prestige 0")
    piece = view.layout[spaces[circle].piece].piece
    first = view.map.sites(piece)["prestige 1"]
    taken = evolve(view, path_markers={f"{piece} prestige": (1, 1)})
    pages = [about(taken, f"hex:{view.map.noun(each)}") for each in (circle, first)]
    there, here = (" ".join(each.lines) for each in pages if each is not None)
    assert f"The path goes on with the guardian at {view.map.names[first]}, where Black's" in there
    assert "begins" not in there
    assert "Chance to pass" not in there
    assert "puts your marker on the first space in its place" in here
    assert "Chance to pass" in here


def test_the_help_says_where_a_path_goes_on_and_who_may_take_a_marker() -> None:
    told = dict(terms(table()))["Marker"]
    assert "goes on where its marker lies" in told
    assert "the other team, to take it away" in told


def test_the_glossary_and_the_first_rounds_say_the_same_about_respect() -> None:
    """17.1: enough Respect, in any order."""
    told = dict(terms(table()))["Respect"]
    assert "in any order" in told
    assert "at least the highest among the enemies that have never entered" in told
    assert "no enemy off the map has more Respect" in PHASES["reinforcement"]
    hint = phase_hint(table("reinforce"))
    assert "no enemy who is still to enter has more Respect" in hint
