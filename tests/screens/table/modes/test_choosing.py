"""The keys that answer, without an app: Enter, Space, jump letters, and passing."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from screens.table.parts.navigation import BOARD, CHOICES
from tests.screens.table.modes.fake_table_page import LIGHT, FakePage


@pytest.fixture
def page() -> FakePage:
    return FakePage()


async def test_enter_answers_with_the_row_under_the_cursor(page: FakePage) -> None:
    page.menu.move(1)
    await page.choosing.action_choose()
    assert page.answers == [LIGHT[1]]


async def test_enter_answers_with_the_place_under_the_cursor_and_stays_on_the_board(
    page: FakePage,
) -> None:
    page.navigation.go_to_place("city:boston")
    await page.choosing.action_choose()
    assert page.answers == [LIGHT[1]]
    assert page.navigation.pane == BOARD


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_a_final_choice_on_the_board_takes_enter_twice_there(key: str) -> None:
    page = FakePage(final=LIGHT)
    press = page.choosing.action_choose if key == "enter" else page.choosing.action_pick
    page.navigation.return_to_place("city:albany")
    await press()
    assert (page.answers, page.navigation.place) == ([None], "city:albany")
    assert page.menu.is_armed
    await press()
    assert page.answers == [None, LIGHT[0]]


async def test_enter_takes_the_row_if_the_place_under_the_cursor_is_not_offered(
    page: FakePage,
) -> None:
    page.navigation.go_to_place("city:chicago")
    await page.choosing.action_choose()
    assert page.answers == [LIGHT[0]], "as the list and the footer say"


async def test_space_answers_like_enter_where_no_set_is_built(page: FakePage) -> None:
    await page.choosing.action_pick()
    assert page.answers == [LIGHT[0]]


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_a_key_that_comes_too_early_for_the_question_is_refused_with_a_notice(
    page: FakePage, key: str
) -> None:
    page.enter_guard.ignores = True
    await (page.choosing.action_choose() if key == "enter" else page.choosing.action_pick())
    assert (page.answers, page.said) == ([], ["A new question: press the key again to answer it"])
    await page.choosing.choose_by_letter("b")
    assert page.answers == [LIGHT[1]], "a letter is meant for its choice"


async def test_enter_without_a_decision_opens_the_result_or_says_who_is_asked(
    page: FakePage,
) -> None:
    page.model.menu = None
    await page.waiting.action_pick()
    await page.waiting.choose_by_letter("a")
    assert (page.ends, page.said) == (0, ["It is Ada's turn"] * 2)
    await page.over.action_choose()
    assert (page.ends, page.answers) == (1, [])


async def test_a_letter_answers_with_its_choice(page: FakePage) -> None:
    page.navigation.go_to_place("city:albany")
    assert (page.choosing.has_letter("b"), page.choosing.has_letter("z")) == (True, False)
    await page.choosing.choose_by_letter("b")
    assert page.answers == [LIGHT[1]]
    assert page.navigation.pane == CHOICES


async def test_a_letter_of_two_keys_waits_for_the_second(
    page: FakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(page.menu), "is_start_of_pair", lambda menu, letter: letter == "x")
    assert page.choosing.has_letter("x")
    await page.choosing.choose_by_letter("x")
    assert (page.first_letter, page.said) == ("x", [])
    assert not page.choosing.has_letter("b")
    await page.choosing.choose_by_letter("y")
    assert (page.first_letter, page.said) == ("", ["No choice has the letter xy now"])


@pytest.mark.parametrize(
    ("letter", "notice"),
    [
        ("z", "No choice has the letter z now"),
        ("+", "No choice has the key + now"),
        ("j", "The arrow keys move; h j k l can move as well (see the settings)"),
    ],
)
async def test_a_letter_without_a_choice_is_refused_with_a_notice(
    page: FakePage, letter: str, notice: str
) -> None:
    await page.choosing.choose_by_letter(letter)
    assert (page.said, page.answers) == ([notice], [])


async def test_a_player_who_looks_opens_pages_and_goes_to_places(page: FakePage) -> None:
    looking = page.looking_around
    await looking.action_choose()
    assert (page.looking.pages, page.answers) == (1, [])
    assert (looking.has_letter("b"), looking.has_letter("z")) == (True, False)
    await looking.choose_by_letter("b")
    assert (page.looking.looked_at, page.answers) == (["city:boston"], [])
    await looking.choose_by_letter("z")
    assert page.said == ["Nothing on the board has the letter z now"]


async def test_the_keys_that_pass_need_a_reaction_window(page: FakePage) -> None:
    await page.choosing.action_pass()
    await page.waiting.action_pass_on()
    assert page.said == ["There is nothing to pass now"] * 2
    done: list[str] = []

    async def pass_now() -> None:
        done.append("pass")

    async def keep_passing() -> None:
        done.append("keep passing")

    page.reaction_clock = SimpleNamespace(
        window=object(), pass_now=pass_now, keep_passing=keep_passing
    )
    await page.choosing.action_pass()
    await page.choosing.action_pass_on()
    assert done == ["pass", "keep passing"]
