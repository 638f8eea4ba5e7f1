"""Full disks and locked files: a refused change has not happened, and succeeds later."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.hall.visit import enter_hall
from saves.errors import BusyError, DiskFullError, SaveError
from saves.sqlite import SqliteStore
from tests.net.hall.halls import (
    answer,
    close_hall,
    locked,
    open_hall,
    pick,
    plan_of,
    play,
    stage,
    table_with,
)
from tests.net.hall.people import ANN, BOB, CID


async def set_room(hall: Hall, pages: int) -> None:
    store = hall.services.stores.matches
    assert isinstance(store, SqliteStore)

    def write(db: sqlite3.Connection) -> None:
        db.execute(f"PRAGMA max_page_count = {pages}")

    await store.write(write)


async def test_a_full_disk_refuses_in_plain_words_until_there_is_room(
    hall: Hall, path: Path
) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await set_room(hall, 1)
    refused = None
    for _ in range(300):  # what fits into pages that are there already still fits
        try:
            await ann.say("x" * 200)
        except SaveError as error:
            refused = error
            break
    assert isinstance(refused, DiskFullError)
    assert str(refused) == f"the disk is full: {path} cannot grow"
    said = ann.lines()
    await set_room(hall, 1 << 30)
    await ann.say("at last")
    assert [line.text for line in ann.lines()] == [*(line.text for line in said), "at last"]
    await play(ann, bob)
    assert stage(ann) == "over"


async def test_a_locked_file_refuses_everything_and_nothing_has_happened(
    hall: Hall, path: Path
) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    cid = await enter_hall(hall, CID).create(plan_of())
    guest = await enter_hall(hall, BOB).come_to(cid.code)
    await answer(ann)
    (first, second) = hall.tables
    before = (first.state, second.state, ann.match.update(0), ann.lines(), cid.lines())
    with locked(path):
        for attempt in (
            bob.match.answer(1, pick(bob)),
            ann.match.undo(0),
            bob.resign(),
            bob.ask_end(),
            bob.say("hello"),
            guest.sit(),
            cid.leave(),
            hall.create(ANN, plan_of()),
            hall.say(ANN, "hello"),
            hall.accounts.claim("dan", "SHA256:dan"),
        ):
            with pytest.raises(BusyError, match="in use by another program"):
                await attempt
    after = (first.state, second.state, ann.match.update(0), ann.lines(), cid.lines())
    assert after == before
    assert len(list(hall.tables)) == 2
    assert hall.accounts.owners("dan") == frozenset()
    await guest.sit()
    assert stage(guest) == "playing"
    await play(ann, bob)


async def test_a_table_that_cannot_be_read_does_not_stop_the_others(
    hall: Hall, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first = await enter_hall(hall, ANN).create(plan_of())
    second = await enter_hall(hall, BOB).create(plan_of())
    third, _ = await table_with(hall, ANN, BOB)
    await close_hall(hall)
    with sqlite3.connect(path) as db:
        db.execute("UPDATE hosted SET body = '{}' WHERE code = ?", (first.code,))
        db.execute("UPDATE matches SET charter = '\"x\"', position = 'x'")
    db.close()
    again = await open_hall(path)
    assert {hosted.code for hosted in again.tables} == {second.code, third.code}
    assert f"table {first.code} cannot be read" in caplog.text
    assert f"table {third.code} cannot be opened" in caplog.text
    with pytest.raises(SaveError, match="cannot be read"):
        await enter_hall(again, ANN).come_to(third.code)
    await close_hall(again)


async def test_a_table_of_a_game_that_is_gone_does_not_stop_the_others(
    hall: Hall, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first = await enter_hall(hall, ANN).create(plan_of())
    second = await enter_hall(hall, BOB).create(plan_of())
    await close_hall(hall)
    with sqlite3.connect(path) as db:
        sql = "UPDATE hosted SET body = replace(body, '\"tiny\"', '\"ludo\"') WHERE code = ?"
        db.execute(sql, (first.code,))
    db.close()
    again = await open_hall(path)
    assert [table.code for table in again.tables_listed_for(ANN)] == [second.code]
    assert "no game is called 'ludo'" in caplog.text
    await close_hall(again)


async def test_a_match_that_was_deleted_beneath_its_table_harms_no_other(hall: Hall) -> None:
    """Another program may delete matches; the writer must not fail for the others' answers."""
    ann, _ = await table_with(hall, ANN, BOB)
    other, _ = await table_with(hall, ANN, CID)
    await hall.services.stores.matches.delete(ann.match.id)
    with pytest.raises(SaveError, match="no saved match"):
        await answer(ann)
    with pytest.raises(SaveError, match="is no longer stored"):
        await ann.resign()
    await answer(other)
