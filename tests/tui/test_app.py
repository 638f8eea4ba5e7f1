"""The process of the local app: its settings before the first page opens."""

from __future__ import annotations

import asyncio
import gc
import os
from pathlib import Path

import pytest
from textual._styles_cache import StylesCache

from saves.directory import database_path, lock_for_server
from saves.errors import InUseError
from screens.home.home import HomePage
from tui import app as local
from tui.app import WardenclyffeApp

A_FEW, MANY = 2, 12


def remembered() -> int:
    """The number of widgets whose rows are still kept."""
    gc.collect()
    return sum(isinstance(thing, StylesCache) for thing in gc.get_objects())


async def open_and_close_settings(app: WardenclyffeApp, times: int) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HomePage)
        for _ in range(times):
            await pilot.press("s")
            await pilot.pause()
            assert not isinstance(app.screen, HomePage)
            await pilot.press("escape")
            await pilot.pause()


def test_a_game_is_not_opened_in_the_directory_of_a_server(tmp_path: Path) -> None:
    with lock_for_server(tmp_path), pytest.raises(InUseError, match="a server uses"):
        local.run(data=tmp_path)
    assert not database_path(tmp_path).exists()


def test_nothing_is_left_of_pages_that_were_opened_and_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Textual keeps a thousand closed pages: 281 MB of them at 120x36."""
    # The app changes Textual for the whole process; here that lasts as long as the test.
    monkeypatch.setattr(StylesCache, "get_inner_outer", StylesCache.get_inner_outer)
    monkeypatch.setattr(local, "patch_colours", lambda: None)
    monkeypatch.setattr(local, "call_when_terminal_closes", lambda then, terminal: None)
    times = iter((A_FEW, MANY))
    monkeypatch.setattr(
        WardenclyffeApp, "run", lambda app: asyncio.run(open_and_close_settings(app, next(times)))
    )
    with open(os.devnull) as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        local.run(data=tmp_path)
        before = remembered()
        local.run(data=tmp_path)
        assert remembered() == before
