"""The garbage collector of a process with many apps: it runs when no visitor waits for it."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from types import TracebackType

GENERATION_0, GENERATION_1, GENERATION_2 = 10_000, 5, 2_000
"""New objects before the youngest are looked at, and how many such looks go before a look at the
older ones, and at all. Closed pages are garbage among the young ones: a look at fifty thousand of
these took up to forty milliseconds, at ten thousand three. A look at all is left to sweeps."""
FREEZE_DELAY_SECONDS = 1.0
"""Seconds after which a new session has made what it will keep."""
MAX_DEPARTED = 200
"""Finished sessions, each with some dozens of kilobytes, before the others have to wait for it."""
MIN_DEPARTED = 10
"""Finished sessions before a sweep while few others are there: it takes 25 milliseconds then, and
the pages that were opened may be many."""


PAGES_BEFORE_SWEEP = 16
"""Opened pages after which the closed ones among them are looked for: each leaves up to a megabyte,
and has become too old to be found among the young objects."""


class GcKeeper:
    """Keeps the collector away from what will stay, and collects when that delays no visitor.

    What a session makes at its beginning is frozen, that is, never looked at again. So collections
    are short, but cycles among it are only found by a sweep: when all visitors have left, or when
    the number of them makes the memory worth a pause.

    It is a context manager, because it changes the collector for the whole process.
    """

    def __init__(self) -> None:
        self._live = 0
        self._departed = 0
        self._pages = 0
        self._is_sweep_due = False
        self._soon: asyncio.TimerHandle | None = None
        self._thresholds = gc.get_threshold()

    def __enter__(self) -> GcKeeper:
        """Freeze what is there, and collect seldom from now on."""
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
        """Leave the collector as it was."""
        self._cancel()
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def session_begun(self) -> None:
        """Freeze soon what the new session makes."""
        self._live += 1
        self._later()

    def session_over(self) -> None:
        """Sweep soon, if that was the last session, or if as many have left as are still there."""
        self._live -= 1
        self._departed += 1
        many = min(MAX_DEPARTED, max(MIN_DEPARTED, self._live))
        if not self._live or self._departed >= many:
            self._is_sweep_due = True
            self._later()

    def page_opened(self) -> None:
        """Collect garbage once in `PAGES_BEFORE_SWEEP` opened pages; frozen objects are skipped."""
        self._pages += 1
        if self._pages >= PAGES_BEFORE_SWEEP:
            self._pages = 0
            gc.collect()

    def _cancel(self) -> None:
        if self._soon is not None:
            self._soon.cancel()

    def _later(self) -> None:
        """Tidy up in a moment, if nothing else has happened until then."""
        self._cancel()
        self._soon = asyncio.get_running_loop().call_later(FREEZE_DELAY_SECONDS, self._tidy)

    def _tidy(self) -> None:
        """Freeze what is there; sweep first if that is due, whoever has come since."""
        if self._is_sweep_due:
            self._is_sweep_due = False
            self._sweep()
        gc.freeze()

    def _sweep(self) -> None:
        self._departed = 0
        gc.unfreeze()
        gc.collect()
        give_back_memory()


def give_back_memory() -> None:
    """Give free memory back to the system, where the C library is glibc."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
