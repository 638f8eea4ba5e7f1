"""Saved matches: the list, exporting and deleting."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from saves.export import read_export
from screens.base.dialogs import ChoosePage
from screens.home.saved_matches import SavesPage, age_text
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, opened, tiny_game


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_match_is_exported_and_deleted(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await driver.come_to(TablePage)
        await driver.press("q", "c")
        await driver.come_to(SavesPage)
        await driver.see("High Card", "You and Random", "just now")
        await driver.press("x", "x")
        exports = sorted((tmp_path / "exports").iterdir())
        assert [read_export(path).charter.game for path in exports] == ["tiny", "tiny"]
        (tmp_path / "exports").rename(tmp_path / "elsewhere")
        (tmp_path / "exports").write_text("in the way")
        await driver.press("x")
        await driver.see("Cannot write to", "File exists")
        await driver.press("d")
        await driver.come_to(ChoosePage)
        await driver.press("enter")
        assert len(await driver.store.summaries()) == 1, "the first item is No"
        await driver.press("d", "y")
        await driver.see("No unfinished matches")
        assert await driver.store.summaries() == []


@pytest.mark.parametrize(
    ("stamp", "words"),
    [
        ("2026-01-10T11:59:30.000Z", "just now"),
        ("2026-01-10T11:58:00.000Z", "2 minutes ago"),
        ("2026-01-10T11:00:00.000Z", "1 hour ago"),
        ("2026-01-07T11:00:00.000Z", "3 days ago"),
        ("yesterday", ""),
    ],
)
def test_how_long_ago(stamp: str, words: str) -> None:
    assert age_text(stamp, datetime(2026, 1, 10, 12, tzinfo=UTC)) == words
