"""The hall of the tests of visitors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from net.hall.hall import Hall
from tests.screens.online.visitors import open_hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall without tables."""
    async with open_hall(tmp_path) as hall:
        yield hall
