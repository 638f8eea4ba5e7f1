"""The services shared by all tables of a hall: stores, clock, limits, and background work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextvars import Context
from typing import Any

from attrs import Factory, define

from net.config import Limits
from net.hall.rates import VisitorRates
from net.hall.timers import Clock
from net.metrics import Metrics
from saves.errors import SaveError
from saves.server_stores import ServerStores

_log = logging.getLogger("wardenclyffe.server")


class BackgroundTasks:
    """Tasks in the background. A failure is logged; it ends that task only."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def begin(self, work: Coroutine[Any, Any, None], *, name: str) -> None:
        """Run `work` in an empty context, which keeps no session alive.

        `name` names the task in the log.
        """
        task = asyncio.get_running_loop().create_task(work, name=name, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    async def wait_until_finished(self) -> None:
        """Wait until all tasks are done, including tasks that they start."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def end(self, *, seconds: float) -> None:
        """Give all tasks this many seconds to finish, then cancel the rest."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        for task in self._tasks:
            task.cancel()
        await self.wait_until_finished()

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or isinstance(task.exception(), SaveError):
            return  # already logged by the watch over the store
        if task.exception() is not None:
            _log.error("%s failed", task.get_name(), exc_info=task.exception())


def _rates_of(services: Services) -> VisitorRates:
    return VisitorRates(
        chat_per_minute=services.limits.chat_per_minute,
        time=services.clock.monotonic,
        metrics=services.metrics,
    )


@define(kw_only=True)
class Services:
    """The services that a table uses. Nothing here calls back into the hall."""

    stores: ServerStores
    clock: Clock
    limits: Limits
    metrics: Metrics
    pace: float
    """Seconds that bots take for an answer."""
    tasks: BackgroundTasks = Factory(BackgroundTasks)
    """Short tasks, such as storing the effect of a timer."""
    bots: BackgroundTasks = Factory(BackgroundTasks)
    """Running bots, one task for each table whose match is awake."""
    rates: VisitorRates = Factory(_rates_of, takes_self=True)
