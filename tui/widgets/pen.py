"""The pen: a canvas with its context, and drawing operations for all pieces.

A piece that can be pointed at has a place. The pen makes its cells a target for that place, paints
the jump letter into a reserved cell, and draws the piece under the cursor in bold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar, cast

from attrs import field, frozen
from rich.style import Style

from themes.glyphs import Glyphs
from tui.widgets.area import Area
from tui.widgets.canvas import Align, BoxKind, Canvas, Offer
from tui.widgets.cells import width_of

CHANGED = Style(underline=True)
"""Applied to changed words; a changed frame is drawn in the accent colour instead."""

P = ParamSpec("P")
V = TypeVar("V")

Run = tuple[str, Style]
"""A few characters in one style."""
_BLANKS_OR_WORD = re.compile(r" +|[^ ]+")


def total_width(runs: Iterable[Run]) -> int:
    return sum(width_of(text) for text, _ in runs)


def wrapped_runs(runs: Iterable[Run], width: int) -> list[list[Run]]:
    """Runs on as many rows as they need, broken between words."""
    rows: list[list[Run]] = [[]]
    used_cells = 0
    for blanks, word in _words_of(runs):
        size = total_width(word)
        if rows[-1] and used_cells + total_width(blanks) + size > width:
            blanks, used_cells = [], 0
            rows.append([])
        rows[-1] += (*blanks, *word)
        used_cells += total_width(blanks) + size
    return rows


def _words_of(runs: Iterable[Run]) -> Iterator[tuple[list[Run], list[Run]]]:
    """The words of runs, each with the blanks before it; a word may have several styles."""
    blanks: list[Run] = []
    word: list[Run] = []
    for text, style in runs:
        for part in _BLANKS_OR_WORD.findall(text):
            if part.isspace() and word:
                yield blanks, word
                blanks, word = [], []
            (blanks if part.isspace() else word).append((part, style))
    if word:
        yield blanks, word


def piece(paint: Callable[P, None]) -> Callable[P, None]:
    """A decorator for painters of one piece, `paint(pen, ..., area)`, that skips undrawn rows."""

    @wraps(paint)
    def paint_if_drawn(*args: P.args, **kwargs: P.kwargs) -> None:
        canvas = cast("Pen[Any]", args[0]).canvas
        area = next(each for each in args if isinstance(each, Area))
        if canvas.draws_rows(area.y, area.height):
            paint(*args, **kwargs)

    return paint_if_drawn


@frozen
class Token:
    """A word on a line; the cell before it is reserved for its jump letter."""

    runs: tuple[Run, ...]
    place: str = ""
    shows_news: bool = True
    stays_with_next: bool = False
    """Is it on the same line as the next token, such as a heading before its first word?"""
    width: int = field(init=False, eq=False, repr=False)
    """The width of the word, without the cell before it; cached because it is read often."""

    @width.default
    def _default_width(self) -> int:
        return total_width(self.runs)


@frozen
class Pen(Generic[V]):
    """The drawing context of painters; each game adds its own needs."""

    canvas: Canvas
    view: V
    offer: Offer

    @property
    def glyphs(self) -> Glyphs:
        return self.canvas.look.glyphs

    def ink(
        self, role: str, *, on: str | None = None, bold: bool = False, italic: bool = False
    ) -> Style:
        return self.canvas.look.style(role, on=on, bold=bold, italic=italic)

    def faint_ink(self, role: str) -> Style:
        """The style of less important text, its colour between the role's and muted text.

        It stays readable, which the terminal's own faint text often is not.
        """
        return self.canvas.look.blend(role, "muted", 0.5)

    def write(self, x: int, y: int, text: str, role: str = "text", *, width: int) -> int:
        """Write one line in the colour of a role, cut to the width, and return the x after it."""
        return self.canvas.text(x, y, text, self.ink(role), width=width)

    def runs(self, x: int, y: int, runs: Iterable[Run], width: int) -> int:
        """Paint runs one after the other, cut to the width, and return the x after them."""
        end = x + width
        for text, style in runs:
            if x < end and text:
                x = self.canvas.text(x, y, text, style, width=end - x)
        return x

    def wrap(self, area: Area, text: str, style: Style) -> int:
        """Write a text wrapped into an area and return the rows used."""
        return self.canvas.wrap(area.x, area.y, area.width, area.height, text, style)

    def lines(
        self, area: Area, texts: Iterable[str], style: Style, *, align: Align = "left"
    ) -> int:
        """Write texts one below the other, cut to the area's width, and return their number."""
        row = 0
        for row, text in enumerate(texts, 1):
            y = area.y + row - 1
            self.canvas.text(area.x, y, text, style, width=area.width, align=align)
        return row

    # Places

    def is_cursor(self, place: str) -> bool:
        return bool(place) and place == self.offer.cursor

    def fresh_style(self, place: str, style: Style) -> Style:
        """A style, marked if its place has changed recently."""
        return style + CHANGED if place in self.offer.changed_places else style

    def add_target(self, place: str, area: Area) -> None:
        self.canvas.target(place, area.x, area.y, area.width, area.height)

    def paint_jump_letter(self, place: str, x: int, y: int) -> None:
        letter = self.offer.places.get(place)
        if letter:
            self.canvas.text(x, y, letter, self.ink("background", on="focus", bold=True))

    def wide_cap(self, place: str, right: int, y: int) -> None:
        """Paint the jump letter as a key cap of three cells that ends before `right`."""
        letter = self.offer.places.get(place)
        if letter:
            key = f" {letter} "
            style = self.ink("background", on="focus", bold=True)
            self.canvas.text(right - len(key), y, key, style)

    def finish_piece(self, place: str, area: Area, *, news: bool = True) -> None:
        """Finish a piece without a frame: its target, jump letter and highlight.

        The first cell of the area is reserved for the letter. Without `news` a change is not
        highlighted.
        """
        if place:
            self.add_target(place, area)
            self.highlight_piece(place, area, news=news)

    def highlight_piece(self, place: str, area: Area, *, news: bool = True) -> None:
        """Paint the jump letter and the highlight of a piece that has its target and its texts."""
        if self.is_cursor(place):
            style = self.canvas.look.style("focus", reverse=True, bold=True)
            self.canvas.restyle(area.x, area.y, area.width, area.height, style)
        elif news and place in self.offer.changed_places:
            self.canvas.restyle(area.x + 1, area.y, area.width - 1, area.height, CHANGED)
        self.paint_jump_letter(place, area.x, area.y)

    def frame(
        self,
        area: Area,
        *,
        place: str = "",
        role: str = "border",
        kind: BoxKind = "rounded",
        title: str = "",
        title_style: Style | None = None,
        fill: str = "surface",
    ) -> None:
        """Paint the frame of a piece: heavy under the cursor, with its letter in the top edge."""
        edge = self.ink(role)
        if self.is_cursor(place):
            kind, edge = "heavy", self.ink("focus", bold=True)
        elif place and place in self.offer.changed_places:
            edge = self.ink("accent")
        self.canvas.box(
            area.x,
            area.y,
            area.width,
            area.height,
            edge,
            title=title,
            kind=kind,
            title_style=title_style,
            fill=self.ink("text", on=fill),
        )
        if place:
            self.add_target(place, area)
            self.wide_cap(place, area.right - 1, area.y)

    def button(self, place: str, text: str, area: Area) -> None:
        """Paint a button of one line; its first cells are reserved for the jump letter."""
        is_offered = place in self.offer.places
        style = self.ink("bright" if is_offered else "muted", on="raised", bold=is_offered)
        self.canvas.text(area.x, area.y, f"   {text} ", style, width=area.width)
        self.add_target(place, area)
        if self.is_cursor(place):
            focus = self.canvas.look.style("focus", reverse=True, bold=True)
            self.canvas.restyle(area.x, area.y, area.width, 1, focus)
        self.wide_cap(place, area.x + 3, area.y)

    def buttons(self, line: Area, labels: Iterable[tuple[str, str]]) -> int:
        """Paint buttons (place, text) from the right end of a line and return their width."""
        right = line.right
        for place, text in labels:
            width = width_of(text) + 4
            self.button(place, text, Area(right - width, line.y, width, 1))
            right -= width + 1
        return line.right - right

    # Text on lines

    def rule(self, line: Area, title: str, *, note: str = "", role: str = "muted") -> int:
        """Paint a line across with a heading in it and return the x after the heading.

        `note` is painted at the right end if it fits.
        """
        self.canvas.hline(line.x, line.y, line.width, self.ink("border"))
        if line.width < len(title) + 4:
            return line.x
        x = self.canvas.text(line.x + 1, line.y, f" {title} ", self.ink(role, bold=True))
        if note and x + len(note) + 4 <= line.right:
            left = line.right - len(note) - 3
            self.canvas.text(left, line.y, f" {note} ", self.ink("muted"))
        return x

    def flow(
        self, area: Area, tokens: list[Token], *, sign_colour: str = "muted", sign: str = "+"
    ) -> int:
        """Set tokens on lines, one free cell before each, and return the lines used.

        The tokens that do not fit are counted at the end, after a `sign` of one cell ("+3").
        """
        lines, left = _token_lines(tokens, area.width, area.height)
        for row, line in enumerate(lines):
            x = area.x
            for token in line:
                self.runs(x + 1, area.y + row, token.runs, token.width)
                spot = Area(x, area.y + row, token.width + 1, 1)
                self.finish_piece(token.place, spot, news=token.shows_news)
                x += token.width + 1
            if left and row == len(lines) - 1 and x + 3 <= area.right:
                self.canvas.text(x + 1, area.y + row, f"{sign}{left}", self.ink(sign_colour))
        return len(lines)


def line_count(tokens: list[Token], width: int) -> int:
    """The number of lines that the tokens take at a width."""
    return len(_token_lines(tokens, width, len(tokens))[0])


def _token_lines(tokens: list[Token], width: int, height: int) -> tuple[list[list[Token]], int]:
    lines: list[list[Token]] = []
    line_width = 0
    for number, token in enumerate(tokens):
        follower = tokens[number + 1 : number + 2] if token.stays_with_next else ()
        needed_width = token.width + 1 + sum(each.width + 1 for each in follower)
        if lines and line_width + needed_width <= width:
            lines[-1].append(token)
            line_width += token.width + 1
        elif len(lines) < height:
            lines.append([token])
            line_width = token.width + 1
        else:
            return _with_room_for_count(lines, width, len(tokens) - number)
    return lines, 0


def _with_room_for_count(
    lines: list[list[Token]], width: int, tokens_left: int
) -> tuple[list[list[Token]], int]:
    """The lines with room for "+3" after the last, and the number of tokens left out."""
    line = lines[-1] if lines else []
    while line and not line[-1].place and sum(t.width + 1 for t in line) + 3 > width:
        line.pop()
        tokens_left += 1
    return lines, tokens_left
