"""The fields of a form that sets up a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.record import HUMAN
from screens.base.dialogs import TypePage
from screens.home.game_form import GameForm
from screens.home.new_game import NewGamePage
from tests.screens.driving import QUICK, opened


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_seed_must_be_a_number_and_a_name_is_taken(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("n")
        await driver.see("Enter confirm")
        await driver.press("end", "up", "up")
        await driver.see("Enter type")
        await driver.press("enter")
        await driver.press("a", "space", "b", "enter")
        await driver.see("A seed has 1 to 64 letters")
        await driver.press("home", "down", "down", "enter")
        await driver.come_to(TypePage)
        await driver.press("ctrl+u", *"Ann", "enter")
        await driver.come_to(NewGamePage)
        await driver.see("Ann")


def option_words(page: NewGamePage, name: str) -> str:
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
        await driver.press("end", "up", "up", "up")
        await driver.see("for two people at one")
        await driver.press("right")
        assert option_words(page, "cards") == page.form.options.cards.capitalize() == "Hidden"


def test_an_option_of_duel_of_ages_explains_its_current_value() -> None:
    """ "Hidden" is not explained by a text about "Open", and no value by that of another."""
    page = NewGamePage("ages")
    for field in page.form.option_fields():
        texts = []
        for value in field.values:
            page.form = GameForm("ages", lambda _, seats: [HUMAN] * seats)
            option = next(each for each in page.form.option_fields() if each.name == field.name)
            assert option.change is not None
            option.change(value)
            changed = next(each for each in page.form.option_fields() if each.name == field.name)
            texts.append(changed.help)
        assert len(set(texts)) == len(field.values), field.name
