"""When something unexpected happened: a calm page, and where the details are."""

from __future__ import annotations

from textual.app import ComposeResult

from screens.base.page import Popup
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.sheet import Sheet


class ErrorPage(Popup):
    """Says that something went wrong, that nothing is lost, and what to do now."""

    def __init__(self, details: str) -> None:
        super().__init__(classes="popup small")
        self._details = details

    def compose(self) -> ComposeResult:
        """One card."""
        yield Sheet(self._paint, id="dialog")

    def do_back(self) -> None:
        """Home: what is behind may be broken."""
        self.host.go_home()

    def do_take(self) -> None:
        """Home as well."""
        self.host.go_home()

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "panel"), self.look
        title = look.style("warn", bold=True)
        canvas.box(
            0, 0, width, height, look.style("warn"), title="Something went wrong", title_style=title
        )
        words = "This is an error in the program. Your matches are saved up to the last answer."
        y = 2 + canvas.wrap(3, 2, width - 6, 2, words, look.style("bright"))
        y += canvas.wrap(3, y, width - 6, 2, self._details, look.style("muted"))
        canvas.text(3, height - 2, "Enter: back to the start", look.style("accent", bold=True))
        return canvas.picture()
