"""The clock of a reveal: it runs while a reveal plays, and can be skipped."""

from __future__ import annotations

from screens.table.parts.reveal_clock import RevealClock
from screens.table.story.reveal import BEATS_AT_THE_END, Reveal
from tests.screens.table.parts.fake_page import FakePage, as_model
from tui.settings import Settings


def test_the_clock_of_a_reveal_runs_while_it_plays() -> None:
    reveal, page, shown = Reveal(), FakePage(), list[int | None]()
    model = as_model(reveal=reveal, settings=Settings(), is_showing_kept_result=False)
    reading = [False]
    clock = RevealClock(model, page, lambda: shown.append(reveal.beat), lambda: reading[0])
    clock.start_or_stop()
    assert not page.timers
    reveal.try_follow(0, "trick 1", 2, playing=True)
    clock.start_or_stop()
    clock.start_or_stop()
    (timer,) = page.timers  # one is enough
    reading[0] = True
    timer.callback()
    assert not shown, "it waits for a player who looks or reads"
    reading[0] = False
    while reveal.is_playing:
        timer.callback()
        clock.start_or_stop()
    assert shown == [1, *[1] * (BEATS_AT_THE_END), None]
    assert not timer.running


def test_a_reveal_can_be_skipped_once() -> None:
    reveal, changes = Reveal(), list[bool]()
    clock = RevealClock(
        as_model(reveal=reveal, settings=Settings(), keeps_results=False),
        FakePage(),
        lambda: changes.append(True),
        lambda: False,
    )
    reveal.try_follow(0, "trick 1", 2, playing=True)
    assert clock.try_skip()
    assert not clock.try_skip()
    assert changes == [True]


def test_each_scene_of_a_story_has_an_end_that_stays() -> None:
    reveal = Reveal()
    model = as_model(reveal=reveal, settings=Settings(), keeps_results=True)
    clock = RevealClock(model, FakePage(), lambda: None, lambda: False)
    reveal.begin_story("Turn 1", (2, 1, 3))
    shown = []
    while reveal.is_playing:
        shown.append((reveal.beat, reveal.is_at_scene_end, reveal.is_showing_result))
        clock.try_skip()
    assert shown == [
        (0, False, False),
        (1, True, False),
        (2, True, False),
        (3, False, False),
        (5, True, True),
    ]
