"""Lines of the log in front of the board: all of them, or news for a returning player."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult

from net.play.update import LogLine
from screens.base.page import Popup
from tui.widgets.canvas import Picture
from tui.widgets.log import Names, ShownLine, farthest_back, paint_log
from tui.widgets.sheet import Sheet


class LogPage(Popup):
    """Lines of the log to scroll through."""

    SCOPE = "log"
    CLASSES: ClassVar[str] = "popup tall"
    ALL = 1_000_000
    """More rows than any log has: scrolling by this number means scrolling to the end."""

    def __init__(
        self, lines: tuple[ShownLine, ...], names: Names = (), *, scrolled_rows: int = 0
    ) -> None:
        """Create the page; `names` are those of the seats, painted in their colours."""
        super().__init__(classes=self.CLASSES)
        self._lines = lines
        self._names = names
        self._scrolled_rows = scrolled_rows

    def compose(self) -> ComposeResult:
        """One sheet in front of the page."""
        yield Sheet(self._paint, id="dialog")

    def heading(self) -> str:
        """The title of the dialog."""
        return "Log"

    def do_log(self) -> None:
        """Close the log, because its key was pressed again."""
        self.leave()

    def do_home(self) -> None:
        """Close the log."""
        self.leave()

    def do_choose(self) -> None:
        """Close the log."""
        self.leave()

    def do_up(self) -> None:
        """Scroll one row back."""
        self._scroll(1)

    def do_down(self) -> None:
        """Scroll one row forward."""
        self._scroll(-1)

    def do_page_up(self) -> None:
        """Scroll a page back."""
        self._scroll(self.size.height - 6)

    def do_page_down(self) -> None:
        """Scroll a page forward."""
        self._scroll(6 - self.size.height)

    def do_first(self) -> None:
        """Scroll to the beginning."""
        self._scroll(self.ALL)

    def do_last(self) -> None:
        """Scroll to the end."""
        self._scroll(-self.ALL)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        """Scroll with the wheel."""
        message.stop()
        self._scroll(-message.rows)

    def _scroll(self, rows: int) -> None:
        size = self.query_one("#dialog").size
        farthest = farthest_back(self._lines, size.width, size.height, self.look)
        self._scrolled_rows = max(0, min(min(self._scrolled_rows, farthest) + rows, farthest))
        self.repaint()

    def _paint(self, width: int, height: int) -> Picture:
        scrolled_rows = min(
            self._scrolled_rows, farthest_back(self._lines, width, height, self.look)
        )
        lines = self._lines[-(height + scrolled_rows) :]  # no more than is visible
        return paint_log(
            lines,
            width,
            height,
            self.look,
            title=self.heading(),
            scrolled_rows=scrolled_rows,
            in_use=True,
            names=self._names,
        )


class CatchUpPage(LogPage):
    """The lines that are new to a returning player, starting with the first."""

    CLASSES = "popup"

    def __init__(self, lines: tuple[LogLine, ...], names: Names = ()) -> None:
        """Create the page; `names` are those of the seats, painted in their colours."""
        super().__init__(_with_headings(lines), names, scrolled_rows=self.ALL)

    def compose(self) -> ComposeResult:
        """One sheet, as high as necessary."""
        dialog = Sheet(self._paint, id="dialog")
        headings = sum(bool(line.heading) for line in self._lines)
        dialog.styles.height = len(self._lines) + headings + 4
        yield dialog

    def heading(self) -> str:
        """The title of the dialog."""
        return f"While you were away ({self.shown_key('choose')} continues)"


def _with_headings(lines: tuple[LogLine, ...]) -> tuple[ShownLine, ...]:
    """The lines, each with the progress of the match if it has changed."""
    shown_lines, heading = [], ""
    for line in lines:
        shown_lines.append(
            ShownLine(
                line.text, line.progress_text if line.progress_text != heading else "", fresh=True
            )
        )
        heading = line.progress_text
    return tuple(shown_lines)
