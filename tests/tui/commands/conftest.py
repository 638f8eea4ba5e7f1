"""A place for matches that no test shares with another, and a finished match to put there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.core import registry
from engine.core.match import start_match
from saves.chain import first_link, next_link
from saves.export import to_text
from saves.loading import from_record
from saves.record import Player, Record
from saves.sqlite import SqliteStore


@pytest.fixture
def data(tmp_path: Path) -> str:
    return str(tmp_path / "data")


@pytest.fixture
def record() -> Record:
    """A whole Duel where both always take the first choice."""
    match = start_match(registry.find("duel"), seed=7)
    chain = [first_link(match.charter)]
    while match.pending:
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
        chain.append(next_link(chain[-1], match.log[-1], match.digest()))
    return Record(
        "abcd2345ef",
        match.charter,
        players=(Player("human", "Ann"), Player("greedy", "Greedy")),
        entries=tuple(match.log),
        chain=tuple(chain),
        created="2026-01-01T12:00:00Z",
        updated="2026-01-01T13:00:00Z",
    )


@pytest.fixture
def export_file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(to_text(record), "utf-8")
    return path


@pytest.fixture
def saved(record: Record, data: str) -> Record:
    store = SqliteStore.from_directory(data)
    asyncio.run(store.create(from_record(record)))
    store.close()
    return record
