"""Telling observers that something has changed: once for however many changes at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable

from net.hall.timers import Clock, Timer

_log = logging.getLogger("wardenclyffe.server")


class Notifier:
    """Rings for those who listen. They look for themselves at what is new."""

    def __init__(self, clockwork: Clock, *, pause: float = 0.0) -> None:
        """`pause` is how many seconds of changes are gathered into one ring."""
        self._clockwork = clockwork
        self._pause = pause
        self._listeners: list[Callable[[], None]] = []
        self._soon: Timer | None = None

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Have the callback told of changes; the function that is returned ends that."""

        def tell() -> None:
            callback()

        self._listeners.append(tell)

        def unwatch() -> None:
            if tell in self._listeners:
                self._listeners.remove(tell)

        return unwatch

    def ring(self) -> None:
        """Something has changed."""
        if self._soon is None:
            self._soon = self._clockwork.later(self._pause, self._tell)

    def hush(self) -> None:
        """Ring no more."""
        self._listeners.clear()
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None

    def _tell(self) -> None:
        self._soon = None
        for tell in tuple(self._listeners):
            if tell in self._listeners:
                try:
                    tell()
                except Exception:  # one broken screen must not keep the news from the others
                    _log.exception("somebody who was told of a change failed")
