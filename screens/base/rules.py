"""The rules of a game: read, searched, or opened at a clause."""

from __future__ import annotations

from textual.app import ComposeResult

from engine.core import registry
from screens.base.dialogs import ChoosePage
from screens.base.page import Page
from tui.widgets.bars import Hint, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.entry import Entry
from tui.widgets.items import Item
from tui.widgets.prose import ProseLine, find_clause, paint_prose_line, set_prose
from tui.widgets.sheet import Sheet

WIDEST = 92
"""Longer lines are hard to read."""


def open_rules(page: Page, game: str = "", clause: str = "") -> None:
    """The rules of a game at a clause; without a game, the person chooses one if there are many."""
    games = [name for name in registry.names() if registry.find(name).rules is not None]
    if game and game not in games:
        page.say(f"{registry.find(game).title} has no written rules")
    elif game or len(games) == 1:
        page.open(RulesPage(game or games[0], clause))
    else:
        items = tuple(Item(name, registry.find(name).title) for name in games)
        page.open(
            ChoosePage("Rules of", items),
            lambda name: page.open(RulesPage(name)) if name else None,
        )


class RulesPage(Page):
    """A rulebook."""

    SCOPE = "rules"

    def __init__(self, game: str, clause: str = "") -> None:
        super().__init__()
        self._game = registry.find(game)
        rules = self._game.rules
        self._source = rules.read_text("utf-8") if rules is not None else ""
        self._clause = clause
        self._query = ""
        self._top = -1
        self._shown = (0, False)
        self._lines: list[ProseLine] = []

    def compose(self) -> ComposeResult:
        """The title, the text, the keys."""
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint, id="rules")
        yield self.footer()

    def hints(self) -> tuple[Hint, ...]:
        """Searching and going back."""
        found = bool(self._query)
        return (
            self.hint("back", "back"),
            self.hint("search", "search"),
            self.hint("next_match", "next", ready=found),
            self.hint("previous_match", "previous", ready=found),
            self.hint("page_down", "next page"),
            self.hint("help", "help"),
        )

    # Searching

    def do_search(self) -> None:
        """Begin to type what to look for."""
        self.entry = Entry()
        self.repaint()

    def typing(self, text: str) -> None:
        """Show the first place while the words are typed."""
        self._query = text
        self._to_match(self._top, 1)

    def typed(self, text: str | None) -> None:
        """Go to the first place found, or say that there is none."""
        self._query = text or ""
        if self._query and not self._matches():
            self.say(f"{self._query!r} is not in the rules")
            self._query = ""

    def do_next_match(self) -> None:
        """The next place found."""
        self._to_match(self._top + 1, 1)

    def do_previous_match(self) -> None:
        """The place before."""
        self._to_match(self._top - 1, -1)

    def _matches(self) -> list[int]:
        query = self._query.lower()
        return [n for n, line in enumerate(self._lines) if query and query in line.text.lower()]

    def _to_match(self, start: int, step: int) -> None:
        """To the first match from a line on, or back, round the ends."""
        matches = self._matches()
        if not matches:
            return
        if step > 0:
            self._go(next((n for n in matches if n >= start), matches[0]))
        else:
            self._go(next((n for n in reversed(matches) if n <= start), matches[-1]))

    # Scrolling

    def _go(self, top: int) -> None:
        self._top = max(0, min(top, len(self._lines) - 1))
        self.repaint()

    def _scroll(self, rows: int) -> None:
        """Go up or down, but leave no empty page below the end of the text."""
        last = max(self._top, len(self._lines) - self._page())
        self._go(min(self._top + rows, last))

    def _page(self) -> int:
        return max(1, self.query_one("#rules").size.height - 2)

    def do_up(self) -> None:
        """One line up."""
        self._go(self._top - 1)

    def do_down(self) -> None:
        """One line down."""
        self._scroll(1)

    def do_page_up(self) -> None:
        """A page up."""
        self._go(self._top - self._page())

    def do_page_down(self) -> None:
        """A page down."""
        self._scroll(self._page())

    def do_take(self) -> None:
        """A page down, as readers of long texts are used to."""
        self.do_page_down()

    def do_first(self) -> None:
        """To the beginning."""
        self._go(0)

    def do_last(self) -> None:
        """To the end."""
        self._go(len(self._lines) - self._page())

    def do_home(self) -> None:
        """Leaving the rules leads back, not home: a match may be waiting."""
        self.leave()

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        """The wheel."""
        message.stop()
        self._scroll(message.rows)

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        return paint_title(f"{self._game.title}: rules", "", (), width, self.look)

    def _set(self, width: int) -> None:
        """Set the text anew when the width has changed, keeping the place."""
        shown = (width, self.look.glyphs.ascii_only)
        if shown == self._shown:
            return
        share = self._top / max(1, len(self._lines))
        self._lines = set_prose(self._source, width, ascii_only=shown[1])
        if self._top < 0:
            # A few lines above it tell the reader where in the book this is.
            self._top = max(0, find_clause(self._lines, self._clause) - 3)
        else:
            self._top = round(share * len(self._lines))
        self._shown = shown

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "surface"), self.look
        column = min(WIDEST, width - 6)
        x = (width - column) // 2
        self._set(column)
        for row, line in enumerate(self._lines[self._top : self._top + height - 1]):
            here = bool(self._clause) and line.clause == self._clause
            if here:
                canvas.put(x - 2, row + 1, look.glyphs.cursor, look.style("focus", bold=True))
            paint_prose_line(canvas, line, x, row + 1, column, look=look, query=self._query)
        self._paint_place(canvas)
        if self.entry is not None:
            canvas.fill(0, height - 1, width, 1, look.style("text", on="raised"))
            canvas.text(x, height - 1, "Search: ", look.style("accent", bold=True))
            self.entry.paint(canvas, x + 8, height - 1, column - 8)
        return canvas.picture()

    def _paint_place(self, canvas: Canvas) -> None:
        """A thin bar at the right that shows how far down one is."""
        look, height = canvas.look, canvas.height
        total = max(1, len(self._lines))
        size = max(1, height * height // (total + height))
        at = round(self._top / total * (height - size))
        canvas.vline(canvas.width - 1, 0, height, look.style("border"))
        canvas.vline(canvas.width - 1, at, size, look.style("accent"), look.glyphs.heavy.vertical)
