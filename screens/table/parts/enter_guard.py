"""The protection of a new question or story from an Enter meant for the screen before it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import ClassVar

from screens.table.table_model import TableModel


class EnterGuard:
    """Knows whether a question has only just followed a story, a recap or the turn of others.

    A player continues these with Enter, and may press it once more as they end. A question that
    follows the player's last answer directly is not protected, so that a quick player loses no key.
    A story and its results are protected like a question, so that none is skipped unseen.
    """

    PAUSE_SECONDS: ClassVar[float] = 0.4
    """The time for which Enter does not answer a question that came by itself."""
    DELAY_SECONDS: ClassVar[float] = 0.7
    """The time after an Enter in which the next one may be the first repeat of a held key.

    It is longer than the delay after which most keyboards begin to repeat.
    """
    REPEAT_SECONDS: ClassVar[float] = 0.15
    """The time after an Enter in which the next one may be a later repeat of a held key."""

    def __init__(self, model: TableModel, clock: Callable[[], float] = monotonic) -> None:
        self._model = model
        self._clock = clock
        self._part_of_story: tuple[str, int, bool] | None = None
        """The part of a story that was being shown when the table was last painted."""
        self._answer_count_in_wait: int | None = None
        """The number of answers when the player last waited; None while the player is asked."""
        self._seen_at = float("-inf")
        """The time when what is protected was first painted."""
        self._enter_at = float("-inf")
        self._is_protected = False
        """Is something shown that no Enter has been meant for yet?"""
        self._has_changed = False
        """Is something else shown than at the last Enter?"""

    def note_time(self) -> None:
        """Note what the table shows now, and the time if it has come by itself."""
        model, last_part = self._model, self._part_of_story
        self._part_of_story = model.playback.part if model.playback.is_playing else None
        if self._part_of_story is not None:
            if self._part_of_story != last_part:
                self.begin_pause()
        elif model.menu is None:
            self._answer_count_in_wait = model.update.answer_count
        else:
            if last_part is not None or self._has_waited:
                self.begin_pause()
            self._answer_count_in_wait = None

    @property
    def _has_waited(self) -> bool:
        """Has the player seen others answer? At an instant pace there is nothing to see."""
        count, model = self._answer_count_in_wait, self._model
        is_paced = model.settings.bot_seconds > 0
        return is_paced and count is not None and model.update.answer_count > count

    def begin_pause(self) -> None:
        """Start the time for which Enter has no effect, because something has just come."""
        self._seen_at = self._clock()
        self._is_protected = self._has_changed = True

    def note_enter(self) -> None:
        """Ignore the repeats of the Enter that has just brought what is shown now."""
        self._seen_at, self._enter_at = float("-inf"), self._clock()
        self._is_protected = self._has_changed = True

    def end_pause(self) -> None:
        self._is_protected = False

    def try_ignore(self) -> bool:
        """Ignore an Enter that is too early, or the repeat of an older key; False if meant."""
        now, last_enter_at = self._clock(), self._enter_at
        self._enter_at = now
        if not self._is_protected:
            return False
        held_until = last_enter_at + (
            self.DELAY_SECONDS if self._has_changed else self.REPEAT_SECONDS
        )
        self._has_changed = False
        self._is_protected = now < max(held_until, self._seen_at + self.PAUSE_SECONDS)
        return self._is_protected
