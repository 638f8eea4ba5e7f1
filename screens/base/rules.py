"""The rules of a game: read, searched, opened at a clause, and followed by links."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from textual.app import ComposeResult

from engine.core import registry
from engine.rulebook import rulebook_of
from screens.base.dialogs import ChoosePage
from screens.base.page import Page
from screens.base.reading import Reading, TopLine
from screens.base.scrolling import ScrollingPage
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.entry import Entry
from tui.widgets.items import Item
from tui.widgets.markdown import LINK, paint_text_line
from tui.widgets.sheet import Sheet

MAX_WIDTH = 92
"""The maximum line width, because longer lines are hard to read."""
MIN_WIDTH_WITH_CONTENTS = 112
"""The minimum width of a page with the table of contents beside the text."""
CONTENTS_WIDTH = 30
_LEFT_AT: WeakKeyDictionary[object, dict[str, TopLine]] = WeakKeyDictionary()
"""The last reading position in each game's rules, for each app."""
CHAPTER = "chapter:"
"""Chapters in the table of contents are targets named chapter:1 and so on."""


def open_rules(page: Page, game: str = "", clause: str = "") -> None:
    """Open the rules of a game at a clause; without a game, let the player choose one."""
    games = [slug for slug in registry.slugs() if registry.find(slug).rules is not None]
    if game and game not in games:
        page.say(f"{registry.find(game).title} has no written rules")
    elif game or len(games) == 1:
        page.open(RulesPage(game or games[0], clause))
    else:
        items = tuple(Item(name, registry.find(name).title) for name in games)
        page.open_for(ChoosePage("Rules of", items), lambda name: page.open(RulesPage(name)))


class RulesPage(ScrollingPage):
    SCOPE = "rules"

    def __init__(self, game: str, clause: str = "") -> None:
        super().__init__()
        self._game = registry.find(game)
        self.reading = Reading(rulebook_of(self._game), clause)

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint, id="rules")
        yield self.footer()

    def footer_keys(self) -> tuple[FooterKey, ...]:
        has_results = bool(self.reading.query)
        return (
            *self.footer_row(back="leave", contents="contents", search="search"),
            self.footer_key("next_result", "next", ready=has_results),
            self.footer_key("next_link", "link"),
            self.footer_key("last_place", "return", ready=self.reading.can_return),
            self.footer_key("help", "help"),
        )

    def action_contents(self) -> None:
        chapters = self.reading.book.chapters
        items = tuple(Item(each.number, each.title, letter=each.number) for each in chapters)
        if items:
            page = ChoosePage("Contents", items)
            page.point_at(self.reading.chapter)
            self.open_for(page, self.follow_link)

    def action_search(self) -> None:
        self.entry = Entry()
        self.repaint()

    def on_typing(self, text: str) -> None:
        self.reading.query = text
        self.reading.go_to_result(self.reading.top, 1)
        self.repaint()

    def on_typed(self, text: str | None) -> None:
        self.reading.query = text or ""
        if text and not self.reading.results:
            self.say(f"{text!r} is not in the rules")
            self.reading.query = ""

    def on_touched(self, sheet: str, place: str, is_click: bool) -> None:
        if place.startswith(LINK):
            self.reading.link = int(place.removeprefix(LINK))
            if is_click:
                self.action_choose()
            self.repaint()
        elif place.startswith(CHAPTER) and is_click:
            self.follow_link(place.removeprefix(CHAPTER))

    def action_next_chapter(self) -> None:
        self._move(self.reading.step_chapter, 1)

    def action_previous_chapter(self) -> None:
        self._move(self.reading.step_chapter, -1)

    def action_next_link(self) -> None:
        self._move(self.reading.step_link, 1)

    def action_previous_link(self) -> None:
        self._move(self.reading.step_link, -1)

    def action_next_result(self) -> None:
        self._move(self.reading.go_to_result, self.reading.top + 1, 1)

    def action_previous_result(self) -> None:
        self._move(self.reading.go_to_result, self.reading.top - 1, -1)

    def action_choose(self) -> None:
        """Follow the link under the cursor; without one, scroll a page down."""
        link = self.reading.links.get(self.reading.link)
        if link is None:
            self.scroll(self.reading.rows)
        else:
            self.follow_link(link.target)

    def action_last_place(self) -> None:
        """Go back to the position of the last followed link; without one, leave."""
        if self.reading.can_return:
            self._move(self.reading.go_back)
        else:
            self.leave()

    def follow_link(self, clause: str) -> None:
        self._move(self.reading.go_to_clause, clause)

    def scroll(self, rows: int) -> None:
        self._move(self.reading.scroll, rows)

    def _move(self, step: Callable[..., None], *args: Any) -> None:
        step(*args)
        self.repaint()

    @property
    def rows_of_a_page(self) -> int:
        return self.reading.rows

    def leave(self, result: object = None) -> None:
        """Go back to the page behind, and remember the position for the next reading."""
        _LEFT_AT.setdefault(self.app, {})[self._game.slug] = self.reading.top_line
        super().leave(result)

    def action_home(self) -> None:
        """Leave the rules, but do not go home, because a match may be waiting."""
        self.leave()

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        return paint_title(f"{self._game.title}: rules", "", (), width, self.look)

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look, reading = Canvas(width, height, self.look, "surface"), self.look, self.reading
        left = CONTENTS_WIDTH if width >= MIN_WIDTH_WITH_CONTENTS and reading.book.chapters else 0
        column = min(MAX_WIDTH, width - left - 6)
        x = left + (width - left - column) // 2
        reading.fit_to_width(column, height - 2, _LEFT_AT.get(self.app, {}).get(self._game.slug))
        for row, line in enumerate(reading.lines[reading.top : reading.top + height - 1]):
            is_current = bool(reading.clause) and line.clause == reading.clause
            if is_current:
                canvas.put(x - 2, row + 1, look.glyphs.cursor, look.style("focus", bold=True))
            paint_text_line(
                canvas,
                line,
                x,
                row + 1,
                column,
                look=look,
                query=reading.query,
                link_number=reading.link,
            )
        if left:
            paint_contents(canvas, reading, left)
        paint_bar(canvas, reading)
        if self.entry is not None:
            canvas.fill(left, height - 1, width - left, 1, look.style("text", on="raised"))
            canvas.text(x, height - 1, "Search: ", look.style("accent", bold=True))
            self.entry.paint(canvas, x + 8, height - 1, column - 8)
        return canvas.picture()


def paint_contents(canvas: Canvas, reading: Reading, width: int) -> None:
    look, current_chapter = canvas.look, reading.chapter
    canvas.fill(0, 0, width - 1, canvas.height, look.style("text", on="panel"))
    canvas.text(2, 1, "Contents", look.style("muted", bold=True))
    for y, chapter in enumerate(reading.book.chapters[: canvas.height - 4], 3):
        is_here = chapter.number == current_chapter
        if is_here:
            canvas.fill(0, y, width - 1, 1, look.style("bright", on="raised"))
            canvas.put(0, y, look.glyphs.edge, look.style("focus"))
        canvas.text(2, y, f"{chapter.number:>2}", look.style("gold", bold=True))
        text = look.style("bright" if is_here else "text", bold=is_here)
        canvas.text(5, y, chapter.title, text, width=width - 7)
        canvas.target(f"{CHAPTER}{chapter.number}", 0, y, width - 1, 1)


def paint_bar(canvas: Canvas, reading: Reading) -> None:
    look, height = canvas.look, canvas.height
    total = max(1, len(reading.lines))
    size = max(1, height * height // (total + height))
    top = round(reading.top / total * (height - size))
    canvas.vline(canvas.width - 1, 0, height, look.style("border"))
    canvas.vline(canvas.width - 1, top, size, look.style("accent"), look.glyphs.heavy.vertical)
