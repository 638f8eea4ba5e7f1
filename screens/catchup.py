"""What happened while somebody was away, before they go on."""

from __future__ import annotations

from textual.app import ComposeResult

from net.update import LogLine
from screens.page import Popup
from tui.widgets.canvas import Picture
from tui.widgets.log import Line, farthest_back, paint_log
from tui.widgets.sheet import Sheet


class CatchUpPage(Popup):
    """The lines of the log that are new to whoever comes back."""

    SCOPE = "table"

    def __init__(self, lines: tuple[LogLine, ...]) -> None:
        super().__init__(classes="popup")
        self._lines = _with_headings(lines)
        self._back = 1_000_000

    def compose(self) -> ComposeResult:
        """One card, as high as it must be."""
        card = Sheet(self._paint, id="card")
        headings = sum(bool(line.heading) for line in self._lines)
        card.styles.height = len(self._lines) + headings + 4
        yield card

    def do_take(self) -> None:
        """Go on."""
        self.leave()

    def do_up(self) -> None:
        """One row back."""
        self._scroll(1)

    def do_down(self) -> None:
        """One row on."""
        self._scroll(-1)

    def do_page_up(self) -> None:
        """A page back."""
        self._scroll(self.size.height // 2)

    def do_page_down(self) -> None:
        """A page on."""
        self._scroll(-self.size.height // 2)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        """The wheel."""
        message.stop()
        self._scroll(-message.rows)

    def _scroll(self, rows: int) -> None:
        size = self.query_one("#card").size
        farthest = farthest_back(self._lines, size.width, size.height, self.look)
        self._back = max(0, min(min(self._back, farthest) + rows, farthest))
        self.repaint()

    def _paint(self, width: int, height: int) -> Picture:
        farthest = farthest_back(self._lines, width, height, self.look)
        title = "While you were away (Enter goes on)"
        back = min(self._back, farthest)
        return paint_log(self._lines, width, height, self.look, title=title, back=back, in_use=True)


def _with_headings(lines: tuple[LogLine, ...]) -> tuple[Line, ...]:
    """The lines, with where the match stood when that is new."""
    shown, where = [], ""
    for line in lines:
        shown.append(Line(line.text, line.where if line.where != where else "", fresh=True))
        where = line.where
    return tuple(shown)
