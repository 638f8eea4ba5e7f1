"""The keys while the recap is in front of the board, without an app."""

from __future__ import annotations

from typing import cast

import pytest
from attrs import define, field

from screens.table.parts.enter_guard import EnterGuard
from screens.table.parts.recap_keys import RecapHost, RecapKeys
from screens.table.story.recap import Recap
from screens.table.table_model import TableModel
from tests.screens.table.parts.fake_board_page import spaces
from tests.screens.table.parts.fake_page import as_model
from tui.widgets.canvas import Picture
from tui.widgets.log import ShownLine


@define
class FakeRecapPage:
    """The page of a table whose recap has one line."""

    model: TableModel
    board: Picture = field(factory=lambda: spaces("albany"))
    said: list[str] = field(factory=list)
    painted: list[tuple[str, ...]] = field(factory=list)
    enter_guard: EnterGuard = field(factory=lambda: EnterGuard(as_model(), lambda: 0.0))

    def shown_key(self, action: str, scope: str = "") -> str:
        return {"back": "Esc", "choose": "Enter"}[action]

    def say(self, text: str, *, severity: str = "information") -> None:
        self.said.append(text)

    def repaint(self, *sheets: str) -> None:
        self.painted.append(sheets)


@pytest.fixture
def recap() -> Recap:
    recap = Recap()
    recap.lines = (ShownLine("Ada takes a card"),)
    return recap


@pytest.fixture
def page(recap: Recap) -> FakeRecapPage:
    return FakeRecapPage(as_model(recap=recap))


@pytest.fixture
def keys(page: FakeRecapPage) -> RecapKeys:
    keys = RecapKeys(cast("RecapHost", page))
    keys.note_time()
    return keys


@pytest.mark.parametrize("action", ["pick", "pass", "pass_on", None])
def test_no_key_that_answers_closes_it(
    keys: RecapKeys, page: FakeRecapPage, recap: Recap, action: str | None
) -> None:
    assert keys.handle_action(action)
    assert page.said == ["Enter or Esc closes the recap"]
    assert recap.lines


def test_enter_closes_it_once_it_was_there_for_a_moment(
    keys: RecapKeys, recap: Recap, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert keys.handle_action("choose")
    assert recap.lines, "the key may be meant for the board behind it"
    monkeypatch.setattr(RecapKeys, "PAUSE_SECONDS", 0.0)
    assert keys.handle_action("choose")
    assert not recap.lines


@pytest.mark.parametrize(("action", "had_its_effect"), [("back", True), ("hint", False)])
def test_other_keys_close_it_and_do_their_action(
    keys: RecapKeys, recap: Recap, action: str, had_its_effect: bool
) -> None:
    assert keys.handle_action(action) == had_its_effect
    assert not recap.lines


def test_the_keys_that_move_scroll_it_if_it_does_not_fit(
    keys: RecapKeys, page: FakeRecapPage, recap: Recap
) -> None:
    page.board = Picture(40, 8, ())
    recap.lines = tuple(ShownLine(f"Line {number}") for number in range(30))
    assert keys.handle_action("down")
    assert (recap.top, page.painted) == (1, [("board",)])
    assert keys.handle_action("first")
    assert recap.top == 0
    assert recap.lines, "it stays in front"


def test_the_keys_that_move_close_it_if_all_of_it_fits(
    keys: RecapKeys, page: FakeRecapPage, recap: Recap
) -> None:
    page.board = Picture(80, 20, ())
    assert not keys.handle_action("down")
    assert not recap.lines
