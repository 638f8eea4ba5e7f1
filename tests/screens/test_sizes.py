"""Windows of every size, changing at any moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.home.home import HomePage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, opened, tiny_game
from tui.start import NewGame
from tui.widgets.sheet import Sheet

STORM = [(200, 60), (80, 24), (61, 21), (20, 5), (400, 150), (99, 30), (120, 36), (1, 1), (160, 48)]


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_storm_of_sizes_leaves_a_table_that_plays(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        for width, height in STORM:
            await driver.resize(width, height)
            for sheet in driver.page.query(Sheet):
                if sheet.display and sheet.size.area:
                    assert sheet.picture.width == sheet.size.width
        await driver.see("Lay a card", "Deck count", "Nothing has happened yet")
        await driver.press("enter")
        await driver.until(lambda: driver.table.model.update.answer_count >= 1)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_too_small_a_window_asks_for_more_room_by_itself(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game()) as driver:
        await driver.resize(40, 12)
        await driver.see("Please make the window larger", "40x12")
        assert "Lay a card" not in driver.screen
        await driver.press("enter")
        assert driver.table.model.update.decision is not None, "keys do nothing unseen"
        await driver.resize(80, 24)
        await driver.see("Lay a card")
        assert "window larger" not in driver.screen


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize(
    ("size", "log"), [((80, 24), False), ((111, 40), False), ((120, 36), True), ((200, 60), True)]
)
async def test_the_log_is_beside_the_board_where_there_is_room(
    tmp_path: Path, size: tuple[int, int], log: bool
) -> None:
    async with opened(tmp_path, tiny_game(), size=size) as driver:
        table = await driver.come_to(TablePage)
        assert table.query_one("#log").display is log
        assert table.query_one("#board").size.width >= (size[0] if not log else size[0] - 50)


@pytest.mark.parametrize("seats", [2, 4, 8])
async def test_the_smallest_window_keeps_the_names_of_a_market_and_says_what_is_better(
    tmp_path: Path, seats: int
) -> None:
    players = ("human", *("random",) * (seats - 1))
    async with opened(
        tmp_path, NewGame("taidian", players, 5, {"first": "seat 1"}), size=(60, 20), settings=QUICK
    ) as driver:
        await driver.until(lambda: "Your turn" in driver.screen, "a turn")
        assert driver.table.query_one("#board").size.height == 12
        assert not driver.table.query_one("#goal").size.height
        for name in ("Coin", "Punch", "Shield", "Vault", "Antidote", "Shotgun"):
            assert name in driver.screen
        await driver.resize(80, 24)
        goal = driver.table.query_one("#goal")
        await driver.until(lambda: goal.size.height == 3, "how the match is won")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_window_in_which_texts_may_be_cut_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), size=(79, 23), settings=QUICK) as driver:
        await driver.see("best at 80x24")
        await driver.resize(80, 24)
        await driver.until(lambda: "best at" not in driver.screen, "a window that is large enough")


async def test_home_is_painted_at_any_size(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        for width, height in STORM:
            await driver.resize(width, height)
        await driver.come_to(HomePage)
        await driver.see("New game", "Quit")
