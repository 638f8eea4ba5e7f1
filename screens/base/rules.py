"""The rules of a game: read, searched, opened at a clause, and followed from clause to clause."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from textual.app import ComposeResult

from engine.core import registry
from engine.rulebook import Link, rulebook_of
from screens.base.dialogs import ChoosePage
from screens.base.page import Page
from tui.widgets.bars import Hint, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.entry import Entry
from tui.widgets.items import Item
from tui.widgets.markdown import LINK, TextLine, find_clause, find_words, paint_text_line, set_lines
from tui.widgets.sheet import Sheet

WIDEST = 92
"""Longer lines are hard to read."""
CONTENTS_FROM = 112
"""The width from which the table of contents is shown beside the text."""
CONTENTS = 30
"""The cells that the table of contents takes there."""
ABOVE = 3
"""Lines above a clause that tell the reader where in the book it is."""
_LEFT_AT: WeakKeyDictionary[object, dict[str, tuple[int, int]]] = WeakKeyDictionary()
"""For each app the place where the rules of a game were left, as `RulesPage._place` tells it."""
CHAPTER = "chapter:"
"""Chapters in the table of contents are targets named chapter:1 and so on."""


def open_rules(page: Page, game: str = "", clause: str = "") -> None:
    """Open the rules of a game at a clause; without a game, let the player choose one."""
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
        self._book = rulebook_of(self._game)
        self._clause = clause
        self._query = ""
        self._top = -1
        self._width = 0
        self._lines: list[TextLine] = []
        self._link = 0
        """The number of the link under the cursor."""
        self._visited: list[tuple[int, int, int, str]] = []
        """Where links were followed: block, lines into it, link, and the clause marked there."""

    def compose(self) -> ComposeResult:
        """The title, the text, the keys."""
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint, id="rules")
        yield self.footer()

    def hints(self) -> tuple[Hint, ...]:
        """Searching, following links, and going back."""
        found = bool(self._query)
        return (
            self.hint("back", "leave"),
            self.hint("contents", "contents"),
            self.hint("search", "search"),
            self.hint("next_match", "next", ready=found),
            self.hint("next_link", "link"),
            self.hint("last_place", "return", ready=bool(self._visited)),
            self.hint("help", "help"),
        )

    # Chapters

    def do_contents(self) -> None:
        """Choose a chapter."""
        chapters = self._book.chapters
        items = tuple(Item(each.number, each.title, letter=each.number) for each in chapters)
        if items:
            page = ChoosePage("Contents", items)
            page.point_at(self._chapter())
            self.open(page, self._to_chapter)

    def _to_chapter(self, number: str | None) -> None:
        if number:
            self._visit(number)

    def _chapter(self) -> str:
        """The number of the chapter that is read: of the clause marked, or the first in sight."""
        page = self._lines[self._top : self._top + self._page()]
        shown = [line.clause for line in page if line.clause]
        above = [line.clause for line in self._lines[: self._top] if line.clause]
        here = self._clause if self._clause in shown else (shown or above[-1:] or [""])[0]
        return here.partition(".")[0]

    def do_next_chapter(self) -> None:
        """Scroll to the next chapter."""
        self._step_chapter(1)

    def do_previous_chapter(self) -> None:
        """Scroll to the previous chapter."""
        self._step_chapter(-1)

    def _step_chapter(self, step: int) -> None:
        """Go to the first heading below the top line, or to the last one above it."""
        headings = [n for n, line in enumerate(self._lines) if line.heading and line.clause]
        if step > 0:
            self._go(next((n for n in headings if n > self._top), self._top))
        else:
            self._go(next((n for n in reversed(headings) if n < self._top), 0))

    # Links

    def _links(self) -> dict[int, Link]:
        """The links in sight, by their numbers."""
        page = self._lines[self._top : self._top + self._page() + 1]
        links = (span.link for line in page for span in line.spans)
        return {link.number: link for link in links if link is not None}

    def do_next_link(self) -> None:
        """Go to the next link in sight; without one, a page on."""
        self._step_link(1)

    def do_previous_link(self) -> None:
        """Go to the link before, in sight; without one, a page back."""
        self._step_link(-1)

    def _step_link(self, step: int) -> None:
        for _ in range(2):
            links = sorted(self._links(), reverse=step < 0)
            beyond = [number for number in links if (number - self._link) * step > 0]
            if self._link not in links:
                beyond = links
            if beyond:
                self._link = beyond[0]
                break
            self._link = 0
            before = self._top
            self._scroll(step * self._page())
            if self._top == before:
                break
        self.repaint()

    def do_take(self) -> None:
        """Follow the link under the cursor; without one a page down, as readers are used to."""
        link = self._links().get(self._link)
        if link is None:
            self.do_page_down()
        else:
            self._visit(link.to)

    def _visit(self, clause: str) -> None:
        """Go to a clause, and remember from where."""
        self._visited.append((*self._place(), self._link, self._clause))
        self._clause, self._link = clause, 0
        self._go(find_clause(self._lines, clause) - (ABOVE if "." in clause else 0))

    def do_last_place(self) -> None:
        """Back to where the last link was followed; from the first place, leave."""
        if not self._visited:
            self.leave()
            return
        block, rows, self._link, self._clause = self._visited.pop()
        self._go(self._line_at(block, rows))

    def touched(self, sheet: str, place: str, clicked: bool) -> None:
        """Pointing chooses a link, clicking follows it; a chapter is opened."""
        if place.startswith(LINK):
            self._link = int(place.removeprefix(LINK))
            if clicked:
                self.do_take()
            else:
                self.repaint()
        elif place.startswith(CHAPTER) and clicked:
            self._visit(place.removeprefix(CHAPTER))

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
        """Scroll to the next place that was found."""
        self._to_match(self._top + 1, 1)

    def do_previous_match(self) -> None:
        """Scroll to the previous place that was found."""
        self._to_match(self._top - 1, -1)

    def _matches(self) -> list[int]:
        return find_words(self._lines, self._query)

    def _to_match(self, start: int, step: int) -> None:
        """Go to the first match from a line on, or back, round the ends."""
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
        """Scroll one line up."""
        self._go(self._top - 1)

    def do_down(self) -> None:
        """Scroll one line down."""
        self._scroll(1)

    def do_page_up(self) -> None:
        """Scroll one page up."""
        self._go(self._top - self._page())

    def do_page_down(self) -> None:
        """Scroll one page down."""
        self._scroll(self._page())

    def do_first(self) -> None:
        """Scroll to the beginning."""
        self._go(0)

    def do_last(self) -> None:
        """Scroll to the end."""
        self._go(len(self._lines) - self._page())

    def leave(self, result: object = None) -> None:
        """Go back to the page behind, and remember the place for the next reading."""
        _LEFT_AT.setdefault(self.app, {})[self._game.slug] = self._place()
        super().leave(result)

    def do_home(self) -> None:
        """Leave the rules, but do not go home: a match may be waiting."""
        self.leave()

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        """Scroll with the wheel."""
        message.stop()
        self._scroll(message.rows)

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        return paint_title(f"{self._game.title}: rules", "", (), width, self.look)

    def _place(self) -> tuple[int, int]:
        """The block at the top, and how many of its lines are above: true at any width."""
        block = self._lines[self._top].block if self._lines else 0
        return block, self._top - self._line_at(block, 0)

    def _line_at(self, block: int, rows: int) -> int:
        """The line that is `rows` lines into a block."""
        first = next((n for n, line in enumerate(self._lines) if line.block == block), 0)
        return first + rows

    def _set(self, width: int) -> None:
        """Set the text anew when the width has changed, keeping the place."""
        if width == self._width:
            return
        place = self._place() if self._lines else None
        if place is None and not self._clause:
            place = _LEFT_AT.get(self.app, {}).get(self._game.slug)
        self._lines, self._width = set_lines(self._book, width), width
        if place is None:
            self._top = max(0, find_clause(self._lines, self._clause) - ABOVE)
        else:
            self._top = self._line_at(*place)

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "surface"), self.look
        left = CONTENTS if width >= CONTENTS_FROM and self._book.chapters else 0
        column = min(WIDEST, width - left - 6)
        x = left + (width - left - column) // 2
        self._set(column)
        for row, line in enumerate(self._lines[self._top : self._top + height - 1]):
            here = bool(self._clause) and line.clause == self._clause
            if here:
                canvas.put(x - 2, row + 1, look.glyphs.cursor, look.style("focus", bold=True))
            paint_text_line(
                canvas,
                line,
                x,
                row + 1,
                column,
                look=look,
                query=self._query,
                chosen=self._link,
            )
        if left:
            self._paint_contents(canvas, left)
        self._paint_place(canvas)
        if self.entry is not None:
            canvas.fill(left, height - 1, width - left, 1, look.style("text", on="raised"))
            canvas.text(x, height - 1, "Search: ", look.style("accent", bold=True))
            self.entry.paint(canvas, x + 8, height - 1, column - 8)
        return canvas.picture()

    def _paint_contents(self, canvas: Canvas, width: int) -> None:
        """Paint the chapters at the left, the one that is read marked."""
        look, here = canvas.look, self._chapter()
        canvas.fill(0, 0, width - 1, canvas.height, look.style("text", on="panel"))
        canvas.text(2, 1, "Contents", look.style("muted", bold=True))
        for y, chapter in enumerate(self._book.chapters[: canvas.height - 4], 3):
            is_here = chapter.number == here
            if is_here:
                canvas.fill(0, y, width - 1, 1, look.style("bright", on="raised"))
                canvas.put(0, y, look.glyphs.edge, look.style("focus"))
            canvas.text(2, y, f"{chapter.number:>2}", look.style("gold", bold=True))
            words = look.style("bright" if is_here else "text", bold=is_here)
            canvas.text(5, y, chapter.title, words, width=width - 7)
            canvas.target(f"{CHAPTER}{chapter.number}", 0, y, width - 1, 1)

    def _paint_place(self, canvas: Canvas) -> None:
        """Paint a thin bar at the right that shows how far down the reader is."""
        look, height = canvas.look, canvas.height
        total = max(1, len(self._lines))
        size = max(1, height * height // (total + height))
        at = round(self._top / total * (height - size))
        canvas.vline(canvas.width - 1, 0, height, look.style("border"))
        canvas.vline(canvas.width - 1, at, size, look.style("accent"), look.glyphs.heavy.vertical)
