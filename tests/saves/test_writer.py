"""The writer thread: together where it can be, alone where it must be, never half."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from saves.errors import DiskFullError, SaveError
from saves.writer import Operation, Writer
from tests.tools.running import ROOT, run_python


@pytest.fixture
def connection(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("CREATE TABLE notes (words TEXT)")
    return db


@pytest.fixture
def writer(connection: sqlite3.Connection, path: Path) -> Iterator[Writer]:
    writer = Writer(connection, path)
    yield writer
    writer.close()


def note(words: str) -> Operation:
    def operation(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO notes VALUES (?)", (words,))

    return operation


def notes(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [words for (words,) in db.execute("SELECT words FROM notes")]


def test_what_arrives_while_the_disk_is_busy_is_committed_together(
    connection: sqlite3.Connection, path: Path
) -> None:
    statements: list[str] = []
    connection.set_trace_callback(statements.append)
    writer = Writer(connection, path)
    started, go_on = Event(), Event()

    def slow(_: sqlite3.Connection) -> None:
        started.set()
        assert go_on.wait(10)

    first = writer.submit(slow)
    assert started.wait(10)
    later = [writer.submit(note(str(n))) for n in range(20)]
    go_on.set()
    for each in (first, *later):
        each.result(10)
    writer.close()
    assert statements.count("COMMIT") == 2
    assert notes(path) == [str(n) for n in range(20)]


def test_one_refusal_does_not_spoil_the_others(writer: Writer, path: Path) -> None:
    def refused(db: sqlite3.Connection) -> None:
        note("half")(db)
        raise SaveError("no")

    started = [writer.submit(each) for each in (note("one"), refused, note("two"))]
    started[0].result(10)
    started[2].result(10)
    with pytest.raises(SaveError, match="no"):
        started[1].result(10)
    assert notes(path) == ["one", "two"]


def test_an_error_of_the_database_leaves_nothing_behind_and_work_goes_on(
    writer: Writer, path: Path
) -> None:
    def breaks(db: sqlite3.Connection) -> None:
        note("half")(db)
        db.execute("INSERT INTO nowhere VALUES (1)")

    with pytest.raises(SaveError, match="cannot be used"):
        writer.submit(breaks).result(10)
    writer.submit(note("after")).result(10)
    assert notes(path) == ["after"]


def test_what_was_cancelled_in_time_is_not_done(writer: Writer, path: Path) -> None:
    started, go_on = Event(), Event()

    def slow(_: sqlite3.Connection) -> None:
        started.set()
        assert go_on.wait(10)

    writer.submit(slow)
    assert started.wait(10)
    assert writer.submit(note("cancelled")).cancel()
    last = writer.submit(note("done"))
    go_on.set()
    last.result(10)
    assert notes(path) == ["done"]


def test_a_full_disk_is_said_to_be_full_and_work_goes_on_when_there_is_room(
    writer: Writer, path: Path
) -> None:
    writer.submit(note("before")).result(10)
    writer.submit(lambda db: limit(db, pages=1)).result(10)
    with pytest.raises(DiskFullError, match="the disk is full"):
        writer.submit(note("x" * 100_000)).result(10)
    assert notes(path) == ["before"]
    writer.submit(lambda db: limit(db, pages=1_000_000)).result(10)
    writer.submit(note("after")).result(10)
    assert notes(path) == ["before", "after"]


def limit(db: sqlite3.Connection, *, pages: int) -> None:
    """SQLite's own limit of the file size; it never goes below the pages in use."""
    db.execute(f"PRAGMA max_page_count = {pages}").fetchone()


FILE_TOO_LARGE = """
import asyncio, resource, sys
from pathlib import Path
from saves.errors import SaveError
from saves.sqlite import SqliteStore
from tests.saves.sample_matches import following, played

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.create(played(3))
    answer, snapshot = following(played(3))
    last_link = played(3).snapshot.link
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = Path(sys.argv[1] + "-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 5000, unlimited[1]))
    try:
        await store.append("abc", answer, snapshot, last_link=last_link)
    except SaveError as error:
        print("refused:", error)
    assert await store.load("abc") == played(3)
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    await store.append("abc", answer, snapshot, last_link=last_link)
    assert (await store.load("abc")).snapshot == snapshot
    store.close()
    print("stored")

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits on the size of files")
def test_a_write_that_the_system_cuts_off_in_the_middle_leaves_nothing_half(path: Path) -> None:
    done = run_python("-c", FILE_TOO_LARGE, path, environment={"PYTHONPATH": str(ROOT)})
    assert done.stderr == ""
    refused, stored = done.stdout.splitlines()
    assert refused.startswith("refused: ")
    assert stored == "stored"
