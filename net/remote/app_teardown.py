"""Taking a finished app apart: caches and cycles would keep all of it in memory."""

from __future__ import annotations

import asyncio
from typing import Any

from textual.app import App

LAST_MOMENTS = 2.0
"""Seconds that the tasks of a finished app get to end."""


class AppTeardown:
    """The parts of an app, noted when it begins to close: afterwards they cannot be found."""

    def __init__(self, app: App[Any]) -> None:
        self._app = app
        self._nodes: list[Any] = []
        self._close_all = app._close_all
        app._close_all = self._note  # type: ignore[method-assign]

    async def _note(self) -> None:
        self._nodes += self._app._registry
        await self._close_all()

    async def take_apart(self) -> None:
        """Let go of a finished app. Its parts refer to each other, and caches keyed by one of them
        would keep the whole of it alive."""
        nodes: list[Any] = [*self._nodes, *self._app._registry]
        tasks = [node._task for node in nodes if node._task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=LAST_MOMENTS)
        parts = [*nodes, self._app._driver, self._app]
        for part in parts:
            if part is not None:
                part.__dict__.clear()
        self.__dict__.clear()
