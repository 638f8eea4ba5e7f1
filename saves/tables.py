"""HostedTable tables and what is said at them, beside the matches that are played there.

A table's page changes in the same transaction as its match, so the two can never disagree: after
a crash an answer, the clocks after it and the table's stage are all there, or none of them is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from attrs import frozen

from engine.core.choice import Answer
from saves.errors import NoSuchMatchError
from saves.sqlite import SqliteStore, append_answer, create_match, rewind_match
from saves.store import Standing, Stored

TAIL = 200
"""Lines of each room that are kept."""

LineKind: TypeAlias = Literal["chat", "notice", "announcement"]


@frozen
class ChatLine:
    """Something said in a room, or a notice of what happened there."""

    number: int
    time: int
    """Seconds since 1970."""
    kind: LineKind
    who: str
    """The label of whoever said it; empty for a notice."""
    text: str


@frozen
class TableRow:
    """What is kept about one table, beside its match; `body` is JSON of the server's own."""

    code: str
    match_id: str
    """Empty while the table gathers."""
    is_over: bool
    updated: int
    """Seconds since 1970."""
    body: str


@frozen
class LoadedTable:
    """A page as it is loaded, with the last lines of its room."""

    page: TableRow
    lines: tuple[ChatLine, ...]


@frozen
class Ended:
    """A match that its table ended before the rules did, and in which words."""

    match_id: str
    words: str


class TableStore(Protocol):
    """Keeps tables. What a method has returned from is durable."""

    async def pages(self, *, over_since: int) -> list[LoadedTable]:
        """All tables, of those that are over only the ones that changed since a time."""

    async def has(self, code: str) -> bool:
        """Is or was there a table of that code?"""

    async def save(
        self, page: TableRow, lines: Sequence[ChatLine] = (), *, ended: Ended | None = None
    ) -> None:
        """Keep a page as it is now, and what is to be read in its room."""

    async def remove(self, code: str) -> None:
        """Forget a table and its room."""

    async def begin(self, page: TableRow, stored: Stored, lines: Sequence[ChatLine] = ()) -> None:
        """Store a new match and that it is played at this table."""

    async def append(
        self, page: TableRow, answer: Answer, standing: Standing, *, after: str
    ) -> None:
        """Store an answer of the page's match together with the page."""

    async def rewind(
        self, page: TableRow, standing: Standing, lines: Sequence[ChatLine] = (), *, after: str
    ) -> None:
        """Take answers of the page's match back together with the page."""

    async def say(self, room: str, line: ChatLine) -> None:
        """Keep a line; the oldest lines of the room make way."""

    async def lines(self, room: str) -> tuple[ChatLine, ...]:
        """The last lines of a room, in order."""


class SqliteTables:
    """A `TableStore` in the same file as the matches."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def pages(self, *, over_since: int) -> list[LoadedTable]:
        """All tables, of those that are over only the ones that changed since a time."""
        return await self._store.read(lambda db: _pages(db, over_since))

    async def has(self, code: str) -> bool:
        """Is or was there a table of that code?"""
        sql = "SELECT 1 FROM hosted WHERE code = ?"
        return await self._store.read(lambda db: db.execute(sql, (code,)).fetchone() is not None)

    async def save(
        self, page: TableRow, lines: Sequence[ChatLine] = (), *, ended: Ended | None = None
    ) -> None:
        """Keep a page as it is now, and what is to be read in its room."""

        def write(db: sqlite3.Connection) -> None:
            _save(db, page, lines)
            if ended is not None:
                sql = "UPDATE matches SET finished = 1, outcome = ? WHERE id = ?"
                db.execute(sql, (ended.words, ended.match_id))

        await self._store.write(write)

    async def remove(self, code: str) -> None:
        """Forget a table and its room."""

        def write(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM hosted WHERE code = ?", (code,))
            db.execute("DELETE FROM chat WHERE room = ?", (code,))

        await self._store.write(write)

    async def begin(self, page: TableRow, stored: Stored, lines: Sequence[ChatLine] = ()) -> None:
        """Store a new match and that it is played at this table."""

        def write(db: sqlite3.Connection) -> None:
            create_match(db, stored)
            _save(db, page, lines)

        await self._store.write(write)

    async def append(
        self, page: TableRow, answer: Answer, standing: Standing, *, after: str
    ) -> None:
        """Store an answer of the page's match together with the page."""

        def write(db: sqlite3.Connection) -> None:
            append_answer(db, page.match_id, answer, standing, after)
            _save(db, page)

        await self._store.write(write)

    async def rewind(
        self, page: TableRow, standing: Standing, lines: Sequence[ChatLine] = (), *, after: str
    ) -> None:
        """Take answers of the page's match back together with the page."""

        def write(db: sqlite3.Connection) -> None:
            rewind_match(db, page.match_id, standing, after)
            _save(db, page, lines)

        await self._store.write(write)

    async def say(self, room: str, line: ChatLine) -> None:
        """Keep a line; the oldest lines of the room make way."""
        await self._store.write(lambda db: _say(db, room, line))

    async def lines(self, room: str) -> tuple[ChatLine, ...]:
        """The last lines of a room, in order."""
        return await self._store.read(lambda db: _lines(db, room))


def _save(db: sqlite3.Connection, page: TableRow, lines: Sequence[ChatLine] = ()) -> None:
    # A failing statement would take the other jobs of its commit with it: look first.
    if page.match_id:
        known = db.execute("SELECT 1 FROM matches WHERE id = ?", (page.match_id,))
        if not known.fetchone():
            raise NoSuchMatchError(f"the match of table {page.code} is not stored any more")
    db.execute(
        "INSERT OR REPLACE INTO hosted (code, match_id, is_over, updated, body)"
        " VALUES (?, ?, ?, ?, ?)",
        (page.code, page.match_id or None, int(page.is_over), page.updated, page.body),
    )
    for line in lines:
        _say(db, page.code, line)


def _say(db: sqlite3.Connection, room: str, line: ChatLine) -> None:
    db.execute(
        "INSERT OR REPLACE INTO chat (room, number, time, kind, who, text)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (room, line.number, line.time, line.kind, line.who, line.text),
    )
    db.execute("DELETE FROM chat WHERE room = ? AND number <= ?", (room, line.number - TAIL))


def _pages(db: sqlite3.Connection, over_since: int) -> list[LoadedTable]:
    rows = db.execute(
        "SELECT code, match_id, is_over, updated, body FROM hosted"
        " WHERE NOT is_over OR updated >= ? ORDER BY updated",
        (over_since,),
    ).fetchall()
    return [_leaf(db, row) for row in rows]


def _leaf(db: sqlite3.Connection, row: tuple[str, str | None, int, int, str]) -> LoadedTable:
    code, match_id, is_over, updated, body = row
    return LoadedTable(
        TableRow(code, match_id or "", bool(is_over), updated, body), _lines(db, code)
    )


def _lines(db: sqlite3.Connection, room: str) -> tuple[ChatLine, ...]:
    rows = db.execute(
        "SELECT number, time, kind, who, text FROM chat WHERE room = ? ORDER BY number", (room,)
    )
    return tuple(ChatLine(*row) for row in rows)
