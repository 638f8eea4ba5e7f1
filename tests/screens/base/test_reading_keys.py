"""The keys for reading a long page."""

from __future__ import annotations

from pathlib import Path

from screens.base.rules import RulesPage
from tests.screens.driving import opened


async def test_paging_through_the_rules_stops_at_the_last_page(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("end")
        last = page.reading.top
        assert 0 < last < len(page.reading.lines) - 10, "a full page"
        await driver.press("pagedown", "down", "enter")
        assert page.reading.top == last
        await driver.press("up")
        assert page.reading.top == last - 1
