"""The SQLite store: saved data and refusals."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import attrs
import pytest

from engine.core.choice import Answer, Choice
from saves import directory
from saves.errors import AnswerTakenError, DamagedError
from saves.record import Player
from saves.sealing import KEY_FILE
from saves.sqlite import DAMAGED, SqliteStore
from tests.saves.sample_matches import append_next, following, played


async def test_an_answer_outlives_the_program(store: SqliteStore, path: Path) -> None:
    """Read through a second connection while the first is still open, as after a crash."""
    await store.create(played(3))
    await append_next(store, played(3))
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM entries").fetchone() == (5,)


async def test_of_two_programs_only_one_can_take_a_number(store: SqliteStore, path: Path) -> None:
    await store.create(played(3))
    other = SqliteStore(path)
    try:
        results = await asyncio.gather(
            append_next(store, played(3)), append_next(other, played(3)), return_exceptions=True
        )
    finally:
        other.close()
    assert [type(result) for result in results if result] == [AnswerTakenError]
    assert (await store.load("abc")).snapshot == played(4).snapshot


async def test_answers_of_many_tables_are_all_stored(store: SqliteStore) -> None:
    matches = [played(2, match_id=f"match-{n}") for n in range(30)]
    await asyncio.gather(*(store.create(each) for each in matches))
    await asyncio.gather(*(append_next(store, each) for each in matches))
    assert {each.answer_count for each in await store.summaries()} == {3}


async def test_words_that_cannot_be_stored_harm_nobody_else(store: SqliteStore) -> None:
    stored = played(3)
    await store.create(stored)
    _, snapshot = following(stored)
    unspeakable = Answer(0, Choice("lay", "\ud800"))
    results = await asyncio.gather(
        store.append("abc", unspeakable, snapshot, last_link=stored.snapshot.link),
        store.create(played(0, match_id="other")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [UnicodeEncodeError, type(None)]
    assert await store.load("abc") == stored


async def test_closing_finishes_what_was_begun(store: SqliteStore, path: Path) -> None:
    creating = [asyncio.ensure_future(store.create(played(0, match_id=f"m{n}"))) for n in range(9)]
    await asyncio.sleep(0)
    store.close()
    await asyncio.gather(*creating)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (9,)
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, KEY_FILE]


async def test_a_row_that_makes_no_sense_is_an_error_with_words(
    store: SqliteStore, path: Path
) -> None:
    await store.create(played(1))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE matches SET players = '[3]'")
    with pytest.raises(DamagedError, match="cannot be read"):
        await store.load("abc")
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE matches SET players = 'x'")
    with pytest.raises(DamagedError, match="cannot be read"):
        await store.load("abc")


async def test_a_row_that_makes_no_sense_hides_no_other(store: SqliteStore, path: Path) -> None:
    await store.create(played(1))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE matches SET id = 'bad', charter = '{}'")
        db.execute("DELETE FROM entries")
    await store.create(played(2))
    listed = {each.id: (each.game, each.progress_text) for each in await store.summaries()}
    assert listed["bad"] == (DAMAGED, "cannot be read")
    assert listed["abc"][0] == "tiny"
    await store.delete("bad")
    assert [each.id for each in await store.summaries()] == ["abc"]


async def test_names_of_any_script_are_kept(store: SqliteStore) -> None:
    players = (Player("human", "Žofie 电"), Player("random", "Robot"))
    stored = played(1)
    await store.create(attrs.evolve(stored, record=attrs.evolve(stored.record, players=players)))
    assert (await store.load("abc")).record.players == players


async def test_a_store_opens_in_the_data_directory(tmp_path: Path) -> None:
    store = SqliteStore.from_directory(tmp_path / "mine")
    store.close()
    assert directory.database_path(tmp_path / "mine").is_file()
