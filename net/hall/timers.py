"""Where time comes from: the event loop's, or one that a test turns by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextvars import Context
from functools import partial
from typing import Protocol


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """It will not."""


class Clock(Protocol):
    """The time, and things to be done later. Nothing here ever ticks."""

    def now(self) -> int:
        """Seconds since 1970, for stamps that are kept."""

    def passed(self) -> float:
        """Seconds since some moment; never set back, for durations."""

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Have something done after a while."""


class LoopClock:
    """The time of the running event loop."""

    def now(self) -> int:
        """Seconds since 1970."""
        return int(time.time())

    def passed(self) -> float:
        """Seconds of the loop's own clock."""
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Have the loop call it, in a context that holds on to nobody's session."""
        loop = asyncio.get_running_loop()
        return loop.call_later(seconds, callback, context=Context())


class SeatTimers:
    """One timer for each seat that is waited for, and none for the others."""

    def __init__(self, clockwork: Clock, ring: Callable[[int], None]) -> None:
        self._clockwork = clockwork
        self._ring = ring
        self._timers: dict[int, Timer] = {}

    def expect(self, waits: Mapping[int, float]) -> None:
        """Let alarms run for exactly these seats; those that run already go on as they are."""
        for seat in [seat for seat in self._timers if seat not in waits]:
            self._timers.pop(seat).cancel()
        for seat, seconds in waits.items():
            if seat not in self._timers:
                self._timers[seat] = self._clockwork.later(seconds, partial(self._go, seat))

    def stop(self, seat: int) -> None:
        """Let the alarm of one seat not ring."""
        if seat in self._timers:
            self._timers.pop(seat).cancel()

    def _go(self, seat: int) -> None:
        del self._timers[seat]
        self._ring(seat)
