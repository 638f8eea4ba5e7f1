"""Pages of hosted tables: kept in the same breath as their matches, or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import attrs
import pytest

from saves.errors import AnswerTakenError, UnknownMatchError
from saves.sqlite import SqliteStore
from saves.tables import KEPT_CHAT_LINES, ChatLine, EarlyEnd, TableRow, TableStore
from tests.saves.sample_matches import following, played, taken_back

GATHERING = TableRow("BCDFG", "", False, 100, '{"seats":2}')
PLAYING = TableRow("BCDFG", "abc", False, 200, '{"clock":1}')


def line(number: int, text: str = "hello") -> ChatLine:
    return ChatLine(number, 100 + number, "chat", "ann", text)


async def only(pages: TableStore) -> TableRow:
    (leaf,) = await pages.tables(over_since=0)
    return leaf.row


@pytest.fixture
def pages(store: SqliteStore) -> TableStore:
    return TableStore(store)


async def test_a_page_comes_back_with_the_lines_of_its_room(pages: TableStore) -> None:
    await pages.save(GATHERING, [line(1)])
    await pages.say("BCDFG", line(2))
    await pages.say("", line(1, "in the lobby"))
    (leaf,) = await pages.tables(over_since=0)
    assert (leaf.row, leaf.lines) == (GATHERING, (line(1), line(2)))
    assert await pages.lines("") == (line(1, "in the lobby"),)
    assert (await pages.has_table("BCDFG"), await pages.has_table("XXXXX")) == (True, False)


async def test_a_match_begins_together_with_its_page(pages: TableStore, store: SqliteStore) -> None:
    await pages.save(GATHERING)
    await pages.begin(PLAYING, played(0), [line(1)])
    assert await only(pages) == PLAYING
    assert await store.load("abc") == played(0)


async def test_an_answer_and_its_page_are_stored_both_or_neither(
    pages: TableStore, store: SqliteStore
) -> None:
    await pages.begin(PLAYING, played(3))
    answer, snapshot = following(played(3))
    later = attrs.evolve(PLAYING, body='{"clock":2}')
    with pytest.raises(AnswerTakenError):
        await pages.append(later, answer, snapshot, last_link="elsewhere")
    assert await only(pages) == PLAYING
    await pages.append(later, answer, snapshot, last_link=played(3).snapshot.link)
    assert await only(pages) == later
    assert (await store.load("abc")).snapshot == played(4).snapshot


async def test_a_rewound_match_and_its_page_too(pages: TableStore, store: SqliteStore) -> None:
    await pages.begin(PLAYING, played(4))
    later = attrs.evolve(PLAYING, body='{"clock":2}')
    earlier = taken_back(played(4), 2, anew=True)
    entry, snapshot = earlier.record.entries[-1], earlier.snapshot
    with pytest.raises(AnswerTakenError):
        await pages.append(later, entry, snapshot, [line(1)], last_link="elsewhere")
    assert await pages.lines("BCDFG") == ()
    last_link = played(4).snapshot.link
    await pages.append(later, entry, snapshot, [line(1)], last_link=last_link)
    assert await only(pages) == later
    assert await pages.lines("BCDFG") == (line(1),)
    assert (await store.load("abc")).snapshot == snapshot


async def test_an_end_that_the_table_made_is_in_the_list_of_matches(
    pages: TableStore, store: SqliteStore
) -> None:
    await pages.begin(PLAYING, played(3))
    over = attrs.evolve(PLAYING, is_over=True)
    await pages.save(over, match_end=EarlyEnd("abc", "Ann wins: Bob resigned"))
    (summary,) = await store.summaries()
    assert (summary.finished, summary.outcome) == (True, "Ann wins: Bob resigned")


async def test_old_results_are_not_loaded(pages: TableStore) -> None:
    await pages.begin(attrs.evolve(PLAYING, is_over=True), played(3))
    assert await pages.tables(over_since=201) == []
    assert len(await pages.tables(over_since=200)) == 1
    assert await pages.has_table("BCDFG")


async def test_a_table_in_play_is_loaded_however_long_it_rested(pages: TableStore) -> None:
    await pages.begin(PLAYING, played(3))
    assert [each.row for each in await pages.tables(over_since=10**12)] == [PLAYING]


async def test_a_removed_table_leaves_nothing_behind(pages: TableStore, path: Path) -> None:
    await pages.save(GATHERING, [line(1)])
    await pages.say("", line(1))
    await pages.remove("BCDFG")
    assert await pages.tables(over_since=0) == []
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT room FROM chat").fetchall() == [("",)]


async def test_a_room_keeps_its_last_lines(pages: TableStore) -> None:
    await asyncio.gather(
        *(pages.say("", line(number)) for number in range(1, KEPT_CHAT_LINES + 11))
    )
    kept = await pages.lines("")
    assert [each.number for each in kept] == list(range(11, KEPT_CHAT_LINES + 11))


async def test_a_page_without_its_match_is_refused_and_harms_no_other(
    pages: TableStore, store: SqliteStore
) -> None:
    """Both are in one commit; a failing statement would undo the other's."""
    await pages.begin(PLAYING, played(3))
    await store.delete("abc")
    results = await asyncio.gather(
        pages.save(PLAYING), pages.save(attrs.evolve(GATHERING, code="XYZ23")),
        return_exceptions=True,
    )  # fmt: skip
    assert [type(result) for result in results] == [UnknownMatchError, type(None)]
    assert (await only(pages)).code == "XYZ23"
