"""The keys while a reveal is playing: they continue it, look or read, and none of them answers."""

from __future__ import annotations

from typing import Protocol

from screens.table.model import TableModel
from screens.table.parts.answering import ANSWERING
from screens.table.parts.looking import Looking
from screens.table.parts.moves import TURNING
from screens.table.parts.navigation import LOG, Navigation

_AFTER_A_REVEAL = (*ANSWERING, "hint", "why", "undo", *TURNING)
"""Actions that are not possible while a reveal is playing, unless one of them continues it."""
_MOVING = (
    *("up", "down", "left", "right", "first", "last", "page_up", "page_down"),
    *("next_pane", "previous_pane", "back"),
)
"""Movement actions, ignored while a reveal is playing unless the player is looking."""


class RevealHost(Protocol):
    """The page of a table as the keys of a reveal need it."""

    @property
    def model(self) -> TableModel:
        """The content of the page."""

    @property
    def navigation(self) -> Navigation:
        """The cursor."""

    @property
    def looking(self) -> Looking:
        """The cursor for looking, which a reveal does not stop."""

    def say(self, text: str, *, severity: str = "information") -> None:
        """Show a short notice."""


class RevealKeys:
    """Tells the keys that a reveal allows from those that must wait for its end."""

    def __init__(self, page: RevealHost) -> None:
        self._page = page

    def handle_action(self, action: str | None) -> bool:
        """Handle a key during a reveal. True if the key has had its effect.

        A key that is not allowed now only shows a notice that names the key to continue with.
        """
        if self.is_allowed(action):
            return False
        self._page.say(self._page.model.reveal_text())
        return True

    def is_allowed(self, action: str | None) -> bool:
        """Is an action possible while a reveal is playing? Looking and reading always are."""
        if self._page.looking.is_on:
            return action not in _AFTER_A_REVEAL or action in ("choose", "pick")
        if self._page.navigation.pane == LOG and action in _MOVING:
            return True
        return self._continues_reveal(action) or action not in (None, *_AFTER_A_REVEAL, *_MOVING)

    def _continues_reveal(self, action: str | None) -> bool:
        """Does an action continue the current reveal?"""
        action_to_continue = self._page.model.action_to_continue()
        return action == action_to_continue or (action == "pick" and action_to_continue == "choose")
