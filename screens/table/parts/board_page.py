"""The page, a table or a replay, as the parts that work on a board need it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from engine.core.game import Game
from screens.base.page import Page
from themes.look import Look
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Picture


class BoardPage(Protocol):
    """A page that shows the board of a game."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game being shown."""

    @property
    def view(self) -> Any:
        """The view that the board shows now."""

    @property
    def board(self) -> Picture:
        """The last painted board."""

    @property
    def pointed_place(self) -> str:
        """The place of the board under the page's own cursor; empty if there is none."""

    @property
    def look(self) -> Look:
        """The colours and signs to paint with."""

    def go_to(self, places: Sequence[str]) -> None:
        """Move the cursor to one of some places, which the player has typed by name."""

    def footer_key(self, action: str, text: str, *, ready: bool = True) -> FooterKey:
        """One key of the footer."""

    def shown_key(self, action: str, scope: str = "") -> str:
        """The readable key of an action on this page."""

    def has_class(self, *names: str) -> bool:
        """Does the page have this CSS class, such as `compact`?"""

    def repaint(self, *sheets: str) -> None:
        """Paint these sheets again, or all."""

    def say(self, text: str, *, severity: str = "information") -> None:
        """Show a short notice."""

    def open(self, page: Page, on_close: Callable[[Any], None] | None = None) -> None:
        """Open a page in front; `on_close` is called with its result."""
