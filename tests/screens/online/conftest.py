"""The hall of the tests of visitors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from net.hall.chair import Chair
from net.hall.hall import Hall
from net.ssh.command import Command
from tests.screens.driving import Driver
from tests.screens.online.visitors import BOB, open_hall, sets_table, sits_down, visiting


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with open_hall(tmp_path) as hall:
        yield hall


@pytest.fixture
async def bob(hall: Hall) -> Chair:
    return await sets_table(hall, BOB)


@pytest.fixture
async def ada(hall: Hall, tmp_path: Path, bob: Chair) -> AsyncIterator[Driver]:
    async with visiting(hall, tmp_path, command=Command("table", bob.code)) as driver:
        await sits_down(driver)
        yield driver
