"""All stores of a server."""

from __future__ import annotations

from attrs import frozen

from saves.account_store import AccountStore, SqliteAccounts
from saves.sqlite import SqliteStore
from saves.store import Store
from saves.tables import SqliteTables, TableStore


@frozen
class ServerStores:
    """Matches, hosted tables, and accounts."""

    matches: Store
    tables: TableStore
    accounts: AccountStore

    @classmethod
    def from_sqlite(cls, store: SqliteStore) -> ServerStores:
        """All three stores in one file, so that a table and its match change together."""
        return cls(store, SqliteTables(store), SqliteAccounts(store))
