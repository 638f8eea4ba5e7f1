"""The command palette: its entries, its search, and that it does the same as keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from textual.events import Paste

from engine.core import registry
from net.ssh.command import Command
from screens.base.command_palette import PalettePage
from screens.base.dialogs import TypePage
from screens.base.help import HelpPage
from screens.base.rules import RulesPage
from screens.base.settings_page import SettingsPage
from screens.home.home import HomePage
from screens.home.new_game import NewGamePage
from screens.home.saved_matches import SavesPage
from screens.online.account import AccountPage
from screens.online.chat_page import ChatPopup
from screens.online.lobby import LobbyPage
from screens.online.new_table import NewTablePage
from screens.online.online_table import OnlineTablePage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, Driver, opened, tiny_game
from tests.screens.online.visitors import BOB, open_hall, sets_table, sits_down, visiting
from tui.settings import Settings

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


async def offered(driver: Driver, letters: str = "") -> list[str]:
    await driver.press("ctrl+p")
    page = await driver.come_to(PalettePage)
    await driver.press(*letters)
    return [command.text for command, _ in page._matches]


async def run(driver: Driver, letters: str) -> None:
    await offered(driver, letters)
    await driver.press("enter")


async def test_what_is_pasted_is_searched_for(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await offered(driver)
        page = await driver.come_to(PalettePage)
        await page.on_paste(Paste("the whole log"))
        assert [command.text for command, _ in page._matches][:1] == ["The whole log"]


async def test_an_action_does_what_its_key_does(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await run(driver, "help")
        await driver.come_to(HelpPage)
        await driver.press("escape")
        await driver.come_to(TablePage)
        await run(driver, "look")
        page = await driver.come_to(TablePage)
        await driver.until(lambda: page.looking.is_on)


async def test_the_best_is_first_and_arrows_choose(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        assert (await offered(driver, "settings"))[0] == "Settings"
        await driver.press("escape")
        await driver.come_to(HomePage)
        found = await offered(driver, "theme")
        assert len(found) >= 3
        await driver.press("down", "enter")
        await driver.come_to(HomePage)
        words = {"light": "Daylight", "contrast": "High contrast", "safe": "Colour-blind safe"}
        await driver.until(lambda: driver.app.settings.theme != "dark", "another theme")
        assert f"Theme: {words[driver.app.settings.theme]}" == found[1]


async def test_every_game_can_be_started(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        titles = [f"New game: {registry.find(slug).title}" for slug in registry.slugs()]
        found = await offered(driver)
        assert set(titles) <= set(found)
        await driver.press(*"duel", "enter")
        page = await driver.come_to(NewGamePage)
        assert page.form.game.slug == "duel"
        assert not any(isinstance(each, TablePage) for each in driver.app.screen_stack)
        await driver.press("escape")
        await driver.come_to(HomePage)


async def test_a_setting_changes_at_once_and_is_remembered(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        assert "Signs: Fine signs" not in await offered(driver), "it is in force already"
        await driver.press(*"plainascii", "enter")
        await driver.come_to(TablePage)
        await driver.until(lambda: driver.app.settings.glyphs == "ascii", "plain signs")
        assert '"glyphs": "ascii"' in (tmp_path / "settings.json").read_text("utf-8")
        await run(driver, "hintsoff")
        await driver.until(lambda: not driver.app.settings.has_hints, "no hints")


async def test_what_is_not_possible_now_is_not_offered(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        words = {key.action: key.text.capitalize() for key in driver.app.keymap.own_keys("table")}
        found = await offered(driver)
        assert words["undo"] not in found, "nothing to take back"
        assert words["pass"] not in found, "no reaction window"
        assert words["hint"] in found
        await driver.press("escape")
    async with opened(tmp_path, tiny_game(), settings=evolve(QUICK, has_hints=False)) as driver:
        assert words["hint"] not in await offered(driver)


async def test_other_pages_are_reached_from_a_table(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await run(driver, "settings")
        await driver.come_to(SettingsPage)
        await driver.press("escape")
        await driver.come_to(TablePage)
        await run(driver, "unfinished")
        await driver.come_to(SavesPage)
        await driver.press("escape")
        await driver.come_to(HomePage)


async def test_it_opens_while_a_line_is_typed_and_the_line_stays(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        driver.page.open(TypePage("Name", "Who?", "Ann"))
        page = await driver.come_to(TypePage)
        await driver.press("a")
        await driver.press("ctrl+p")
        await driver.come_to(PalettePage)
        await driver.press("escape")
        assert await driver.come_to(TypePage) is page
        assert page.entry is not None
        assert page.entry.text == "Anna"


async def test_its_key_closes_it_too_and_nonsense_finds_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        assert await offered(driver, "zzzz") == []
        await driver.see("No command has these letters.")
        await driver.press("enter")
        await driver.come_to(HomePage)
        await offered(driver)
        await driver.press("ctrl+p")
        await driver.come_to(HomePage)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36), (200, 50)])
async def test_it_fits_every_size_and_is_found_in_the_footer(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, size=size) as driver:
        if size[0] >= 80:
            assert "Ctrl+P commands" in driver.screen
        await offered(driver)
        await driver.see("Commands", "closes")
        dialog = driver.page.query_one("#dialog").region
        assert dialog.x >= 0
        assert dialog.right <= size[0]
        assert dialog.bottom <= size[1]


async def test_quitting_is_offered_everywhere_once(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        words = next(key.text for key in driver.app.keymap.keys if key.action == "quit_now")
        assert _capital(words) in await offered(driver, "quit")
        await driver.press("escape")
        await driver.press("q")
        await driver.come_to(HomePage)
        assert len([each for each in await offered(driver) if each.startswith("Quit")]) == 1
        await driver.press("escape")
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await run(driver, "quitall")
        await driver.until(lambda: driver.app.return_code == 0, "the end")


async def test_a_click_runs_a_command(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await offered(driver, "settings")
        await driver.pilot.click("#dialog", offset=(6, 3))
        await driver.come_to(SettingsPage)


async def test_other_keys_can_open_it(tmp_path: Path) -> None:
    settings = Settings(keys={"palette": "ctrl+k"})
    async with opened(tmp_path, settings=settings) as driver:
        await driver.press("ctrl+p")
        await driver.come_to(HomePage)
        await driver.press("ctrl+k")
        await driver.come_to(PalettePage)


# On a server


async def test_a_visitor_finds_the_pages_of_the_lobby_and_the_menu_of_the_table(
    tmp_path: Path,
) -> None:
    async with open_hall(tmp_path) as hall:
        bob = await sets_table(hall, BOB)
        async with visiting(hall, tmp_path, command=Command("table", bob.code)) as driver:
            page = await sits_down(driver)
            found = await offered(driver)
            words = {key.action: key.text for key in driver.app.keymap.keys}
            for action in ("account", "settings", "chat", "resign", "ask_end"):
                assert _capital(words[action]) in found
            assert _capital(words["admin"]) not in found, "a visitor is not an administrator"
            assert _capital(words["rematch"]) not in found, "the match continues"
            await driver.press("escape")
            await driver.come_to(OnlineTablePage)
            await run(driver, "chat")
            await driver.come_to(ChatPopup)
            await offered(driver)
            await driver.press("escape")
            await driver.come_to(ChatPopup)
            await driver.press("escape")
            await driver.come_to(OnlineTablePage)
            await run(driver, "account")
            await driver.come_to(AccountPage)
            await driver.press("escape")
            assert await driver.come_to(OnlineTablePage) is page


async def test_in_the_lobby_a_game_means_a_new_table(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall, visiting(hall, tmp_path) as driver:
        await driver.come_to(LobbyPage)
        await run(driver, "newgameduel")
        page = await driver.come_to(NewTablePage)
        assert page.form.game.slug == "duel"
        await driver.press("escape")
        await driver.come_to(LobbyPage)
        await run(driver, "rules")
        await driver.until(lambda: not isinstance(driver.page, LobbyPage), "the rules")
        assert not isinstance(driver.page, RulesPage), "there are several to choose from"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
