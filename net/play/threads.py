"""Slow work in separate threads, so that screens do not wait for it, and changes that are finished.

All screens share one thread. Slow work runs on two other threads at most: visitors who create many
tables with bots, or open one replay after another, only delay further work of that kind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2

_threads = ThreadPoolExecutor(THREADS, "slow work")


async def run_in_thread(work: Callable[P, T], *positional: P.args, **keywords: P.kwargs) -> T:
    """Run `work` in a thread and return its result; if cancelled early, it may never start."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, partial(work, *positional, **keywords))


async def run_to_completion(change: Coroutine[Any, Any, None]) -> None:
    """Finish a change even if the caller is cancelled, so that store and screens agree."""
    await asyncio.shield(asyncio.ensure_future(change))
