"""The cursor over list, board and log, without an app."""

from __future__ import annotations

from engine.core.choice import Decision, Description, choice
from screens.table.menus.menu import Menu
from screens.table.parts.navigation import BOARD, CHOICES, LOG, Navigation
from tests.screens.table.parts.fake_page import as_model
from tui.widgets.canvas import Target

CITIES = ("albany", "boston")


def at_two_cities() -> Navigation:
    choices = tuple(choice("light", city) for city in CITIES)
    words = {each: Description("Light", each.noun, place=f"city:{each.noun}") for each in choices}
    menu = Menu(Decision(0, "Light a city", choices), words.__getitem__, ("a", "b"))
    targets = [Target(f"city:{city}", 0, 2 * row, 4, 1) for row, city in enumerate(CITIES)]
    return Navigation(as_model(menu=menu), lambda: targets)


def test_the_cursor_goes_over_the_board_and_back_to_the_list() -> None:
    cursor = at_two_cities()
    cursor.move(-1, 0)
    assert (cursor.pane, cursor.place) == (BOARD, "city:albany")
    cursor.move(0, 1)
    assert cursor.place == "city:boston"
    cursor.move(1, 0)
    assert (cursor.pane, cursor.place) == (CHOICES, "")


def test_panes_go_round() -> None:
    cursor = at_two_cities()
    seen = []
    for _ in range(3):
        cursor.switch_pane(with_log=True)
        seen.append(cursor.pane)
    assert seen == [BOARD, LOG, CHOICES]
    cursor.switch_pane(with_log=False, steps=-1)
    assert cursor.pane == BOARD


def test_the_log_is_scrolled_no_farther_than_it_goes() -> None:
    cursor = at_two_cities()
    cursor.scroll(50, farthest=12)
    assert cursor.log_offset == 12
    cursor.scroll(-99, farthest=12)
    assert cursor.log_offset == 0


def test_without_a_decision_there_is_nowhere_to_go() -> None:
    cursor = Navigation(as_model(menu=None), lambda: [Target("city:albany", 0, 0, 4, 1)])
    cursor.move(0, 1)
    cursor.go_to_row(-1)
    assert not cursor.try_go_to_board()
    assert cursor.pane == CHOICES
