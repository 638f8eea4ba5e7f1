"""Dialogs in front of a page, and error pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.base.dialogs import ChoosePage, ErrorPage, TypePage
from screens.base.help import HelpPage
from screens.base.page import Popup
from screens.home.home import HomePage
from screens.online.chat_page import ChatPopup
from screens.table.story.log_page import LogPage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, opened, tiny_game
from tui.app import TROUBLE_LOG

SIZES = [(80, 24), (120, 36)]


@pytest.mark.parametrize("size", SIZES)
async def test_a_dialog_stands_in_the_middle_of_the_page_behind_it(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, size=size) as driver:
        await driver.press("r")
        page = await driver.come_to(ChoosePage)
        dialog = page.query_one("#dialog").region
        assert dialog.width == 60
        assert dialog.x == (size[0] - dialog.width) // 2
        await driver.see("Rules of", "Enter open", "Quit")


@pytest.mark.parametrize("page", [ChoosePage, TypePage, ChatPopup, HelpPage, LogPage, ErrorPage])
def test_every_dialog_is_styled_as_one(page: type[Popup]) -> None:
    assert "Popup" in page._css_type_names


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_unexpected_is_told_politely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK, shows_errors=True) as driver:
        table = await driver.come_to(TablePage)
        monkeypatch.setattr(table.model, "help_lines", lambda place: 1 / 0)
        await driver.press("?")
        await driver.come_to(ErrorPage)
        await driver.see("Something went wrong", "Your matches are")
        assert "ZeroDivisionError" not in driver.screen
        assert "ZeroDivisionError" in (tmp_path / TROUBLE_LOG).read_text()
        await driver.press("enter")
        await driver.come_to(HomePage)
        await driver.see("Go on")


async def test_what_no_page_catches_ends_with_one_line(tmp_path: Path) -> None:
    async with opened(tmp_path, shows_errors=True) as driver:
        driver.app._handle_exception(ValueError("a secret detail"))
        await driver.pilot.pause()
        assert driver.app.return_code == 1
    assert "a secret detail" in (tmp_path / TROUBLE_LOG).read_text()
