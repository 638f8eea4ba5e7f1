"""A reveal that plays, without an app: its clock, and the keys that it allows."""

from __future__ import annotations

from typing import Any

import pytest

from screens.table.parts.navigation import LOG
from screens.table.story.reveal import BEATS_AT_THE_END, Reveal
from tests.screens.table.modes.fake_table_page import FakePage


def playing(**model: Any) -> FakePage:
    reveal = Reveal()
    reveal.try_follow(0, "trick 1", 2, playing=True)
    return FakePage(reveal=reveal, **model)


@pytest.mark.parametrize("action", ["pass", "undo", "hint", "turn", "down", None])
def test_a_key_that_must_wait_says_how_to_continue(action: str | None) -> None:
    page = playing()
    assert page.revealing.try_take(action)
    assert page.said == ["Esc continues."]
    page.revealing.follow()
    assert not page.withdrawn
    page.model.reveal.stop()
    page.revealing.follow()
    assert page.withdrawn == page.said, "the key does so no longer"


@pytest.mark.parametrize("action", ["choose", "pick", "back", "look", "rules", "log", "home"])
def test_a_key_that_continues_looks_or_reads_has_its_usual_effect(action: str) -> None:
    page = playing()
    assert not page.revealing.try_take(action)
    assert page.said == []


@pytest.mark.parametrize(("action", "allowed"), [("down", True), ("choose", True), ("pass", False)])
def test_a_player_who_is_looking_can_move_and_open_but_not_answer(
    action: str, allowed: bool
) -> None:
    assert playing().looking_around.try_take(action) is not allowed
    assert FakePage().looking_around.allows(action), "without a reveal"


@pytest.mark.parametrize(("action", "allowed"), [("up", True), ("page_up", True), ("hint", False)])
def test_the_log_can_be_scrolled(action: str, allowed: bool) -> None:
    page = playing()
    page.navigation.pane = LOG
    assert page.revealing.allows(action) == allowed


async def test_enter_continues_and_answers_nothing() -> None:
    page = playing(keeps_results=True)
    await page.revealing.action_pick()
    assert (page.answers, page.shown, page.model.reveal.is_showing_result) == ([], 1, True)
    assert page.enter_guard.noted == 1
    page.enter_guard.ignores = True
    await page.revealing.action_choose()
    assert page.model.reveal.is_playing, "a held key does not skip the result"
    assert page.said == ["Esc continues."]
    page.revealing.back()
    assert not page.model.reveal.is_playing


def test_the_clock_runs_while_a_reveal_plays() -> None:
    page = FakePage(reveal=Reveal())
    page.revealing.follow()
    assert not page.timers
    page.model.reveal.try_follow(0, "trick 1", 2, playing=True)
    page.revealing.follow()
    page.revealing.follow()
    (timer,) = page.timers  # one is enough
    page.is_reading = True
    timer.callback()
    assert not page.shown, "it waits for a player who looks or reads"
    page.is_reading = False
    beats = []
    while page.model.reveal.is_playing:
        timer.callback()
        page.revealing.follow()
        beats.append(page.model.reveal.beat)
    assert beats == [1, *[1] * (BEATS_AT_THE_END), None]
    assert page.shown == len(beats)
    assert not timer.running


def test_each_scene_of_a_story_has_an_end_that_stays() -> None:
    page, shown = playing(keeps_results=True), []
    reveal = page.model.reveal
    reveal.begin_story("Turn 1", (2, 1, 3))
    while reveal.is_playing:
        shown.append((reveal.beat, reveal.is_at_scene_end, reveal.is_showing_result))
        page.revealing.skip()
    assert shown == [
        (0, False, False),
        (1, True, False),
        (2, True, False),
        (3, False, False),
        (5, True, True),
    ]
