"""A store of matches: what any program that plays a match relies on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import attrs
import pytest

from saves.errors import AlreadyStoredError, AnswerTakenError, UnknownMatchError
from saves.sqlite import SqliteStore
from saves.store import StoredMatch
from tests.saves.sample_matches import PLAYERS, append_next, finished, played, taken_back


@pytest.mark.parametrize("stored", [played(0), played(4), finished()])
async def test_a_match_comes_back_as_it_was(store: SqliteStore, stored: StoredMatch) -> None:
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


@pytest.mark.parametrize("anew", [False, True])
async def test_answers_that_were_taken_back_stay_in_the_chain(
    store: SqliteStore, anew: bool
) -> None:
    await store.create(played(4))
    earlier = taken_back(played(4), 3, anew=anew)
    entry, last_link = earlier.record.entries[-1], played(4).snapshot.link
    await store.append("abc", entry, earlier.snapshot, last_link=last_link)
    loaded = await store.load("abc")
    assert loaded.snapshot == earlier.snapshot
    assert loaded.record.entries == earlier.record.entries
    assert loaded.record.chain == earlier.record.chain
    assert loaded.record.answers == played(3).record.answers


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
    assert (lasting.game, lasting.players, lasting.answer_count) == ("tiny", PLAYERS, 2)
    assert (lasting.progress_text, lasting.finished, lasting.outcome) == ("Round 2", False, "")
    assert (over.progress_text, over.finished) == ("Round 4", True)
    assert over.outcome.endswith("rounds won")
    assert over.outcome.split()[0] in ("Ann", "Bob")


async def test_undoing_the_last_answer_of_a_match_opens_it_again(store: SqliteStore) -> None:
    over = finished()
    await store.create(over)
    before = taken_back(over, over.snapshot.answer_count - 1, anew=True)
    entry = before.record.entries[-1]
    await store.append("abc", entry, before.snapshot, last_link=over.snapshot.link)
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
        assert db.execute("SELECT DISTINCT match_id FROM entries").fetchall() == [("other",)]


async def test_a_match_is_stored_once(store: SqliteStore) -> None:
    await store.create(played(4))
    with pytest.raises(AlreadyStoredError):
        await store.create(played(2))
    assert await store.load("abc") == played(4)


async def test_a_program_that_missed_an_undo_cannot_go_on(store: SqliteStore) -> None:
    """The number would fit, but not the answer before it."""
    await store.create(played(3))
    other = played(3, seed=8)
    snapshot = attrs.evolve(other.snapshot, link="elsewhere")
    earlier = taken_back(played(3), 2, anew=True)
    back, last_link = earlier.record.entries[-1], played(3).snapshot.link
    await store.append("abc", back, earlier.snapshot, last_link=last_link)
    answer = other.record.answers[2]
    await store.append("abc", answer, snapshot, last_link=earlier.snapshot.link)
    with pytest.raises(AnswerTakenError, match="was continued in another program"):
        await append_next(store, played(3))
    with pytest.raises(AnswerTakenError):
        await store.append("abc", back, earlier.snapshot, last_link=last_link)
    assert (await store.load("abc")).snapshot == snapshot
