"""Pass the keyboard: covers everything until the next person sits in front of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from textual.app import ComposeResult

from screens.base.page import Page
from tui.widgets.art import TOWER_HEIGHT, TOWER_WIDTH, paint_sky, paint_tower
from tui.widgets.bars import Hint
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import width_of
from tui.widgets.sheet import Sheet


class HandoverPage(Page):
    """Covers the table until the next player is at the keyboard. Leaves with True then."""

    SCOPE = "handover"

    def __init__(
        self, name: str, role: str, *, undo: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """`undo`, if given, takes back the last answer of the player who holds the keyboard."""
        super().__init__()
        self._role = role
        self._person = name
        self._undo = undo

    def compose(self) -> ComposeResult:
        """One drawing and the keys."""
        yield Sheet(self._paint, id="handover")
        yield self.footer()

    def hints(self) -> tuple[Hint, ...]:
        """The keys that go on, take back and leave."""
        return (
            self.hint("take", f"I am {self._person}"),
            self.hint("undo", "take the last answer back", ready=self._undo is not None),
            self.hint("home", "home"),
        )

    def do_take(self) -> None:
        """Leave with True: the next player is at the keyboard."""
        self.leave(True)

    def do_back(self) -> None:
        """Do nothing: there is no way back to another player's cards."""

    async def do_undo(self) -> None:
        """Take back the last answer; the page leaves with False."""
        if self._undo is not None:
            undo, self._undo = self._undo, None
            await undo()
            self.leave(False)

    def touched(self, sheet: str, place: str, clicked: bool) -> None:
        """A click on the name does what Enter does."""
        if clicked:
            self.do_take()

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look), self.look
        paint_sky(canvas)
        y = max(0, (height - TOWER_HEIGHT - 6) // 2)
        if height >= TOWER_HEIGHT + 6:
            paint_tower(canvas, (width - TOWER_WIDTH) // 2, y, spark=len(self._person))
            y += TOWER_HEIGHT + 1
        else:
            y = height // 2 - 3
        canvas.text(0, y, "Pass the keyboard to", look.style("muted"), width=width, align="center")
        plate = look.style("background", on=self._role, bold=True)
        name = f"  {self._person}  "
        key = self.shown_key("take")
        x = max(0, (width - width_of(name)) // 2)
        canvas.text(x, y + 2, name, plate)
        canvas.target("plate", x, y + 2, width_of(name), 1)
        words = f"The others look away, please. {key} shows your side of the table."
        canvas.text(0, y + 4, words, look.style("text"), width=width, align="center")
        return canvas.picture()
