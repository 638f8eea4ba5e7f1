"""The whole log in front of the board, where there is no room beside it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult

from screens.base.page import Popup
from tui.widgets.canvas import Picture
from tui.widgets.log import Line, farthest_back, paint_log
from tui.widgets.sheet import Sheet


class LogPage(Popup):
    """All that has happened, to scroll through."""

    SCOPE = "log"
    CARD: ClassVar[str] = "popup tall"
    HEADING: ClassVar[str] = "Log"
    ALL = 1_000_000
    """More rows than any log has: scrolling so far means scrolling to the end."""

    def __init__(self, lines: tuple[Line, ...], *, back: int = 0) -> None:
        super().__init__(classes=self.CARD)
        self._lines = lines
        self._back = back

    def compose(self) -> ComposeResult:
        """One sheet."""
        yield Sheet(self._paint, id="dialog")

    def do_log(self) -> None:
        """The key that opened the log closes it too."""
        self.leave()

    def do_home(self) -> None:
        """So does the key that leaves."""
        self.leave()

    def do_take(self) -> None:
        """And Enter."""
        self.leave()

    def do_up(self) -> None:
        """One row back."""
        self._scroll(1)

    def do_down(self) -> None:
        """One row on."""
        self._scroll(-1)

    def do_page_up(self) -> None:
        """A page back."""
        self._scroll(self.size.height - 6)

    def do_page_down(self) -> None:
        """A page on."""
        self._scroll(6 - self.size.height)

    def do_first(self) -> None:
        """To the beginning."""
        self._scroll(self.ALL)

    def do_last(self) -> None:
        """To the end."""
        self._scroll(-self.ALL)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        """The wheel."""
        message.stop()
        self._scroll(-message.rows)

    def _scroll(self, rows: int) -> None:
        size = self.query_one("#dialog").size
        farthest = farthest_back(self._lines, size.width, size.height, self.look)
        self._back = max(0, min(min(self._back, farthest) + rows, farthest))
        self.repaint()

    def _paint(self, width: int, height: int) -> Picture:
        back = min(self._back, farthest_back(self._lines, width, height, self.look))
        return paint_log(
            self._lines, width, height, self.look, title=self.HEADING, back=back, in_use=True
        )
