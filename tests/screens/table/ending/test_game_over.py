"""The end of a match, and playing again."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.table.ending.game_over import GameOverPage
from screens.table.ending.results import own_verdict
from screens.table.replay.replay_page import ReplayPage
from screens.table.story.log_page import LogPage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, Driver, opened, tiny_game
from tests.screens.table.test_table_page import play_to_the_end
from tui.start import NewGame
from tui.widgets.sheet import Sheet

SIZES = [(80, 24), (120, 36)]


async def hears(driver: Driver) -> None:
    """Wait until the page in front begins another match when it is asked to."""
    page = await driver.come_to(GameOverPage)
    await driver.until(lambda: not page.is_deaf)


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", SIZES)
async def test_the_end_tells_who_won_and_leads_on(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, tiny_game(), size=size, settings=QUICK) as driver:
        await play_to_the_end(driver)
        page = await driver.come_to(GameOverPage)
        outcome = page.story.update.outcome
        assert outcome is not None
        await driver.see("The game is over", outcome.reason, "Play again", "Home")
        await driver.press("b")
        table = await driver.come_to(TablePage)
        await driver.press("enter")
        await driver.come_to(GameOverPage)
        await driver.press("w")
        await driver.come_to(ReplayPage)
        await driver.press("escape")
        await driver.come_to(GameOverPage)
        await hears(driver)
        await driver.press("s")
        again = await driver.come_to(TablePage)
        assert again.table.id != table.table.id
        assert [player.name for player in again.table.players] == ["Random", "You"]
        assert not table.is_attached, "the old table is closed"


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", SIZES)
async def test_the_log_can_be_read_on_the_result_page(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, tiny_game(), size=size, settings=QUICK) as driver:
        await play_to_the_end(driver)
        page = await driver.come_to(GameOverPage)
        await driver.see("l log")
        last_line = page.story.table.log(page.story.update.seat)[-1].text
        await driver.press("l")
        await driver.come_to(LogPage)
        await driver.see(last_line.partition(" ")[2])
        await driver.press("l")
        await driver.come_to(GameOverPage)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_playing_again_keeps_seats_and_options(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(cards="2", swap=False), settings=QUICK) as driver:
        await play_to_the_end(driver)
        await hears(driver)
        await driver.press("a")
        again = await driver.come_to(TablePage)
        charter = again.table.replay().charter
        assert charter.options == {"cards": "2", "swap": False}
        assert charter.seed != 5
        assert [player.kind for player in again.table.players] == ["human", "random"]


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_what_can_be_done_stays_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(GameOverPage, "OPENING_PAUSE_SECONDS", 60.0)

    def shown() -> str:
        (line,) = page.query_one("#items", Sheet).picture.lines()
        return line.partition("Home")[0]

    async with opened(tmp_path, tiny_game(), settings=QUICK, size=size) as driver:
        await play_to_the_end(driver)
        page = await driver.come_to(GameOverPage)
        first = shown()
        assert page.is_deaf
        page._accept_input()
        await driver.pilot.pause()
        assert shown() == first
        await driver.press("enter")
        await driver.see("Enter again")
        assert shown() == first


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_first_thing_to_do_is_to_play_again_but_not_by_one_enter_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GameOverPage, "OPENING_PAUSE_SECONDS", 1.0)
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await play_to_the_end(driver)
        page = await driver.come_to(GameOverPage)
        assert page.items[page._cursor].action == "again"
        assert page.is_deaf
        await driver.press("enter", "a", "s")
        assert driver.page is page
        await hears(driver)
        await driver.press("enter")
        assert driver.page is page
        await driver.see("Play again: Enter again")
        await driver.press("right", "left")
        assert "Enter again" not in driver.screen
        await driver.press("enter", "enter")
        await driver.come_to(TablePage)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_keys_in_the_first_moment_make_it_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GameOverPage, "OPENING_PAUSE_SECONDS", 3600.0)
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await play_to_the_end(driver)
        page = await driver.come_to(GameOverPage)
        begun: list[bool] = []
        assert page._input_pause is not None
        monkeypatch.setattr(page._input_pause, "reset", lambda: begun.append(True))
        await driver.press("enter", "enter", "down")
        assert begun == [True, True], "only keys that would begin a match"
        await driver.press("b")
        await driver.come_to(TablePage)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_verdict_stands_on_a_band_of_its_own(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await play_to_the_end(driver)
        page = await driver.come_to(GameOverPage)
        outcome = page.story.update.outcome
        assert outcome is not None
        words = own_verdict(outcome, ("You", "Random"), 0)
        assert any(row.strip(" ♛") == words for row in driver.screen.splitlines())


@pytest.mark.parametrize("size", SIZES)
async def test_the_curve_of_lightning_has_rounds_on_its_axis(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """Its scores have one value a round, unlike curves over all positions."""
    game = NewGame("lightning", ("random", "random"), 3, {"beginner": True})
    async with opened(tmp_path, game, size=size, settings=QUICK) as driver:
        await driver.come_to(GameOverPage)
        await driver.see("has the highest score")
        assert "Seat" not in driver.screen
        await driver.press("pagedown")
        await driver.see("Score after each round", "Round 1", "Round 3")
