"""Telling observers that something has changed: once for any number of changes at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable

from net.hall.timers import Clock, Timer

_log = logging.getLogger("wardenclyffe.server")


class Notifier:
    """Calls its observers after a change. They find out for themselves what is new."""

    def __init__(self, clock: Clock, *, pause: float = 0.0) -> None:
        """`pause` is how many seconds of changes are reported by one call."""
        self._clock = clock
        self._pause = pause
        self._observers: list[Callable[[], None]] = []
        self._soon: Timer | None = None

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call `callback` after changes; the function that is returned ends that."""

        def tell() -> None:  # a callback that is added twice is two observers
            callback()

        self._observers.append(tell)

        def unwatch() -> None:
            if tell in self._observers:
                self._observers.remove(tell)

        return unwatch

    def notify(self) -> None:
        """Call the observers soon: something has changed."""
        if self._soon is None:
            self._soon = self._clock.later(self._pause, self._tell)

    def close(self) -> None:
        """Forget all observers and call none of them any more."""
        self._observers.clear()
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None

    def _tell(self) -> None:
        self._soon = None
        for tell in tuple(self._observers):
            if tell in self._observers:
                try:
                    tell()
                except Exception:  # one broken screen must not keep the news from the others
                    _log.exception("an observer of a change failed")
