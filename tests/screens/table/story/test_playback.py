"""Playbacks on a board: beats, an end at a key, and nothing shown twice."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from engine.games.lightning.trick_report import TrickReport
from net.play.table import Table
from screens.base.help import HelpPage
from screens.base.page import Page
from screens.base.rules import RulesPage
from screens.table.ending.game_over import GameOverPage
from screens.table.parts.enter_guard import EnterGuard
from screens.table.parts.handover import HandoverPage
from screens.table.place_page import PlacePage
from screens.table.story.log_page import LogPage
from screens.table.story.playback import BEATS_AT_THE_END, Playback
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, Driver, opened
from tui.settings import Settings
from tui.start import NewGame
from tui.widgets.sheet import Sheet


def test_nothing_is_told_that_happened_before_the_viewer_came() -> None:
    playback = Playback("trick 3", 4)
    assert not playback.try_follow(0, "trick 3", 4, playing=True)
    assert not playback.is_playing
    assert playback.beat is None


def test_a_story_is_told_beat_by_beat_and_its_end_stays_a_while() -> None:
    playback = Playback()
    assert playback.try_follow(0, "trick 3", 3, playing=True)
    shown = []
    while playback.is_playing:
        shown.append(playback.beat)
        playback.show_next_beat()
    assert shown == [0, 1, 2] + [2] * BEATS_AT_THE_END
    playback.show_next_beat()
    assert playback.beat is None


def test_the_end_of_a_story_is_one_part_however_long_it_stays() -> None:
    playback = Playback()
    playback.begin_story("trick 1", [3])
    parts = []
    while playback.is_playing:
        parts.append(playback.part)
        playback.show_next_beat()
    assert parts[2:] == [("trick 1", 2, True)] * (1 + BEATS_AT_THE_END)


def test_a_story_that_grows_goes_on_where_it_was() -> None:
    playback = Playback()
    playback.try_follow(0, "trick 3", 3, playing=True)
    playback.stop()
    assert playback.try_follow(0, "trick 3", 5, playing=True)
    assert playback.beat == 3
    assert playback.try_follow(0, "trick 2", 2, playing=True)
    assert playback.beat == 0


def test_what_did_not_change_is_not_told_again() -> None:
    playback = Playback()
    playback.try_follow(0, "trick 3", 3, playing=True)
    playback.show_next_beat()
    assert not playback.try_follow(0, "trick 3", 3, playing=True), "an answer of another seat"
    assert playback.beat == 1, "the story goes on undisturbed"


def test_every_pair_of_eyes_is_told_the_story() -> None:
    playback = Playback()
    playback.try_follow(0, "trick 3", 3, playing=True)
    playback.stop()
    assert playback.try_follow(1, "trick 3", 3, playing=True)
    playback.stop()
    assert not playback.try_follow(0, "trick 3", 3, playing=True)


def test_a_story_that_was_taken_back_is_not_told_backwards() -> None:
    playback = Playback()
    playback.try_follow(0, "trick 3", 3, playing=True)
    assert not playback.try_follow(0, "trick 3", 2, playing=True)
    assert not playback.is_playing


def test_who_wants_no_waiting_is_told_nothing() -> None:
    playback = Playback()
    assert not playback.try_follow(0, "trick 3", 3, playing=False)
    assert not playback.try_follow(0, "trick 3", 3, playing=True)


# At a table


def lightning(*seats: str) -> NewGame:
    return NewGame("lightning", seats, 1, {"beginner": True})


def answered_by_hand(table: TablePage) -> int:
    assert isinstance(table.table, Table)
    return table.table.answerers.count(0)


async def answer(driver: Driver, cards: int) -> None:
    table = await driver.come_to(TablePage)
    await driver.until(lambda: table.model.menu is not None and not table.model.playback.is_playing)
    menu = table.model.menu
    assert menu is not None
    await driver.press(*list(menu.places.values())[:cards])
    await driver.press("end", "enter")


@pytest.mark.parametrize(("size", "clicks"), [((80, 24), False), ((120, 36), True)])
async def test_a_reveal_is_told_and_the_log_does_not_run_ahead(
    tmp_path: Path, size: tuple[int, int], clicks: bool
) -> None:
    settings = Settings(pace="brisk", keeps_reveals=False)
    async with opened(
        tmp_path, lightning("human", "random"), size=size, settings=settings
    ) as driver:
        await answer(driver, 3)
        await driver.see("three-card trick")
        await answer(driver, 1)
        table = driver.table
        await driver.until(lambda: table.model.playback.is_playing, "the story")
        await driver.see("This is what happened", "Enter/Esc show the result")
        assert not table.model.news_lines(), "older events are not shown beside it"
        assert not any("wins the trick" in line.text for line in table.model.shown_log())
        board = table.query_one("#board", Sheet)
        assert not any(target.place.startswith("done") for target in board.picture.targets)
        answers = answered_by_hand(table)
        if clicks:
            await driver.pilot.click("#footer", offset=(1, 0))
            await driver.pilot.pause()
        else:
            await driver.press("a", "z")
            assert table.model.playback.is_playing, "keys that answer do nothing meanwhile"
            await driver.press("escape")
        assert not table.model.playback.is_playing, "a key or click shows the end"
        assert any("wins the trick" in line.text for line in table.model.shown_log())
        await driver.see("two-card trick")
        assert answered_by_hand(table) == answers, "the key was not an answer"
        assert table.model.menu is not None
        assert not table.model.menu.picked_places, "nor the beginning of one"


async def test_an_enter_too_many_for_the_result_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = lightning("human", "random")
    async with opened(tmp_path, start, settings=Settings(pace="brisk")) as driver:
        await answer(driver, 3)
        await driver.see("three-card trick")
        await answer(driver, 1)
        table = driver.table
        await driver.until(lambda: table.model.playback.is_playing, "the story")
        monkeypatch.setattr(EnterGuard, "PAUSE_SECONDS", 600.0)
        await driver.press("escape", "enter", "enter")
        assert not table.model.playback.is_playing
        await driver.see("A new question: press the key again to answer it")
        menu = table.model.menu
        assert menu is not None
        assert (menu.is_armed, menu.cursor) == (False, 0)
        monkeypatch.setattr(EnterGuard, "PAUSE_SECONDS", 0.0)
        await driver.press("enter")
        assert menu.is_armed


async def test_the_result_stays_until_a_key(tmp_path: Path) -> None:
    settings = Settings(pace="brisk")
    async with opened(tmp_path, lightning("human", "random"), settings=settings) as driver:
        await answer(driver, 3)
        await driver.see("three-card trick")
        await answer(driver, 1)
        table = driver.table
        await driver.until(lambda: table.model.playback.is_playing, "the story")
        assert not table.model.playback.is_showing_result
        await driver.press("escape")
        assert table.model.playback.is_showing_result
        await driver.see("Enter/Esc continue", "Enter or Esc continues.")
        assert table.telling._timer is None, "nothing ticks while the result stays"
        await driver.press("a")
        assert table.model.playback.is_playing
        await driver.press("?")
        await driver.come_to(HelpPage)
        await driver.press("escape")
        await driver.come_to(TablePage)
        assert table.model.playback.is_playing, "the key closed the help"
        await driver.press("enter")
        assert not table.model.playback.is_playing
        await driver.see("two-card trick", "Space picks")


@pytest.mark.parametrize("key", ["enter", "escape", "space"])
async def test_one_key_shows_the_result_and_then_continues(tmp_path: Path, key: str) -> None:
    async with opened(tmp_path, lightning("human", "random"), settings=QUICK) as driver:
        table = await to_a_reveal(driver)
        await driver.see("Enter/Esc show the result", "Enter or Esc shows the result.")
        await driver.press(key)
        assert table.model.playback.is_showing_result
        await driver.see("Enter/Esc continue", "Enter or Esc continues.")
        await driver.press(key)
        assert not table.model.playback.is_playing


async def test_an_enter_too_early_for_a_story_only_says_how_to_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, lightning("human", "random"), settings=QUICK) as driver:
        table = await to_a_reveal(driver)
        monkeypatch.setattr(EnterGuard, "PAUSE_SECONDS", 600.0)
        monkeypatch.setattr(EnterGuard, "DELAY_SECONDS", 600.0)
        monkeypatch.setattr(EnterGuard, "REPEAT_SECONDS", 600.0)
        await driver.press("enter", "enter")
        assert not table.model.playback.is_showing_result
        assert "Enter or Esc shows the result." in driver.notices
        monkeypatch.setattr(EnterGuard, "PAUSE_SECONDS", 0.0)
        table.enter_guard.end_pause()
        await driver.press("enter", "enter", "enter")
        assert table.model.playback.is_showing_result, "a held key does not continue"
        await driver.press("escape")
        assert not table.model.playback.is_playing


READING: dict[str, type[Page]] = {"l": LogPage, "r": RulesPage, "?": HelpPage}


async def to_a_reveal(driver: Driver) -> TablePage:
    """Play until the first trick is shown: quickly, and then calmly."""
    await answer(driver, 3)
    await driver.see("three-card trick")
    table = driver.table
    table.model.settings = Settings(pace="calm")
    await answer(driver, 1)
    await driver.until(lambda: table.model.playback.is_playing, "the story")
    return table


@pytest.mark.parametrize("size", [(80, 24), (120, 36), (170, 50)])
async def test_one_can_look_and_read_while_a_reveal_plays(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, lightning("human", "random"), size=size, settings=QUICK) as driver:
        table = await to_a_reveal(driver)
        assert table.telling._timer is not None
        table.telling._timer.stop()  # the test does what it does
        beat = table.model.playback.beat
        for key, page in READING.items():
            await driver.press(key)
            if key == "l" and table.has_class("wide"):
                assert table.navigation.pane == "log"
                await driver.press("up")
                continue
            await driver.come_to(page)
            table.telling._show_next_beat()
            await driver.press("escape")
            await driver.come_to(TablePage)
            assert table.model.playback.beat == beat, "it has waited"
        await driver.press("i")
        await driver.see("Enter whole page", "Esc back", "Esc continues")
        place = table.looking.place
        await driver.press("tab")
        assert table.looking.place != place
        table.telling._show_next_beat()
        await driver.press("enter")
        await driver.come_to(PlacePage)
        await driver.press("escape", "escape")
        assert not table.looking.is_on
        assert table.model.playback.beat == beat
        table.telling._show_next_beat()
        assert table.model.playback.beat == (beat or 0) + 1, "it goes on"


async def test_a_key_that_must_wait_for_the_reveal_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.app.REPEATED_NOTICE_SECONDS", 0.0)
    async with opened(tmp_path, lightning("human", "random"), settings=QUICK) as driver:
        table = await to_a_reveal(driver)
        assert table.telling._timer is not None
        table.telling._timer.stop()  # all keys are pressed during the same beat
        for key in ("down", "a", "h", "w", "u", "tab"):
            driver.app._notifications.clear()
            await driver.press(key)
            assert table.model.playback.is_playing, key
            assert "Enter or Esc shows the result." in driver.notices, key
        await driver.press("escape")
        await driver.see("Enter or Esc continues.")
        assert "Enter or Esc shows the result." not in driver.notices, "one instruction at a time"


@pytest.mark.parametrize("page", ["look", "log"])
async def test_what_bots_do_waits_for_a_spectator_who_reads(tmp_path: Path, page: str) -> None:
    settings = Settings(pace="brisk")
    async with opened(tmp_path, lightning("random", "random"), settings=settings) as driver:
        table = driver.table
        await driver.until(lambda: table.model.playback.is_playing, "the first trick")
        await driver.press("i" if page == "look" else "l")
        shown = table.model.playback.name, table.model.playback.beat
        await driver.until(lambda: len(table.updates) > 2, "more tricks")
        assert (table.model.playback.name, table.model.playback.beat) == shown
        if page == "look":
            assert table.looking.is_on
            assert "Enter whole page" in driver.screen
        else:
            assert isinstance(driver.app.screen, LogPage)
        await driver.press("escape")
        await driver.come_to(TablePage)
        assert not table.updates, "all that was missed is taken in"
        assert table.model.playback.name != shown[0], "the last of it is told"


async def test_the_next_persons_cover_waits_for_who_looks(tmp_path: Path) -> None:
    """Behind the cover there must be no page with secrets from the next person."""
    async with opened(tmp_path, lightning("human", "human"), settings=QUICK) as driver:
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        table = await driver.come_to(TablePage)
        first = table.model.hotseat.viewer
        await driver.press("i", "enter")
        await driver.come_to(PlacePage)
        assert first is not None
        decision = table.model.update.decision
        assert decision is not None
        await table.table.answer(first, decision.choices[0])  # as a clock may do
        await driver.pilot.pause()
        assert isinstance(driver.app.screen, PlacePage)
        await driver.press("escape", "escape")
        await driver.come_to(HandoverPage)
        assert not table.looking.is_on


@pytest.mark.parametrize("stay", [True, False])
async def test_results_that_follow_without_an_answer_stay_one_by_one(
    tmp_path: Path, stay: bool
) -> None:
    """Others play on while the first result is read, for instance where the hand is empty."""
    settings = Settings(pace="brisk", keeps_reveals=stay)
    async with opened(tmp_path, lightning("human", "random"), settings=settings) as driver:
        await answer(driver, 3)
        await driver.see("three-card trick")
        await answer(driver, 1)
        table = driver.table
        await driver.until(lambda: table.model.playback.is_playing, "the story")
        update = table.model.update
        following = evolve(update.view, last=evolve(update.view.last, size=2))
        table.receive(evolve(update, view=following, answer_count=update.answer_count + 1))
        first, second = "Round 1, three-card trick", "Round 1, two-card trick"
        assert table.model.playback.name == (first if stay else second)
        if stay:
            await driver.press("escape", "enter")
            assert table.model.playback.name == second
        assert table.model.playback.is_playing
        await driver.press("escape", "enter")
        assert not table.model.playback.is_playing


@pytest.mark.parametrize("stay", [True, False])
async def test_tricks_of_one_answer_are_told_one_by_one(tmp_path: Path, stay: bool) -> None:
    """Where nobody has a card left, tricks follow each other and nobody is asked in between."""
    settings = Settings(pace="calm", keeps_reveals=stay)
    async with opened(tmp_path, lightning("human", "random"), settings=settings) as driver:
        await answer(driver, 3)
        await driver.see("three-card trick")
        table = driver.table
        update = table.model.update
        last = await trick_in(driver)
        shown = [evolve(update.view, last=evolve(last, size=size)) for size in (3, 2, 1)]
        table.receive(
            evolve(table.model.update, view=shown[2], intermediate_views=tuple(shown[:2]))
        )
        for name in ("three-card", "two-card", "one-card"):
            assert table.model.playback.name == f"Round 1, {name} trick"
            assert table.model.playback.is_playing
            await driver.press("escape", *(["enter"] if stay else []))
        assert not table.model.playback.is_playing


async def trick_in(driver: Driver) -> TrickReport:
    await answer(driver, 1)
    table = driver.table
    await driver.until(lambda: table.model.playback.is_playing, "the story")
    await driver.press("escape", "enter")
    last = table.model.update.view.last
    assert isinstance(last, TrickReport)
    table.model.playback.try_follow(0, "", 0, playing=False)
    return last


async def test_tricks_of_one_answer_are_told_under_the_cover(tmp_path: Path) -> None:
    """With several people at the keyboard it is the open table that tells them."""
    settings = Settings(pace="brisk")
    async with opened(tmp_path, lightning("human", "human"), settings=settings) as driver:
        for _ in range(2):
            await driver.come_to(HandoverPage)
            await driver.press("tab")
            await answer(driver, 3)
        await answer(driver, 2)
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        await answer(driver, 1)
        table = driver.table
        await driver.until(lambda: table.model.playback.is_playing, "the story")
        viewer, open_table = table.model.hotseat.viewer, table.table.update(None)
        assert viewer is not None
        shown = [
            evolve(open_table.view, last=evolve(open_table.view.last, round=5, size=size))
            for size in (3, 2)
        ]
        open_table = evolve(
            open_table, view=shown[1], intermediate_views=(shown[0],), waiting_for=()
        )
        table.model.playback.stop()
        table.table.update = lambda seat: open_table  # type: ignore[method-assign]
        table.receive(evolve(open_table, seat=viewer, answer_count=open_table.answer_count + 1))
        for name in ("three-card", "two-card"):
            assert table.model.hotseat.viewer is None
            assert table.model.update.seat is None
            assert table.model.playback.name == f"Round 5, {name} trick"
            await driver.press("escape", "enter")
        assert not table.model.playback.is_playing


async def test_a_story_ends_by_itself(tmp_path: Path) -> None:
    settings = Settings(pace="brisk", keeps_reveals=False)
    async with opened(tmp_path, lightning("human", "random"), settings=settings) as driver:
        await answer(driver, 3)
        await driver.see("three-card trick")
        await answer(driver, 1)
        table = driver.table
        await driver.until(lambda: table.model.playback.is_playing, "the story")
        assert table.model.where() == "Round 1, three-card trick"
        table.model.playback.try_follow(0, "the same trick", 1, playing=True)
        playback = table.model.playback
        while playback.is_playing:  # the clock does the same, only slower
            table.telling._show_next_beat()
        await driver.see("two-card trick", "Space picks")
        assert table.model.where() == "Round 1, two-card trick"


async def test_who_wants_no_waiting_bids_on_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path, lightning("human", "random"), settings=QUICK) as driver:
        await answer(driver, 3)
        await driver.see("three-card trick")
        await answer(driver, 1)
        await driver.see("two-card trick")
        assert not driver.table.model.playback.is_playing


async def test_the_keyboard_is_passed_on_after_the_story(tmp_path: Path) -> None:
    """Both people see the story: the last bidder at once, the other one after the cover."""
    settings = Settings(pace="brisk", keeps_reveals=False)
    async with opened(tmp_path, lightning("human", "human"), settings=settings) as driver:
        for _ in range(2):
            await driver.come_to(HandoverPage)
            await driver.press("tab")
            await answer(driver, 3)
        table = driver.table
        assert table.model.update.view.round == 1
        first = table.model.hotseat.viewer
        await answer(driver, 2)
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        await answer(driver, 1)
        await driver.until(lambda: table.model.playback.is_playing, "the story")
        assert not isinstance(driver.page, HandoverPage)
        assert table.model.hotseat.viewer != first
        await driver.press("escape")
        assert not table.model.playback.is_playing
        await answer(driver, 0)
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        await driver.until(lambda: table.model.playback.is_playing, "the story for the other one")


async def test_the_end_waits_for_the_last_reveal(tmp_path: Path) -> None:
    async with opened(tmp_path, lightning("human", "random"), settings=QUICK) as driver:
        await answer(driver, 3)
        table = driver.table
        while table.model.update.outcome is None:
            await driver.until(lambda: table.model.menu or table.model.update.outcome)
            if table.model.update.view.common <= 6:
                table.model.settings = Settings(pace="calm", keeps_reveals=False)
            if (menu := table.model.menu) is not None:
                await driver.press("end", "enter", *(["enter"] if menu.asks_twice else []))
            if table.model.playback.is_playing and table.model.menu is not None:
                await driver.press("escape")
        assert table.model.playback.is_playing
        assert not isinstance(driver.app.screen, GameOverPage)
        await driver.press("escape")
        await driver.come_to(GameOverPage)
        await driver.see("Master of Lightning")
