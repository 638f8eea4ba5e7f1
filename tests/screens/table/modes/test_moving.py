"""The movement keys, without an app: list, board, log, and a piece that is turned."""

from __future__ import annotations

import pytest

from screens.table.modes.mode import STEPS_OF_A_PAGE
from screens.table.parts.navigation import BOARD, CHOICES, LOG
from tests.screens.table.modes.fake_table_page import FakePage, footer_of


def test_arrows_move_the_cursor_in_the_list_and_onto_the_board() -> None:
    page = FakePage()
    page.choosing.action_down()
    assert page.menu.place() == "city:boston"
    page.choosing.action_left()
    assert (page.navigation.pane, page.navigation.place) == (BOARD, "city:boston")
    assert page.painted == [("prompt", "board", "choices", "footer")] * 2


def test_a_piece_is_turned_round_and_back_by_keys() -> None:
    page = FakePage(turned=("city:",))
    page.choosing.action_turn()
    assert page.menu.place() == "city:boston"
    page.choosing.action_turn()
    assert page.menu.place() == "city:albany", "round the end"
    page.choosing.action_turn_back()
    assert page.menu.place() == "city:boston"
    assert footer_of(page.choosing)["turn"]


def test_where_nothing_is_turned_the_keys_do_nothing() -> None:
    page = FakePage()
    page.choosing.action_turn()
    assert page.menu.place() == "city:albany"
    assert not page.choosing.can_do("turn_back")
    assert page.choosing.can_do("down")
    assert "turn" not in footer_of(page.choosing)


def test_arrows_look_around_while_the_player_looks() -> None:
    page = FakePage()
    page.looking_around.action_up()
    page.looking_around.action_right()
    assert page.looking.moved == [(0, -1), (1, 0)]
    assert page.menu.place() == "city:albany"


@pytest.mark.parametrize("compact", [False, True])
def test_page_keys_look_farther_while_the_player_looks(compact: bool) -> None:
    page = FakePage(compact=compact)
    page.looking_around.action_page_down()
    assert page.looking.moved == [(0, 1)] * STEPS_OF_A_PAGE
    page.looking_around.action_page_up()
    assert page.looking.moved[STEPS_OF_A_PAGE:] == [(0, -1)] * STEPS_OF_A_PAGE
    page.looking_around.action_last()
    page.looking_around.action_first()
    assert page.looking.indexes == [-1, 0]
    assert (page.menu.place(), page.navigation.log_offset) == ("city:albany", 0)


def test_arrows_and_page_keys_scroll_the_log() -> None:
    page = FakePage()
    page.navigation.go_to_log()
    page.choosing.action_up()
    assert page.navigation.log_offset == 1
    page.choosing.action_page_up()
    assert page.navigation.log_offset == 12, "no farther than it goes"
    page.choosing.action_page_down()
    assert page.navigation.log_offset == 0


def test_the_log_is_no_pane_where_it_is_not_shown() -> None:
    for compact, panes in ((False, [BOARD, LOG, CHOICES]), (True, [BOARD, CHOICES, BOARD])):
        page, seen = FakePage(compact=compact), []
        for _ in range(3):
            page.choosing.action_next_pane()
            seen.append(page.navigation.pane)
        assert seen == panes


def test_the_first_and_the_last_row() -> None:
    page = FakePage()
    page.choosing.action_last()
    assert page.menu.place() == "city:boston"
    page.choosing.action_first()
    assert page.menu.place() == "city:albany"
