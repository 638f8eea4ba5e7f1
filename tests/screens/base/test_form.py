"""A form: moving between its fields, and typing into them."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.record import HUMAN
from screens.home.game_form import GameForm
from screens.home.new_game import NewGamePage
from tests.screens.driving import opened
from tui.settings import Settings


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_letter_begins_to_type_even_one_that_is_a_command(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("n", "home", "down", "down", *"Quinn", "enter")
        await driver.come_to(NewGamePage)
        await driver.see("Quinn")
        await driver.press("end", "up", "up", *"12", "enter", "up", "Q")
        assert "12" in driver.screen
        assert isinstance(driver.page, NewGamePage), "a field with values has nothing to type"


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_letters_that_move_still_move_where_a_line_can_be_typed(tmp_path: Path) -> None:
    async with opened(tmp_path, settings=Settings(vi_keys=True)) as driver:
        await driver.press("n", "end", "k", "k")
        page = await driver.come_to(NewGamePage)
        assert page.cursor == page.length - 3


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_no_label_of_a_form_is_cut(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, size=size) as driver:
        await driver.press("n")
        page = await driver.come_to(NewGamePage)
        page.form = GameForm("ages", lambda _, seats: [HUMAN] * seats)
        labels = {field.label for field in page.fields()}
        seen = ""
        for _ in range(page.length):
            await driver.press("up")
            seen += driver.screen
        assert "Encounters and flags" in labels
        assert [label for label in labels if label not in seen] == []


async def test_a_form_that_goes_on_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("n")
        page = await driver.come_to(NewGamePage)
        page.form = GameForm("ages", lambda _, seats: [HUMAN] * seats)
        await driver.press("home")
        assert "Start the game" not in driver.screen
        assert "▾" in driver.screen
        await driver.press("end")
        assert "Start the game" in driver.screen
        assert "▾" not in driver.screen
        assert "▴" in driver.screen
