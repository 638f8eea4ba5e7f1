"""A page with the board of a game: the base of a table and a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.game import Game
from screens.base.page import Page
from screens.table.painter import Painter
from screens.table.painter_registry import find_painter
from screens.table.place_page import PlacePage
from tui.widgets.canvas import Picture
from tui.widgets.sheet import Sheet


class BoardPage(Page):
    """A page with a sheet `#board`. Its `SCOPE` is that of a board larger than its pane."""

    SMALL_SCOPE: ClassVar[str]
    """The scope of a board that is never larger than its pane."""

    @property
    def scope(self) -> str:
        return self.SCOPE if self.painter.is_large else self.SMALL_SCOPE

    @property
    def painter(self) -> Painter[Any]:
        return find_painter(self.game.slug)

    @property
    def game(self) -> Game[Any, Any]:
        raise NotImplementedError

    @property
    def view(self) -> Any:
        raise NotImplementedError

    @property
    def board(self) -> Picture:
        """The last painted board."""
        return self.query_one("#board", Sheet).picture

    @property
    def pointed_place(self) -> str:
        """The place of the board under the page's own cursor; empty if there is none."""
        return ""

    def go_to(self, places: Sequence[str]) -> None:
        raise NotImplementedError

    @property
    def is_in_front(self) -> bool:
        """Can the player see this page?"""
        is_visible = self.app.screen is self or isinstance(self.app.screen, PlacePage)
        return is_visible and not self.has_class("too-small")

    @property
    def is_held(self) -> bool:
        """Is a request to all players pending, so that automatic passes are suspended?"""
        return False
