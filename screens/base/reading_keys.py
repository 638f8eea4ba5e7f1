"""The keys for reading a rulebook: chapters, links, and search results."""

from __future__ import annotations

from screens.base.page import Page, Part
from screens.base.reading import Reading


class _ReadingPart(Part):
    def __init__(self, reading: Reading, page: Page) -> None:
        self._reading = reading
        self._page = page


class Chapters(_ReadingPart):
    """Moves from chapter to chapter."""

    def action_next_chapter(self) -> None:
        self._step(1)

    def action_previous_chapter(self) -> None:
        self._step(-1)

    def _step(self, step: int) -> None:
        self._reading.step_chapter(step)
        self._page.repaint()


class Links(_ReadingPart):
    """Moves from link to link, follows them, and returns."""

    def action_next_link(self) -> None:
        """Go to the next visible link; without one, scroll a page down."""
        self._step(1)

    def action_previous_link(self) -> None:
        """Go to the previous visible link; without one, scroll a page up."""
        self._step(-1)

    def _step(self, step: int) -> None:
        self._reading.step_link(step)
        self._page.repaint()

    def action_choose(self) -> None:
        """Follow the link under the cursor; without one, scroll a page down."""
        link = self._reading.links.get(self._reading.link)
        if link is None:
            self._reading.scroll(self._reading.rows)
            self._page.repaint()
        else:
            self.follow_link(link.target)

    def action_last_place(self) -> None:
        """Go back to the position of the last followed link; without one, leave."""
        if not self._reading.can_return:
            self._page.leave()
            return
        self._reading.go_back()
        self._page.repaint()

    def point_at(self, number: int, *, follow: bool) -> None:
        """Put the cursor on a link, and follow it if it was clicked."""
        self._reading.link = number
        if follow:
            self.action_choose()
        else:
            self._page.repaint()

    def follow_link(self, clause: str) -> None:
        self._reading.go_to_clause(clause)
        self._page.repaint()


class SearchResults(_ReadingPart):
    """Moves from match to match of the search text."""

    def action_next_result(self) -> None:
        self._go(self._reading.top + 1, 1)

    def action_previous_result(self) -> None:
        self._go(self._reading.top - 1, -1)

    def _go(self, start: int, step: int) -> None:
        self._reading.go_to_result(start, step)
        self._page.repaint()
