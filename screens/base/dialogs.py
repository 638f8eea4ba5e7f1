"""A small card with a few items to choose from, or a question with yes and no."""

from __future__ import annotations

from textual.app import ComposeResult

from screens.base.listing import ListingPage
from screens.base.page import Popup
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.entry import Entry
from tui.widgets.items import Item, paint_items
from tui.widgets.sheet import Sheet

NO_OR_YES = (Item("", "No", letter="n"), Item("yes", "Yes", letter="y"))


class ChoosePage(Popup, ListingPage):
    """Leaves with the action of the item that was chosen, or with nothing."""

    def __init__(self, title: str, items: tuple[Item, ...], words: str = "") -> None:
        super().__init__(classes="popup small")
        self._title = title
        self._items = items
        self._words = words

    def compose(self) -> ComposeResult:
        """One card, as high as it must be."""
        card = Sheet(self._paint, id="card")
        card.styles.height = min(len(self._items), 12) + 4 + (3 if self._words else 0)
        yield card

    def point_at(self, action: str) -> None:
        """Put the cursor on the item of an action, before the page is shown."""
        actions = [item.action for item in self._items]
        self._cursor = actions.index(action) if action in actions else 0

    @property
    def length(self) -> int:
        """As many as there are items."""
        return len(self._items)

    def do_take(self) -> None:
        """Choose."""
        self.leave(self._items[self.cursor].action)

    def do_home(self) -> None:
        """Leave it."""
        self.leave()

    async def on_letter(self, letter: str) -> None:
        """A letter chooses its item."""
        for item in self._items:
            if item.letter == letter:
                self.leave(item.action)

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "panel"), self.look
        title = look.style("accent", bold=True)
        canvas.box(0, 0, width, height, look.style("accent"), title=self._title, title_style=title)
        y = 2
        if self._words:
            y += canvas.wrap(3, 2, width - 6, 2, self._words, look.style("text")) + 1
        paint_items(canvas, self._items, self.cursor, 2, y, width - 4, height - y - 1)
        return canvas.picture()


def ask(title: str, words: str) -> ChoosePage:
    """A question; it leaves with "yes", or with nothing."""
    return ChoosePage(title, NO_OR_YES, words)


class TypePage(Popup):
    """A card with one line to type. Leaves with the text, or with None."""

    def __init__(self, title: str, words: str, text: str = "", *, longest: int = 40) -> None:
        super().__init__(classes="popup small")
        self._title = title
        self._words = words
        self.entry = Entry(text, longest)
        self._shown = self.entry

    def compose(self) -> ComposeResult:
        """One card."""
        yield Sheet(self._paint, id="card")

    def typed(self, text: str | None) -> None:
        """Done."""
        self.leave(text)

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "panel"), self.look
        title = look.style("accent", bold=True)
        canvas.box(0, 0, width, height, look.style("accent"), title=self._title, title_style=title)
        y = 2 + canvas.wrap(3, 2, width - 6, 2, self._words, look.style("muted"))
        self._shown.paint(canvas, 3, y + 1, width - 6)
        canvas.text(3, height - 2, "Enter confirms, Esc cancels", look.style("muted"))
        return canvas.picture()
