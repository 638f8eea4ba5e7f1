"""Pages with a list, which share the handling of arrows, wheel and mouse."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult

from screens.base.page import Page
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.items import Item, item_number, paint_items
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


class ItemsPage(ListingPage):
    """A page with paragraphs of text, and below them items, each with the key of its action."""

    def __init__(self) -> None:
        super().__init__(classes="account")

    def compose(self) -> ComposeResult:
        yield Sheet(self.paint_title, id="title")
        yield Sheet(self._paint, id="account")
        yield self.footer()

    @property
    def items(self) -> tuple[Item, ...]:
        raise NotImplementedError

    def paragraphs(self) -> tuple[tuple[str, str], ...]:
        """The texts above the items, each with its role."""
        raise NotImplementedError

    def paint_title(self, width: int, height: int) -> Picture:
        raise NotImplementedError

    @property
    def length(self) -> int:
        return len(self.items)

    async def action_choose(self) -> None:
        await self.act(self.items[self.cursor].action)

    def _paint(self, width: int, height: int) -> Picture:
        canvas, column, y = Canvas(width, height, self.look), min(width - 8, 84), 2
        for text, role in self.paragraphs():
            y += canvas.wrap(4, y, column, 6, text, self.look.style(role))
            y += 0 if text.endswith(":") else 1
        items = self.items_with_keys(self.items)
        paint_items(canvas, items, self.cursor, 3, y, column, height - y - 1)
        return canvas.picture()
