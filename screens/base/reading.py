"""Reading a rulebook: its lines at a width, the reader's position, and the marks."""

from __future__ import annotations

from typing import TypeAlias

from engine.rulebook import Link, Rulebook
from tui.widgets.markdown import TextLine, find_clause, find_words, typeset_lines

CONTEXT_LINES = 3
"""The number of lines shown above a clause, as context."""

TopLine: TypeAlias = tuple[int, int]
"""The first visible block, and the number of its lines above the top, valid at any width."""


class Reading:
    """A reader's position in a rulebook; `top` is the number of the first visible line."""

    def __init__(self, book: Rulebook, clause: str = "") -> None:
        self.book = book
        self.clause = clause
        """The marked clause; empty for none."""
        self.query = ""
        self.link = 0
        """The number of the link under the cursor; 0 for none."""
        self.top = 0
        self.rows = 1
        """The number of visible lines."""
        self.lines: list[TextLine] = []
        self._width = 0
        self._visited_positions: list[tuple[TopLine, int, str]] = []
        """The positions of followed links: the place, the link, and the marked clause."""

    # Setting the text

    def fit_to_width(self, width: int, rows: int, left_at: TopLine | None = None) -> None:
        """Set the text again if the width has changed, keeping the position.

        `left_at` is the last position of an earlier reading; this one begins there unless it has a
        clause.
        """
        self.rows = max(1, rows)
        if width == self._width:
            return
        position = self.top_line if self.lines else None if self.clause else left_at
        self.lines, self._width = typeset_lines(self.book, width), width
        if position is None:
            self.top = max(0, find_clause(self.lines, self.clause) - CONTEXT_LINES)
        else:
            self.top = self._line_at(position)

    @property
    def visible_lines(self) -> list[TextLine]:
        return self.lines[self.top : self.top + self.rows]

    @property
    def top_line(self) -> TopLine:
        block = self.lines[self.top].block if self.lines else 0
        return block, self.top - self._line_at((block, 0))

    def _line_at(self, top_line: TopLine) -> int:
        block, rows = top_line
        first = next((n for n, line in enumerate(self.lines) if line.block == block), 0)
        return first + rows

    # Scrolling

    def scroll_to(self, top: int) -> None:
        self.top = max(0, min(top, len(self.lines) - 1))

    def scroll(self, rows: int) -> None:
        last = max(self.top, len(self.lines) - self.rows)
        self.scroll_to(min(self.top + rows, last))

    # Chapters

    @property
    def chapter(self) -> str:
        """The number of the current chapter: of the marked clause, or the first visible one."""
        clauses = [line.clause for line in self.visible_lines if line.clause]
        above = [line.clause for line in self.lines[: self.top] if line.clause]
        current_clause = (
            self.clause if self.clause in clauses else (clauses or above[-1:] or [""])[0]
        )
        return current_clause.partition(".")[0]

    def step_chapter(self, step: int) -> None:
        headings = [n for n, line in enumerate(self.lines) if line.heading and line.clause]
        if step > 0:
            self.scroll_to(next((n for n in headings if n > self.top), self.top))
        else:
            self.scroll_to(next((n for n in reversed(headings) if n < self.top), 0))

    # Links

    @property
    def links(self) -> dict[int, Link]:
        """The visible links, by their numbers."""
        page = self.lines[self.top : self.top + self.rows + 1]
        links = (span.link for line in page for span in line.spans)
        return {link.number: link for link in links if link is not None}

    def step_link(self, step: int) -> None:
        """Go to the next or previous visible link; without one, scroll a page."""
        for _ in range(2):
            links = sorted(self.links, reverse=step < 0)
            beyond = [number for number in links if (number - self.link) * step > 0]
            if self.link not in links:
                beyond = links
            if beyond:
                self.link = beyond[0]
                return
            self.link, old_top = 0, self.top
            self.scroll(step * self.rows)
            if self.top == old_top:
                return

    def go_to_clause(self, clause: str) -> None:
        self._visited_positions.append((self.top_line, self.link, self.clause))
        self.clause, self.link = clause, 0
        self.scroll_to(find_clause(self.lines, clause) - (CONTEXT_LINES if "." in clause else 0))

    @property
    def can_return(self) -> bool:
        return bool(self._visited_positions)

    def go_back(self) -> None:
        place, self.link, self.clause = self._visited_positions.pop()
        self.scroll_to(self._line_at(place))

    # Searching

    @property
    def results(self) -> list[int]:
        return find_words(self.lines, self.query)

    def go_to_result(self, start: int, step: int) -> None:
        """Go to the first result from a line, forwards or backwards, wrapping around."""
        results = self.results
        if not results:
            return
        if step > 0:
            self.scroll_to(next((n for n in results if n >= start), results[0]))
        else:
            self.scroll_to(next((n for n in reversed(results) if n <= start), results[-1]))
