"""Accounts of a server: the keys of each name, bans and mutes.

Only names, fingerprints of public keys and hashes of guests' codes are stored; there are no
passwords and no secrets.
"""

from __future__ import annotations

import sqlite3
from typing import Literal, TypeAlias

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
class StoredGuest:
    """A guest with a seat: the identity, the number in the label, and the hash of a code."""

    identity: str
    number: int
    code_hash: str


@frozen
class AllAccounts:
    """All accounts, guests, bans and mutes, as a server loads them when it starts."""

    keys: tuple[tuple[str, str], ...]
    """Pairs of a name and a fingerprint that owns it, because it has logged in under the name."""
    bans: tuple[Ban, ...]
    mutes: tuple[tuple[str, str], ...]
    """Pairs of a listener's name and the label of a muted speaker."""
    pending_keys: tuple[tuple[str, str], ...] = ()
    """Pairs of a name and a fingerprint that was added to it and has never logged in."""
    guests: tuple[StoredGuest, ...] = ()


class AccountStore:
    """Stores accounts beside the matches. Each change is durable when its method returns."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def load_all(self) -> AllAccounts:
        return await self._store.read(_load_all)

    async def claim(self, name: str, fingerprint: str, *, time: int) -> None:
        """Assign a free name to a key, or prove a key of the account; raises NameTakenError."""
        await self._store.write(lambda db: _claim(db, name, fingerprint, time))

    async def add_key(self, name: str, fingerprint: str, *, time: int) -> None:
        """Add a key that must still log in to an account; raises NoSuchAccountError."""
        await self._store.write(lambda db: _add_key(db, name, fingerprint, time))

    async def remove_key(self, name: str, fingerprint: str) -> None:
        """Remove a key of an account; raises NoSuchKeyError, or LastKeyError for the last one."""
        await self._store.write(lambda db: _remove_key(db, name, fingerprint))

    async def release(self, name: str, new_fingerprint: str, *, time: int) -> None:
        """Delete an account, and keep its name for a new key, which must still log in, unless that
        is empty; raises NoSuchAccountError.
        """
        await self._store.write(lambda db: _release(db, name, new_fingerprint, time))

    async def load_bans(self) -> tuple[Ban, ...]:
        return await self._store.read(_load_bans)

    async def ban(self, *bans: Ban) -> None:
        """Store bans; each replaces an earlier one on the same subject."""
        rows = [(each.kind, each.subject, each.reason, each.until) for each in bans]
        sql = "INSERT OR REPLACE INTO bans (kind, subject, reason, until) VALUES (?, ?, ?, ?)"
        await self._store.write(lambda db: db.executemany(sql, rows))

    async def unban(self, *bans: Ban) -> None:
        rows = [(each.kind, each.subject) for each in bans]
        sql = "DELETE FROM bans WHERE kind = ? AND subject = ?"
        await self._store.write(lambda db: db.executemany(sql, rows))

    async def mute(self, name: str, label: str, *, muted: bool) -> None:
        """Store that an account mutes or unmutes a speaker; raises NoSuchAccountError."""
        await self._store.write(lambda db: _mute(db, name, label, muted))

    async def store_guest(self, guest: StoredGuest, *, time: int) -> None:
        """Store a guest with a new code, which replaces a former one."""
        row = (guest.identity, guest.number, guest.code_hash, time)
        sql = "INSERT OR REPLACE INTO guests (identity, number, code, created) VALUES (?, ?, ?, ?)"
        await self._store.write(lambda db: db.execute(sql, row))

    async def forget_guests(self, *identities: str) -> None:
        rows = [(identity,) for identity in identities]
        sql = "DELETE FROM guests WHERE identity = ?"
        await self._store.write(lambda db: db.executemany(sql, rows))


# Each write runs inside a transaction of the writer. Refusals happen before any SQL can fail,
# because a failing statement would roll back the other jobs of its commit.


def _claim(db: sqlite3.Connection, name: str, fingerprint: str, time: int) -> None:
    owners = _keys_of(db, name)
    if owners and fingerprint not in owners:
        raise NameTakenError(f"the name {name} belongs to another key")
    _insert_account(db, name, time)
    _insert_key(db, name, fingerprint, time)
    db.execute(
        "UPDATE account_keys SET is_proven = 1 WHERE name = ? AND fingerprint = ?",
        (name, fingerprint),
    )


def _add_key(db: sqlite3.Connection, name: str, fingerprint: str, time: int) -> None:
    if not _keys_of(db, name):
        raise NoSuchAccountError(f"no account has the name {name}")
    _insert_key(db, name, fingerprint, time)


def _insert_account(db: sqlite3.Connection, name: str, time: int) -> None:
    db.execute("INSERT OR IGNORE INTO accounts (name, created) VALUES (?, ?)", (name, time))


def _insert_key(db: sqlite3.Connection, name: str, fingerprint: str, time: int) -> None:
    db.execute(
        "INSERT OR IGNORE INTO account_keys (name, fingerprint, added) VALUES (?, ?, ?)",
        (name, fingerprint, time),
    )


def _remove_key(db: sqlite3.Connection, name: str, fingerprint: str) -> None:
    if fingerprint not in _keys_of(db, name):
        raise NoSuchKeyError(f"{name} has no key {fingerprint}")
    if _owners_of(db, name) == {fingerprint}:
        raise LastKeyError(f"this is the last key of {name}; add another before you remove it")
    db.execute("DELETE FROM account_keys WHERE name = ? AND fingerprint = ?", (name, fingerprint))


def _release(db: sqlite3.Connection, name: str, new_fingerprint: str, time: int) -> None:
    if not _keys_of(db, name):
        raise NoSuchAccountError(f"no account has the name {name}")
    db.execute("DELETE FROM accounts WHERE name = ?", (name,))
    if new_fingerprint:
        _insert_account(db, name, time)
        _insert_key(db, name, new_fingerprint, time)


def _mute(db: sqlite3.Connection, name: str, label: str, muted: bool) -> None:
    if not _keys_of(db, name):
        raise NoSuchAccountError(f"no account has the name {name}")
    if muted:
        db.execute("INSERT OR IGNORE INTO mutes (name, muted) VALUES (?, ?)", (name, label))
    else:
        db.execute("DELETE FROM mutes WHERE name = ? AND muted = ?", (name, label))


def _keys_of(db: sqlite3.Connection, name: str) -> set[str]:
    rows = db.execute("SELECT fingerprint FROM account_keys WHERE name = ?", (name,))
    return {fingerprint for (fingerprint,) in rows}


def _owners_of(db: sqlite3.Connection, name: str) -> set[str]:
    sql = "SELECT fingerprint FROM account_keys WHERE name = ? AND is_proven"
    return {fingerprint for (fingerprint,) in db.execute(sql, (name,))}


def _load_all(db: sqlite3.Connection) -> AllAccounts:
    keys, pending_keys = _load_keys(db, is_proven=True), _load_keys(db, is_proven=False)
    mutes = tuple(db.execute("SELECT name, muted FROM mutes"))
    guests = tuple(
        StoredGuest(*row) for row in db.execute("SELECT identity, number, code FROM guests")
    )
    return AllAccounts(keys, _load_bans(db), mutes, pending_keys, guests)


def _load_bans(db: sqlite3.Connection) -> tuple[Ban, ...]:
    rows = db.execute("SELECT kind, subject, reason, until FROM bans")
    return tuple(Ban(*row) for row in rows)


def _load_keys(db: sqlite3.Connection, *, is_proven: bool) -> tuple[tuple[str, str], ...]:
    sql = "SELECT name, fingerprint FROM account_keys WHERE is_proven = ? ORDER BY name, added"
    return tuple(db.execute(sql, (is_proven,)))
