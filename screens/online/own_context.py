"""Callbacks from the hall to a page, run in the context of the page's own app.

A hall calls back from where an event occurred: another person's session, a bot, a timer. Textual
finds the app by the context, so a page must never paint in another app's context.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import copy_context
from typing import ParamSpec

P = ParamSpec("P")


def with_own_context(callback: Callable[P, None]) -> Callable[P, None]:
    """The callback, wrapped to run in the current context, in the next step of the event loop."""
    context, loop = copy_context(), asyncio.get_running_loop()

    def call_in_context(*args: P.args, **kwargs: P.kwargs) -> None:
        loop.call_soon(lambda: callback(*args, **kwargs), context=context)

    return call_in_context
