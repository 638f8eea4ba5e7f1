"""A story that plays, without an app: its clock, and the keys that it allows."""

from __future__ import annotations

from typing import Any

import pytest

from screens.table.parts.navigation import LOG
from screens.table.story.playback import BEATS_AT_THE_END, Playback
from tests.screens.table.modes.fake_table_page import FakePage


def playing(**model: Any) -> FakePage:
    playback = Playback()
    playback.try_follow(0, "trick 1", 2, playing=True)
    return FakePage(playback=playback, **model)


@pytest.mark.parametrize("action", ["pass", "undo", "hint", "turn", "down", None])
def test_a_key_that_must_wait_says_how_to_continue(action: str | None) -> None:
    page = playing()
    assert page.telling.try_take(action)
    assert page.said == ["Esc continues."]
    page.telling.follow()
    assert not page.withdrawn
    page.model.playback.stop()
    page.telling.follow()
    assert page.withdrawn == page.said, "the key does so no longer"


@pytest.mark.parametrize("action", ["choose", "pick", "back", "look", "rules", "log", "home"])
def test_a_key_that_continues_looks_or_reads_has_its_usual_effect(action: str) -> None:
    page = playing()
    assert not page.telling.try_take(action)
    assert page.said == []


@pytest.mark.parametrize(("action", "allowed"), [("down", True), ("choose", True), ("pass", False)])
def test_a_player_who_is_looking_can_move_and_open_but_not_answer(
    action: str, allowed: bool
) -> None:
    assert playing().looking_around.try_take(action) is not allowed
    assert FakePage().looking_around.allows(action), "without a story"


@pytest.mark.parametrize(("action", "allowed"), [("up", True), ("page_up", True), ("hint", False)])
def test_the_log_can_be_scrolled(action: str, allowed: bool) -> None:
    page = playing()
    page.navigation.pane = LOG
    assert page.telling.allows(action) == allowed


async def test_enter_continues_and_answers_nothing() -> None:
    page = playing(keeps_results=True)
    await page.telling.action_pick()
    assert (page.answers, page.shown, page.model.playback.is_showing_result) == ([], 1, True)
    assert page.enter_guard.noted == 1
    page.enter_guard.ignores = True
    await page.telling.action_choose()
    assert page.model.playback.is_playing, "a held key does not skip the result"
    assert page.said == ["Esc continues."]
    page.telling.back()
    assert not page.model.playback.is_playing


def test_the_clock_runs_while_a_reveal_plays() -> None:
    page = FakePage(playback=Playback())
    page.telling.follow()
    assert not page.timers
    page.model.playback.try_follow(0, "trick 1", 2, playing=True)
    page.telling.follow()
    page.telling.follow()
    (timer,) = page.timers  # one is enough
    page.is_reading = True
    timer.callback()
    assert not page.shown, "it waits for a player who looks or reads"
    page.is_reading = False
    beats = []
    while page.model.playback.is_playing:
        timer.callback()
        page.telling.follow()
        beats.append(page.model.playback.beat)
    assert beats == [1, *[1] * (BEATS_AT_THE_END), None]
    assert page.shown == len(beats)
    assert not timer.running


def test_each_scene_of_a_story_has_an_end_that_stays() -> None:
    page, shown = playing(keeps_results=True), []
    playback = page.model.playback
    playback.begin_story("Turn 1", (2, 1, 3))
    while playback.is_playing:
        shown.append((playback.beat, playback.is_at_scene_end, playback.is_showing_result))
        page.telling.skip()
    assert shown == [
        (0, False, False),
        (1, True, False),
        (2, True, False),
        (3, False, False),
        (5, True, True),
    ]
