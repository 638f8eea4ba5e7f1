"""The updates of a table that wait because the mode of the page holds them up."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from net.play.update import Update

if TYPE_CHECKING:
    from screens.table.table_page import TablePage


class UpdateQueue:
    """Applies updates of the table at once, or in their order as soon as nothing holds them up."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._waiting_updates: deque[Update] = deque()

    def __len__(self) -> int:
        return len(self._waiting_updates)

    def clear(self) -> None:
        self._waiting_updates.clear()

    def extend(self, updates: Iterable[Update]) -> None:
        self._waiting_updates.extend(updates)

    def receive(self, update: Update) -> None:
        """Apply each step of an update, or let it wait."""
        page = self._page
        for step in page.model.steps_of(update):
            if step.seat != page.model.hotseat.viewer:
                return  # a cover came with an earlier step; the rest of it is already waiting
            if self._waiting_updates or page.mode.holds(step):
                self._waiting_updates.append(step)
                page.repaint("prompt")
            else:
                page.begin(page.apply_update, step)

    def take_next(self) -> Update | None:
        """Remove the next update and return it; None if there is none, or it must still wait."""
        if not self._waiting_updates or self._page.mode.holds(self._waiting_updates[0]):
            return None
        return self._waiting_updates.popleft()

    def read_on(self) -> None:
        """Continue with the updates that waited while the player was looking or reading.

        A spectator may have missed many: all of them are applied, and only the last is shown step
        by step.
        """
        page = self._page
        if page.is_reading or not self._waiting_updates:
            return
        *updates, last = self._waiting_updates
        if updates and not page.model.hotseat.humans:
            self._waiting_updates.clear()
            for update in updates:
                page.begin(page.model.receive, update)
            page.begin(page.apply_update, last)
        else:
            page.begin(page.show_table)
