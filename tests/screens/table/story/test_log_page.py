"""The log in front of the board."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.table.story.log_page import LogPage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, opened, tiny_game


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_log_comes_in_front_and_goes(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), size=(80, 24), settings=QUICK) as driver:
        await driver.press("enter", "enter")
        await driver.until(lambda: driver.table.model.news_lines())
        await driver.press("l")
        await driver.come_to(LogPage)
        await driver.see("Round 1", "takes the round")
        await driver.press("l")
        await driver.come_to(TablePage)
