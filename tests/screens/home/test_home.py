"""Home: its entries, their targets, and leaving it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import registry
from screens.base.dialogs import ChoosePage
from screens.base.page import Page
from screens.base.settings_page import SettingsPage
from screens.home.home import HomePage
from screens.home.new_game import NewGamePage
from screens.home.saved_matches import SavesPage
from tests.screens.driving import opened

SIZES = [(80, 24), (120, 36)]


@pytest.mark.parametrize("size", SIZES)
async def test_home_offers_everything(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, size=size) as driver:
        await driver.see(
            *("New game", "Continue", "Replays", "Rules", "Settings", "Quit"),
            "Board games of electric ambition",
        )
        assert "Go on" not in driver.screen


async def test_home_leads_to_every_page_and_back(tmp_path: Path) -> None:
    pages: dict[str, type[Page]] = {
        "n": NewGamePage,
        "c": SavesPage,
        "p": SavesPage,
        "s": SettingsPage,
        "r": ChoosePage,
    }
    async with opened(tmp_path) as driver:
        for letter, page in pages.items():
            await driver.press(letter)
            await driver.come_to(page)
            await driver.press("escape")
            await driver.come_to(HomePage)


async def test_a_game_without_its_module_ends_the_wait_with_its_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error of a wrong row in the registry: a test does not wait for a page that is gone."""
    monkeypatch.setitem(registry._BUILT_IN, "nowhere", "engine.games.nowhere")
    with pytest.raises(ModuleNotFoundError, match=r"engine\.games\.nowhere"):
        async with opened(tmp_path) as driver:
            await driver.until(lambda: False)


async def test_quitting_from_home_ends_the_app(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("q")
        assert driver.app.return_code == 0


async def test_the_names_of_first_games_are_whole_on_a_small_screen(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.see("Master of Lightning", "War of Currents", "The Taking of Taidian")
        assert "First game  Duel" in driver.screen
        assert "Continue    unfinished" in driver.screen, "the notes stand in one column"
        await driver.press("?")
        await driver.see(f"1 to {len(registry.first_games())}", "start a first game")
    async with opened(tmp_path, size=(120, 36)) as driver:
        await driver.see("Tesla: Master of Lightning", "Tesla vs Edison: War of Currents")
