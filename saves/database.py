"""Opening the database file, after checks: is it ours, is it intact, can this version read it?

The checks are done before anything is written, so that a foreign, newer or damaged file stays
unchanged.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

from saves.errors import DamagedError, ForeignFileError, SaveError, save_error_for
from saves.migrations import check_version, migrate

APPLICATION_ID = int.from_bytes(b"WARD", "big")
"""The number in the file's SQLite header that identifies our files."""

RETRY_SECONDS = 0.01
"""Seconds between attempts to open a file that another process is creating."""

_MAGIC = b"SQLite format 3\0"
_HEADER_BYTES = 100
_USER_VERSION_BYTES = slice(60, 64)
_APPLICATION_ID_BYTES = slice(68, 72)


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """A connection for the writer, with the schema up to date."""
    try:
        _look_before_writing(path, patience)
        return _prepared_connection(path, patience)
    except sqlite3.Error as error:
        raise save_error_for(error, path) from error


def open_for_reading(path: Path, patience: float) -> sqlite3.Connection:
    """A connection that cannot write."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None)


def _look_before_writing(path: Path, patience: float) -> None:
    header = _header(path)
    if not header:
        return  # the file does not exist yet
    if not header.startswith(_MAGIC) or _number_in(header[_APPLICATION_ID_BYTES]) != APPLICATION_ID:
        raise ForeignFileError(f"{path} is not a Wardenclyffe file; it was not changed")
    check_version(_number_in(header[_USER_VERSION_BYTES]), path)
    with closing(open_for_reading(path, patience)) as db:
        # The header may be older than the write-ahead log beside it.
        check_version(db.execute("PRAGMA user_version").fetchone()[0], path)
        (finding,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if finding != "ok":
        detail = finding.splitlines()[-1]
        raise DamagedError(f"{path} is damaged ({detail}); it was not changed")


def _header(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_HEADER_BYTES)
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise SaveError(f"cannot read {path}: {error.strerror or error}") from error


def _number_in(four: bytes) -> int:
    return int.from_bytes(four, "big")


def _prepared_connection(path: Path, patience: float) -> sqlite3.Connection:
    if not path.exists():
        path.touch(mode=0o600)  # for its owner only: it has names, addresses and chat
    db = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        if db.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
            # The very first write is this page, so that the file is ours from its first byte.
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        _begin_log(db, patience)
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        migrate(db, path)
    except BaseException:
        db.close()
        raise
    return db


def _begin_log(db: sqlite3.Connection, patience: float) -> None:
    """Switch to write-ahead logging.

    If several programs create a file at once, one may hold the lock that another needs; SQLite then
    fails without waiting, so we retry ourselves.
    """
    give_up = monotonic() + patience
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() >= give_up:
                raise
            sleep(RETRY_SECONDS)
