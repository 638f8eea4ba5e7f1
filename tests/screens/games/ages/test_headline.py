"""The top line of the board at 80 columns: who would win now, and that a death ends the game."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.games.ages.standing import alarms
from engine.games.ages.turns.phases import doing_text, end_cards_left, phase_hint
from engine.games.ages.view_types import GoalView, View
from screens.games.ages import PAINTER
from tests.engine.games.ages.scene import FAR, FIVE, black, white
from tests.engine.games.ages.table import ages
from tests.screens.games.ages.tables import LARGE, SMALL, finished, offer, table
from tests.tools.pictures import text
from themes.look import look


def first_line(view: View, size: tuple[int, int] = SMALL) -> str:
    return text(PAINTER.paint(view, *size, look(), offer(view))).splitlines()[0]


@pytest.mark.parametrize("step", ["free", "move", "melee", "adventure", "reinforce"])
def test_the_line_says_at_80_columns_who_would_win_now(step: str) -> None:
    """19.1: White has passed more encounters; the buttons leave room for it."""
    assert "White would win" in first_line(table(step))


def test_the_team_that_may_shoot_at_walkers_reads_that_it_may() -> None:
    """11.1: the same phase, for the team that walked and for the other."""
    views = [table("opfire", seat=seat) for seat in (0, 1)]
    texts = {view.turn == view.team: phase_hint(view) for view in views}
    assert texts[True].startswith("The other team may shoot")
    assert texts[False].startswith("Your units may shoot")


@pytest.mark.parametrize("step", ["free", "fire", "move", "adventure", "reinforce"])
def test_nobody_acts_while_the_next_unit_is_picked(step: str) -> None:
    """8.1: the view still knows the unit that acted last."""
    view = table(step, acting_unit=0)
    assert not doing_text(view)
    assert "acts" not in text(PAINTER.paint(view, *LARGE, look(), offer(view)))
    assert doing_text(table("weapon", acting_unit=0)) == "Tomyris takes a weapon"


def test_a_tie_that_combat_decides_says_at_least_who() -> None:
    goals = (GoalView("combat", "Combat", 5, 4), GoalView("encounters", "Encounters", 0, 1))
    assert "White would win" in first_line(evolve(table("free"), goals=goals))


@pytest.mark.parametrize(
    ("alive", "warns"),
    [((3, 3), ""), ((3, 2), "White"), ((2, 3), "Black"), ((6, 4), ""), ((5, 3), "White")],
)
def test_a_death_that_would_end_the_game_is_announced(alive: tuple[int, int], warns: str) -> None:
    """19.5: more than twice as many living characters win at once."""
    view = evolve(table("move"), alive=alive)
    told = alarms(view)
    assert bool(told) is bool(warns)
    if warns:
        assert told[0].endswith(f"{warns} wins at once by Valor")
        assert f"1 kill: {warns}" in first_line(view)


@pytest.mark.parametrize("step", ["free", "move", "walk", "strike", "adventure"])
def test_a_warning_leaves_the_standing_in_the_line(step: str) -> None:
    """19.2, 19.5: who leads by achievements matters as much as the death that ends the game."""
    line = first_line(evolve(table(step), alive=(3, 2)))
    assert "White" in line
    assert "1:0; 1 kill: White" in line


def test_a_warning_names_a_lead_by_combat_and_a_draw() -> None:
    """19.3: equal achievements leave it to the combat points, and those may be equal too."""
    goals = (GoalView("combat", "Combat", 4, 5), GoalView("encounters", "Encounters", 1, 0))
    equal = evolve(table("move"), goals=goals, alive=(3, 2))
    assert all(
        text.startswith(("Black leads 5:4 by combat; ", "Black 5:4; ")) for text in alarms(equal)
    )
    assert alarms(evolve(equal, goals=()))[0].startswith("Nobody leads; ")


@pytest.mark.parametrize(("number", "told"), [(4, "Round 4"), (6, "1 in 5"), (9, "1 in 2")])
def test_the_line_says_how_likely_the_round_is_the_last(number: int, told: str) -> None:
    """19.1: one of five cards ends the game, and one is drawn before each later round."""
    assert told in first_line(table("move", round=number))


@pytest.mark.parametrize("number", range(1, 11))
def test_the_chance_of_the_end_is_that_of_the_cards_left(number: int) -> None:
    """19.1: N is 8: a card is drawn at the start of round 7 and of each later one."""
    drawn = len([each for each in range(7, 12) if each <= number])
    view = table("move", round=number, rounds=(6, 10))
    assert end_cards_left(view) == (5 - drawn if number + 1 >= 7 else 0)
    goals = text(PAINTER.paint(view, *LARGE, look(), offer(view)))
    assert ("end before" in goals) is (6 <= number < 10)


def test_after_the_end_nothing_is_announced() -> None:
    assert alarms(evolve(finished(), alive=(3, 2))) == []


def test_one_against_one_the_alarm_names_both_teams() -> None:
    """19.5: the next death ends the game, whoever dies."""
    view = ages(white("hanno", FIVE[0]), black("pell", FAR)).view("white")
    assert view.alive == (1, 1)
    texts = alarms(view)
    assert texts
    assert all("White wins" not in each and "Black wins" not in each for each in texts)
    assert "either" in texts[0]
    assert sorted(texts, key=len, reverse=True) == texts, "the longest first"
    two = ages(white("hanno", FIVE[0]), white("skarn", FIVE[1]), black("pell", FAR)).view("white")
    assert "Black loses one more, White wins" in alarms(two)[1]


@pytest.mark.parametrize("alive", [(3, 3), (3, 2)])
@pytest.mark.parametrize("step", ["free", "move", "opfire", "adventure", "site", "dome", "weapon"])
def test_from_the_first_draw_on_the_line_keeps_round_and_chance(
    step: str, alive: tuple[int, int]
) -> None:
    """19.1: one of five cards ends the game before round 6."""
    line = first_line(evolve(table(step), round=5, rounds=(5, 9), alive=alive))
    assert "R5, end 1 in 5" in line or "R5 end 1/5" in line
