"""Keys are logged with the page in front if the environment asks for it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from textual import events

from tests.screens.driving import QUICK, opened, tiny_game
from tui.app import DEBUG_KEYS, TROUBLE_LOG, log_warnings_to


async def logged_after(folder: Path, *keys: str, size: tuple[int, int] = (80, 24)) -> str:
    file = folder / TROUBLE_LOG
    with log_warnings_to(file):
        async with opened(folder, size=size) as driver:
            await driver.press(*keys)
    return file.read_text("utf-8") if file.exists() else ""


async def test_the_log_names_the_page_the_scope_and_the_action_of_each_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DEBUG_KEYS, "1")
    logged = await logged_after(tmp_path, "s", "down")
    assert "HomePage, scope home: s: settings" in logged
    assert "SettingsPage, scope form: down: down" in logged


async def test_a_key_without_an_action_is_logged_with_its_destination(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DEBUG_KEYS, "1")
    logged = await logged_after(tmp_path, "9", "f9", "1")
    assert "HomePage, scope home: 9: no choice has this letter" in logged
    assert "HomePage, scope home: 1: letter for the menu" in logged
    assert "HomePage, scope home: f9: no action" in logged


async def test_no_key_is_logged_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DEBUG_KEYS, raising=False)
    assert await logged_after(tmp_path, "s", "down") == ""


async def test_a_dropped_key_is_logged_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DEBUG_KEYS, "1")
    logged = await logged_after(tmp_path, "s", size=(30, 8))
    assert "HomePage, scope home: s: dropped, the terminal is too small" in logged


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_an_action_is_logged_with_the_part_that_does_it_or_refuses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, tiny_game(seed=5), settings=QUICK) as driver:
        page = driver.table
        rows = page.host.keymap.keys_in_scope(page.scope)
        of_parts = [
            row.action for row in rows if page.owner_of_action(row.action) not in (page, None)
        ]
        assert of_parts
        effect = partial(page._logged_effect, events.Key("f9", None), None)
        assert effect("why") == "why (Advisor)"
        for action in of_parts:
            part = type(page.owner_of_action(action))
            monkeypatch.setattr(part, "can_do", lambda *_: True)
            assert effect(action) == f"{action} ({part.__name__})"
            monkeypatch.setattr(part, "can_do", lambda *_: False)
            assert effect(action) == f"{action} ({part.__name__}), refused"
            monkeypatch.undo()


async def test_keys_of_a_typed_line_are_logged_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DEBUG_KEYS, "1")
    logged = await logged_after(tmp_path, "r", "enter", "/", "P", "enter")
    assert "RulesPage, scope rules: P: typed" in logged
    assert "RulesPage, scope rules: enter: accept" in logged
