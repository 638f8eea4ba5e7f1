"""Opening a match again, and leaving it."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.home.home import HomePage
from screens.table.table_page import TablePage
from tests.screens.driving import opened, tiny_game
from tui.settings import Settings


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_leaving_loses_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=Settings(pace="calm")) as driver:
        await driver.press("enter", "enter")
        await driver.see("Waiting for")
        left = driver.table.model.update
        await driver.press("q")
        await driver.come_to(HomePage)
        await driver.see("Go on", "Round 1")
        await driver.press("g")
        await driver.come_to(TablePage)
        assert driver.table.model.update.view == left.view
        assert driver.table.model.update.answer_count == 1
