"""Teardown of a finished app, whose caches and cycles would keep it in memory."""

from __future__ import annotations

import asyncio
from typing import Any

from textual.app import App
from textual.widget import MountError

from net.server_log import log_event

TEARDOWN_SECONDS = 20.0
"""Seconds that the tasks of a finished app have to end. They usually need milliseconds, but more on
a very busy machine."""


def is_too_late(app: App[Any], error: Exception) -> bool:
    """Did a closing app refuse a widget? A page cannot know when the connection is lost."""
    return app._exit and isinstance(error, MountError)


class AppTeardown:
    """The parts of an app, recorded when it begins to close, because later they cannot be found."""

    def __init__(self, app: App[Any]) -> None:
        self._app = app
        self._nodes: list[Any] = []
        self._close_tasks: list[asyncio.Task[Any]] = []
        self._close_all, self._shutdown = app._close_all, app._shutdown
        app._close_all = self._note_nodes  # type: ignore[method-assign]
        app._shutdown = self._note_shutdown  # type: ignore[method-assign]

    async def _note_nodes(self) -> None:
        self._nodes += self._app._registry
        await self._close_all()

    async def _note_shutdown(self) -> None:
        """Shut the app down. Textual continues with that after the app itself was cancelled."""
        task = asyncio.current_task()
        if task is not None:
            self._close_tasks.append(task)
        await self._shutdown()

    async def take_apart(self) -> None:
        """Release the references of a finished app. Its parts refer to each other, and caches keyed
        by one of them would keep all of it alive.

        A task that is still running is left alone.
        """
        nodes: list[Any] = [*self._nodes, *self._app._registry]
        tasks = [node._task for node in nodes if node._task is not None]
        tasks += self._close_tasks
        for task in tasks:
            task.cancel()
        if tasks:
            _, running = await asyncio.wait(tasks, timeout=TEARDOWN_SECONDS)
            if running:
                log_event("an app does not end", tasks=len(running))
                return
        parts = [*nodes, self._app._driver, self._app]
        for part in parts:
            if part is not None:
                part.__dict__.clear()
        self.__dict__.clear()
