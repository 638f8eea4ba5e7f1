"""Watches the store of a server: counts each failure, and logs some of them."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

from net.metrics import Metrics
from saves.errors import SaveError

_log = logging.getLogger("wardenclyffe.server")

LOG_AGAIN_SECONDS = 600.0
"""Seconds in which further failures of the same kind are counted but not logged."""


class StoreWatch:
    """Counts and logs failures of a store. It may be called from any thread."""

    def __init__(
        self, path: Path, metrics: Metrics, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Create a watch; `path` appears only in the log."""
        self._path = path
        self._metrics = metrics
        self._clock = clock
        self._last_log_times: dict[str, float] = {}

    def note_failure(self, error: SaveError) -> None:
        """Count a failure; log it unless one of its kind was logged recently."""
        self._metrics.store_failures += 1
        kind, now = type(error).__name__, self._clock()
        if now - self._last_log_times.get(kind, -LOG_AGAIN_SECONDS) >= LOG_AGAIN_SECONDS:
            self._last_log_times[kind] = now
            _log.error("the store %s fails, and nothing is stored: %s", self._path, error)
