"""The database schema, as numbered migrations from an empty file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from saves.errors import NewerVersionError

Migration: TypeAlias = Callable[[sqlite3.Connection], None]


def create_matches(db: sqlite3.Connection) -> None:
    """Create version 1: a row for each match, and one for each answer by its number."""
    db.execute(
        """
        CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            charter TEXT NOT NULL,
            players TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            answers INTEGER NOT NULL,
            link TEXT NOT NULL,
            position TEXT NOT NULL
        )
        """
    )
    # This key lets only one of two concurrent writers take a number.
    db.execute(
        """
        CREATE TABLE answers (
            match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            seat INTEGER,
            verb TEXT,
            noun TEXT,
            link TEXT NOT NULL,
            PRIMARY KEY (match_id, number)
        ) WITHOUT ROWID
        """
    )


def add_outcomes(db: sqlite3.Connection) -> None:
    """Add the columns for the list of matches (2); before, it decoded every position."""
    db.execute("ALTER TABLE matches ADD COLUMN place TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE matches ADD COLUMN finished INTEGER NOT NULL DEFAULT 0")
    db.execute("ALTER TABLE matches ADD COLUMN outcome TEXT NOT NULL DEFAULT ''")
    db.execute("CREATE INDEX matches_by_time ON matches (updated)")
    for match_id, position in db.execute("SELECT id, position FROM matches").fetchall():
        reason = _reason_of_outcome(position)
        if reason is not None:
            db.execute(
                "UPDATE matches SET finished = 1, outcome = ? WHERE id = ?", (reason, match_id)
            )


def _reason_of_outcome(position: str) -> str | None:
    """The reason why a match ended; None if it has not, or if its position cannot be read."""
    try:
        return str(json.loads(position)["state"]["outcome"]["reason"])
    except (ValueError, KeyError, TypeError):
        return None


def create_server_tables(db: sqlite3.Connection) -> None:
    """Add accounts, bans, hosted tables and chat of a server (3)."""
    for statement in _PEOPLE:
        db.execute(statement)


_PEOPLE = (
    "CREATE TABLE accounts (name TEXT PRIMARY KEY, created INTEGER NOT NULL) WITHOUT ROWID",
    """
    CREATE TABLE account_keys (
        name TEXT NOT NULL REFERENCES accounts (name) ON DELETE CASCADE,
        fingerprint TEXT NOT NULL,
        added INTEGER NOT NULL,
        PRIMARY KEY (name, fingerprint)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE mutes (
        name TEXT NOT NULL REFERENCES accounts (name) ON DELETE CASCADE,
        muted TEXT NOT NULL,
        PRIMARY KEY (name, muted)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE bans (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        reason TEXT NOT NULL,
        until INTEGER,
        PRIMARY KEY (kind, subject)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE hosted (
        code TEXT PRIMARY KEY,
        match_id TEXT REFERENCES matches (id) ON DELETE CASCADE,
        is_over INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        body TEXT NOT NULL
    ) WITHOUT ROWID
    """,
    "CREATE INDEX hosted_by_match ON hosted (match_id)",
    """
    CREATE TABLE chat (
        room TEXT NOT NULL,
        number INTEGER NOT NULL,
        time INTEGER NOT NULL,
        kind TEXT NOT NULL,
        who TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (room, number)
    ) WITHOUT ROWID
    """,
)


def rename_seat_fields(db: sqlite3.Connection) -> None:
    """Rename `places`, `fate` and `kept` in the state of a hosted table (4)."""
    for code, body in db.execute("SELECT code, body FROM hosted").fetchall():
        renamed = _with_seats(body)
        if renamed is not None:
            db.execute("UPDATE hosted SET body = ? WHERE code = ?", (renamed, code))


_SEAT_FIELDS = {"fate": "takeover", "kept": "reserved_for"}


def _with_seats(body: str) -> str | None:
    """The state of a table with the names of step 4, or None if it cannot be read."""
    try:
        state = json.loads(body)
        seats = [
            {_SEAT_FIELDS.get(name, name): value for name, value in seat.items()}
            for seat in state.pop("places")
        ]
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    return json.dumps(state | {"seats": seats}, sort_keys=True, separators=(",", ":"))


def rename_place_column(db: sqlite3.Connection) -> None:
    """Rename the column "place", which holds the progress of a match (5)."""
    db.execute("ALTER TABLE matches RENAME COLUMN place TO where_words")


def mark_proven_keys(db: sqlite3.Connection) -> None:
    """Record which keys of accounts are proven (6).

    The key that created an account has logged in. Other keys may have been added without proof, so
    they are pending until their next login, except in accounts that no longer have their first key.
    """
    db.execute("ALTER TABLE account_keys ADD COLUMN is_proven INTEGER NOT NULL DEFAULT 0")
    first_keys = (
        "SELECT first.name, first.fingerprint FROM account_keys AS first JOIN accounts "
        "ON accounts.name = first.name AND accounts.created = first.added"
    )
    db.execute(
        "UPDATE account_keys SET is_proven = 1 "
        f"WHERE (name, fingerprint) IN ({first_keys}) "
        f"OR name NOT IN (SELECT name FROM ({first_keys}))"
    )


def keep_what_was_taken_back(db: sqlite3.Connection) -> None:
    """Let the chain of a match have entries that take answers back, and a fair seed (7)."""
    db.execute("ALTER TABLE answers RENAME TO entries")
    db.execute("ALTER TABLE entries ADD COLUMN back_to INTEGER")
    db.execute("ALTER TABLE entries ADD COLUMN anew INTEGER")
    db.execute("ALTER TABLE matches ADD COLUMN fairness TEXT NOT NULL DEFAULT ''")


def create_guests(db: sqlite3.Connection) -> None:
    """Add the guests with a seat, each with the hash of the code that gives it back (8)."""
    db.execute(
        """
        CREATE TABLE guests (
            identity TEXT PRIMARY KEY,
            number INTEGER NOT NULL,
            code TEXT NOT NULL,
            created INTEGER NOT NULL
        ) WITHOUT ROWID
        """
    )


def create_webhooks(db: sqlite3.Connection) -> None:
    db.execute(
        """
        CREATE TABLE webhooks (
            name TEXT PRIMARY KEY REFERENCES accounts (name) ON DELETE CASCADE,
            url TEXT NOT NULL,
            secret TEXT NOT NULL,
            fingerprint TEXT NOT NULL
        ) WITHOUT ROWID
        """
    )


MIGRATIONS: tuple[Migration, ...] = (
    create_matches,
    add_outcomes,
    create_server_tables,
    rename_seat_fields,
    rename_place_column,
    mark_proven_keys,
    keep_what_was_taken_back,
    create_guests,
    create_webhooks,
)
CURRENT = len(MIGRATIONS)


def check_version(version: int, path: Path) -> None:
    """Raise NewerVersionError for a file of a later version, which this version could damage."""
    if version > CURRENT:
        raise NewerVersionError(
            f"{path} was written by a later version of Wardenclyffe (schema {version}, here "
            f"{CURRENT}); it was not changed"
        )


def migrate(db: sqlite3.Connection, path: Path, *, steps: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the schema up to date in one transaction."""
    db.execute("BEGIN IMMEDIATE")
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        check_version(version, path)
        for step in steps[version:]:
            step(db)
        if version < len(steps):
            db.execute(f"PRAGMA user_version = {len(steps)}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
