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

import pytest

from saves.database import APPLICATION_ID, connect
from saves.errors import DamagedError, ForeignFileError, NewerVersionError, SaveError
from saves.migrations import CURRENT
from saves.sqlite import SqliteStore
from tests.saves.database_files import pragma
from tests.saves.sample_matches import played

ROOT = Path(__file__).parents[2]


def stored_matches(path: Path, *, count: int = 1) -> None:
    """A database with this number of matches, closed again."""

    async def fill() -> None:
        store = SqliteStore(path)
        for number in range(count):
            await store.create(played(4, match_id=f"match-{number}"))
        store.close()

    asyncio.run(fill())


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
