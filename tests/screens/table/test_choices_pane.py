"""The pane of choices, as the screen shows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from tests.screens.driving import QUICK, opened, tiny_game


@pytest.mark.usefixtures("rich_on_shelf")
@pytest.mark.parametrize("shown", [True, False])
async def test_a_setting_shows_what_cannot_be_done_below_the_choices(
    tmp_path: Path, shown: bool
) -> None:
    settings = evolve(QUICK, shows_refusals=shown)
    async with opened(tmp_path, tiny_game(), settings=settings) as driver:
        assert ("Not possible now" in driver.screen) is shown
