"""Saved matches: the list, exporting and deleting."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from net.hall.table_plan import SeatPlan
from saves.errors import HiddenCardsError
from saves.export import read_export
from screens.base.dialogs import ChoosePage
from screens.home.saved_matches import SavesPage, age_text
from screens.table.open_match import open_match, open_replay
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, opened, tiny_game
from tests.screens.online.visitors import BOB, OPEN, open_hall, sets_table


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


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_match_that_is_played_at_a_hosted_table_is_not_exported(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        bob = await sets_table(hall, BOB, OPEN, SeatPlan("bot", "random"))
        assert bob.stage == "playing"
    async with opened(tmp_path, settings=QUICK) as driver:
        await driver.press("c")
        await driver.come_to(SavesPage)
        await driver.press("x")
        await driver.until(lambda: driver.notices)
        assert "would show hidden cards" in driver.notices[0]
        page = await driver.come_to(SavesPage)
        for open_it in (open_match, open_replay):
            with pytest.raises(HiddenCardsError):
                await open_it(page, bob.match.id)
        assert not (tmp_path / "exports").exists()


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
