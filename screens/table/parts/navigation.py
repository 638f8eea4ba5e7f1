"""Moving over the choices of a table: in the list, on the board, in the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.table_model import TableModel
from tui.widgets.canvas import Target
from tui.widgets.places import Walk, first_place

CHOICES, BOARD, LOG = "choices", "board", "log"
"""The panes that the cursor can be in."""


class Navigation:
    """The cursor of a table: its pane, its place on the board, and the scroll position of the log.

    While the cursor is on the board, the list shows the row of that place.
    """

    def __init__(self, model: TableModel, painted_targets: Callable[[], Sequence[Target]]) -> None:
        self._model = model
        self._painted_targets = painted_targets
        self._walk = Walk()
        self.pane = CHOICES
        self.place = ""
        """The place under the cursor on the board; empty while it is in another pane."""
        self.log_offset = 0
        """The number of rows that the log is scrolled back."""

    @property
    def _menu(self) -> ChoiceMenu | None:
        return self._model.menu

    def reset(self) -> None:
        self.go_to_choices()
        self.log_offset = 0

    def go_to_choices(self) -> None:
        self.pane, self.place = CHOICES, ""

    def go_to_log(self) -> None:
        self.pane, self.place = LOG, ""

    def try_go_to_board(self) -> bool:
        menu, targets = self._menu, self._choosable_targets()
        if menu is None or not targets:
            return False
        place = menu.place()
        self.go_to_place(
            place if any(each.place == place for each in targets) else first_place(targets)
        )
        return True

    def return_to_place(self, place: str) -> None:
        """Move back to a place of the board whose row the list shows; the list stays as it is."""
        self.pane, self.place = BOARD, place

    def go_to_place(self, place: str) -> None:
        self.return_to_place(place)
        if self._menu is not None:
            self._menu.point_at(place)

    def go_to_row(self, index: int) -> None:
        self.go_to_choices()
        if self._menu is not None:
            self._menu.go_to(index)

    def switch_pane(self, *, with_log: bool, steps: int = 1) -> None:
        """Step through the panes: the list, the board if it has choices, the log."""
        panes = [CHOICES]
        if self._choosable_targets():
            panes.append(BOARD)
        if with_log:
            panes.append(LOG)
        index = panes.index(self.pane) if self.pane in panes else 0
        pane = panes[(index + steps) % len(panes)]
        self.go_to_choices()
        if pane == BOARD:
            self.try_go_to_board()
        elif pane == LOG:
            self.go_to_log()

    def move(self, x: int, y: int) -> None:
        if self.pane == BOARD:
            self._move_on_board(x, y)
        elif self.pane == CHOICES and self._menu is not None:
            self._move_in_list(self._menu, x, y)

    def _move_on_board(self, x: int, y: int) -> None:
        place = self._walk.step(self._choosable_targets(), self.place, x, y)
        if place:
            self.go_to_place(place)
        elif x > 0 or y > 0:  # the list is to the right of the board, or below it
            self.go_to_choices()

    def _move_in_list(self, menu: ChoiceMenu, x: int, y: int) -> None:
        if y:
            menu.move(y)
        elif x > 0:
            menu.open_row()
        elif not menu.try_close_group():
            self.try_go_to_board()

    def scroll(self, rows: int, *, farthest: int) -> None:
        """Scroll the log back by a number of rows, at most to `farthest`; negative is forward."""
        self.log_offset = max(0, min(self.log_offset + rows, farthest))

    def _choosable_targets(self) -> list[Target]:
        places = self._menu.places if self._menu is not None else {}
        return [target for target in self._painted_targets() if target.place in places]
