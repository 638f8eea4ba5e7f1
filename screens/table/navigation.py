"""Going about a table with the keys: in the list, on the board, in the log."""

from __future__ import annotations

from screens.base.page import Page
from screens.table.cursor import LOG, Cursor
from screens.table.model import TableModel
from screens.table.panes import Panes
from tui.widgets.canvas import Target
from tui.widgets.sheet import Sheet


class WalkingPage(Page):
    """A page with a stage, its panes, and a cursor that walks over them."""

    stage: TableModel
    panes: Panes

    def __init__(self, *, classes: str = "") -> None:
        super().__init__(classes=classes)
        self.cursor = Cursor()

    def do_up(self) -> None:
        """Up."""
        self._move(0, -1)

    def do_down(self) -> None:
        """Down."""
        self._move(0, 1)

    def do_right(self) -> None:
        """Right; in the list it opens a group."""
        self._move(1, 0)

    def do_left(self) -> None:
        """Left; in the list it closes a group, and from there goes to the board."""
        self._move(-1, 0)

    def _move(self, x: int, y: int) -> None:
        """One step in the pane in use."""
        if self.cursor.pane == LOG:
            self._scroll(-y)
        elif self.stage.menu is not None:
            self.cursor.move(self.stage.menu, self._targets(), x, y)
            self.repaint("prompt", "board", "choices", "footer")

    def do_page_up(self) -> None:
        """The log, a page back."""
        self._scroll(self.size.height // 2)

    def do_page_down(self) -> None:
        """The log, a page on."""
        self._scroll(-self.size.height // 2)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        """The wheel scrolls the log and moves in the list."""
        message.stop()
        if message.sheet.id == "log":
            self._scroll(-message.rows)
        elif message.sheet.id == "choices" and self.stage.menu is not None:
            self.stage.menu.move(1 if message.rows > 0 else -1)
            self.repaint()

    def _scroll(self, rows: int) -> None:
        farthest = self.panes.farthest_back(self.query_one("#log").size)
        self.cursor.back = max(0, min(self.cursor.back + rows, farthest))
        self.repaint()

    def do_first(self) -> None:
        """To the first row."""
        self._to_row(0)

    def do_last(self) -> None:
        """To the last row."""
        self._to_row(-1)

    def _to_row(self, index: int) -> None:
        menu = self.stage.menu
        if menu is not None:
            self.cursor.to_choices()
            menu.go_to(index % len(menu.entries))
            self.repaint()

    def do_next_pane(self, steps: int = 1) -> None:
        """The next pane."""
        log = not self.has_class("compact")
        self.cursor.next_pane(self.stage.menu, self._targets(), log=log, steps=steps)
        self.repaint()

    def do_previous_pane(self) -> None:
        """The pane before."""
        self.do_next_pane(-1)

    def _targets(self) -> list[Target]:
        """What can be chosen on the board as it is painted now."""
        menu = self.stage.menu
        painted = self.query_one("#board", Sheet).picture.targets
        return [target for target in painted if menu is not None and target.place in menu.places]
