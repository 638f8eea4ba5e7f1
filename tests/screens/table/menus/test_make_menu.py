"""The choice of a menu for a decision."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.table.menus.menu import Menu
from tests.screens.driving import opened
from tui.start import NewGame


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_single_choices_stay_a_plain_list(tmp_path: Path) -> None:
    async with opened(tmp_path, NewGame("tiny", ("human", "random"), 5, {})) as driver:
        assert type(driver.table.model.menu) is Menu
