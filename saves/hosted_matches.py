"""A match that is being played at a hosted table is not opened beside it: that shows all cards."""

from __future__ import annotations

import sys

from saves.errors import HiddenCardsError
from saves.sqlite import SqliteStore
from saves.store import Store
from saves.tables import TableStore


async def check_not_hosted(store: Store, match_id: str) -> None:
    """Raise HiddenCardsError for a match that is being played at a hosted table."""
    if not isinstance(store, SqliteStore):
        return
    unfinished = await TableStore(store).tables(over_since=sys.maxsize)
    if any(each.row.match_id == match_id and not each.row.is_over for each in unfinished):
        raise HiddenCardsError(
            f"match {match_id} is being played at a hosted table, and would show hidden cards"
        )
