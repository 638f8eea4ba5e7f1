"""Storage of hosted tables and their chat, beside the matches that are played there.

A table's row changes in the same transaction as its match, so the two can never disagree: after a
crash, an answer, the clocks after it and the table's stage are either all stored or not at all.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Sequence
from typing import Literal, TypeAlias

from attrs import frozen

from saves.entries import Entry
from saves.errors import HiddenCardsError, UnknownMatchError
from saves.sqlite import SqliteStore, append_entry, create_match
from saves.store import Snapshot, Store, StoredMatch

KEPT_CHAT_LINES = 200

LineKind: TypeAlias = Literal["chat", "notice", "announcement", "team"]
"""The kind of a line; "team" lines are for one team of a table, and are never stored."""


@frozen
class ChatLine:
    """A line of chat, or a notice about an event at a table."""

    number: int
    time: int
    """Seconds since 1970."""
    kind: LineKind
    speaker: str
    """The label of the speaker; empty for a notice."""
    text: str


@frozen
class TableRow:
    """The stored data of one table besides its match; `body` is the table's state as JSON."""

    code: str
    match_id: str
    """Empty while the table is waiting for players."""
    is_over: bool
    updated: int
    """Seconds since 1970."""
    body: str


@frozen
class LoadedTable:
    """A loaded row, with the last lines of its chat."""

    row: TableRow
    lines: tuple[ChatLine, ...]


@frozen
class EarlyEnd:
    """A match that its table ended before the rules did; `text` describe its result."""

    match_id: str
    text: str


_ROW_COLUMNS = "code, match_id, is_over, updated, body"


class TableStore:
    """Stores tables beside the matches. Each change is durable when its method returns."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def tables(self, *, over_since: int) -> list[LoadedTable]:
        """All tables; finished ones only if they have changed since a time."""
        return await self._store.read(lambda db: _tables(db, over_since))

    async def has_table(self, code: str) -> bool:
        sql = "SELECT 1 FROM hosted WHERE code = ?"
        return await self._store.read(lambda db: db.execute(sql, (code,)).fetchone() is not None)

    async def row(self, code: str) -> TableRow | None:
        """The table of that code, however long it is over; None if there was none."""
        sql = f"SELECT {_ROW_COLUMNS} FROM hosted WHERE code = ?"
        columns = await self._store.read(lambda db: db.execute(sql, (code,)).fetchone())
        return None if columns is None else _row(columns)

    async def save(
        self, row: TableRow, lines: Sequence[ChatLine] = (), *, match_end: EarlyEnd | None = None
    ) -> None:
        """Store the current state of a table and chat lines; `match_end` also ends its match."""

        def write(db: sqlite3.Connection) -> None:
            _save(db, row, lines)
            if match_end is not None:
                sql = "UPDATE matches SET finished = 1, outcome = ? WHERE id = ?"
                db.execute(sql, (match_end.text, match_end.match_id))

        await self._store.write(write)

    async def remove(self, code: str) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM hosted WHERE code = ?", (code,))
            db.execute("DELETE FROM chat WHERE room = ?", (code,))

        await self._store.write(write)

    async def begin(
        self, row: TableRow, stored_match: StoredMatch, lines: Sequence[ChatLine] = ()
    ) -> None:
        def write(db: sqlite3.Connection) -> None:
            create_match(db, stored_match, self._store.sealer)
            _save(db, row, lines)

        await self._store.write(write)

    async def append(
        self,
        row: TableRow,
        entry: Entry,
        snapshot: Snapshot,
        lines: Sequence[ChatLine] = (),
        *,
        last_link: str,
    ) -> None:
        """Store an entry of the table's match together with the table."""
        sealer = self._store.sealer

        def write(db: sqlite3.Connection) -> None:
            append_entry(db, row.match_id, entry, snapshot, last_link=last_link, sealer=sealer)
            _save(db, row, lines)

        await self._store.write(write)

    async def say(self, chat: str, line: ChatLine) -> None:
        """Store a line of a chat and delete its oldest lines; `chat` is a table's code."""
        await self._store.write(lambda db: _say(db, chat, line))

    async def lines(self, chat: str) -> tuple[ChatLine, ...]:
        """The last lines of a chat, in order."""
        return await self._store.read(lambda db: _lines(db, chat))


def _save(db: sqlite3.Connection, row: TableRow, lines: Sequence[ChatLine] = ()) -> None:
    # Check first: a failing statement would roll back the other jobs of its commit.
    if row.match_id:
        row_found = db.execute("SELECT 1 FROM matches WHERE id = ?", (row.match_id,))
        if not row_found.fetchone():
            raise UnknownMatchError(f"the match of table {row.code} is no longer stored")
    db.execute(
        "INSERT OR REPLACE INTO hosted (code, match_id, is_over, updated, body)"
        " VALUES (?, ?, ?, ?, ?)",
        (row.code, row.match_id or None, int(row.is_over), row.updated, row.body),
    )
    for line in lines:
        _say(db, row.code, line)


def _say(db: sqlite3.Connection, chat: str, line: ChatLine) -> None:
    db.execute(
        "INSERT OR REPLACE INTO chat (room, number, time, kind, who, text)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (chat, line.number, line.time, line.kind, line.speaker, line.text),
    )
    db.execute(
        "DELETE FROM chat WHERE room = ? AND number <= ?", (chat, line.number - KEPT_CHAT_LINES)
    )


def _tables(db: sqlite3.Connection, over_since: int) -> list[LoadedTable]:
    rows = db.execute(
        f"SELECT {_ROW_COLUMNS} FROM hosted WHERE NOT is_over OR updated >= ? ORDER BY updated",
        (over_since,),
    ).fetchall()
    return [LoadedTable(_row(row), _lines(db, row[0])) for row in rows]


def _row(columns: tuple[str, str | None, int, int, str]) -> TableRow:
    code, match_id, is_over, updated, body = columns
    return TableRow(code, match_id or "", bool(is_over), updated, body)


def _lines(db: sqlite3.Connection, chat: str) -> tuple[ChatLine, ...]:
    rows = db.execute(
        "SELECT number, time, kind, who, text FROM chat WHERE room = ? ORDER BY number", (chat,)
    )
    return tuple(ChatLine(*row) for row in rows)


async def check_not_hosted(store: Store, match_id: str) -> None:
    """Raise HiddenCardsError for a match that is being played at a hosted table."""
    if not isinstance(store, SqliteStore):
        return
    unfinished = await TableStore(store).tables(over_since=sys.maxsize)
    if any(each.row.match_id == match_id and not each.row.is_over for each in unfinished):
        raise HiddenCardsError(
            f"match {match_id} is being played at a hosted table, and would show hidden cards"
        )
