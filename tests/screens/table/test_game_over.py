"""The end of a match, and playing again."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.table.game_over import GameOverPage
from screens.table.page import TablePage
from screens.table.replay import ReplayPage
from tests.screens.driving import QUICK, opened, tiny_game
from tests.screens.table.test_page import play_to_the_end

SIZES = [(80, 24), (120, 36)]


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", SIZES)
async def test_the_end_tells_who_won_and_leads_on(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, tiny_game(), size=size, settings=QUICK) as driver:
        await play_to_the_end(driver)
        page = await driver.come_to(GameOverPage)
        outcome = page._update.outcome
        assert outcome is not None
        await driver.see("The match is over", outcome.reason, "Play again", "Home")
        await driver.press("b")
        table = await driver.come_to(TablePage)
        await driver.press("enter")
        await driver.come_to(GameOverPage)
        await driver.press("w")
        await driver.come_to(ReplayPage)
        await driver.press("escape")
        await driver.come_to(GameOverPage)
        await driver.press("s")
        again = await driver.come_to(TablePage)
        assert again.table.id != table.table.id
        assert [player.name for player in again.table.players] == ["Random", "You"]
        assert not table.is_attached, "the old table is closed"


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_playing_again_keeps_seats_and_options(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(cards="2", swap=False), settings=QUICK) as driver:
        await play_to_the_end(driver)
        await driver.press("a")
        again = await driver.come_to(TablePage)
        charter = again.table.history().charter
        assert charter.options == {"cards": "2", "swap": False}
        assert charter.seed != 5
        assert [player.kind for player in again.table.players] == ["human", "random"]
