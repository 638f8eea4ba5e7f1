"""The settings: used at once, remembered, and read from a bad file."""

from __future__ import annotations

import json
from pathlib import Path

from attrs import evolve

from saves.sqlite import SqliteStore
from screens.base.settings_page import SettingsPage
from tests.screens.driving import opened
from tui.app import WardenclyffeApp
from tui.settings import FILE, Settings, load_settings, save_settings


async def test_no_label_touches_its_value_on_a_small_screen(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("s")
        await driver.come_to(SettingsPage)
        above = driver.screen
        await driver.press("end")
        rows = [row for row in f"{above}\n{driver.screen}".splitlines() if "◂" in row]
        assert len(rows) > 10
        assert all(row.partition("◂")[0].endswith("  ") for row in rows), rows


async def test_settings_are_used_at_once_and_remembered(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("s")
        await driver.come_to(SettingsPage)
        await driver.press("right")
        await driver.see("Daylight")
        assert driver.app.look.palette.name == "light"
        await driver.press("down", "right")
        assert driver.app.look.glyphs.ascii_only
        assert driver.screen.isascii(), driver.screen
        await driver.press("end", "enter")
        assert driver.app.keymap.action_of_key("j", "table") == "down"
    assert json.loads((tmp_path / FILE).read_text())["theme"] == "light"
    async with opened(tmp_path) as driver:
        assert driver.app.settings == Settings(theme="light", glyphs="ascii", vi_keys=True)


async def test_a_bad_settings_file_is_said_and_put_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{theme")
    async with opened(tmp_path) as driver:
        await driver.see("The settings file is invalid", "New game")
    assert (tmp_path / "settings.json.bad").read_text() == "{theme"


async def test_what_the_command_line_says_is_not_remembered(tmp_path: Path) -> None:
    save_settings(tmp_path, Settings(theme="safe"))
    store = SqliteStore(tmp_path / "matches.sqlite3")
    app = WardenclyffeApp(store=store, folder=tmp_path, theme="light", ascii_only=True)
    assert (app.settings.theme, app.settings.glyphs) == ("light", "ascii")
    async with app.run_test():
        app.change_settings(evolve(app.settings, has_hints=False))
        assert app.settings.theme == "light", "it still holds for this run"
        app.change_settings(evolve(app.settings, glyphs="unicode"))
    store.close()
    assert load_settings(tmp_path).settings == Settings(theme="safe", has_hints=False)
