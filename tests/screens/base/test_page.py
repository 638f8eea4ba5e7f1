"""What holds on every page: the footer, and the keys of a line that is typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.base.rules import RulesPage
from screens.online.lobby import LobbyPage
from tests.screens.driving import Driver, opened
from tests.screens.online.visitors import open_hall, visiting


def footer(driver: Driver) -> str:
    """The last row of the screen."""
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
