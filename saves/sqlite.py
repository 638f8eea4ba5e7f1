"""Matches in one SQLite file: write-ahead log, full sync, one writer thread, separate readers."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from engine.core.choice import Answer, Choice
from engine.core.codec import canonical_bytes, from_plain
from engine.core.errors import BadRecordError
from engine.core.match import Charter
from engine.core.text import one_line
from saves import directory
from saves.database import connect, open_for_reading
from saves.errors import (
    AlreadyStoredError,
    AnswerTakenError,
    DamagedError,
    SaveError,
    UnknownMatchError,
    save_error_for,
)
from saves.record import Player, Record, timestamp
from saves.store import Snapshot, StoredMatch, Summary
from saves.writer import Operation, Writer

DAMAGED = "damaged"
"""Shown instead of the game's name for a match that cannot be read."""

T = TypeVar("T")


class SqliteStore:
    """A `Store` in one file. Several programs may have it open at once."""

    def __init__(self, path: Path, *, patience: float = 5.0, name_in_errors: str = "") -> None:
        """Open or create the file; `patience` is the seconds to wait for other programs.

        `name_in_errors` replaces the path in errors, because visitors should not see it.
        """
        self.path = path
        self.on_failure: Callable[[SaveError], None] = lambda error: None
        """Called with each error of the file itself, in the thread where it occurred."""
        self._patience = patience
        self._name_in_errors = name_in_errors or str(path)
        self._writer = Writer(connect(path, patience), path, explain=self._explain)

    def _explain(self, error: sqlite3.Error) -> SaveError:
        explanation = save_error_for(error, self._name_in_errors)
        self.on_failure(explanation)
        return explanation

    @classmethod
    def from_directory(cls, path: str | Path | None = None) -> SqliteStore:
        """The store of the data directory."""
        return cls(directory.database_path(directory.data_directory(path)))

    async def create(self, stored_match: StoredMatch) -> None:
        """Store a new match, or an imported one with all its answers."""
        await self.write(lambda db: create_match(db, stored_match))

    async def append(
        self, match_id: str, answer: Answer, snapshot: Snapshot, *, last_link: str
    ) -> None:
        """Store the next answer and the state after it."""
        await self.write(lambda db: append_answer(db, match_id, answer, snapshot, last_link))

    async def rewind(self, match_id: str, snapshot: Snapshot, *, last_link: str) -> None:
        """Take back the last answers; `snapshot` is the state before them."""
        await self.write(lambda db: rewind_match(db, match_id, snapshot, last_link))

    async def delete(self, match_id: str) -> None:
        """Delete a match; raises UnknownMatchError."""
        await self.write(lambda db: _delete(db, match_id))

    async def summaries(self) -> list[Summary]:
        """All matches, most recently played first."""
        return await self.read(_summaries)

    async def load(self, match_id: str) -> StoredMatch:
        """One match with all its answers; raises UnknownMatchError."""
        return await self.read(lambda db: _load(db, match_id))

    def close(self) -> None:
        """Finish all submitted work and close the file."""
        self._writer.close()

    async def write(self, operation: Operation) -> None:
        """Run another operation on the same file, in one transaction."""
        await asyncio.wrap_future(self._writer.submit(operation))

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query on one consistent state of the file; return its result."""
        return await asyncio.to_thread(self._run_query, question)

    def _run_query(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            with closing(open_for_reading(self.path, self._patience)) as db:
                db.execute("BEGIN")  # a consistent snapshot for all queries
                return question(db)
        except sqlite3.Error as error:
            raise self._explain(error) from error


# Writes, each inside a transaction of the writer


def create_match(db: sqlite3.Connection, stored_match: StoredMatch) -> None:
    """Store a match with all its answers."""
    record, snapshot = stored_match.record, stored_match.snapshot
    if db.execute("SELECT 1 FROM matches WHERE id = ?", (record.id,)).fetchone():
        raise AlreadyStoredError(f"match {record.id} is already saved")
    db.execute(
        "INSERT INTO matches (id, charter, players, created, updated, answers, link, position,"
        " where_words, finished, outcome) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            record.id,
            canonical_bytes(record.charter).decode("ascii"),
            canonical_bytes(record.players).decode("ascii"),
            record.created,
            record.updated,
            *_snapshot_columns(snapshot),
        ),
    )
    # Number 0 is the charter: it has a link but no answer.
    opening = (record.id, record.chain[0])
    db.execute("INSERT INTO answers (match_id, number, link) VALUES (?, 0, ?)", opening)
    for number, answer in enumerate(record.answers, 1):
        _insert_answer(db, record.id, number, answer, record.chain[number])


def append_answer(
    db: sqlite3.Connection, match_id: str, answer: Answer, snapshot: Snapshot, last_link: str
) -> None:
    """Store the next answer; raises AnswerTakenError if `last_link` is not the last one."""
    _store_snapshot(db, match_id, snapshot, last_link)
    _insert_answer(db, match_id, snapshot.answer_count, answer, snapshot.link)


def rewind_match(db: sqlite3.Connection, match_id: str, snapshot: Snapshot, last_link: str) -> None:
    """Store an earlier state of a match and delete the answers after it."""
    _store_snapshot(db, match_id, snapshot, last_link)
    db.execute(
        "DELETE FROM answers WHERE match_id = ? AND number > ?", (match_id, snapshot.answer_count)
    )


def _store_snapshot(
    db: sqlite3.Connection, match_id: str, snapshot: Snapshot, last_link: str
) -> None:
    """Store a new state of the match; raises AnswerTakenError if `last_link` is not its last."""
    cursor = db.execute(
        "UPDATE matches SET updated = ?, answers = ?, link = ?, position = ?, where_words = ?,"
        " finished = ?, outcome = ? WHERE id = ? AND link = ?",
        (timestamp(), *_snapshot_columns(snapshot), match_id, last_link),
    )
    if cursor.rowcount != 1:
        _check_there(db, match_id)
        raise _answer_taken_error(match_id)


def _insert_answer(
    db: sqlite3.Connection, match_id: str, number: int, answer: Answer, link: str
) -> None:
    try:
        db.execute(
            "INSERT INTO answers (match_id, number, seat, verb, noun, link)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (match_id, number, answer.seat, answer.choice.verb, answer.choice.noun, link),
        )
    except sqlite3.IntegrityError as error:
        raise _answer_taken_error(match_id) from error


def _answer_taken_error(match_id: str) -> AnswerTakenError:
    return AnswerTakenError(f"match {match_id} was continued in another program; open it again")


def _delete(db: sqlite3.Connection, match_id: str) -> None:
    _check_there(db, match_id)
    db.execute("DELETE FROM matches WHERE id = ?", (match_id,))


def _check_there(db: sqlite3.Connection, match_id: str) -> None:
    if not db.execute("SELECT 1 FROM matches WHERE id = ?", (match_id,)).fetchone():
        raise UnknownMatchError(f"no saved match has the id {match_id!r}")


def _snapshot_columns(snapshot: Snapshot) -> tuple[Any, ...]:
    return (
        snapshot.answer_count,
        snapshot.link,
        snapshot.position,
        snapshot.progress_text,
        int(snapshot.finished),
        snapshot.outcome,
    )


# Reading


def _summaries(db: sqlite3.Connection) -> list[Summary]:
    rows = db.execute(
        "SELECT id, charter, players, answers, where_words, created, updated, finished, outcome"
        " FROM matches ORDER BY updated DESC, rowid DESC"
    )
    return [_summary(row) for row in rows]


def _summary(row: tuple[Any, ...]) -> Summary:
    match_id, charter, players, answers, progress_text, created, updated, finished, outcome = row
    try:
        game, seated = _charter(charter).game, _players(players)
    except DamagedError:  # one unreadable match must not keep the others from the list
        game, seated, progress_text = DAMAGED, (), "cannot be read"
    return Summary(
        id=match_id,
        game=game,
        players=seated,
        answer_count=answers,
        progress_text=progress_text,
        created=created,
        updated=updated,
        finished=bool(finished),
        outcome=outcome,
    )


def _load(db: sqlite3.Connection, match_id: str) -> StoredMatch:
    row = db.execute(
        "SELECT charter, players, created, updated, answers, link, position, where_words, finished,"
        " outcome FROM matches WHERE id = ?",
        (match_id,),
    ).fetchone()
    if row is None:
        raise UnknownMatchError(f"no saved match has the id {match_id!r}")
    charter, players, created, updated, *snapshot = row
    answers, chain = _load_log(db, match_id)
    record = Record(
        match_id,
        _charter(charter),
        players=_players(players),
        answers=answers,
        chain=chain,
        created=created,
        updated=updated,
    )
    return StoredMatch(record, _snapshot(snapshot))


def _load_log(db: sqlite3.Connection, match_id: str) -> tuple[tuple[Answer, ...], tuple[str, ...]]:
    rows = db.execute(
        "SELECT seat, verb, noun, link FROM answers WHERE match_id = ? ORDER BY number",
        (match_id,),
    ).fetchall()
    # A row without words is damaged: no rules offer this choice, so a replay detects it.
    answers = (Answer(seat, Choice(verb or "?", noun or "")) for seat, verb, noun, _ in rows[1:])
    return tuple(answers), tuple(link for *_, link in rows)


def _snapshot(columns: list[Any]) -> Snapshot:
    answers, link, position, progress_text, finished, outcome = columns
    return Snapshot(answers, link, position, progress_text, bool(finished), outcome)


def _charter(text: str) -> Charter:
    return _read_as(Charter, text)


def _players(text: str) -> tuple[Player, ...]:
    return _read_as(tuple[Player, ...], text)


def _read_as(kind: type[T], text: str) -> T:
    try:
        return from_plain(json.loads(text), kind)
    except (ValueError, BadRecordError) as error:
        raise DamagedError(one_line(f"a stored match cannot be read: {error}")) from error
