"""The cursor at a table: in which pane it is, and where on the board."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define

from screens.table.menu import Menu
from tui.widgets.canvas import Target
from tui.widgets.places import first, nearest

CHOICES, BOARD, LOG = "choices", "board", "log"


@define
class Cursor:
    """One cursor for list, board and log; the list always shows what it is on."""

    pane: str = CHOICES
    place: str = ""
    """Where it is on the board, while the board is the pane in use."""
    back: int = 0
    """How many rows the log is scrolled back."""

    def to_choices(self) -> None:
        """Into the list."""
        self.pane, self.place = CHOICES, ""

    def to_board(self, menu: Menu, targets: Sequence[Target]) -> bool:
        """Onto the board, at the place of the current row; False if nothing is there."""
        known = {target.place for target in targets}
        place = menu.place() if menu.place() in known else first(targets)
        if place:
            self.to_place(menu, place)
        return bool(place)

    def to_place(self, menu: Menu, place: str) -> None:
        """Onto one place of the board; the list follows."""
        self.pane, self.place = BOARD, place
        menu.point_at(place)

    def next_pane(
        self, menu: Menu | None, targets: Sequence[Target], *, log: bool, steps: int = 1
    ) -> None:
        """Round the panes: choices, board if something is there to choose, log if it is open."""
        panes = [CHOICES]
        if menu is not None and targets:
            panes.append(BOARD)
        if log:
            panes.append(LOG)
        here = panes.index(self.pane) if self.pane in panes else 0
        pane = panes[(here + steps) % len(panes)]
        self.to_choices()
        if pane == BOARD and menu is not None:
            self.to_board(menu, targets)
        else:
            self.pane = pane

    def move(self, menu: Menu, targets: Sequence[Target], x: int, y: int) -> None:
        """One step in a direction, in the list or on the board."""
        if self.pane == CHOICES:
            self._move_in_list(menu, targets, x, y)
            return
        place = nearest(targets, self.place, x, y)
        if place:
            self.to_place(menu, place)
        elif x > 0 or y > 0:
            self.to_choices()

    def _move_in_list(self, menu: Menu, targets: Sequence[Target], x: int, y: int) -> None:
        if y:
            menu.move(y)
        elif x > 0:
            menu.open_row()
        elif not menu.close():
            self.to_board(menu, targets)
