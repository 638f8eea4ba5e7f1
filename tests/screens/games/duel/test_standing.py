"""The Duel board says how the match stands, and goals and Actions as text, at every size."""

from __future__ import annotations

import pytest

from screens.games.duel import PAINTER
from tests.engine.games.duel.table import DuelTable, duel, has
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.canvas import Offer


@pytest.mark.parametrize("size", [(80, 14), (82, 33), (150, 56)])
def test_the_board_says_who_would_win_now(size: tuple[int, int]) -> None:
    table = duel(tesla=has(pr=9), edison=has(pr=1))
    assert "If it ended now you would win, leading" in words_of(table, size)


@pytest.mark.parametrize("size", [(80, 14), (82, 33), (150, 56)])
def test_a_goal_that_is_met_rings_an_alarm_for_both(size: tuple[int, int]) -> None:
    cities = ["chicago", "denver", "st-louis"]
    table = duel(brush=has(shares={"brush": 5}, cities=cities), edison=has(), turn="brush")
    assert "Your goal is met now: you win if it stays so" in words_of(table, size)
    assert "Brush's goal is met now: that wins if it stays so" in words_of(table, size, "edison")


def words_of(table: DuelTable, size: tuple[int, int], name: str = "") -> str:
    """The board as a seat reads it, the first one that is asked if none is named."""
    view = table.view(name or table.deciders()[0])
    return text(PAINTER.paint(view, *size, look("dark", "unicode"), Offer()))


@pytest.mark.parametrize("size", [(80, 14), (82, 33), (150, 56)])
def test_the_actions_of_the_hand_are_written_out(size: tuple[int, int]) -> None:
    table = duel(tesla=has(), edison=has(), hand=["mark-twain", "henry-villard", "hg-wells"])
    board = words_of(table, size)
    assert "Advance" in board
    assert "Electrify" in board
    if size[0] > 80:
        assert "take a City" in board


def test_a_narrow_board_tells_the_parts_of_a_goal_in_words() -> None:
    table = duel(tesla=has(), edison=has())
    board = words_of(table, (80, 14))
    assert "Tech" in board
    assert "No AC" in board
