"""Changes that are finished once they have begun."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


async def to_the_end(change: Coroutine[Any, Any, None]) -> None:
    """Finish a change even if the caller is cancelled: what is stored and shown must agree."""
    await asyncio.shield(asyncio.ensure_future(change))
