"""The protection of a new question from an Enter that was meant for the screen before it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import ClassVar

from screens.table.table_model import TableModel


class EnterGuard:
    """Knows whether a question has only just followed a story, a recap or the turn of others.

    A player continues these with Enter, and may press it once more as they end. A question that
    follows the player's last answer directly is not protected, so that a quick player loses no key.
    """

    PAUSE_SECONDS: ClassVar[float] = 0.7
    """The time for which Enter does not answer a question that came by itself.

    It is longer than the delay after which most keyboards begin to repeat a held key.
    """
    REPEAT_SECONDS: ClassVar[float] = 0.15
    """The time for which Enter does not answer after one that was ignored.

    It is longer than the time between the repeats of a held key.
    """

    def __init__(self, model: TableModel, clock: Callable[[], float] = monotonic) -> None:
        """Create the guard; `clock` returns the current time in seconds."""
        self._model = model
        self._clock = clock
        self._has_told_story = False
        """Was a story being shown when the table was last painted?"""
        self._answer_count_in_wait: int | None = None
        """The number of answers when the player last waited; None while the player is asked."""
        self._seen_at = float("-inf")
        """The time when the protected question was first painted."""
        self._ignored_at = float("-inf")
        """The time of the last Enter that was ignored."""

    def note_time(self) -> None:
        """Note what the table shows now, and the time if a question has come by itself."""
        model = self._model
        if model.reveal.is_playing:
            self._has_told_story = True
        elif model.menu is None:
            self._has_told_story = False
            self._answer_count_in_wait = model.update.answer_count
        else:
            if self._has_told_story or self._has_waited:
                self.begin_pause()
            self._has_told_story, self._answer_count_in_wait = False, None

    @property
    def _has_waited(self) -> bool:
        """Has the player seen others answer? At an instant pace there is nothing to see."""
        count, model = self._answer_count_in_wait, self._model
        is_paced = model.settings.bot_seconds > 0
        return is_paced and count is not None and model.update.answer_count > count

    def begin_pause(self) -> None:
        """Start the time for which Enter does not answer, because the question has just come."""
        self._seen_at = self._clock()

    def end_pause(self) -> None:
        """Let Enter answer from now on."""
        self._seen_at = self._ignored_at = float("-inf")

    def try_ignore(self) -> bool:
        """Ignore an Enter that is too early to be meant for the question; False if it is meant.

        An ignored Enter extends the pause, so that a held key never answers.
        """
        now = self._clock()
        is_early = now < max(
            self._seen_at + self.PAUSE_SECONDS, self._ignored_at + self.REPEAT_SECONDS
        )
        if is_early:
            self._ignored_at = now
        return is_early
