"""The keys while the recap is in front of the board: none of them answers."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import ClassVar, Protocol

from screens.table.parts.answering import ANSWERING
from screens.table.parts.enter_guard import EnterGuard
from screens.table.story.log_page import LogPage
from screens.table.table_model import TableModel
from tui.widgets.canvas import Picture

_SCROLLED_ROWS: Mapping[str, int] = {
    "up": -1,
    "down": 1,
    "page_up": -5,
    "page_down": 5,
    "first": -LogPage.ALL,
    "last": LogPage.ALL,
}
"""The rows by which the keys that move scroll a recap that does not fit."""


class RecapHost(Protocol):
    """The page of a table as the recap needs it."""

    @property
    def model(self) -> TableModel:
        """The content of the page."""

    @property
    def board(self) -> Picture:
        """The last painted board."""

    @property
    def enter_guard(self) -> EnterGuard:
        """The part that protects the question behind the recap from the same key."""

    def shown_key(self, action: str, scope: str = "") -> str:
        """The readable key of an action in a scope, or on this page."""

    def say(self, text: str, *, severity: str = "information") -> None:
        """Show a short notice."""

    def repaint(self, *sheets: str) -> None:
        """Paint these sheets again, or all."""


class RecapKeys:
    """Scrolls and closes the recap."""

    PAUSE_SECONDS: ClassVar[float] = 0.8
    """The time for which Enter does not close a new recap."""

    def __init__(self, page: RecapHost) -> None:
        self._page = page
        self._seen_at = 0.0
        """The time when the recap came in front of the board."""

    def note_time(self) -> None:
        """Note the time when a new recap has come in front of the board."""
        recap = self._page.model.recap
        if recap.lines and not recap.is_noted:
            recap.is_noted, self._seen_at = True, monotonic()
            self._page.enter_guard.begin_pause()

    def handle_action(self, action: str | None) -> bool:
        """Handle a key in the recap. True if the key has had its effect; none answers here.

        The keys that move scroll it if it does not fit. Any other key closes it and does its
        action. Enter closes it too, but not in the first moment, when the key may be meant for
        the board behind it.
        """
        is_ignored = action == "choose" and self._page.enter_guard.try_ignore()
        closes = action == "choose" and not (self._is_new or is_ignored)
        if action is None or (action in ANSWERING and not closes):
            self._page.say(f"{self.closing_keys} closes the recap")
            return True
        if action in _SCROLLED_ROWS and self.try_scroll(_SCROLLED_ROWS[action]):
            return True
        self._page.model.recap.try_dismiss()
        if closes:
            self._page.enter_guard.note_enter()
        self._page.repaint()
        return closes or action == "back"

    def try_scroll(self, rows: int) -> bool:
        """Scroll a recap that does not fit; False if there is nothing to scroll."""
        recap = self._page.model.recap
        scrolled = bool(recap.lines) and recap.try_scroll(rows, self._page.board)
        if scrolled:
            self._page.repaint("board")
        return scrolled

    @property
    def closing_keys(self) -> str:
        """The keys that close the recap, as text."""
        return f"{self._page.shown_key('choose')} or {self._page.shown_key('back')}"

    @property
    def _is_new(self) -> bool:
        """Did the recap come a moment ago, so that a key may not be meant for it?"""
        return monotonic() < self._seen_at + self.PAUSE_SECONDS
