"""Waiting, with an end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.e2e.person import PATIENCE


async def until(is_so: Callable[[], object], what: str) -> None:
    """Wait until something is so; only a failing test waits long."""
    loop = asyncio.get_running_loop()
    give_up = loop.time() + PATIENCE
    while not is_so():
        if loop.time() > give_up:
            raise AssertionError(f"never came: {what}")
        await asyncio.sleep(0.01)
