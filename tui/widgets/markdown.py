"""A rulebook set in lines of a given width, and painted.

Clauses have their number in the margin, list items a hanging indent, and links are targets for the
mouse.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from attrs import evolve, frozen
from rich.style import Style

from engine.rulebook import Block, Rulebook, Span, Spans
from themes.look import Look
from tui.widgets.canvas import Canvas
from tui.widgets.cells import breakable_pieces, paintable_text, width_of

MARGIN = 7
LINK = "link:"
"""Links are targets named link:1 and so on."""
_TIGHT = ("item", "code")
"""Kinds of blocks that follow each other without a blank line."""
_MIN_COLUMN_WIDTH = 10
"""The minimum width of the last column of a table."""


@frozen
class TextLine:
    spans: Spans = ()
    indent: int = 0
    clause: str = ""
    """The number of the clause or chapter that begins here."""
    heading: int = 0
    """The level of the heading on this line."""
    block: int = 0
    """The index of the block that the line belongs to."""

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)


def typeset_lines(book: Rulebook, width: int) -> list[TextLine]:
    """The whole book as lines, with a blank one between most blocks."""
    lines: list[TextLine] = []
    previous_block: Block | None = None
    for number, block in enumerate(book.blocks):
        if previous_block is not None and not (
            previous_block.kind == block.kind and block.kind in _TIGHT
        ):
            lines.append(TextLine(block=number - 1))
        lines.extend(evolve(line, block=number) for line in _set_block(block, width))
        previous_block = block
    return lines


def find_clause(lines: list[TextLine], clause: str) -> int:
    """The line where a clause begins; if it does not exist its chapter, or else the top."""
    prefix = clause
    while prefix:
        for number, line in enumerate(lines):
            if line.clause == prefix:
                return number
        prefix = prefix.rpartition(".")[0]
    return 0


def find_words(lines: Iterable[TextLine], query: str) -> list[int]:
    """The indexes of the lines where matches of a query begin, or its clause.

    A line break counts as a space, so matches may continue on the next line of their block. Case is
    ignored.
    """
    words = " ".join(query.lower().split())
    if not words:
        return []
    numbers = set()
    for _, block in groupby(enumerate(lines), lambda numbered_line: numbered_line[1].block):
        text, starts = "", []
        for number, line in block:
            starts.append((len(text), number))
            text += f"{' '.join(line.text.lower().split())} "
            if line.clause == words:
                numbers.add(number)
        for match in re.finditer(re.escape(words), text):
            numbers.add(max(number for start, number in starts if start <= match.start()))
    return sorted(numbers)


def _set_block(block: Block, width: int) -> Iterable[TextLine]:
    match block.kind:
        case "table":
            return _set_table(block, width)
        case "item":
            return _set_item(block, width)
        case "code":
            return [TextLine(block.spans, MARGIN)]
        case _:
            return _set_paragraph(block, width)


def _set_paragraph(block: Block, width: int) -> list[TextLine]:
    """The lines of a heading or a paragraph; those of a clause are indented after its number."""
    is_clause = block.kind == "paragraph" and bool(block.number)
    indent = MARGIN if is_clause else 0
    heading = block.level if block.kind == "heading" else 0
    return [
        TextLine(spans, indent, "" if row else block.number, heading)
        for row, spans in enumerate(_set_words(block.spans, width - indent))
    ]


def _set_item(block: Block, width: int) -> list[TextLine]:
    hang = max(2, width_of(block.mark) + 1)
    depth = MARGIN + 2 * (block.level - 1)
    room = width - depth - hang
    lines = [TextLine(spans, depth + hang) for spans in _set_words(block.spans, room)]
    if lines and block.mark:
        bullet = Span(block.mark.ljust(hang), is_code=True)
        lines[0] = TextLine((bullet, *lines[0].spans), depth)
    return lines


def _set_table(block: Block, width: int) -> Iterator[TextLine]:
    widths = [max(_width(cell) for cell in column) for column in zip(*block.rows, strict=True)]
    others = sum(widths[:-1]) + 2 * (len(widths) - 1)
    widths[-1] = max(_MIN_COLUMN_WIDTH, min(widths[-1], width - others))
    for number, row in enumerate(block.rows):
        yield from _set_table_row(row, widths, heading=number == 0)


def _set_table_row(
    row: tuple[Spans, ...], widths: list[int], *, heading: bool
) -> Iterator[TextLine]:
    columns = [_set_words(cell, width) or [()] for cell, width in zip(row, widths, strict=True)]
    for line in range(max(len(column) for column in columns)):
        spans: list[Span] = []
        for column, width in zip(columns, widths, strict=True):
            part = column[line] if line < len(column) else ()
            spans.extend(evolve(s, is_code=True, bold=True) if heading else s for s in part)
            spans.append(Span(" " * (width - _width(part) + 2)))
        yield TextLine(tuple(spans))


def _width(spans: Iterable[Span]) -> int:
    return sum(width_of(span.text) for span in spans)


def _set_words(spans: Iterable[Span], width: int) -> list[Spans]:
    lines: list[Spans] = []
    line: list[Span] = []
    line_width = 0
    for word in _words(spans):
        size = _width(word)
        if line_width + size > width and line_width and not _is_space(word):
            lines.append(_trimmed_line(line))
            line, line_width = [], 0
        if line_width or not _is_space(word):
            line.extend(word)
            line_width += size
    if line:
        lines.append(_trimmed_line(line))
    return lines


def _words(spans: Iterable[Span]) -> Iterator[list[Span]]:
    """The units that a line does not break within: a word may consist of several spans, such as
    "(6.2).".
    """
    word: list[Span] = []
    for span in spans:
        for number, piece in enumerate(breakable_pieces(paintable_text(span.text))):
            joins = word and not number and not piece.isspace() and not _is_space(word)
            if word and not joins:
                yield word
                word = []
            word.append(evolve(span, text=piece))
    if word:
        yield word


def _is_space(word: list[Span]) -> bool:
    return word[-1].text.isspace()


def _trimmed_line(line: list[Span]) -> Spans:
    while line and line[-1].text.isspace():
        line = line[:-1]
    return tuple(line)


def paint_text_line(
    canvas: Canvas,
    line: TextLine,
    x: int,
    y: int,
    width: int,
    *,
    look: Look,
    query: str = "",
    link_number: int = 0,
) -> None:
    """Paint a line, with its number in the margin and search matches marked.

    `link_number` is that of the link under the cursor.
    """
    if line.clause and not line.heading:
        canvas.text(x, y, line.clause, look.style("gold", bold=True))
    left = x + line.indent
    for span in line.spans:
        end = canvas.text(left, y, span.text, _style(span, line.heading, look, link_number))
        if span.link is not None:
            canvas.target(f"{LINK}{span.link.number}", left, y, end - left, 1)
        left = end
    if line.heading and line.heading < 3 and left + 2 < x + width:
        canvas.hline(left + 1, y, x + width - left - 1, look.style("border"))
    if query:
        _mark_matches(canvas, line, x + line.indent, y, query, look)


def _style(span: Span, heading: int, look: Look, link_number: int) -> Style:
    if span.link is not None and span.link.number == link_number:
        return look.style("background", on="focus", bold=True)
    is_link = span.link is not None
    if heading:
        role = "gold" if heading == 1 else "accent"
    else:
        role = (
            "accent"
            if span.is_code or is_link
            else "bright"
            if span.bold or span.italic
            else "text"
        )
    return look.style(role, bold=span.bold or heading > 0, italic=span.italic, underline=is_link)


def _mark_matches(canvas: Canvas, line: TextLine, x: int, y: int, query: str, look: Look) -> None:
    text, start = line.text.lower(), 0
    while (start := text.find(query.lower(), start)) >= 0:
        style = look.style("background", on="focus", bold=True)
        left = x + width_of(line.text[:start])
        canvas.restyle(left, y, width_of(query), 1, style)
        start += len(query)
