"""The webhooks of accounts: where a server reports turns and invitations, and the secrets of it."""

from __future__ import annotations

import sqlite3

from attrs import frozen

from saves.account_store import NoSuchAccountError
from saves.sqlite import SqliteStore


@frozen
class Webhook:
    name: str
    url: str
    """The address that is told; empty until one has accepted a test."""
    secret: str = ""
    """The key of the signatures, known to the server and the account's owner."""
    fingerprint: str = ""
    """The key of the account that has set it; without that key it is no longer the owner's."""


class WebhookStore:
    """Stores webhooks beside the matches. Each change is durable when its method returns."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def load_all(self) -> tuple[Webhook, ...]:
        return await self._store.read(_load_all)

    async def save(self, webhook: Webhook) -> None:
        """Store an account's webhook instead of its former one; raises NoSuchAccountError."""
        await self._store.write(lambda db: _save(db, webhook))

    async def remove(self, name: str) -> None:
        """Delete an account's webhook, if it has one."""
        sql = "DELETE FROM webhooks WHERE name = ?"
        await self._store.write(lambda db: db.execute(sql, (name,)))


def _load_all(db: sqlite3.Connection) -> tuple[Webhook, ...]:
    rows = db.execute("SELECT name, url, secret, fingerprint FROM webhooks ORDER BY name")
    return tuple(Webhook(*row) for row in rows)


def _save(db: sqlite3.Connection, webhook: Webhook) -> None:
    # Check first: a failing statement would roll back the other jobs of its commit.
    if not db.execute("SELECT 1 FROM accounts WHERE name = ?", (webhook.name,)).fetchone():
        raise NoSuchAccountError(f"no account has the name {webhook.name}")
    db.execute(
        "INSERT OR REPLACE INTO webhooks (name, url, secret, fingerprint) VALUES (?, ?, ?, ?)",
        (webhook.name, webhook.url, webhook.secret, webhook.fingerprint),
    )
