"""Pages with a text that may be higher than its place, and that is scrolled."""

from __future__ import annotations

from screens.base.page import Page, Popup
from tui.widgets.canvas import Canvas
from tui.widgets.sheet import Sheet

ALL = 1_000_000
"""More rows than any text has: scrolling by this number means scrolling to an end."""


class ScrollingPage(Page):
    """A page whose text is scrolled by arrows, page keys and wheel."""

    top = 0
    """The first row in sight; painting limits it to the text."""

    @property
    def rows_of_a_page(self) -> int:
        return self.size.height - 6

    def scroll(self, rows: int) -> None:
        self.top += rows
        self.repaint()

    def action_up(self) -> None:
        self.scroll(-1)

    def action_down(self) -> None:
        self.scroll(1)

    def action_page_up(self) -> None:
        self.scroll(-self.rows_of_a_page)

    def action_page_down(self) -> None:
        self.scroll(self.rows_of_a_page)

    def action_first(self) -> None:
        self.scroll(-ALL)

    def action_last(self) -> None:
        self.scroll(ALL)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        message.stop()
        self.scroll(message.rows)


class ReadingPopup(Popup, ScrollingPage):
    """A text in front of another page; the keys that choose or leave close it.

    So does the key that opens it: `action_log = ReadingPopup.action_choose`.
    """

    @property
    def result(self) -> object:
        return None

    def action_choose(self) -> None:
        self.leave(self.result)

    action_back = action_home = action_choose

    def visible_rows(self, length: int, room: int) -> slice:
        """The rows of a text of this length in sight, after limiting `top` to it."""
        self.top = max(0, min(self.top, length - room))
        return slice(self.top, self.top + room)

    def paint_scroll_marks(self, canvas: Canvas, length: int, room: int, y: int = 1) -> None:
        """Mark that there are rows above those in sight, which begin at `y`, or below."""
        glyphs, mark = self.look.glyphs, self.look.style("accent", bold=True)
        if self.top:
            canvas.put(canvas.width - 2, y, glyphs.scroll_up, mark)
        if self.top + room < length:
            canvas.put(canvas.width - 2, canvas.height - 2, glyphs.scroll_down, mark)
