"""All stores of a server."""

from __future__ import annotations

from attrs import frozen

from saves.account_store import AccountStore
from saves.sealing import Sealer
from saves.sqlite import SqliteStore
from saves.store import Store
from saves.tables import TableStore
from saves.webhook_store import WebhookStore


@frozen
class ServerStores:
    """Matches, hosted tables, accounts, and their webhooks."""

    matches: Store
    tables: TableStore
    accounts: AccountStore
    webhooks: WebhookStore
    sealer: Sealer
    """Seals what gives the hidden cards of running matches away."""

    @classmethod
    def from_sqlite(cls, store: SqliteStore) -> ServerStores:
        """All stores in one file, so that a table and its match change together."""
        return cls(
            store,
            TableStore(store),
            AccountStore(store),
            WebhookStore(store),
            store.sealer,
        )
