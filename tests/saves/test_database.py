"""Opening files: ours, foreign, newer, older, damaged, and several programs at once."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import attrs
import pytest

from engine.core.codec import canonical
from saves.database import APPLICATION_ID, connect
from saves.errors import DamagedError, ForeignFileError, NewerVersionError, SaveError
from saves.loading import restore_match
from saves.migrations import CURRENT, MIGRATIONS, migrate
from saves.sqlite import SqliteStore
from saves.store import Stored
from tests.saves.sample_matches import finished, following, played

ROOT = Path(__file__).parents[2]


def stored_matches(path: Path, *, count: int = 1) -> None:
    """A database with this number of matches, closed again."""

    async def fill() -> None:
        store = SqliteStore(path)
        for number in range(count):
            await store.create(played(4, match_id=f"match-{number}"))
        store.close()

    asyncio.run(fill())


def pragma(path: Path, name: str) -> object:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(f"PRAGMA {name}").fetchone()[0]


def assert_refused(path: Path, kind: type[SaveError], words: str) -> None:
    """The file is refused in one line that names it, and not a byte of it changes."""
    before = path.read_bytes()
    with pytest.raises(kind, match=words) as caught:
        SqliteStore(path)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before


def test_a_new_file_is_marked_as_ours_and_uses_the_write_ahead_log(path: Path) -> None:
    SqliteStore(path).close()
    assert pragma(path, "application_id") == APPLICATION_ID
    assert pragma(path, "user_version") == CURRENT
    assert pragma(path, "journal_mode") == "wal"


def test_every_commit_is_synchronised_fully(path: Path) -> None:
    with closing(connect(path, 1)) as db:
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_a_text_file_is_foreign(path: Path) -> None:
    path.write_text("years of work")
    assert_refused(path, ForeignFileError, "not a Wardenclyffe file")
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("journal", ["delete", "wal"])
def test_another_programs_database_is_foreign(path: Path, journal: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(f"PRAGMA journal_mode = {journal}")
        db.execute("CREATE TABLE recipes (soup TEXT)")
    assert_refused(path, ForeignFileError, "not a Wardenclyffe file")
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_directory_in_the_place_of_the_file_is_refused(path: Path) -> None:
    path.mkdir()
    with pytest.raises(SaveError, match="Is a directory"):
        SqliteStore(path)


def test_a_later_programs_database_is_refused(path: Path) -> None:
    stored_matches(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {CURRENT + 1}")
    assert_refused(path, NewerVersionError, f"schema {CURRENT + 1}, here {CURRENT}")


def test_a_later_version_that_is_only_in_the_log_yet_is_refused_too(
    path: Path, tmp_path: Path
) -> None:
    """A file left by a killed program: the header is old, the log beside it is not."""
    stored_matches(path)
    copy = tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {CURRENT + 1}")
        shutil.copy(path, copy)
        shutil.copy(f"{path}-wal", f"{copy}-wal")
    assert copy.read_bytes()[60:64] == CURRENT.to_bytes(4, "big")
    assert_refused(copy, NewerVersionError, f"schema {CURRENT + 1}, here {CURRENT}")


@pytest.mark.parametrize("damage", ["overwritten", "cut short"])
def test_a_damaged_database_is_refused(path: Path, damage: str) -> None:
    stored_matches(path, count=20)
    content = path.read_bytes()
    middle = len(content) // 8192 * 4096
    if damage == "overwritten":
        path.write_bytes(content[:middle] + b"\xa5" * 8192 + content[middle + 8192 :])
    else:
        path.write_bytes(content[:middle])
    assert_refused(path, DamagedError, "is damaged")


def test_an_empty_file_is_taken(path: Path) -> None:
    path.touch()
    stored_matches(path)
    assert pragma(path, "application_id") == APPLICATION_ID


def test_a_program_that_died_while_the_file_was_new_does_no_harm(path: Path) -> None:
    """The mark is the first thing that is written; the schema follows at the next start."""
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    stored_matches(path)
    assert pragma(path, "user_version") == CURRENT


OPEN_AND_CREATE = """
import asyncio, sys
from pathlib import Path
from saves.sqlite import SqliteStore
from tests.saves.sample_matches import played

print("ready", flush=True)
sys.stdin.readline()
store = SqliteStore(Path(sys.argv[1]))
asyncio.run(store.create(played(2, match_id=sys.argv[2])))
store.close()
"""


def test_several_programs_may_begin_the_same_file_at_once(path: Path) -> None:
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN_AND_CREATE, str(path), f"match-{number}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        for number in range(4)
    ]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == b"ready\n"
    for program in programs:
        assert program.stdin is not None
        program.stdin.write(b"go\n")
        program.stdin.flush()
    complaints = [program.communicate(timeout=60)[1] for program in programs]
    assert complaints == [b""] * 4
    store = SqliteStore(path)
    summaries = asyncio.run(store.summaries())
    store.close()
    assert sorted(each.id for each in summaries) == [f"match-{number}" for number in range(4)]


VERSION_1 = """
PRAGMA journal_mode = WAL;
PRAGMA application_id = 0x57415244;
PRAGMA user_version = 1;
CREATE TABLE matches (
    id TEXT PRIMARY KEY, charter TEXT NOT NULL, players TEXT NOT NULL, created TEXT NOT NULL,
    updated TEXT NOT NULL, answers INTEGER NOT NULL, link TEXT NOT NULL, position TEXT NOT NULL
);
CREATE TABLE answers (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    seat INTEGER, verb TEXT, noun TEXT, link TEXT NOT NULL, PRIMARY KEY (match_id, number)
) WITHOUT ROWID;
"""


def version_1(path: Path, *matches: Stored) -> None:
    """A database as version 1 of the schema left it."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(VERSION_1)
        for stored in matches:
            insert_as_version_1(db, stored)
        db.commit()


def insert_as_version_1(db: sqlite3.Connection, stored: Stored) -> None:
    record, snapshot = stored.record, stored.snapshot
    agreed = (canonical(record.charter).decode(), canonical(record.players).decode())
    times = (record.created, record.updated)
    now = (snapshot.answers, snapshot.link, snapshot.position)
    row = (record.id, *agreed, *times, *now)
    db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    rows = [(record.id, 0, None, None, None, record.chain[0])] + [
        (record.id, number, answer.seat, answer.choice.verb, answer.choice.noun, link)
        for number, (answer, link) in enumerate(
            zip(record.answers, record.chain[1:], strict=True), 1
        )
    ]
    db.executemany("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?)", rows)


async def test_a_database_of_version_1_is_brought_up_to_date(path: Path) -> None:
    version_1(path, played(4, match_id="lasting"), finished(match_id="over"))
    store = SqliteStore(path)
    over, lasting = await store.summaries()
    assert (lasting.id, lasting.answers, lasting.finished, lasting.outcome) == (
        ("lasting", 4, False, "")
    )
    assert (over.id, over.finished) == ("over", True)
    assert over.outcome.endswith("rounds won")
    assert (await store.load("lasting")).record == played(4, match_id="lasting").record
    answer, snapshot = following(played(4, match_id="lasting"))
    await store.append("lasting", answer, snapshot, after=played(4).snapshot.link)
    loaded = restore_match(await store.load("lasting"))
    store.close()
    assert len(loaded.match.log) == 5
    assert pragma(path, "user_version") == CURRENT


async def test_version_5_keeps_the_words_of_how_far_a_match_is(path: Path) -> None:
    version_1(path, played(4, match_id="lasting"))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, path, steps=MIGRATIONS[:4])
        db.execute("UPDATE matches SET place = 'Round 2'")
    store = SqliteStore(path)
    (summary,) = await store.summaries()
    store.close()
    assert summary.where == "Round 2"


async def test_a_position_that_cannot_be_read_does_not_stop_the_migration(path: Path) -> None:
    spoilt = attrs.evolve(played(1).snapshot, position="spoilt")
    version_1(path, Stored(played(1).record, spoilt))
    store = SqliteStore(path)
    (summary,) = await store.summaries()
    store.close()
    assert not summary.finished


def test_a_migration_that_fails_leaves_the_old_version(path: Path) -> None:
    version_1(path, played(4))

    def fails(db: sqlite3.Connection) -> None:
        db.execute("DROP TABLE answers")
        raise RuntimeError("half way")

    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        with pytest.raises(RuntimeError, match="half way"):
            migrate(db, path, steps=(*MIGRATIONS, fails))
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert db.execute("SELECT count(*) FROM answers").fetchone() == (5,)
        columns = [row[1] for row in db.execute("PRAGMA table_info(matches)")]
    assert "finished" not in columns


def test_a_migrated_schema_is_the_same_as_a_new_one(path: Path, tmp_path: Path) -> None:
    version_1(path)
    SqliteStore(path).close()
    SqliteStore(tmp_path / "new.sqlite3").close()
    assert columns_of(path) == columns_of(tmp_path / "new.sqlite3")


def columns_of(path: Path) -> list[object]:
    with closing(sqlite3.connect(path)) as db:
        tables = ("matches", "answers")
        return [db.execute(f"PRAGMA table_info({table})").fetchall() for table in tables]
