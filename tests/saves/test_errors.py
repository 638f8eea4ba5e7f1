"""The errors of a store, in words for a player."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from saves.errors import BusyError, ClosedError, UnknownMatchError
from saves.sqlite import SqliteStore
from tests.saves.sample_matches import append_next, played


async def test_a_match_that_is_not_there_is_named(store: SqliteStore) -> None:
    for attempt in (store.delete("xyz"), append_next(store, played(1, match_id="xyz"))):
        with pytest.raises(UnknownMatchError, match="'xyz'"):
            await attempt


async def test_a_locked_database_is_said_to_be_and_the_next_try_works(
    store: SqliteStore, path: Path
) -> None:
    await store.create(played(3))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        with pytest.raises(BusyError, match="in use by another program"):
            await append_next(store, played(3))
        assert await store.load("abc") == played(3)
    await append_next(store, played(3))
    assert (await store.load("abc")).snapshot == played(4).snapshot


async def test_a_closed_store_says_so_and_can_be_closed_again(store: SqliteStore) -> None:
    store.close()
    store.close()
    with pytest.raises(ClosedError):
        await store.create(played(0))
