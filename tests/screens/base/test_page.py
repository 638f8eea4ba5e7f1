"""What holds on every page: the footer, and the keys of a line that is typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual import events
from textual.geometry import Size
from textual.widgets._toast import ToastHolder

from screens.base.help import HelpPage
from screens.base.rules import RulesPage
from screens.base.settings_page import SettingsPage
from screens.home.home import HomePage
from screens.home.new_game import NewGamePage
from screens.online.lobby import LobbyPage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, Driver, opened
from tests.screens.online.visitors import open_hall, visiting
from tui.app import MAX_NOTICES
from tui.start import NewGame
from tui.widgets.sheet import Sheet


def footer(driver: Driver) -> str:
    return driver.screen.splitlines()[-1]


async def test_while_a_line_is_typed_the_footer_shows_the_keys_that_end_it(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        await driver.come_to(RulesPage)
        assert "Esc leave" in footer(driver)
        await driver.press("/", *"deck")
        assert "Enter confirm" in footer(driver)
        assert "Esc cancel" in footer(driver)
        assert "leave" not in footer(driver)
        await driver.press("escape")
        assert "Esc leave" in footer(driver)


async def test_a_click_in_the_footer_ends_the_line(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("/", *"zzz")
        assert await driver.pilot.click("#footer", offset=(footer(driver).index("Enter"), 0))
        await driver.see("'zzz' is not in the rules")
        assert page.entry is None


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_footer_of_the_lobby_gives_way_to_a_line_of_chat(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall, visiting(hall, tmp_path) as driver:
        await driver.come_to(LobbyPage)
        assert "q leave" in footer(driver)
        await driver.press("/", "h")
        assert "Enter confirm" in footer(driver)
        assert "leave" not in footer(driver)


async def test_keys_that_wait_for_a_page_take_no_other_page_away(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("s")
        page = await driver.come_to(SettingsPage)
        for _ in range(3):
            page.leave()
        await driver.come_to(HomePage)
        await driver.see("New game")


async def test_the_same_notice_twice_is_one_notice(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("n", "end", "up", "up")
        for _ in range(2):
            await driver.press("enter", *"a", "space", "b", "enter")
            await driver.come_to(NewGamePage)
        await driver.see("A seed has 1 to")
        assert len(driver.notices) == 1


async def test_many_notices_leave_nothing_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.app.REPEATED_NOTICE_SECONDS", 0.0)
    async with opened(tmp_path) as driver:
        for number in range(12):
            driver.app.notify(f"Notice {number % 6}", timeout=60)
            await driver.pilot.pause()
        await driver.see("Notice 5")
        assert len(driver.notices) == MAX_NOTICES
        await driver.until(
            lambda: len(driver.app.screen.query(ToastHolder)) == MAX_NOTICES, "an end of the rest"
        )


async def test_a_notice_that_was_just_shown_is_not_laid_out_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        driver.app.notify("No")
        await driver.see("No")
        (shown,) = driver.app._notifications
        driver.app.notify("No")
        await driver.pilot.pause()
        assert list(driver.app._notifications) == [shown]


async def test_a_page_behind_a_popup_follows_the_window(tmp_path: Path) -> None:
    async with opened(tmp_path, NewGame("duel", ("human", "random"), 5), settings=QUICK) as driver:
        await driver.press("?")
        await driver.come_to(HelpPage)
        await driver.resize(200, 60)
        behind = driver.app.screen_stack[-2]
        title = behind.query_one("#title", Sheet)
        await driver.until(lambda: title.picture.width == 200, "the new width")


async def test_a_new_size_is_laid_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, NewGame("duel", ("human", "random"), 5), settings=QUICK) as driver:
        sizes: list[Size] = []
        lay_out = TablePage._screen_resized

        def counted(page: TablePage, size: Size) -> None:
            sizes.append(size)
            lay_out(page, size)

        monkeypatch.setattr(TablePage, "_screen_resized", counted)
        await driver.resize(200, 60)
        assert sizes == [Size(200, 60)]


async def test_a_key_and_a_size_that_come_while_the_app_closes_do_nothing(tmp_path: Path) -> None:
    """Over a line that was cut they may wait behind the end of the app."""
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await page.query(Sheet).remove()
        driver.app._exit = True
        await page.on_key(events.Key("down", None))
        page.on_resize(events.Resize(Size(40, 12), Size(40, 12)))
        driver.app._exit = False
        assert driver.app.screen is page
        assert not page.query("#too-small")
