"""Notifications that something has changed, one for any number of simultaneous changes."""

from __future__ import annotations

import logging
from collections.abc import Callable

from net.hall.timers import Clock, Timer

_log = logging.getLogger("wardenclyffe.server")


class Notifier:
    """Calls its observers after a change, without saying what has changed."""

    def __init__(self, clock: Clock, *, pause: float = 0.0) -> None:
        """Create a notifier; changes within `pause` seconds are reported by one call."""
        self._clock = clock
        self._pause = pause
        self._observers: list[Callable[[], None]] = []
        self._notify_timer: Timer | None = None

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call `callback` after changes; the returned function stops that."""

        def notify() -> None:  # a callback added twice is two observers
            callback()

        self._observers.append(notify)

        def unwatch() -> None:
            if notify in self._observers:
                self._observers.remove(notify)

        return unwatch

    def notify(self) -> None:
        """Call the observers soon, because something has changed."""
        if self._notify_timer is None:
            self._notify_timer = self._clock.later(self._pause, self._call_observers)

    def close(self) -> None:
        """Remove all observers, and call none of them any more."""
        self._observers.clear()
        if self._notify_timer is not None:
            self._notify_timer.cancel()
            self._notify_timer = None

    def _call_observers(self) -> None:
        self._notify_timer = None
        for notify in tuple(self._observers):
            if notify in self._observers:
                try:
                    notify()
                except Exception:  # one broken screen must not stop the other notifications
                    _log.exception("an observer of a change failed")
