"""Pages with a list, which share the handling of arrows, wheel and mouse."""

from __future__ import annotations

from typing import ClassVar

from screens.base.page import Page
from tui.widgets.items import item_number
from tui.widgets.sheet import Sheet


class ListingPage(Page):
    """A page with a list; `action_choose` takes the entry under the cursor."""

    ENDLESS: ClassVar[bool] = True
    """Does the cursor wrap around at the ends? A long list stops there instead."""
    _cursor = 0

    @property
    def length(self) -> int:
        raise NotImplementedError

    @property
    def cursor(self) -> int:
        """The index of the entry under the cursor, limited to the current length."""
        return max(0, min(self._cursor, self.length - 1))

    def move_cursor_to(self, index: int) -> None:
        self._cursor = index % self.length if self.ENDLESS and self.length else index
        self._cursor = self.cursor
        self.repaint()

    def action_up(self) -> None:
        self.move_cursor_to(self.cursor - 1)

    def action_down(self) -> None:
        self.move_cursor_to(self.cursor + 1)

    def action_first(self) -> None:
        self.move_cursor_to(0)

    def action_last(self) -> None:
        self.move_cursor_to(self.length - 1)

    def action_page_up(self) -> None:
        self.move_cursor_to(max(0, self.cursor - self.size.height // 3))

    def action_page_down(self) -> None:
        self.move_cursor_to(min(self.length - 1, self.cursor + self.size.height // 3))

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        message.stop()
        step = 1 if message.rows > 0 else -1
        self.move_cursor_to(max(0, min(self.cursor + step, self.length - 1)))

    async def on_touched(self, sheet: str, place: str, is_click: bool) -> None:
        self.move_cursor_to(item_number(place))
        if is_click:
            await self.act("choose")
