"""Lines in front of the board: the log, and refusals."""

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


@pytest.mark.usefixtures("rich_on_shelf")
@pytest.mark.parametrize("size", [(80, 24), (120, 36)], ids=str)
async def test_a_key_shows_all_that_cannot_be_done(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, tiny_game(), size=size) as driver:
        await driver.press("w")
        await driver.see("Not possible now (Esc closes)", "Peek", "(1.2)")
        await driver.press("w")
        assert "Esc closes" not in driver.screen
