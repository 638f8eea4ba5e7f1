"""Everything that a server keeps, in one place."""

from __future__ import annotations

from attrs import frozen

from saves.accounts import AccountStore, SqliteAccounts
from saves.hosted import PageStore, SqlitePages
from saves.sqlite import SqliteStore
from saves.store import Store


@frozen
class Stores:
    """Matches, the pages of hosted tables, and accounts."""

    matches: Store
    pages: PageStore
    accounts: AccountStore

    @classmethod
    def in_sqlite(cls, store: SqliteStore) -> Stores:
        """All three in one file, so that a page and its match change together."""
        return cls(store, SqlitePages(store), SqliteAccounts(store))
