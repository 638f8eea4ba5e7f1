"""Changes that are always finished once they have started."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


async def run_to_completion(change: Coroutine[Any, Any, None]) -> None:
    """Finish a change even if the caller is cancelled, so that store and screens agree."""
    await asyncio.shield(asyncio.ensure_future(change))
