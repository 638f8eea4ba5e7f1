"""Events that a board shows step by step: the display meanwhile, and waiting updates."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from attrs import evolve

from engine.core.event import Event
from engine.core.game import Where
from net.play.update import Update
from screens.games.ages import PAINTER
from screens.table import painter_registry
from screens.table.modes.telling import Telling
from screens.table.story.storyteller import Storyteller
from screens.table.table_page import TablePage
from tests.painters import painter_of
from tests.screens.driving import Driver, opened
from tui.settings import Settings
from tui.start import NewGame

BEATS = 3
SETTINGS = Settings(pace="calm")


def in_beats(view: Any, events: tuple[Event, ...]) -> tuple[int, ...]:
    """Every update with events is a story of one scene."""
    return (BEATS,) if events else ()


TOLD_IN_BEATS = painter_of(PAINTER, story_beats=in_beats)


@pytest.fixture(autouse=True)
def _no_beats_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only keys continue: the speed of the machine must not matter."""
    monkeypatch.setattr(Telling, "_show_next_beat", lambda clock: None)


def ages(*seats: str) -> NewGame:
    """Black is the first to be asked: who enters."""
    return NewGame("ages", seats, seed=5)


async def answered(driver: Driver) -> TablePage:
    table = driver.table
    await driver.until(
        lambda: table.model.menu and not table.model.playback.is_playing, "a question"
    )
    answers = table.model.update.answer_count
    await driver.press("enter", "enter")
    await driver.until(lambda: table.model.update.answer_count > answers, "the answer")
    assert table.model.playback.is_playing
    return table


async def past_the_first_stories(driver: Driver) -> None:
    """Skip the stories before the person is asked."""
    table = driver.table
    await driver.until(lambda: table.model.playback.is_playing or table.model.menu, "the start")
    while table.model.menu is None or table.model.playback.is_playing:
        await driver.press("escape", "enter")


async def test_the_board_shows_how_it_was_until_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(painter_registry._PAINTERS, "ages", TOLD_IN_BEATS)
    async with opened(tmp_path, ages("human", "random"), settings=SETTINGS) as driver:
        await past_the_first_stories(driver)
        before = driver.table.model.update
        model = (await answered(driver)).model
        offer = model.offer("", ())
        assert offer.story == model.update.events
        assert offer.beat == 0
        assert not offer.places, "nothing can be chosen meanwhile"
        assert model.shown_view is before.view
        model.update = evolve(model.update, where=Where(7, "Round 7, White"))
        assert model.where() == before.where.text, "the title is not ahead of the board"
        await driver.press("escape")
        assert model.playback.is_showing_result
        assert model.shown_view is model.update.view
        assert model.where() == model.update.where.text


async def test_what_follows_waits_until_the_story_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(painter_registry._PAINTERS, "ages", TOLD_IN_BEATS)
    async with opened(tmp_path, ages("human", "random"), settings=SETTINGS) as driver:
        await past_the_first_stories(driver)
        table = await answered(driver)
        told = table.model.update
        following = evolve(told, answer_count=told.answer_count + 1, events=())
        table.receive(following)
        assert table.model.update is told
        await driver.press("escape", "enter")
        assert table.model.update is following


def test_a_story_is_over_after_an_answer_of_the_viewer_or_in_the_next_phase() -> None:
    told, quiet = cast("Event", object()), ()
    asked = Update(
        seat=0,
        view=None,
        decision=None,
        waiting_for=(),
        events=(),
        can_undo=False,
        where=Where(1, "Round 1, fire"),
        outcome=None,
        answer_count=3,
        last_seat=1,
    )
    painter = painter_of(PAINTER, beats=lambda view: ("", 0), story_beats=in_beats)
    for later, is_over in (
        (asked, False),
        (evolve(asked, last_seat=0), True),
        (evolve(asked, where=Where(1, "Round 1, move")), True),
    ):
        playback = Storyteller(painter, asked)
        playback.begin_story(asked, (told,), before=asked, plays=False)
        assert playback.story == (told,)
        playback.begin_story(later, quiet, before=asked, plays=False)
        assert bool(playback.story) is not is_over
