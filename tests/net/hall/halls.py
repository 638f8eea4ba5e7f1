"""Halls, visitors and a clock that is set by hand, for the tests of hosted tables."""

from __future__ import annotations

import asyncio
import heapq
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from attrs import define, field

from engine.core import registry
from engine.core.chance import Chance
from engine.core.choice import Choice
from net.config import Config
from net.hall.chair import Chair
from net.hall.hall import Hall
from net.hall.table_plan import Plan, SeatPlan
from net.hall.visit import enter_hall
from net.http_post import HttpPoster
from net.visitor import Visitor
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from tests.net.hall.people import OPEN
from tests.net.watching import Watching
from tests.sample_games import high_card

registry.register(high_card.GAME)


@define
class _Timer:
    callback: Callable[[], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


@define
class ManualClock:
    """A `Clock` that a test sets by hand."""

    time: float = 1_800_000_000.0
    _timers: list[tuple[float, int, _Timer]] = field(factory=list)
    _numbers: Any = field(factory=count)

    def now(self) -> int:
        return int(self.time)

    def monotonic(self) -> float:
        return self.time

    def later(self, seconds: float, callback: Callable[[], None]) -> _Timer:
        timer = _Timer(callback)
        heapq.heappush(self._timers, (self.time + seconds, next(self._numbers), timer))
        return timer

    def run_next(self, until: float) -> bool:
        while self._timers and self._timers[0][0] <= until:
            due, _, timer = heapq.heappop(self._timers)
            if not timer.is_cancelled:
                self.time = max(self.time, due)
                timer.callback()
                return True
        return False

    @property
    def waiting(self) -> int:
        return sum(not timer.is_cancelled for _, _, timer in self._timers)


async def pass_time(hall: Hall, seconds: float) -> None:
    clock = hall.clock
    assert isinstance(clock, ManualClock)
    until = clock.time + seconds
    await hall.services.tasks.wait_until_finished()
    while clock.run_next(until):
        await hall.services.tasks.wait_until_finished()
    clock.time = until


async def open_hall(
    path: Path,
    *,
    clock: ManualClock | None = None,
    patience: float = 0.05,
    poster: HttpPoster | None = None,
    **limits: Any,
) -> Hall:
    """A hall over a file, with all that was in it."""
    config = Config(**limits)
    store = SqliteStore(path, patience=patience)
    hall = Hall(
        ServerStores.from_sqlite(store),
        config=config,
        clock=clock or ManualClock(),
        pace=0,
        poster=poster,
    )
    await hall.restore()
    return hall


async def close_hall(hall: Hall) -> None:
    await hall.close()
    hall.services.stores.matches.close()


async def reopened(hall: Hall, *, crashed: bool = False) -> Hall:
    """The hall after a restart; the clock has gone on by an hour meanwhile.

    A hall that crashed has stored nothing on its way out.
    """
    clock, store = hall.clock, hall.services.stores.matches
    assert isinstance(clock, ManualClock)
    assert isinstance(store, SqliteStore)
    if crashed:
        await crash(hall)
    else:
        await close_hall(hall)
    return await open_hall(store.path, clock=ManualClock(clock.time + 3600))


async def crash(hall: Hall) -> None:
    """End everything as it stands; the store is closed first, so nothing more is written."""
    hall.services.stores.matches.close()
    for hosted in hall.tables:
        hosted.stop()
    await hall.services.bots.end(seconds=5)


def plan_of(*seats: SeatPlan, **settings: Any) -> Plan:
    """A table of the tiny game; two open seats if none are given."""
    settings.setdefault("seed", 7)
    return Plan("tiny", seats=seats or (OPEN, OPEN), **settings)


async def table_with(hall: Hall, *people: Visitor, **settings: Any) -> list[Chair]:
    plan = plan_of(*[OPEN] * len(people), **settings)
    first = await enter_hall(hall, people[0]).create(plan)
    chairs = [first]
    for visitor in people[1:]:
        chair = await enter_hall(hall, visitor).come_to(first.code)
        await chair.sit()
        chairs.append(chair)
    return chairs


def pick(chair: Chair) -> Choice:
    """A choice that the chair's seat is offered, the same whenever it is asked for."""
    update = chair.match.update(chair.seat)
    assert update.decision is not None
    return Chance(update.answer_count).pick(update.decision.choices)


async def answer(chair: Chair) -> None:
    assert chair.seat is not None
    await chair.match.answer(chair.seat, pick(chair))


async def play(*chairs: Chair, answers: int = 1000) -> None:
    for _ in range(answers):
        waiting = chairs[0].match.update(None).waiting_for
        if not waiting:
            return
        (chair,) = [chair for chair in chairs if chair.seat == waiting[0]]
        await answer(chair)


async def until(chair: Chair, is_so: Callable[[], bool]) -> None:
    """Wait until bots, which run in their own threads, have caused a change."""
    watching = Watching(chair.match)
    async with asyncio.timeout(30):
        while not is_so():
            await watching.next()


def stage(chair: Chair) -> str:
    return chair.stage


def presence(chair: Chair, seat: int) -> str:
    return chair.seats[seat].presence


def pick_all(chair: Chair) -> tuple[Any, ...]:
    decision = chair.match.update(chair.seat).decision
    assert decision is not None
    return tuple(decision.choices)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()
