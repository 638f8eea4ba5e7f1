"""The garbage collector of a server: kept away, sweeping in quiet moments, and given back."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from net.remote.gc_scheduler import GENERATION_0, PAGES_BEFORE_SWEEP, GcScheduler
from tests.net.conftest import Opens
from tests.net.ssh.caller import at_board
from tests.net.ssh.waiting import until


@pytest.fixture
def keeper() -> Iterator[GcScheduler]:
    with GcScheduler() as keeper:
        yield keeper


def test_the_collector_is_left_as_it_was() -> None:
    before = gc.get_threshold()
    with GcScheduler():
        assert gc.get_threshold()[0] == GENERATION_0
        assert gc.get_freeze_count()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


async def test_a_sweep_comes_when_all_visitors_have_left(
    opens: Opens, keeper: GcScheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.remote.gc_scheduler.FREEZE_DELAY_SECONDS", 0.05)
    site = await opens(gc_scheduler=keeper)
    gc.unfreeze()
    async with at_board(site.port, "one"), at_board(site.port, "two"):
        await until(gc.get_freeze_count, "frozen objects")
    await until(lambda: not site.server.sessions, "the sessions to end")
    await until(lambda: not site.host.apps, "a sweep")


@pytest.mark.parametrize(("live", "departed"), [(1, 10), (30, 30), (500, 200)])
async def test_a_sweep_waits_until_as_many_have_left_as_are_there(
    keeper: GcScheduler, live: int, departed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.remote.gc_scheduler.FREEZE_DELAY_SECONDS", 0.0)
    swept: list[int] = []
    monkeypatch.setattr(keeper, "_sweep", lambda: swept.append(1))
    for _ in range(live + departed):
        keeper.on_session_begun()
    for _ in range(departed - 1):
        keeper.on_session_over()
    await asyncio.sleep(0.01)
    assert not swept
    keeper.on_session_over()
    await asyncio.sleep(0.01)
    assert swept == [1]


async def test_a_visitor_who_comes_does_not_call_a_sweep_off(
    keeper: GcScheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.remote.gc_scheduler.FREEZE_DELAY_SECONDS", 0.0)
    swept: list[int] = []
    monkeypatch.setattr(keeper, "_sweep", lambda: swept.append(1))
    keeper.on_session_begun()
    keeper.on_session_over()
    keeper.on_session_begun()
    await asyncio.sleep(0.01)
    assert swept == [1]


class Closed:
    """Garbage that only a collection finds, like a page that was closed."""

    def __init__(self) -> None:
        self.itself = self


def test_what_many_pages_leave_behind_is_collected(keeper: GcScheduler) -> None:
    gc.collect()  # objects alive now are old from here on
    page = Closed()
    gc.collect()
    left = weakref.ref(page)
    del page
    for _ in range(PAGES_BEFORE_SWEEP - 1):
        keeper.on_page_opened()
    assert left() is not None
    keeper.on_page_opened()
    assert left() is None
