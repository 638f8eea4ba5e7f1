"""The form for a new game."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Key

from screens.base.dialogs import TypePage
from screens.home.new_game import NewGamePage
from screens.table.page import TablePage
from tests.screens.driving import QUICK, opened
from tui.settings import Settings

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
        assert table.history().charter.seed == 12
        assert [player.kind for player in table.players] == ["human", "random"]


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_seed_must_be_a_number_and_a_name_is_taken(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("n")
        await driver.see("Enter confirm")
        await driver.press("end", "up")
        await driver.see("Enter type")
        await driver.press("enter")
        await driver.press(*"abc", "enter")
        await driver.see("A seed is a whole number")
        await driver.press("home", "down", "down", "enter")
        await driver.come_to(TypePage)
        await driver.press("ctrl+u", *"Ann", "enter")
        await driver.come_to(NewGamePage)
        await driver.see("Ann")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_letter_begins_to_type_even_one_that_is_a_command(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("n", "home", "down", "down", *"Quinn", "enter")
        await driver.come_to(NewGamePage)
        await driver.see("Quinn")
        await driver.press("end", "up", *"12", "enter", "up", "Q")
        assert "12" in driver.screen
        assert isinstance(driver.page, NewGamePage), "a field with values has nothing to type"


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_letters_that_move_still_move_where_a_line_can_be_typed(tmp_path: Path) -> None:
    async with opened(tmp_path, settings=Settings(vi_keys=True)) as driver:
        await driver.press("n", "end", "k", "k")
        page = await driver.come_to(NewGamePage)
        assert page.cursor == page.length - 3


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


def option_words(page: NewGamePage, name: str) -> str:
    """The text of an option on the form."""
    return next(field.text for field in page.fields() if field.name == f"option {name}")


async def test_two_people_at_one_keyboard_play_with_open_cards(tmp_path: Path) -> None:
    """The form says that it is the default, and why; another choice is not overruled."""
    async with opened(tmp_path, settings=QUICK) as driver:
        await driver.press("n", "home")
        while "Duel of Ages" not in driver.screen:
            await driver.press("right")
        page = await driver.come_to(NewGamePage)
        assert option_words(page, "cards") == "Hidden"
        names = [field.name for field in page.fields()]
        await driver.press(*["down"] * names.index("kind 1"), "left")
        await driver.see("Open, as you share a keyboard")
        assert page.form.options.cards == "open"
        await driver.press("end", "up", "up")
        await driver.see("for two people at one")
        await driver.press("right")
        assert option_words(page, "cards") == page.form.options.cards.capitalize() == "Hidden"
