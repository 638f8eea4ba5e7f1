"""From the hall to a page: news that others bring about, taken in as if the page had them itself.

A hall calls back from wherever something happened: another person's session, a bot, a timer.
Textual asks the context which app is meant, so a page must never paint in somebody else's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import copy_context
from typing import ParamSpec

P = ParamSpec("P")


def in_own_context(callback: Callable[P, None]) -> Callable[P, None]:
    """The callback, run a moment later in the context of whoever asks for this now."""
    context, loop = copy_context(), asyncio.get_running_loop()

    def called(*given: P.args, **named: P.kwargs) -> None:
        loop.call_soon(lambda: callback(*given, **named), context=context)

    return called
