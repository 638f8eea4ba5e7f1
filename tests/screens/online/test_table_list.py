"""The list of tables in the lobby: its order and its filters."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.hall.table_plan import SeatPlan
from tests.screens.online.visitors import BOB, CID, OPEN, ROBOT, sets_table, visiting

SIZES = [(120, 36), (80, 24)]

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


@pytest.mark.parametrize("size", SIZES)
async def test_others_tables_appear_by_themselves_those_for_you_first(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    async with visiting(hall, tmp_path, size=size) as ada:
        bob = await sets_table(hall, BOB)
        await ada.see(bob.code, "Open tables", "bob", "free")
        mine = await sets_table(hall, CID, OPEN, SeatPlan("reserved", "ada"))
        await ada.see("Your tables", mine.code)
        assert ada.screen.index(mine.code) < ada.screen.index(bob.code)


async def test_the_list_can_be_filtered(hall: Hall, tmp_path: Path) -> None:
    free = await sets_table(hall, BOB)
    full = await sets_table(hall, CID, OPEN, ROBOT)
    free.close()
    async with visiting(hall, tmp_path) as ada:
        await ada.see(free.code, full.code)
        await ada.press("f")
        await ada.see("Tables with a free seat", free.code)
        assert "In progress" not in ada.screen
        await ada.press("f")
        await ada.see("Tables with people present", full.code)
        assert "Open tables" not in ada.screen
        await ada.press("f")
        await ada.see(free.code, full.code)
