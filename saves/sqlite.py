"""Matches in one SQLite file: write-ahead log, full sync, one writer thread, separate readers."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from attrs import evolve

from engine.core.choice import Answer, Choice
from engine.core.codec import canonical_bytes, from_plain
from engine.core.errors import BadRecordError
from engine.core.match import Charter
from engine.core.text import one_line
from saves import directory
from saves.database import connect, open_for_reading
from saves.entries import Entry, TakenBack
from saves.errors import (
    AlreadyStoredError,
    AnswerTakenError,
    DamagedError,
    SaveError,
    UnknownMatchError,
    save_error_for,
)
from saves.fairness import Fairness, opened, sealed
from saves.record import Player, Record, timestamp
from saves.sealing import Sealer, sealer_beside
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
        self.sealer = self._sealer()
        """Seals what gives hidden cards away: seeds, secrets and positions."""

    def _sealer(self) -> Sealer:
        try:
            return sealer_beside(self.path, is_new=lambda: not self._run_query(_has_seals))
        except SaveError:
            self._writer.close()
            raise

    def _explain(self, error: sqlite3.Error) -> SaveError:
        explanation = save_error_for(error, self._name_in_errors)
        self.on_failure(explanation)
        return explanation

    @classmethod
    def from_directory(cls, path: str | Path | None = None) -> SqliteStore:
        return cls(directory.database_path(directory.data_directory(path)))

    async def create(self, stored_match: StoredMatch) -> None:
        await self.write(lambda db: create_match(db, stored_match, self.sealer))

    async def append(
        self, match_id: str, entry: Entry, snapshot: Snapshot, *, last_link: str
    ) -> None:
        await self.write(
            lambda db: append_entry(
                db, match_id, entry, snapshot, last_link=last_link, sealer=self.sealer
            )
        )

    async def delete(self, match_id: str) -> None:
        await self.write(lambda db: _delete(db, match_id))

    async def summaries(self) -> list[Summary]:
        return await self.read(_summaries)

    async def load(self, match_id: str) -> StoredMatch:
        return await self.read(lambda db: _load(db, match_id, self.sealer))

    def close(self) -> None:
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


def create_match(db: sqlite3.Connection, stored_match: StoredMatch, sealer: Sealer) -> None:
    record, snapshot = stored_match.record, stored_match.snapshot
    if db.execute("SELECT 1 FROM matches WHERE id = ?", (record.id,)).fetchone():
        raise AlreadyStoredError(f"match {record.id} is already saved")
    db.execute(
        "INSERT INTO matches (id, charter, fairness, players, created, updated, answers, link,"
        " position, where_words, finished, outcome) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            record.id,
            _text(_sealed_charter(record.charter, sealer)),
            _fairness_text(record.fairness, sealer),
            _text(record.players),
            record.created,
            record.updated,
            *_snapshot_columns(snapshot, sealer),
        ),
    )
    # Number 0 is the charter: it has a link but no entry.
    opening = (record.id, record.chain[0])
    db.execute("INSERT INTO entries (match_id, number, link) VALUES (?, 0, ?)", opening)
    for entry, link in zip(record.entries, record.chain[1:], strict=True):
        _insert_entry(db, record.id, entry, link)


def append_entry(
    db: sqlite3.Connection,
    match_id: str,
    entry: Entry,
    snapshot: Snapshot,
    *,
    last_link: str,
    sealer: Sealer,
) -> None:
    """Store the next entry; raises AnswerTakenError if `last_link` is not the last one."""
    cursor = db.execute(
        "UPDATE matches SET updated = ?, answers = ?, link = ?, position = ?, where_words = ?,"
        " finished = ?, outcome = ? WHERE id = ? AND link = ?",
        (timestamp(), *_snapshot_columns(snapshot, sealer), match_id, last_link),
    )
    if cursor.rowcount != 1:
        _check_there(db, match_id)
        raise AnswerTakenError(f"match {match_id} was continued in another program; open it again")
    _insert_entry(db, match_id, entry, snapshot.link)


def _insert_entry(db: sqlite3.Connection, match_id: str, entry: Entry, link: str) -> None:
    db.execute(
        "INSERT INTO entries (match_id, number, seat, verb, noun, back_to, anew, link)"
        " SELECT ?, MAX(number) + 1, ?, ?, ?, ?, ?, ? FROM entries WHERE match_id = ?",
        (match_id, *_entry_columns(entry), link, match_id),
    )


def _entry_columns(entry: Entry) -> tuple[int | str | None, ...]:
    if isinstance(entry, Answer):
        return (entry.seat, entry.choice.verb, entry.choice.noun, None, None)
    return (None, None, None, entry.answers, int(entry.anew))


def _delete(db: sqlite3.Connection, match_id: str) -> None:
    _check_there(db, match_id)
    db.execute("DELETE FROM matches WHERE id = ?", (match_id,))


def _check_there(db: sqlite3.Connection, match_id: str) -> None:
    if not db.execute("SELECT 1 FROM matches WHERE id = ?", (match_id,)).fetchone():
        raise UnknownMatchError(f"no saved match has the id {match_id!r}")


def _snapshot_columns(snapshot: Snapshot, sealer: Sealer) -> tuple[Any, ...]:
    return (
        snapshot.answer_count,
        snapshot.link,
        sealer.seal(snapshot.position),
        snapshot.progress_text,
        int(snapshot.finished),
        snapshot.outcome,
    )


def _sealed_charter(charter: Charter, sealer: Sealer) -> Charter:
    """The charter with its seed sealed; a seed of the old generator is a number, and stays so."""
    seed = charter.seed
    return evolve(charter, seed=seed if isinstance(seed, int) else sealer.seal(seed))


def _fairness_text(fairness: Fairness | None, sealer: Sealer) -> str:
    """What a seed was made from, with its secret sealed; empty if it was typed."""
    return "" if fairness is None else _text(sealed(fairness, sealer))


def _text(value: Any) -> str:
    return canonical_bytes(value).decode("ascii")


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


def _load(db: sqlite3.Connection, match_id: str, sealer: Sealer) -> StoredMatch:
    row = db.execute(
        "SELECT charter, fairness, players, created, updated, answers, link, position, where_words,"
        " finished, outcome FROM matches WHERE id = ?",
        (match_id,),
    ).fetchone()
    if row is None:
        raise UnknownMatchError(f"no saved match has the id {match_id!r}")
    charter, fairness, players, created, updated, *snapshot = row
    entries, chain = _load_entries(db, match_id)
    record = Record(
        match_id,
        _opened_charter(_charter(charter), sealer),
        players=_players(players),
        entries=entries,
        chain=chain,
        created=created,
        updated=updated,
        fairness=_opened_fairness(fairness, sealer),
    )
    return StoredMatch(record, _snapshot(snapshot, sealer))


def _load_entries(
    db: sqlite3.Connection, match_id: str
) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
    rows = db.execute(
        "SELECT seat, verb, noun, back_to, anew, link FROM entries WHERE match_id = ?"
        " ORDER BY number",
        (match_id,),
    ).fetchall()
    return tuple(_entry(*columns) for *columns, _ in rows[1:]), tuple(row[-1] for row in rows)


def _entry(
    seat: int, verb: str | None, noun: str | None, back_to: int | None, anew: int | None
) -> Entry:
    if back_to is not None:
        return TakenBack(back_to, bool(anew))
    # A row without words is damaged: no rules offer this choice, so a replay detects it.
    return Answer(seat, Choice(verb or "?", noun or ""))


def _has_seals(db: sqlite3.Connection) -> bool:
    rows = db.execute("SELECT 1 FROM matches WHERE substr(position, 1, 7) = 'sealed:' LIMIT 1")
    return rows.fetchone() is not None


def _snapshot(columns: list[Any], sealer: Sealer) -> Snapshot:
    answers, link, position, progress_text, finished, outcome = columns
    opened_position = sealer.open(position)
    return Snapshot(answers, link, opened_position, progress_text, bool(finished), outcome)


def _opened_charter(charter: Charter, sealer: Sealer) -> Charter:
    seed = charter.seed
    return evolve(charter, seed=seed if isinstance(seed, int) else sealer.open(seed))


def _opened_fairness(text: str, sealer: Sealer) -> Fairness | None:
    return opened(_read_as(Fairness, text), sealer) if text else None


def _charter(text: str) -> Charter:
    return _read_as(Charter, text)


def _players(text: str) -> tuple[Player, ...]:
    return _read_as(tuple[Player, ...], text)


def _read_as(kind: type[T], text: str) -> T:
    try:
        return from_plain(json.loads(text), kind)
    except (ValueError, BadRecordError) as error:
        raise DamagedError(one_line(f"a stored match cannot be read: {error}")) from error
