"""Garbage collection for a process with many apps, run when no visitor is waiting."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from types import TracebackType

GENERATION_0, GENERATION_1, GENERATION_2 = 10_000, 5, 2_000
"""The thresholds of the collector's generations. Closed pages are garbage in the youngest one:
collecting fifty thousand objects took up to forty milliseconds, ten thousand take three. Full
collections are left to sweeps."""
FREEZE_DELAY_SECONDS = 1.0
"""Seconds until a new session has created its long-lived objects."""
MAX_DEPARTED = 200
"""Finished sessions, each with some dozens of kilobytes, until a sweep may delay the others."""
MIN_DEPARTED = 10
"""Finished sessions until a sweep while few others are connected: it takes 25 milliseconds then,
and many pages may have been opened."""


PAGES_BEFORE_SWEEP = 16
"""Opened pages until closed pages are collected: each leaves up to a megabyte, and is too old for
the youngest generation."""


class GcScheduler:
    """Keeps the collector away from long-lived objects, and collects when no visitor waits.

    The objects that a session creates at its start are frozen, that is, never examined again. So
    collections are short, but cycles among frozen objects are only found by a sweep: when all
    visitors have left, or when enough have left to make the memory worth a pause.

    It is a context manager, because it changes the collector for the whole process.
    """

    def __init__(self) -> None:
        self._live = 0
        self._departure_count = 0
        self._pages = 0
        self._is_sweep_due = False
        self._freeze_timer: asyncio.TimerHandle | None = None
        self._thresholds = gc.get_threshold()

    def __enter__(self) -> GcScheduler:
        """Freeze all existing objects, and collect rarely from now on."""
        self._thresholds = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(GENERATION_0, GENERATION_1, GENERATION_2)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._cancel()
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def on_session_begun(self) -> None:
        """Freeze the objects of the new session soon."""
        self._live += 1
        self._schedule_freeze()

    def on_session_over(self) -> None:
        """Sweep soon if this was the last session, or if half of the sessions have left."""
        self._live -= 1
        self._departure_count += 1
        threshold = min(MAX_DEPARTED, max(MIN_DEPARTED, self._live))
        if not self._live or self._departure_count >= threshold:
            self._is_sweep_due = True
            self._schedule_freeze()

    def on_page_opened(self) -> None:
        """Collect garbage once in `PAGES_BEFORE_SWEEP` opened pages; frozen objects are skipped."""
        self._pages += 1
        if self._pages >= PAGES_BEFORE_SWEEP:
            self._pages = 0
            gc.collect()

    def _cancel(self) -> None:
        if self._freeze_timer is not None:
            self._freeze_timer.cancel()

    def _schedule_freeze(self) -> None:
        """Schedule `_tidy` in a moment, replacing an earlier schedule."""
        self._cancel()
        self._freeze_timer = asyncio.get_running_loop().call_later(FREEZE_DELAY_SECONDS, self._tidy)

    def _tidy(self) -> None:
        if self._is_sweep_due:
            self._is_sweep_due = False
            self._sweep()
        gc.freeze()

    def _sweep(self) -> None:
        self._departure_count = 0
        gc.unfreeze()
        gc.collect()
        give_back_memory()


def give_back_memory() -> None:
    """Give free memory back to the system, if the C library is glibc."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
