"""Keys are logged with the page in front if the environment asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.screens.driving import opened
from tui.app import DEBUG_KEYS, TROUBLE_LOG, _warnings_to


async def logged_after(folder: Path, *keys: str) -> str:
    """The content of the log after some keys on the home page."""
    file = folder / TROUBLE_LOG
    with _warnings_to(file):
        async with opened(folder) as driver:
            await driver.press(*keys)
    return file.read_text("utf-8") if file.exists() else ""


async def test_the_log_names_the_page_the_scope_and_the_action_of_each_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DEBUG_KEYS, "1")
    logged = await logged_after(tmp_path, "s", "down")
    assert "HomePage, scope home: s: settings" in logged
    assert "SettingsPage, scope form: down: down" in logged


async def test_no_key_is_logged_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DEBUG_KEYS, raising=False)
    assert await logged_after(tmp_path, "s", "down") == ""
