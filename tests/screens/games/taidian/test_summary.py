"""The end of a fight: the end state of all fighters, their falls, and their purchases."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.state import Outcome
from engine.games.taidian.cards import CARDS, CHARACTERS
from screens.games.taidian.summary import curves, fighters_by_rank, summary
from tests.screens.games.taidian.tables import TABLES, at_step, finished, with_fighter
from tests.tools.pictures import text
from themes.look import look

WIDTHS = (56, 76, 84, 112)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("table", TABLES)
def test_the_summary_tells_of_all_fighters(table: str, width: int, glyphs: str) -> None:
    view = finished(table)
    picture = summary(view, width, look("dark", glyphs))
    shown = text(picture)
    assert {strip.cell_length for strip in picture.strips} == {width}
    for fighter in view.fighters:
        assert fighter.name in shown
    assert f"in round {view.round}" in shown
    assert "…" not in shown
    assert glyphs == "unicode" or shown.isascii()


def test_what_was_bought_is_listed_in_full() -> None:
    view = finished("four")
    bought = dict.fromkeys(CARDS, 2)
    view = with_fighter(view, 2, bought_counts=bought)
    for width in WIDTHS:
        shown = " ".join(text(summary(view, width, look())).replace("│", " ").split())
        for row in CARDS.values():
            assert row.name.split()[-1] in shown
        assert f"2 {CARDS['coin'].name}" in shown


def test_who_bought_nothing_has_a_line_too() -> None:
    view = with_fighter(finished("two"), 0, bought_counts={})
    assert "Bought nothing" in text(summary(view, 84, look()))


def test_the_order_of_the_knock_outs_is_told() -> None:
    view = finished("four")
    for seat, fall_order in enumerate((0, 2, 1, 2)):
        facts = {
            "fall_order": fall_order,
            "standing": not fall_order,
            "health": 0 if fall_order else 70,
        }
        view = with_fighter(view, seat, knocked_out_by=-1 if seat == 2 else 0, **facts)
    view = evolve(view, outcome=Outcome(((0,), (1, 3), (2,)), (70, 0, 0, 0), "the last one"))
    shown = text(summary(evolve(view, seat=1), 112, look()))
    names = [CHARACTERS[each.character].short for each in view.fighters]
    assert f"{names[0]} wins" in shown
    assert "fell 1st in the storm" in shown
    assert f"fell 2nd to {names[0]}, with {names[3]}" in shown
    assert f"fell 2nd to {names[0]}, with {names[1]}" in shown
    assert [each.seat for each in fighters_by_rank(view)] == [0, 1, 3, 2]
    assert "70/" in shown


def test_a_team_wins_with_its_fallen() -> None:
    view = finished("pairs")
    (first, second), others = ([f.seat for f in view.fighters if f.side == n] for n in (0, 1))
    ranking = (first, second), tuple(others)
    outcome = Outcome(ranking, (70, 70, 0, 0), "the last team", together=True)
    view = evolve(view, outcome=outcome)
    view = with_fighter(view, first, standing=True, fall_order=0)
    view = with_fighter(view, second, standing=False, fall_order=1)
    shown = text(summary(view, 84, look()))
    team = view.fighters[first].side + 1
    assert f"★ Team {team} is left" in shown
    assert f"★ Team {team} wins" in text(summary(evolve(view, seat=None), 84, look()))
    assert f"★ Team {team} wins" in text(summary(evolve(view, seat=others[0]), 84, look()))
    assert f"★ {view.fighters[first].name}, team {team}" in shown
    assert f"★ ✗ {view.fighters[second].name}, team {team}" in shown


def test_structures_that_stand_are_not_told_twice() -> None:
    facts = {"structures": ("vault",), "bought_counts": {"vault": 1, "clinic": 1}}
    shown = text(summary(with_fighter(finished("two"), 0, **facts), 84, look()))
    assert "Structures Vault" in shown
    assert "Bought Clinic" in shown


def test_all_who_fall_together_draw() -> None:
    view = finished("two")
    for seat in (0, 1):
        view = with_fighter(view, seat, standing=False, fall_order=1)
    view = evolve(view, outcome=Outcome(((0, 1),), (0, 0), "a draw"))
    names = " and ".join(CHARACTERS[each.character].short for each in view.fighters)
    assert f"★ {names} draw " in text(summary(evolve(view, seat=None), 84, look()))
    other = CHARACTERS[view.fighters[1].character].short
    assert f"★ A draw: you and {other} fell together " in text(summary(view, 84, look()))


def test_all_who_stand_to_the_end_draw() -> None:
    view = finished("two")
    for seat in (0, 1):
        view = with_fighter(view, seat, standing=True, fall_order=0)
    view = evolve(view, outcome=Outcome(((0, 1),), (70, 70), "a draw"))
    names = " and ".join(CHARACTERS[each.character].short for each in view.fighters)
    assert f"★ {names} draw " in text(summary(evolve(view, seat=None), 84, look()))
    other = CHARACTERS[view.fighters[1].character].short
    assert f"★ A draw: you and {other} hold out " in text(summary(view, 84, look()))


def test_curves_give_each_seats_numbers() -> None:
    view = at_step("choose", "four").view(0)
    view = with_fighter(view, 1, health=77, bought_counts={"gold": 2, "vault": 1})
    view = with_fighter(view, 2, levels={"aim": 3, "strength": 1, "skill": 0, "healing": 0})
    assert curves(view)["health"][1] == 77
    assert curves(view)["cards bought"][1] == 3
    assert curves(view)["power-ups"][2] == 4
    for values in curves(view).values():
        assert len(values) == 4


def test_a_player_who_wins_alone_reads_it_as_such() -> None:
    view = with_fighter(finished("four"), 2, standing=True, fall_order=0)
    view = evolve(view, outcome=Outcome(((2,), (0, 1, 3)), (0, 0, 70, 0), "the last one"))
    name = CHARACTERS[view.fighters[2].character].short
    shown = text(summary(evolve(view, seat=2), 84, look()))
    assert "★ The last one standing " in shown
    assert f"★ {name} wins " in text(summary(evolve(view, seat=None), 84, look()))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (0, "A draw: you and 6 others fell together"),
        (7, "7 fighters draw"),
        (None, "7 fighters draw"),
    ],
    ids=str,
)
def test_a_draw_of_many_counts_those_whose_names_would_be_cut(
    seat: int | None, words: str, width: int
) -> None:
    view = finished("eight")
    for each in range(8):
        view = with_fighter(view, each, standing=False, fall_order=1)
    outcome = Outcome((tuple(range(7)), (7,)), (0,) * 8, "a draw")
    view = evolve(view, outcome=outcome, seat=seat, round=42)
    assert f"★ {words}  in round 42" in text(summary(view, width, look()))
