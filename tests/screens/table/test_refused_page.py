"""The page of refusals, in front of the board."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.screens.driving import opened, tiny_game


@pytest.mark.usefixtures("rich_on_shelf")
@pytest.mark.parametrize("size", [(80, 24), (120, 36)], ids=str)
async def test_a_key_shows_all_that_cannot_be_done(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, tiny_game(), size=size) as driver:
        await driver.press("w")
        await driver.see("Not possible now (Esc closes)", "Peek", "(1.2)")
        await driver.press("w")
        assert "Esc closes" not in driver.screen
