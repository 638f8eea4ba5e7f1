"""The keys while a reveal is playing: they continue it, look or read, and none of them answers."""

from __future__ import annotations

from typing import Protocol

from screens.table.parts.answering import ANSWERING
from screens.table.parts.cursor_host import CursorHost
from screens.table.parts.moves import TURNING
from screens.table.parts.navigation import LOG

_AFTER_A_REVEAL = (*ANSWERING, "hint", "why", "undo", *TURNING)
"""Actions that are not possible while a reveal is playing, unless one of them continues it."""
_MOVING = (
    *("up", "down", "left", "right", "first", "last", "page_up", "page_down"),
    *("next_pane", "previous_pane", "back"),
)
"""Movement actions, ignored while a reveal is playing unless the player is looking."""


_CONTINUING = ("choose", "pick", "back")
"""The actions that continue a reveal: they show its result, and then what follows."""


class RevealHost(CursorHost, Protocol):
    """The page of a table as the keys of a reveal need it."""

    def say(self, text: str, *, severity: str = "information") -> None:
        """Show a short notice."""

    def withdraw_notice(self, text: str) -> None:
        """Remove a notice of this table if it is still shown."""


class RevealKeys:
    """Tells the keys that a reveal allows from those that must wait for its end."""

    def __init__(self, page: RevealHost) -> None:
        self._page = page
        self._notice = ""
        """The last notice about the key to continue with; empty if it was withdrawn."""

    def handle_action(self, action: str | None) -> bool:
        """Handle a key during a reveal. True if the key has had its effect.

        A key that is not allowed now only shows a notice that names the key to continue with.
        """
        if self.is_allowed(action):
            return False
        self._notice = self._page.model.reveal_text()
        self._page.say(self._notice)
        return True

    def withdraw_outdated_notice(self) -> None:
        """Remove the notice about the key to continue with once another key does, or none."""
        model = self._page.model
        if self._notice and not (model.reveal.is_playing and self._notice == model.reveal_text()):
            self._page.withdraw_notice(self._notice)
            self._notice = ""

    def is_allowed(self, action: str | None) -> bool:
        """Is an action possible while a reveal is playing? Looking and reading always are."""
        if self._page.looking.is_on:
            return action not in _AFTER_A_REVEAL or action in ("choose", "pick")
        if self._page.navigation.pane == LOG and action in _MOVING:
            return True
        return action in _CONTINUING or action not in (None, *_AFTER_A_REVEAL, *_MOVING)
