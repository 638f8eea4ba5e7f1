"""The keys while the recap is in front of the board, without an app."""

from __future__ import annotations

import pytest

from screens.table.modes.recapping import Recapping
from screens.table.story.recap import Recap
from tests.screens.table.modes.fake_table_page import FakePage
from tui.widgets.canvas import Picture
from tui.widgets.log import ShownLine


@pytest.fixture
def recap() -> Recap:
    recap = Recap()
    recap.lines = (ShownLine("Ada takes a card"),)
    return recap


@pytest.fixture
def page(recap: Recap) -> FakePage:
    page = FakePage(recap=recap)
    page.recapping.note_time()
    return page


@pytest.mark.parametrize("action", ["pick", "pass", "pass_on", None])
def test_no_key_that_answers_closes_it(page: FakePage, recap: Recap, action: str | None) -> None:
    assert page.recapping.try_take(action)
    assert page.said == ["Enter or Esc closes the recap"]
    assert recap.lines


def test_enter_closes_it_once_it_was_there_for_a_moment(
    page: FakePage, recap: Recap, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page.recapping.try_take("choose")
    assert recap.lines, "the key may be meant for the board behind it"
    monkeypatch.setattr(Recapping, "PAUSE_SECONDS", 0.0)
    assert page.recapping.try_take("choose")
    assert not recap.lines


@pytest.mark.parametrize(("action", "had_its_effect"), [("back", True), ("hint", False)])
def test_other_keys_close_it_and_do_their_action(
    page: FakePage, recap: Recap, action: str, had_its_effect: bool
) -> None:
    assert page.recapping.try_take(action) == had_its_effect
    assert not recap.lines


def test_the_keys_that_move_scroll_it_if_it_does_not_fit(page: FakePage, recap: Recap) -> None:
    page.board = Picture(40, 8, ())
    recap.lines = tuple(ShownLine(f"Line {number}") for number in range(30))
    assert page.recapping.try_take("down")
    assert (recap.top, page.painted) == (1, [("board",)])
    assert page.recapping.try_take("first")
    assert recap.top == 0
    assert recap.lines, "it stays in front"


def test_the_keys_that_move_close_it_if_all_of_it_fits(page: FakePage, recap: Recap) -> None:
    page.board = Picture(80, 20, ())
    assert not page.recapping.try_take("down")
    assert not recap.lines
