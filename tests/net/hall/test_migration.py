"""A database file of an earlier version: its tables come back as they were."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from net.hall.visit import enter_hall
from tests.net.hall.halls import ManualClock, close_hall, open_hall, presence, until
from tests.net.hall.people import ANN, BOB, CID

VERSION_3 = Path(__file__).with_name("database_version_3.sql")
"""A table that is being played, and one that waits for bob; written by the program of that time."""
PLAYED, WAITING = "673TW", "K5BYD"


@pytest.fixture
def old_path(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(VERSION_3.read_text("utf-8"))
    return path


async def test_a_table_of_version_3_is_played_on(old_path: Path) -> None:
    hall = await open_hall(old_path, clock=ManualClock(1_800_001_900))
    ann, bob, cid = [await enter_hall(hall, each).come_to(PLAYED) for each in (ANN, BOB, CID)]
    assert [seat.takeover for seat in ann.seats] == ["", "out of time", "standing in"]
    assert [presence(ann, seat) for seat in range(3)] == ["here", "bot", "standing in"]
    assert (ann.seat, bob.seat, cid.seat) == (0, None, 2)
    assert ann.seats[0].seconds_left == 605
    assert "hello" in [line.text for line in ann.lines()]
    await until(ann, lambda: ann.match.update(0).decision is not None)
    await cid.take_back_seat()
    assert ann.seats[2].takeover == ""
    assert {hosted.state.network for hosted in hall.tables} == {""}
    await close_hall(hall)


async def test_a_reserved_seat_of_version_3_is_still_reserved(old_path: Path) -> None:
    hall = await open_hall(old_path, clock=ManualClock(1_800_001_900))
    ann = await enter_hall(hall, ANN).come_to(WAITING)
    assert [seat.kind for seat in ann.seats] == ["person", "reserved", "bot"]
    bob = await enter_hall(hall, BOB).come_to(WAITING)
    await bob.sit()
    assert (bob.seat, ann.stage) == (1, "playing")
    await close_hall(hall)


async def test_a_table_that_cannot_be_read_does_not_stop_the_migration(old_path: Path) -> None:
    with closing(sqlite3.connect(old_path)) as db:
        db.execute("UPDATE hosted SET body = '{' WHERE code = ?", (PLAYED,))
        db.commit()
    hall = await open_hall(old_path)
    assert [hosted.code for hosted in hall.tables] == [WAITING]
    await close_hall(hall)
