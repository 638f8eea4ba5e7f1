"""What all menus share: the cursor, the second Enter, and the interface for a page."""

from __future__ import annotations

import pytest

from engine.core.choice import PASS, Choice, Decision
from screens.table.menus.choice_menu import ChoiceMenu, ConfirmPolicy, DecisionList, RowList
from screens.table.menus.set_picker import SetPicker
from tests.screens.table.menus.city_menus import ALBANY, BOSTON, END, WORDS, menu_of

PASS_ALONE = Decision(0, "React?", (PASS,))


def test_both_kinds_of_menu_are_what_a_page_needs() -> None:
    menus: list[ChoiceMenu] = [
        menu_of(ALBANY, END),
        SetPicker(Decision(0, "Bid", (ALBANY,)), WORDS.__getitem__, ("a",)),
    ]
    needed = [name for name in vars(ChoiceMenu) if not name.startswith("_")]
    assert len(needed) > 20
    for menu in menus:
        assert all(hasattr(menu, name) for name in needed)
        assert type(menu).__bases__ == (DecisionList,), "neither builds on the other"


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
    caution = ConfirmPolicy(decision, ALBANY.__eq__, confirm)
    assert caution.must_ask_twice(choice, takes_one_key=takes_one_key) is twice


def test_a_pass_that_is_the_only_choice_is_never_asked_for_twice() -> None:
    caution = ConfirmPolicy(PASS_ALONE, PASS.__eq__, "always")
    assert not caution.must_ask_twice(PASS)


class TwoRows(RowList):
    """The shortest list whose cursor can move."""

    @property
    def length(self) -> int:
        return 2


def test_the_cursor_goes_round_the_rows() -> None:
    rows = TwoRows()
    rows.move(-1)
    assert rows.cursor == 1
    rows.move(1)
    assert rows.cursor == 0
    rows.go_to(-1)
    assert rows.cursor == 1
    assert rows.choice_once_confirmed(ALBANY, twice=True) is None
    rows.step_to(1)
    assert rows.is_armed, "the cursor was there"
    rows.step_to(0)
    assert not rows.is_armed


def test_a_row_is_armed_from_the_first_asking_until_the_cursor_moves() -> None:
    row = TwoRows()
    assert row.choice_once_confirmed(ALBANY, twice=True) is None
    assert row.is_armed
    row.go_to(0)
    assert not row.is_armed
    assert row.choice_once_confirmed(ALBANY, twice=True) is None
    assert row.choice_once_confirmed(ALBANY, twice=True) == ALBANY
    assert not row.is_armed, "an answer that was given arms nothing"
