"""What the parts that work on a board need of their page: a table, or a replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from engine.core.game import Game
from screens.base.page import Page
from themes.look import Look
from tui.widgets.bars import Hint
from tui.widgets.canvas import Picture


class BoardPage(Protocol):
    """A page that shows the board of a game."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is shown."""

    @property
    def view(self) -> Any:
        """What the viewer may see, as the board shows it now."""

    @property
    def board(self) -> Picture:
        """The board as it was last painted."""

    @property
    def pointed_place(self) -> str:
        """The place of the board that the page's own cursor is at; empty if it is at none."""

    @property
    def look(self) -> Look:
        """The colours and signs to paint with."""

    def go_to(self, places: Sequence[str]) -> None:
        """Bring the cursor to one of some places, which the player has asked for by name."""

    def hint(self, action: str, words: str, *, ready: bool = True) -> Hint:
        """One key of the footer."""

    def shown_key(self, action: str, scope: str = "") -> str:
        """The key of an action on this page, as a person reads it."""

    def has_class(self, *names: str) -> bool:
        """Is the page arranged in this way, such as `compact`?"""

    def repaint(self, *sheets: str) -> None:
        """Paint these sheets again, or all."""

    def say(self, words: str, *, severity: str = "information") -> None:
        """Show a short notice."""

    def open(self, page: Page, then: Callable[[Any], None] | None = None) -> None:
        """Put a page in front; `then` is given what it leaves with."""
