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
from saves.errors import (
    AlreadyStoredError,
    AnswerTakenError,
    BusyError,
    ClosedError,
    DamagedError,
    UnknownMatchError,
)
from saves.record import Player
from saves.sqlite import DAMAGED, SqliteStore
from saves.store import Store, Stored
from tests.saves.sample_matches import PLAYERS, finished, following, played


async def append_next(store: Store, stored: Stored) -> None:
    answer, snapshot = following(stored)
    await store.append(stored.record.id, answer, snapshot, after=stored.snapshot.link)


@pytest.mark.parametrize("stored", [played(0), played(4), finished()])
async def test_a_match_comes_back_as_it_was(store: SqliteStore, stored: Stored) -> None:
    await store.create(stored)
    assert await store.load("abc") == stored


async def test_an_answer_adds_to_the_log_and_moves_the_position(store: SqliteStore) -> None:
    await store.create(played(3))
    await append_next(store, played(3))
    loaded, expected = await store.load("abc"), played(4)
    assert loaded.snapshot == expected.snapshot
    assert loaded.record.answers == expected.record.answers
    assert loaded.record.chain == expected.record.chain
    assert loaded.record.updated > loaded.record.created


async def test_an_answer_outlives_the_program(store: SqliteStore, path: Path) -> None:
    """Read through a second connection while the first is still open, as after a crash."""
    await store.create(played(3))
    await append_next(store, played(3))
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM answers").fetchone() == (5,)


async def test_a_rewound_match_stands_as_it_did_and_goes_on(store: SqliteStore) -> None:
    await store.create(played(4))
    await store.rewind("abc", played(2).snapshot, after=played(4).snapshot.link)
    loaded = await store.load("abc")
    assert loaded.snapshot == played(2).snapshot
    assert loaded.record.answers == played(2).record.answers
    assert loaded.record.chain == played(2).record.chain
    await append_next(store, played(2))
    assert (await store.load("abc")).snapshot == played(3).snapshot


async def test_the_last_match_that_was_played_is_listed_first(store: SqliteStore) -> None:
    await store.create(played(1, match_id="first"))
    await store.create(played(2, match_id="second"))
    assert [each.id for each in await store.summaries()] == ["second", "first"]
    await append_next(store, played(1, match_id="first"))
    assert [each.id for each in await store.summaries()] == ["first", "second"]


async def test_a_summary_has_all_that_a_list_shows(store: SqliteStore) -> None:
    await store.create(played(2))
    await store.create(finished(match_id="over"))
    over, lasting = await store.summaries()
    assert (lasting.game, lasting.players, lasting.answers) == ("tiny", PLAYERS, 2)
    assert (lasting.where, lasting.finished, lasting.outcome) == ("Round 2", False, "")
    assert (over.where, over.finished) == ("Round 4", True)
    assert over.outcome.endswith("rounds won")
    assert over.outcome.split()[0] in ("Ann", "Bob")


async def test_undoing_the_last_answer_of_a_match_opens_it_again(store: SqliteStore) -> None:
    over = finished()
    await store.create(over)
    before = played(over.snapshot.answers - 1)
    await store.rewind("abc", before.snapshot, after=over.snapshot.link)
    (summary,) = await store.summaries()
    assert (summary.finished, summary.outcome) == (False, "")


async def test_a_deleted_match_is_gone_with_all_its_answers(store: SqliteStore, path: Path) -> None:
    await store.create(played(4))
    await store.create(played(1, match_id="other"))
    await store.delete("abc")
    with pytest.raises(UnknownMatchError, match="no saved match has the id 'abc'"):
        await store.load("abc")
    assert [each.id for each in await store.summaries()] == ["other"]
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT DISTINCT match_id FROM answers").fetchall() == [("other",)]


async def test_a_match_that_is_not_there_is_named(store: SqliteStore) -> None:
    for attempt in (store.delete("xyz"), append_next(store, played(1, match_id="xyz"))):
        with pytest.raises(UnknownMatchError, match="'xyz'"):
            await attempt


async def test_a_match_is_stored_once(store: SqliteStore) -> None:
    await store.create(played(4))
    with pytest.raises(AlreadyStoredError):
        await store.create(played(2))
    assert await store.load("abc") == played(4)


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


async def test_a_program_that_missed_an_undo_cannot_go_on(store: SqliteStore) -> None:
    """The number would fit, but not the answer before it."""
    await store.create(played(3))
    other = played(3, seed=8)
    snapshot = attrs.evolve(other.snapshot, link="elsewhere")
    await store.rewind("abc", played(2).snapshot, after=played(3).snapshot.link)
    await store.append("abc", other.record.answers[2], snapshot, after=played(2).snapshot.link)
    with pytest.raises(AnswerTakenError, match="was continued in another program"):
        await append_next(store, played(3))
    with pytest.raises(AnswerTakenError):
        await store.rewind("abc", played(1).snapshot, after=played(3).snapshot.link)
    assert (await store.load("abc")).snapshot == snapshot


async def test_the_number_itself_is_a_key(store: SqliteStore, path: Path) -> None:
    await store.create(played(3))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO answers (match_id, number, link) VALUES ('abc', 4, 'x')")
    with pytest.raises(AnswerTakenError):
        await append_next(store, played(3))
    assert (await store.load("abc")).snapshot == played(3).snapshot


async def test_answers_of_many_tables_are_all_stored(store: SqliteStore) -> None:
    matches = [played(2, match_id=f"match-{n}") for n in range(30)]
    await asyncio.gather(*(store.create(each) for each in matches))
    await asyncio.gather(*(append_next(store, each) for each in matches))
    assert {each.answers for each in await store.summaries()} == {3}


async def test_a_locked_database_is_said_to_be_and_the_next_try_works(
    store: SqliteStore, path: Path
) -> None:
    await store.create(played(3))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        with pytest.raises(BusyError, match="in use by another program"):
            await append_next(store, played(3))
        assert await store.load("abc") == played(3)
    await append_next(store, played(3))
    assert (await store.load("abc")).snapshot == played(4).snapshot


async def test_words_that_cannot_be_stored_harm_nobody_else(store: SqliteStore) -> None:
    stored = played(3)
    await store.create(stored)
    _, snapshot = following(stored)
    unspeakable = Answer(0, Choice("lay", "\ud800"))
    results = await asyncio.gather(
        store.append("abc", unspeakable, snapshot, after=stored.snapshot.link),
        store.create(played(0, match_id="other")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [UnicodeEncodeError, type(None)]
    assert await store.load("abc") == stored


async def test_a_closed_store_says_so_and_can_be_closed_again(store: SqliteStore) -> None:
    store.close()
    store.close()
    with pytest.raises(ClosedError):
        await store.create(played(0))


async def test_closing_finishes_what_was_begun(store: SqliteStore, path: Path) -> None:
    creating = [asyncio.ensure_future(store.create(played(0, match_id=f"m{n}"))) for n in range(9)]
    await asyncio.sleep(0)
    store.close()
    await asyncio.gather(*creating)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM matches").fetchone() == (9,)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


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
        db.execute("DELETE FROM answers")
    await store.create(played(2))
    listed = {each.id: (each.game, each.where) for each in await store.summaries()}
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
    assert directory.database(tmp_path / "mine").is_file()
