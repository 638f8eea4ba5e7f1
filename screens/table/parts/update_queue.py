"""The updates of a table that wait while a reveal is shown, or while the player looks or reads."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from net.play.update import Update
from screens.base.help import HelpPage
from screens.base.rules import RulesPage
from screens.table.look_page import LookPage
from screens.table.parts.handover import Handover
from screens.table.parts.looking import Looking
from screens.table.story.log_page import LogPage
from screens.table.table_model import TableModel

_READING = (LogPage, LookPage, HelpPage, RulesPage)
"""Pages that a player reads while new reveals wait."""


class UpdateQueueHost(Protocol):
    """The page of a table as the queue of updates needs it."""

    @property
    def looking(self) -> Looking:
        """The part for looking; while the player is looking, reveals wait."""

    @property
    def handover(self) -> Handover:
        """The part that knows which updates will cover the table."""

    @property
    def pages_in_front(self) -> Sequence[object]:
        """The pages that are open in front of this one."""

    def call_guarded(self, step: Callable[..., None], *args: Any) -> None:
        """Run a step; an error becomes a notice."""

    def apply_update(self, update: Update) -> None:
        """Put an update into the model and show it."""

    def show_table(self) -> None:
        """Show the current table, or apply the next update of the queue."""

    def repaint(self, *sheets: str) -> None:
        """Paint these sheets again, or all."""


class UpdateQueue:
    """Applies updates of the table at once, or in their order as soon as nothing holds them up."""

    def __init__(self, model: TableModel, page: UpdateQueueHost) -> None:
        self._model = model
        self._page = page
        self._waiting_updates: deque[Update] = deque()

    def __len__(self) -> int:
        return len(self._waiting_updates)

    def clear(self) -> None:
        """Forget the updates that wait, which were for another viewer."""
        self._waiting_updates.clear()

    def extend(self, updates: Iterable[Update]) -> None:
        """Let more updates wait, behind the others."""
        self._waiting_updates.extend(updates)

    def receive(self, update: Update) -> None:
        """Apply each step of an update, or let it wait."""
        for step in self._model.steps_of(update):
            if step.seat != self._model.hotseat.viewer:
                return  # a cover came with an earlier step; the rest of it is already waiting
            if (
                self._waiting_updates
                or self._model.must_wait(step)
                or self._must_wait_for_reader(step)
            ):
                self._waiting_updates.append(step)
                self._page.repaint("prompt")
            else:
                self._page.call_guarded(self._page.apply_update, step)

    def take_next(self) -> Update | None:
        """Remove the next update and return it; None if there is none, or the player is reading."""
        if not self._waiting_updates or self._must_wait_for_reader(self._waiting_updates[0]):
            return None
        return self._waiting_updates.popleft()

    def _must_wait_for_reader(self, update: Update) -> bool:
        """Must an update wait for a player who is looking or reading?

        A cover must also wait, because no page with secrets may remain open behind it.
        """
        covers = self._page.handover.must_cover(update.waiting_for)
        return self.is_reading and (covers or self._model.would_disturb_reader(update))

    @property
    def is_reading(self) -> bool:
        """Is the player looking at the board, or reading a page in front of it?"""
        in_front = self._page.pages_in_front
        return self._page.looking.is_on or any(isinstance(page, _READING) for page in in_front)

    @property
    def is_held_by_looking(self) -> bool:
        """Is there news that waits for the player to stop looking?"""
        has_news = bool(self._waiting_updates) or self._model.reveal.is_playing
        return self._page.looking.is_on and has_news

    def read_on(self) -> None:
        """Continue with the updates that waited while the player was looking or reading.

        A spectator may have missed many: all of them are applied, and only the last is shown step
        by step.
        """
        if self.is_reading or not self._waiting_updates:
            return
        *updates, last = self._waiting_updates
        if updates and not self._model.hotseat.humans:
            self._waiting_updates.clear()
            for update in updates:
                self._page.call_guarded(self._model.receive, update)
            self._page.call_guarded(self._page.apply_update, last)
        else:
            self._page.call_guarded(self._page.show_table)
