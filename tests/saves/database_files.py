"""Reading database files past the store."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def pragma(path: Path, name: str) -> object:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(f"PRAGMA {name}").fetchone()[0]
