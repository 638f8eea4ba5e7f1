"""The movement keys: for the cursor in the list and on the board, the log, and numbers."""

from __future__ import annotations

from typing import Protocol

from textual.geometry import Size

from screens.base.part import Part
from screens.table.parts.looking import Looking
from screens.table.parts.navigation import CHOICES, LOG, Navigation
from screens.table.table_model import TableModel

STEPS_OF_A_PAGE = 5
"""The change of a number by the page keys."""
TURNING = ("turn", "turn_back")
"""The actions that rotate a piece."""
_MOVED = ("prompt", "board", "choices", "footer")
"""The sheets that show the cursor."""


class MovesHost(Protocol):
    """The page of a table as the moves need it."""

    @property
    def size(self) -> Size:
        """The size of the page in cells."""

    @property
    def farthest_back(self) -> int:
        """The maximum number of rows that the log can be scrolled back."""

    def has_class(self, *names: str) -> bool:
        """Does the page have this CSS class, such as `compact`?"""

    def repaint(self, *sheets: str) -> None:
        """Paint these sheets again, or all."""


class Moves(Part):
    """Handles arrows, Tab, Home, End and the page keys."""

    def __init__(
        self, model: TableModel, navigation: Navigation, looking: Looking, page: MovesHost
    ) -> None:
        self._model = model
        self._navigation = navigation
        self._looking = looking
        self._page = page

    def do_up(self) -> None:
        """Move the cursor up, or scroll the log."""
        self._move(0, -1)

    def do_down(self) -> None:
        """Move the cursor down, or scroll the log."""
        self._move(0, 1)

    def do_right(self) -> None:
        """Move the cursor right; in the list, open a group."""
        self._move(1, 0)

    def do_left(self) -> None:
        """Move the cursor left; in the list, close a group or go to the board."""
        self._move(-1, 0)

    def _move(self, x: int, y: int) -> None:
        """Move one step in the current pane, or from place to place while looking."""
        if self._looking.is_on:
            self._looking.move(x, y)
        elif self._navigation.pane == LOG:
            self.scroll(-y)
        else:
            self._navigation.move(x, y)
            self._page.repaint(*_MOVED)

    def do_page_up(self) -> None:
        """Scroll the log back by half a screen; a number on a dial grows by five.

        Without a log, move up the list; while looking, five places up.
        """
        if not self._try_turn_dial(STEPS_OF_A_PAGE):
            self._page_through(1)

    def do_page_down(self) -> None:
        """Scroll the log forward by half a screen; a number on a dial falls by five.

        Without a log, move down the list; while looking, five places down.
        """
        if not self._try_turn_dial(-STEPS_OF_A_PAGE):
            self._page_through(-1)

    def _page_through(self, pages: int) -> None:
        """Scroll the log back by half screens, or move up the list; negative is forward."""
        menu = self._model.menu
        if self._looking.is_on:
            for _ in range(STEPS_OF_A_PAGE):
                self._looking.move(0, -pages)
        elif not self._page.has_class("compact"):
            self.scroll(pages * self._page.size.height // 2)
        elif menu is not None:
            last = len(menu.rows(range(0))) - 1
            row = max(0, min(menu.cursor - pages * STEPS_OF_A_PAGE, last))
            self._navigation.go_to_row(row)
            self._page.repaint(*_MOVED)

    def _try_turn_dial(self, steps: int) -> bool:
        """Change the number under the cursor; False if the cursor is not on a number."""
        menu = self._model.menu
        in_list = self._navigation.pane == CHOICES and not self._looking.is_on
        has_turned = in_list and menu is not None and menu.try_turn(steps)
        if has_turned:
            self._page.repaint(*_MOVED)
        return has_turned

    def do_turn(self) -> None:
        """Rotate the piece that is being placed to its next orientation."""
        self._turn_piece(1)

    def do_turn_back(self) -> None:
        """Rotate the piece that is being placed the other way."""
        self._turn_piece(-1)

    def can_do(self, action: str) -> bool:
        """Is there a piece to rotate, for the keys that do so?"""
        return action not in TURNING or (bool(self._turn_places()) and not self._looking.is_on)

    def _turn_places(self) -> list[str]:
        """The places of the orientations of a piece, in order."""
        menu, beginnings = self._model.menu, self._model.painter.orientation_prefixes
        places = menu.places if menu is not None and beginnings else ()
        return [place for place in places if place.startswith(beginnings)]

    def _turn_piece(self, steps: int) -> None:
        menu, turns = self._model.menu, self._turn_places()
        if menu is None or not turns or self._looking.is_on:
            return
        index = turns.index(menu.place()) if menu.place() in turns else -max(steps, 0)
        self._navigation.go_to_choices()
        menu.point_at(turns[(index + steps) % len(turns)])
        self._page.repaint(*_MOVED)

    def scroll(self, rows: int) -> None:
        """Scroll the log back by a number of rows; negative is forward."""
        self._navigation.scroll(rows, farthest=self._page.farthest_back)
        self._page.repaint()

    def do_first(self) -> None:
        """Move the cursor to the first row of the list, or look at the first place."""
        self._go_to_end(0)

    def do_last(self) -> None:
        """Move the cursor to the last row of the list, or look at the last place."""
        self._go_to_end(-1)

    def _go_to_end(self, index: int) -> None:
        if self._looking.is_on:
            self._looking.go_to_index(index)
            return
        self._navigation.go_to_row(index)
        self._page.repaint()

    def do_next_pane(self) -> None:
        """Move the cursor to the next pane; look at the next place."""
        self._switch_pane(1)

    def do_previous_pane(self) -> None:
        """Move the cursor to the previous pane; look at the previous place."""
        self._switch_pane(-1)

    def _switch_pane(self, steps: int) -> None:
        if self._looking.is_on:
            self._looking.go_on(steps)
            return
        self._navigation.switch_pane(with_log=not self._page.has_class("compact"), steps=steps)
        self._page.repaint()
