"""The source of time: the clock of the event loop, or a manual clock in tests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextvars import Context
from functools import partial
from typing import Protocol


class Timer(Protocol):
    """A callback that is due at a later time."""

    def cancel(self) -> None:
        """Cancel the callback, if it has not been called yet."""


class Clock(Protocol):
    """The time, and callbacks after a delay."""

    def now(self) -> int:
        """Seconds since 1970, for times that are stored."""

    def monotonic(self) -> float:
        """Seconds since an arbitrary start, never set back, for measuring durations."""

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` after a delay, and return the timer, which can be cancelled."""


class LoopClock:
    def now(self) -> int:
        return int(time.time())

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Schedule a call on the event loop, in an empty context, which keeps no session alive."""
        loop = asyncio.get_running_loop()
        return loop.call_later(seconds, callback, context=Context())


class SeatTimers:
    """At most one timer for each seat."""

    def __init__(self, clock: Clock, on_due: Callable[[int], None]) -> None:
        """Create the timers; `on_due` is called with the seat whose timer has expired."""
        self._clock = clock
        self._on_due = on_due
        self._timers: dict[int, Timer] = {}

    def run_exactly(self, waits: Mapping[int, float]) -> None:
        """Run timers for exactly these seats, each with its seconds; running timers are kept."""
        for seat in [seat for seat in self._timers if seat not in waits]:
            self._timers.pop(seat).cancel()
        for seat, seconds in waits.items():
            if seat not in self._timers:
                self._timers[seat] = self._clock.later(seconds, partial(self._end_wait, seat))

    def stop(self, seat: int) -> None:
        if seat in self._timers:
            self._timers.pop(seat).cancel()

    def _end_wait(self, seat: int) -> None:
        del self._timers[seat]
        self._on_due(seat)
