"""The protection of a new question from an Enter too many, with a clock set by hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from screens.table.parts.enter_guard import EnterGuard
from tests.screens.table.parts.fake_page import as_model
from tui.settings import Settings

PAUSE, DELAY, REPEAT = (
    EnterGuard.PAUSE_SECONDS,
    EnterGuard.DELAY_SECONDS,
    EnterGuard.REPEAT_SECONDS,
)


@pytest.fixture(autouse=True)
def _pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EnterGuard, "PAUSE_SECONDS", PAUSE)
    monkeypatch.setattr(EnterGuard, "DELAY_SECONDS", DELAY)
    monkeypatch.setattr(EnterGuard, "REPEAT_SECONDS", REPEAT)


class Evening:
    """A table whose screens follow one another, and its guard."""

    def __init__(self, pace: str = "brisk") -> None:
        self.now = 100.0
        self._update = SimpleNamespace(answer_count=0)
        self._parts: Any = as_model(
            update=self._update,
            menu=object(),
            playback=SimpleNamespace(is_playing=False, part=("trick 1", 3, False)),
            settings=Settings(pace=pace),
        )
        self.guard = EnterGuard(self._parts, lambda: self.now)
        self.guard.note_time()

    def show(self, *, asks: bool = True, tells: bool = False, answers: int = 0) -> None:
        """Paint a question, the wait for others or a story, after some answers."""
        self._update.answer_count += answers
        self._parts.menu = object() if asks else None
        self._parts.playback.is_playing = tells
        self.guard.note_time()

    def show_part(self, name: str, end: int, *, is_end: bool) -> None:
        """Paint another part of a story."""
        self._parts.playback.part = (name, end, is_end)
        self.show(tells=True)


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_the_first_question_and_those_after_own_answers_are_answered_at_once(
    evening: Evening,
) -> None:
    assert not evening.guard.try_ignore()
    evening.show(answers=1)
    assert not evening.guard.try_ignore()


def test_a_question_after_a_story_or_the_wait_for_others_is_protected_for_a_moment() -> None:
    for between in ({"tells": True}, {"tells": True, "asks": False}, {"asks": False}):
        evening = Evening()
        evening.show(answers=1, **between)
        evening.show(answers=1)
        assert evening.guard.try_ignore(), between
        evening.now += EnterGuard.PAUSE_SECONDS
        assert not evening.guard.try_ignore(), between
        evening.show(answers=1)
        assert not evening.guard.try_ignore(), "this one follows an answer of the player"


def test_the_moment_begins_when_the_question_is_first_painted(evening: Evening) -> None:
    evening.show(tells=True)
    evening.show()
    evening.now += EnterGuard.PAUSE_SECONDS
    evening.guard.note_time()
    assert not evening.guard.try_ignore(), "the same question is painted again"


def test_an_answer_taken_back_while_others_think_is_asked_for_at_once(evening: Evening) -> None:
    evening.show(asks=False, answers=1)
    evening.show(answers=-1)
    assert not evening.guard.try_ignore()


def test_at_an_instant_pace_there_is_no_wait_to_press_enter_for() -> None:
    evening = Evening(pace="instant")
    evening.show(asks=False, answers=1)
    evening.show(answers=1)
    assert not evening.guard.try_ignore()


def test_a_key_can_begin_and_end_the_pause(evening: Evening) -> None:
    evening.guard.begin_pause()
    assert evening.guard.try_ignore()
    evening.guard.end_pause()
    assert not evening.guard.try_ignore()


@pytest.mark.parametrize("delay", [0.25, 0.5, 0.66])
@pytest.mark.parametrize("is_result", [True, False])
def test_a_held_enter_never_answers_or_continues(
    evening: Evening, delay: float, is_result: bool
) -> None:
    """A keyboard repeats a held key after a delay, and then about thirty times a second."""
    evening.show(tells=True)
    evening.now += PAUSE
    assert not evening.guard.try_ignore(), "the story goes on"
    if is_result:
        evening.show_part("trick 1", 3, is_end=True)
        evening.guard.note_enter()
    else:
        evening.show()
    evening.now += delay
    for _ in range(100):
        assert evening.guard.try_ignore()
        evening.now += 0.033
    evening.now += REPEAT
    assert not evening.guard.try_ignore(), "the key was released and pressed again"


def test_a_second_press_that_was_too_quick_is_the_only_one_lost(evening: Evening) -> None:
    evening.show(tells=True)
    evening.now += PAUSE
    assert not evening.guard.try_ignore()
    evening.show()
    evening.now += PAUSE
    assert evening.guard.try_ignore(), "it might be a repeat"
    evening.now += REPEAT
    assert not evening.guard.try_ignore()


def test_each_part_of_a_story_is_protected_unless_an_enter_has_brought_it(evening: Evening) -> None:
    evening.show(tells=True)
    assert evening.guard.try_ignore(), "the story has just begun"
    evening.now += PAUSE
    evening.show(tells=True)
    assert not evening.guard.try_ignore(), "another beat of it"
    evening.show_part("trick 1", 3, is_end=True)
    assert evening.guard.try_ignore(), "its result has come by itself"
    evening.show_part("trick 2", 5, is_end=False)
    evening.guard.note_enter()
    assert evening.guard.try_ignore(), "a repeat of the same key"
    evening.now += REPEAT
    assert not evening.guard.try_ignore()
