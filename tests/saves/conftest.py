"""A store in its own directory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(path, patience=0.05)
    yield store
    store.close()
