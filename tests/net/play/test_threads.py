"""Work apart from the screens: never on more threads than there are for it."""

from __future__ import annotations

import asyncio
from threading import Barrier, Event, Lock

import pytest

from net.play.threads import THREADS, run_in_thread


async def test_what_the_work_comes_to() -> None:
    assert await run_in_thread(divmod, 7, 2) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        await run_in_thread(divmod, 7, 0)


async def test_however_much_is_asked_for_little_is_done_at_once() -> None:
    at_once = most = 0
    lock, full = Lock(), Barrier(THREADS)

    def work() -> None:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        full.wait(10)
        with lock:
            at_once -= 1

    await asyncio.gather(*(run_in_thread(work) for _ in range(4 * THREADS)))
    assert most == THREADS


async def test_what_nobody_waits_for_is_not_begun() -> None:
    go = Event()
    begun: list[int] = []
    busy = [asyncio.create_task(run_in_thread(go.wait, 10)) for _ in range(THREADS)]
    given_up = asyncio.create_task(run_in_thread(begun.append, 1))
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    go.set()
    await asyncio.gather(*busy)
    assert await run_in_thread(list, begun) == []
