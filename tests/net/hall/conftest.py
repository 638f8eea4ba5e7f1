"""A hall over its own file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from net.hall.hall import Hall
from tests.net.hall.halls import close_hall, open_hall


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
async def hall(path: Path) -> AsyncIterator[Hall]:
    hall = await open_hall(path)
    yield hall
    await close_hall(hall)
