"""Tables of the tiny game, on a store that can be made to fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.sqlite import SqliteStore
from tests.net.play.tables import FragileStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[FragileStore]:
    store = SqliteStore(path)
    yield FragileStore(store)
    store.close()
