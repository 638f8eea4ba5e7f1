"""Work that takes a while, apart from everybody's screens.

All screens share one thread. Whatever is asked for here, by however many, runs on two others at
most: strangers who set tables for bots, or ask for one replay after the other, make the next of
these wait, and not the keys of the rest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2

_threads = ThreadPoolExecutor(THREADS, "apart")


async def in_thread(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """What the work comes to; if nobody waits for it any more, it may not even begin."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, partial(work, *given, **named))
