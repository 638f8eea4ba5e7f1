"""The mode with the recap in front of the board: keys scroll or close it, and none answers."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import ClassVar

from screens.base.scrolling import ALL
from screens.table.modes.choosing import Choosing
from screens.table.modes.mode import ANSWERING
from tui.widgets.bars import FooterKey
from tui.widgets.sheet import Sheet

_SCROLLED_ROWS: Mapping[str, int] = {
    "up": -1,
    "down": 1,
    "page_up": -5,
    "page_down": 5,
    "first": -ALL,
    "last": ALL,
}
"""The rows by which the keys that move scroll a recap that does not fit."""


class Recapping(Choosing):
    """The recap is in front of the board. Once it is closed, the player chooses."""

    PAUSE_SECONDS: ClassVar[float] = 0.8
    """The time for which Enter does not close a new recap."""
    _seen_at = 0.0
    """The time when the recap came in front of the board."""

    def note_time(self) -> None:
        recap = self.model.recap
        if recap.lines and not recap.is_noted:
            recap.is_noted, self._seen_at = True, monotonic()
            self.page.enter_guard.begin_pause()

    def try_take(self, action: str | None) -> bool:
        """Scroll by the keys that move, if the recap does not fit; close it by any other key.

        That key then does its action, but none answers here. Enter only closes it, and not in the
        first moment, when the key may be meant for the board behind it.
        """
        guard = self.page.enter_guard
        is_ignored = action == "choose" and guard.try_ignore()
        is_new = monotonic() < self._seen_at + self.PAUSE_SECONDS
        closes = action == "choose" and not (is_new or is_ignored)
        if action is None or (action in ANSWERING and not closes):
            self.page.say(f"{self.closing_keys} closes the recap")
            return True
        if action in _SCROLLED_ROWS and self._try_scroll(_SCROLLED_ROWS[action]):
            return True
        self.model.recap.try_dismiss()
        if closes:
            guard.note_enter()
        self.page.repaint()
        return closes or action == "back"

    def _try_scroll(self, rows: int) -> bool:
        scrolled = self.model.recap.try_scroll(rows, self.page.board)
        if scrolled:
            self.page.repaint("board")
        return scrolled

    def on_scrolled(self, message: Sheet.Scrolled) -> None:
        if not self._try_scroll(message.rows):
            super().on_scrolled(message)

    @property
    def closing_keys(self) -> str:
        return f"{self.page.shown_key('choose')} or {self.page.shown_key('back')}"

    def footer_keys(self) -> tuple[FooterKey, ...]:
        key = self.page.footer_key
        return (
            self.page.telling.enter_or_escape("close the recap"),
            key("look", "look"),
            key("hint", "hint", ready=self.model.settings.has_hints),
            *(key(each, each) for each in ("help", "rules", "log", "home")),
        )
