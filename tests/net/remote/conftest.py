"""The running app of the tests of the driver and the keyboard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest_asyncio

from tests.net.remote.bench import Bench
from tests.net.ssh.waiting import until


@pytest_asyncio.fixture
async def bench() -> AsyncIterator[Bench]:
    """A running app; afterwards it is closed."""
    bench = Bench()
    bench.app.driver_class = bench.make  # type: ignore[assignment]
    running = asyncio.create_task(bench.app.run_async(size=(80, 24)))
    await until(lambda: b"\x1b[1;1H" in bench.sent.bytes, "the first frame")
    await bench.settle()
    bench.app.new_events.clear()
    yield bench
    bench.app.exit()
    await running
