"""Accounts of a server: the keys of each name, bans and mutes.

Only names and fingerprints of public keys are stored; there are no passwords and no secrets.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from attrs import frozen

from engine.core.errors import WardenclyffeError
from saves.sqlite import SqliteStore

BanKind: TypeAlias = Literal["name", "key", "address"]


class NameTakenError(WardenclyffeError):
    """The name belongs to another key."""


class LastKeyError(WardenclyffeError):
    """The last key of an account cannot be removed: the name could never be used again."""


class NoSuchAccountError(WardenclyffeError):
    """No key has claimed that name."""


class NoSuchKeyError(WardenclyffeError):
    """The account has no such key."""


@frozen
class Ban:
    """A ban of a name, a key or an address until a time (seconds since 1970); None is for ever."""

    kind: BanKind
    subject: str
    reason: str
    until: int | None = None


@frozen
class AllAccounts:
    """All accounts, bans and mutes, as a server loads them when it starts."""

    keys: tuple[tuple[str, str], ...]
    """Pairs of a name and a fingerprint that owns it."""
    bans: tuple[Ban, ...]
    mutes: tuple[tuple[str, str], ...]
    """Pairs of a listener's name and the label of a muted speaker."""


class AccountStore(Protocol):
    """Stores accounts. Each change is durable when its method returns."""

    async def load_all(self) -> AllAccounts:
        """All accounts, bans and mutes."""

    async def claim(self, name: str, fingerprint: str, *, time: int) -> None:
        """Assign a free name to a key, or to its owner again; raises NameTakenError."""

    async def add_key(self, name: str, fingerprint: str, *, time: int) -> None:
        """Add a key to an account; raises NoSuchAccountError."""

    async def remove_key(self, name: str, fingerprint: str) -> None:
        """Remove a key of an account; raises NoSuchKeyError, or LastKeyError for the last one."""

    async def ban(self, *bans: Ban) -> None:
        """Store bans; each replaces an earlier one on the same subject."""

    async def unban(self, *bans: Ban) -> None:
        """Delete bans."""

    async def mute(self, name: str, label: str, *, muted: bool) -> None:
        """Store that an account mutes or unmutes a speaker; raises NoSuchAccountError."""


class SqliteAccounts:
    """An `AccountStore` in the same file as the matches."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def load_all(self) -> AllAccounts:
        """All accounts, bans and mutes."""
        return await self._store.read(_load_all)

    async def claim(self, name: str, fingerprint: str, *, time: int) -> None:
        """Assign a free name to a key, or to its owner again; raises NameTakenError."""
        await self._store.write(lambda db: _claim(db, name, fingerprint, time))

    async def add_key(self, name: str, fingerprint: str, *, time: int) -> None:
        """Add a key to an account; raises NoSuchAccountError."""
        await self._store.write(lambda db: _add_key(db, name, fingerprint, time))

    async def remove_key(self, name: str, fingerprint: str) -> None:
        """Remove a key of an account; raises NoSuchKeyError, or LastKeyError for the last one."""
        await self._store.write(lambda db: _remove_key(db, name, fingerprint))

    async def ban(self, *bans: Ban) -> None:
        """Store bans; each replaces an earlier one on the same subject."""
        rows = [(each.kind, each.subject, each.reason, each.until) for each in bans]
        sql = "INSERT OR REPLACE INTO bans (kind, subject, reason, until) VALUES (?, ?, ?, ?)"
        await self._store.write(lambda db: _execute_many(db, sql, rows))

    async def unban(self, *bans: Ban) -> None:
        """Delete bans."""
        rows = [(each.kind, each.subject) for each in bans]
        sql = "DELETE FROM bans WHERE kind = ? AND subject = ?"
        await self._store.write(lambda db: _execute_many(db, sql, rows))

    async def mute(self, name: str, label: str, *, muted: bool) -> None:
        """Store that an account mutes or unmutes a speaker; raises NoSuchAccountError."""
        await self._store.write(lambda db: _mute(db, name, label, muted))


# Each write runs inside a transaction of the writer. Refusals happen before any SQL can fail,
# because a failing statement would roll back the other jobs of its commit.


def _claim(db: sqlite3.Connection, name: str, fingerprint: str, time: int) -> None:
    owners = _keys_of(db, name)
    if owners and fingerprint not in owners:
        raise NameTakenError(f"the name {name} belongs to another key")
    db.execute("INSERT OR IGNORE INTO accounts (name, created) VALUES (?, ?)", (name, time))
    _insert_key(db, name, fingerprint, time)


def _add_key(db: sqlite3.Connection, name: str, fingerprint: str, time: int) -> None:
    if not _keys_of(db, name):
        raise NoSuchAccountError(f"no account has the name {name}")
    _insert_key(db, name, fingerprint, time)


def _insert_key(db: sqlite3.Connection, name: str, fingerprint: str, time: int) -> None:
    db.execute(
        "INSERT OR IGNORE INTO account_keys (name, fingerprint, added) VALUES (?, ?, ?)",
        (name, fingerprint, time),
    )


def _remove_key(db: sqlite3.Connection, name: str, fingerprint: str) -> None:
    owners = _keys_of(db, name)
    if fingerprint not in owners:
        raise NoSuchKeyError(f"{name} has no key {fingerprint}")
    if len(owners) == 1:
        raise LastKeyError(f"this is the last key of {name}; add another before you remove it")
    db.execute("DELETE FROM account_keys WHERE name = ? AND fingerprint = ?", (name, fingerprint))


def _mute(db: sqlite3.Connection, name: str, label: str, muted: bool) -> None:
    if not _keys_of(db, name):
        raise NoSuchAccountError(f"no account has the name {name}")
    if muted:
        db.execute("INSERT OR IGNORE INTO mutes (name, muted) VALUES (?, ?)", (name, label))
    else:
        db.execute("DELETE FROM mutes WHERE name = ? AND muted = ?", (name, label))


def _execute_many(db: sqlite3.Connection, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
    db.executemany(sql, rows)


def _keys_of(db: sqlite3.Connection, name: str) -> set[str]:
    rows = db.execute("SELECT fingerprint FROM account_keys WHERE name = ?", (name,))
    return {fingerprint for (fingerprint,) in rows}


def _load_all(db: sqlite3.Connection) -> AllAccounts:
    keys = db.execute("SELECT name, fingerprint FROM account_keys ORDER BY name, added").fetchall()
    bans = db.execute("SELECT kind, subject, reason, until FROM bans").fetchall()
    mutes = db.execute("SELECT name, muted FROM mutes").fetchall()
    return AllAccounts(tuple(keys), tuple(Ban(*row) for row in bans), tuple(mutes))
