"""Names in the log have the colours of their seats."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from screens.table.painter_registry import names_in_log, seat_role
from tests.screens.games.duel import tables as duel_tables
from tests.screens.games.taidian.tables import at_step
from themes.look import look
from tui.widgets.choices import ChoiceList, paint_choices_wide
from tui.widgets.log import ShownLine, paint_log

LOOK = look()
NAMES = (("\\bAnn\\b", "seat1"), ("\\bBob\\b", "seat2"))


def colours(words: str, row: int, strips: tuple[object, ...]) -> dict[str, str]:
    cells = [
        (char, segment.style.color.name)
        for segment in strips[row]  # type: ignore[attr-defined]
        for char in segment.text
    ]
    text = "".join(char for char, _ in cells)
    return {word: cells[text.index(word)][1] for word in words.split()}


@pytest.mark.parametrize("fresh", [True, False])
def test_each_name_has_its_colour_and_other_words_have_not(fresh: bool) -> None:
    lines = (ShownLine("Ann hits Bob, Annabel looks on", fresh=fresh),)
    strips = paint_log(lines, 40, 4, LOOK, names=NAMES).strips
    found = colours("Ann hits Bob Annabel", 1, strips)
    assert found["Ann"] == LOOK.style("seat1").color.name  # type: ignore[union-attr]
    assert found["Bob"] == LOOK.style("seat2").color.name  # type: ignore[union-attr]
    assert found["hits"] == found["Annabel"] != found["Ann"]


def test_the_news_below_a_small_board_have_the_colours_too() -> None:
    shown = ChoiceList(quiet="Wait.", news=("Bob passes",), names=NAMES)
    strips = paint_choices_wide(shown, 80, 8, LOOK).strips
    found = colours("Bob passes", 7, strips)
    assert found["Bob"] == LOOK.style("seat2").color.name != found["passes"]  # type: ignore[union-attr]


def spoken(slug: str, view: object, words: str) -> list[str]:
    """The names of seats in a text, each as `name role`."""
    names = names_in_log(slug, view, ["Seat 1", "Seat 2", "Seat 3", "Seat 4"][: _seats(view)])
    return [f"{each} {role}" for pattern, role in names for each in re.findall(pattern, words)]


def _seats(view: object) -> int:
    return len(getattr(view, "sides", None) or getattr(view, "fighters", None) or range(4))


def test_in_duel_a_company_is_not_the_side_of_that_name() -> None:
    view = duel_tables.at_step("turn")
    side, other = view.sides
    name, rival = side.inventor.split()[-1], other.inventor.split()[-1]
    role = seat_role("duel", view, 0)
    assert spoken("duel", view, f"{name} plays Mark Twain") == [f"{name} {role}"]
    assert spoken("duel", view, f"{name} acquires an {rival} share") == [f"{name} {role}"]
    unnamed = evolve(view, sides=(evolve(side, inventor=""), other))
    assert spoken("duel", unnamed, "The row shows Albany") == []


def test_in_taidian_fighters_are_called_by_their_family_names() -> None:
    moment = at_step("choose")
    view = moment.view(moment.asked)
    name = view.fighters[1].name.split()[-1]
    assert spoken("taidian", view, f"{name} upgrades") == [
        f"{name} {seat_role('taidian', view, 1)}"
    ]


def test_in_other_games_seats_are_called_as_at_the_table() -> None:
    assert spoken("unheard-of", None, "Seat 2 bids 10, Seat 21 does not") == ["Seat 2 seat2"]
