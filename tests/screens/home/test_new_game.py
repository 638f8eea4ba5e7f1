"""The form for a new game."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Key

from screens.base.dialogs import TypePage
from screens.home.new_game import NewGamePage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, opened

SIZES = [(80, 24), (120, 36)]


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_enter_pressed_twice_begins_one_match(tmp_path: Path) -> None:
    async with opened(tmp_path, settings=QUICK) as driver:
        await driver.press("n")
        page = await driver.come_to(NewGamePage)
        for _ in range(3):
            page.post_message(Key("enter", "\r"))
        await driver.come_to(TablePage)
        assert len(await driver.store.summaries()) == 1


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", SIZES)
async def test_a_new_game_is_set_up_field_by_field(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, size=size, settings=QUICK) as driver:
        await driver.press("n", "home")
        while "High Card" not in driver.screen:
            await driver.press("right")
        page = await driver.come_to(NewGamePage)
        names = [field.name for field in page.fields()]
        await driver.press("down", "right")
        await driver.see("Seat 3")
        await driver.press("left", "end", *["up"] * 2, "right")
        await driver.see("4")
        await driver.press("down", "enter")
        await driver.come_to(TypePage)
        await driver.press(*"12", "enter")
        await driver.see("12")
        await driver.press("end", "enter")
        table = (await driver.come_to(TablePage)).table
        assert names[:3] == ["game", "seats", "kind 0"]
        assert len(table.update(0).view.hand) == 4, "the option was taken over"
        assert table.replay().charter.seed == 12
        assert [player.kind for player in table.players] == ["human", "random"]


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_name_is_remembered(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("n", "home", "down", "down", "enter", "ctrl+u", *"Ann", "enter")
        await driver.come_to(NewGamePage)
        await driver.see("Ann")
    async with opened(tmp_path) as driver:
        await driver.press("n", "end", "enter")
        table = await driver.come_to(TablePage)
        assert table.table.players[0].name == "Ann"
