"""What all menus share: the cursor and the second Enter."""

from __future__ import annotations

import pytest

from engine.core.choice import PASS, Choice, Decision, Description
from screens.table.menus.choice_menu import ChoiceMenu
from tests.screens.table.menus.city_menus import ALBANY, BOSTON, WORDS, menu_of

PASS_ALONE = Decision(0, "React?", (PASS,))


@pytest.mark.parametrize(
    ("confirm", "choice", "takes_one_key", "twice"),
    [
        ("never", ALBANY, False, False),
        ("final", ALBANY, False, True),
        ("final", ALBANY, True, False),
        ("final", BOSTON, False, False),
        ("always", BOSTON, True, True),
        ("always", BOSTON, False, True),
    ],
)
def test_what_is_asked_for_twice(
    confirm: str, choice: Choice, takes_one_key: bool, twice: bool
) -> None:
    decision = Decision(0, "Your turn", (ALBANY, BOSTON))
    menu = ChoiceMenu(decision, WORDS.__getitem__, (), ALBANY.__eq__, confirm)
    assert menu.must_ask_twice(choice, takes_one_key=takes_one_key) is twice


def test_a_pass_that_is_the_only_choice_is_never_asked_for_twice() -> None:
    menu = ChoiceMenu(PASS_ALONE, lambda _: Description("Pass", "Pass"), (), PASS.__eq__, "always")
    assert not menu.must_ask_twice(PASS)


def test_the_cursor_goes_round_the_rows() -> None:
    menu = menu_of(ALBANY, BOSTON, final=(BOSTON,))
    menu.move(-1)
    assert menu.cursor == 1
    menu.move(1)
    assert menu.cursor == 0
    menu.go_to(-1)
    assert menu.cursor == 1
    assert menu.enter() is None
    menu.step_to(1)
    assert menu.is_armed, "the cursor was there"
    menu.step_to(0)
    assert not menu.is_armed


def test_a_row_is_armed_from_the_first_asking_until_the_cursor_moves() -> None:
    menu = menu_of(ALBANY, BOSTON, final=(ALBANY,))
    assert menu.enter() is None
    assert menu.is_armed
    menu.go_to(0)
    assert not menu.is_armed
    assert menu.enter() is None
    assert menu.enter() == ALBANY
    assert not menu.is_armed, "an answer that was given arms nothing"
