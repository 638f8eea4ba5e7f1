"""The clock of a reveal: it shows the next beat at the pace of the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from screens.table.table_model import TableModel


class Stoppable(Protocol):
    """A timer that can be stopped."""

    def stop(self) -> None:
        """Cancel further calls."""


class Timers(Protocol):
    """The timers of the page: calls after a delay, once or repeated."""

    def set_timer(self, delay: float, callback: Callable[[], Any]) -> Stoppable:
        """Call back once, after `delay` seconds, unless the returned timer is stopped."""

    def set_interval(self, interval: float, callback: Callable[[], Any]) -> Stoppable:
        """Call back every `interval` seconds, until the returned timer is stopped."""


class RevealClock:
    """Advances the reveal of a table while it is playing."""

    def __init__(
        self,
        model: TableModel,
        timers: Timers,
        on_change: Callable[[], None],
        is_held: Callable[[], bool],
    ) -> None:
        """Create a clock; `on_change` is called after each beat, and when the reveal is skipped.

        While `is_held` returns True no beat follows.
        """
        self._model = model
        self._timers = timers
        self._on_change = on_change
        self._is_held = is_held
        self._timer: Stoppable | None = None

    def start_or_stop(self) -> None:
        """Start or stop the clock as the model requires."""
        ticking = self._model.reveal.is_playing and not self._model.is_showing_kept_result
        if self._timer is not None and not ticking:
            self._timer.stop()
            self._timer = None
        elif self._timer is None and ticking:
            seconds = self._model.settings.bot_seconds / 2
            self._timer = self._timers.set_interval(seconds, self._show_next_beat)

    def _show_next_beat(self) -> None:
        if self._is_held():
            return
        self._model.reveal.show_next_beat()
        self._on_change()

    def try_skip(self) -> bool:
        """Show the end of the scene, or if it is shown, continue. False if no reveal is playing.

        If ends do not stay, the reveal is over.
        """
        reveal = self._model.reveal
        if not reveal.is_playing:
            return False
        if not self._model.keeps_results:
            reveal.stop()
        elif reveal.is_at_scene_end:
            reveal.leave_scene()
        else:
            reveal.end_scene()
        self._on_change()
        return True
