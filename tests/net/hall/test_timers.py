"""The clock of the event loop, and a hall that runs on it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from net.config import Config
from net.hall.hall import Hall
from net.hall.table_plan import ClockPlan
from net.hall.timers import LoopClock
from net.hall.visit import enter_hall
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from tests.net.hall.halls import close_hall, stage, table_with
from tests.net.hall.people import ANN, BOB, CID


async def test_the_loops_time_is_real() -> None:
    clock, rung = LoopClock(), asyncio.Event()
    before, stamp = clock.monotonic(), clock.now()
    clock.later(0, rung.set)
    never = clock.later(0, lambda: pytest.fail("cancelled"))
    never.cancel()
    async with asyncio.timeout(30):
        await rung.wait()
    assert clock.monotonic() >= before
    assert clock.now() >= stamp > 1_700_000_000


async def test_a_hall_in_real_time(path: Path) -> None:
    """Clocks in the loop's own time: the lobby is notified, and time runs out."""
    store = SqliteStore(path)
    hall = Hall(ServerStores.from_sqlite(store), config=Config(message="Welcome"), pace=0)
    await hall.restore()
    rung = asyncio.Event()
    visit = enter_hall(hall, CID)
    assert (visit.message, visit.tables(), len(visit.people())) == ("Welcome", [], 1)
    visit.watch(rung.set)
    clock = ClockPlan("bank", 1, on_zero="end")
    ann, _ = await table_with(hall, ANN, BOB, clock=clock)
    over = asyncio.Event()
    ann.watch_table(lambda: over.set() if stage(ann) == "over" else None)
    async with asyncio.timeout(30):
        await rung.wait()
        await over.wait()
    assert "ran out of time" in ann.result
    await close_hall(hall)
