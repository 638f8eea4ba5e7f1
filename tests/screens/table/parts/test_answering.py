"""The keys that answer, without an app: Enter, Space, jump letters, and passing."""

from __future__ import annotations

from collections.abc import Set
from types import SimpleNamespace
from typing import cast

import pytest
from attrs import define

from engine.core.choice import Choice
from screens.table.parts.answering import Answering, AnsweringHost
from screens.table.parts.navigation import BOARD, CHOICES
from tests.screens.table.parts.fake_table_page import LIGHT, FakeLooking, FakePage


@define
class FakeLookingAround(FakeLooking):
    """Looks at places, and opens pages about them."""

    pages: int = 0

    def look_at(self, place: str) -> None:
        self.looked_at.append(place)

    def open_page(self) -> None:
        self.pages += 1


class FakeAnsweringPage(FakePage):
    """A page with two cities that records what its answering keys do."""

    def __init__(self, *, final: Set[Choice] = frozenset()) -> None:
        super().__init__(final=final)
        self.said: list[str] = []
        self.done: list[str] = []
        self.model.idle_text = lambda: "It is Ada's turn"  # type: ignore[method-assign]
        self.looking = FakeLookingAround()
        self.model.reveal_text = lambda: "Enter continues."  # type: ignore[method-assign]
        self.reveal_clock = SimpleNamespace(try_skip=lambda: self.done.append("skip"))
        self.enter_guard = SimpleNamespace(
            try_ignore=lambda: False, note_enter=lambda: self.done.append("note")
        )

    def show_end(self) -> None:
        self.done.append("end")

    def say(self, text: str, *, severity: str = "information") -> None:
        self.said.append(text)

    def open_window(self) -> None:
        """Ask the player in a reaction window."""

        async def pass_now() -> None:
            self.done.append("pass")

        async def keep_passing() -> None:
            self.done.append("keep passing")

        self.reaction_clock = SimpleNamespace(
            window=object(), pass_now=pass_now, keep_passing=keep_passing
        )


@pytest.fixture
def page() -> FakeAnsweringPage:
    return FakeAnsweringPage()


@pytest.fixture
def answering(page: FakeAnsweringPage) -> Answering:
    return Answering(cast("AnsweringHost", page))


async def test_enter_answers_with_the_row_under_the_cursor(
    page: FakeAnsweringPage, answering: Answering
) -> None:
    page.menu.move(1)
    await answering.do_choose()
    assert page.answers == [LIGHT[1]]


async def test_enter_answers_with_the_place_under_the_cursor_and_stays_on_the_board(
    page: FakeAnsweringPage, answering: Answering
) -> None:
    page.navigation.go_to_place("city:boston")
    await answering.do_choose()
    assert page.answers == [LIGHT[1]]
    assert page.navigation.pane == BOARD


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_a_final_choice_on_the_board_takes_enter_twice_there(key: str) -> None:
    page = FakeAnsweringPage(final=frozenset(LIGHT))
    answering = Answering(cast("AnsweringHost", page))
    press = answering.do_choose if key == "enter" else answering.do_pick
    page.navigation.return_to_place("city:albany")
    await press()
    assert (page.answers, page.navigation.place) == ([None], "city:albany")
    assert page.menu.is_armed
    await press()
    assert page.answers == [None, LIGHT[0]]


async def test_enter_takes_the_row_if_the_place_under_the_cursor_is_not_offered(
    page: FakeAnsweringPage, answering: Answering
) -> None:
    page.navigation.go_to_place("city:chicago")
    await answering.do_choose()
    assert page.answers == [LIGHT[0]], "as the list and the footer say"


async def test_space_answers_like_enter_where_no_set_is_built(
    page: FakeAnsweringPage, answering: Answering
) -> None:
    await answering.do_pick()
    assert page.answers == [LIGHT[0]]


async def test_enter_opens_the_page_about_the_inspected_place(
    page: FakeAnsweringPage, answering: Answering
) -> None:
    page.looking.is_on = True
    await answering.do_choose()
    assert (page.looking.pages, page.answers) == (1, [])


async def test_enter_continues_a_reveal_and_answers_nothing(
    page: FakeAnsweringPage, answering: Answering
) -> None:
    page.model.reveal.is_playing = True  # type: ignore[misc]
    await answering.do_choose()
    assert (page.answers, page.done) == ([], ["skip", "note"])
    page.enter_guard.try_ignore = lambda: True
    await answering.do_choose()
    assert (page.done, page.said) == (["skip", "note"], ["Enter continues."])


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_a_key_that_comes_too_early_for_the_question_is_refused_with_a_notice(
    page: FakeAnsweringPage, answering: Answering, key: str
) -> None:
    page.enter_guard.try_ignore = lambda: True
    await (answering.do_choose() if key == "enter" else answering.do_pick())
    assert (page.answers, page.said) == ([], ["A new question: press the key again to answer it"])
    await answering.choose_by_letter("b")
    assert page.answers == [LIGHT[1]], "a letter is meant for its choice"


@pytest.mark.parametrize("over", [False, True])
async def test_enter_without_a_decision_opens_the_result_or_says_who_is_asked(
    page: FakeAnsweringPage, answering: Answering, over: bool
) -> None:
    page.model.menu = None
    page.model.update.outcome = object() if over else None  # type: ignore[misc, assignment]
    await answering.do_choose()
    assert (page.done, page.said) == ((["end"], []) if over else ([], ["It is Ada's turn"]))


async def test_a_letter_answers_with_its_choice(
    page: FakeAnsweringPage, answering: Answering
) -> None:
    page.navigation.go_to_place("city:albany")
    assert (answering.has_letter("b"), answering.has_letter("z")) == (True, False)
    await answering.choose_by_letter("b")
    assert page.answers == [LIGHT[1]]
    assert page.navigation.pane == CHOICES


async def test_a_letter_of_two_keys_waits_for_the_second(
    page: FakeAnsweringPage, answering: Answering, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(page.menu), "is_start_of_pair", lambda menu, letter: letter == "x")
    assert answering.has_letter("x")
    await answering.choose_by_letter("x")
    assert (answering.first_letter, page.said) == ("x", [])
    assert not answering.has_letter("b")
    await answering.choose_by_letter("y")
    assert (answering.first_letter, page.said) == ("", ["No choice has the letter xy now"])


@pytest.mark.parametrize(
    ("letter", "notice"),
    [
        ("z", "No choice has the letter z now"),
        ("+", "No choice has the key + now"),
        ("j", "The arrow keys move; h j k l can move as well (see the settings)"),
    ],
)
async def test_a_letter_without_a_choice_is_refused_with_a_notice(
    page: FakeAnsweringPage, answering: Answering, letter: str, notice: str
) -> None:
    await answering.choose_by_letter(letter)
    assert (page.said, page.answers) == ([notice], [])


async def test_a_letter_only_moves_there_while_the_player_is_looking(
    page: FakeAnsweringPage, answering: Answering
) -> None:
    page.looking.is_on = True
    assert (answering.has_letter("b"), answering.has_letter("z")) == (True, False)
    await answering.choose_by_letter("b")
    assert (page.looking.looked_at, page.answers) == (["city:boston"], [])
    await answering.choose_by_letter("z")
    assert page.said == ["Nothing on the board has the letter z now"]


async def test_the_keys_that_pass_need_a_reaction_window(
    page: FakeAnsweringPage, answering: Answering
) -> None:
    await answering.do_pass()
    await answering.do_pass_on()
    assert page.said == ["There is nothing to pass now"] * 2
    page.open_window()
    await answering.do_pass()
    await answering.do_pass_on()
    assert page.done == ["pass", "keep passing"]
