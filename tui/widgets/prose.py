"""Prose: a rulebook in Markdown set in lines of a given width.

Only what our rulebooks use: headings, paragraphs, lists, tables, bold, italic and code. Clauses
such as `**6.2** text` stand out with their number in the margin and can be found by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from attrs import frozen

from themes.look import Look
from tui.widgets.canvas import Canvas
from tui.widgets.cells import printable

MARGIN = 7
_CLAUSE = re.compile(r"\*\*(\d+(?:\.\d+)*)\*\*\s*")
_CHAPTER = re.compile(r"(\d+)\.\s")
_INLINE = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\([^)]*\)")
_ITEM = re.compile(r"(\s*)(?:[-*]|\d+\.)\s+")
_RULE = re.compile(r"\|?[\s:|-]+\|?$")


@frozen
class Span:
    """A run of text in one style."""

    text: str
    role: str = "text"
    bold: bool = False
    italic: bool = False


@frozen
class ProseLine:
    """One set line; `clause` is the number of the clause or chapter that begins here."""

    spans: tuple[Span, ...] = ()
    indent: int = 0
    clause: str = ""
    heading: int = 0

    @property
    def text(self) -> str:
        """The line without its styles."""
        return "".join(span.text for span in self.spans)


def set_prose(source: str, width: int, *, ascii_only: bool = False) -> list[ProseLine]:
    """The whole text in lines."""
    lines: list[ProseLine] = []
    for block in _blocks(source):
        lines.extend(_set_block([printable(line, ascii_only=ascii_only) for line in block], width))
        lines.append(ProseLine())
    return lines[:-1]


def find_clause(lines: list[ProseLine], clause: str) -> int:
    """The line at which a clause begins; failing that its chapter, failing that the top."""
    wanted = clause
    while wanted:
        for number, line in enumerate(lines):
            if line.clause == wanted:
                return number
        wanted = wanted.rpartition(".")[0]
    return 0


def _blocks(source: str) -> Iterator[list[str]]:
    """Paragraphs, lists, tables and headings: what blank lines or their first sign set apart."""
    block: list[str] = []
    for line in source.splitlines():
        starts = line.startswith(("#", "**")) or bool(_ITEM.match(line))
        if block and (not line.strip() or starts or block[0].startswith("#")):
            yield block
            block = []
        if line.strip():
            block.append(line)
    if block:
        yield block


def _set_block(block: list[str], width: int) -> list[ProseLine]:
    first = block[0]
    if first.startswith("#"):
        return _set_heading(first, width)
    if first.startswith("|"):
        return _set_table(block, width)
    item = _ITEM.match(first)
    if item:
        return _set_item(block, item, width)
    return _set_paragraph(" ".join(line.strip() for line in block), width)


def _set_heading(line: str, width: int) -> list[ProseLine]:
    level = len(line) - len(line.lstrip("#"))
    words = line.lstrip("# ")
    chapter = _CHAPTER.match(words)
    role = "gold" if level == 1 else "accent"
    spans = _set_words([Span(words, role, bold=True)], width)
    clause = chapter.group(1) if chapter else ""
    return [
        ProseLine(each, clause=clause if not number else "", heading=level)
        for number, each in enumerate(spans)
    ]


def _set_paragraph(text: str, width: int) -> list[ProseLine]:
    clause = _CLAUSE.match(text)
    indent = MARGIN if clause else 0
    body = text[clause.end() :] if clause else text
    set_lines = _set_words(_spans(body), width - indent)
    number = clause.group(1) if clause else ""
    return [ProseLine(spans, indent, "" if row else number) for row, spans in enumerate(set_lines)]


def _set_item(block: list[str], item: re.Match[str], width: int) -> list[ProseLine]:
    """A list item hangs behind its bullet."""
    depth = MARGIN + len(item.group(1))
    words = " ".join([block[0][item.end() :], *(line.strip() for line in block[1:])])
    lines = [ProseLine(spans, depth + 2) for spans in _set_words(_spans(words), width - depth - 2)]
    if lines:
        bullet = Span("• ", "accent")
        lines[0] = ProseLine((bullet, *lines[0].spans), depth)
    return lines


def _set_table(block: list[str], width: int) -> list[ProseLine]:
    """Columns as wide as their longest cell; the last one gives way if it must."""
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in block
        if not _RULE.match(line)
    ]
    count = max(len(row) for row in rows)
    cells = [[_spans(cell) for cell in row] + [[]] * (count - len(row)) for row in rows]
    widths = [max(_length(row[column]) for row in cells) for column in range(count)]
    widths[-1] = max(10, min(widths[-1], width - sum(widths[:-1]) - 2 * (count - 1)))
    lines: list[ProseLine] = []
    for number, row in enumerate(cells):
        lines.extend(_set_table_row(row, widths, heading=number == 0))
    return lines


def _set_table_row(
    row: list[list[Span]], widths: list[int], *, heading: bool
) -> Iterator[ProseLine]:
    columns = [_set_words(cell, width) or [()] for cell, width in zip(row, widths, strict=True)]
    for line in range(max(len(column) for column in columns)):
        spans: list[Span] = []
        for column, width in zip(columns, widths, strict=True):
            part = column[line] if line < len(column) else ()
            spans.extend(Span(s.text, "accent", bold=True) if heading else s for s in part)
            spans.append(Span(" " * (width - _length(part) + 2)))
        yield ProseLine(tuple(spans))


def _length(spans: Iterable[Span]) -> int:
    return sum(len(span.text) for span in spans)


def _spans(text: str) -> list[Span]:
    """Text with its bold, italic and code told apart."""
    spans: list[Span] = []
    at = 0
    for found in _INLINE.finditer(text):
        if found.start() > at:
            spans.append(Span(text[at : found.start()]))
        bold, italic, code, link = found.groups()
        if bold:
            spans.append(Span(bold, "bright", bold=True))
        elif italic:
            spans.append(Span(italic, "bright", italic=True))
        else:
            spans.append(Span(code or link, "accent"))
        at = found.end()
    if at < len(text):
        spans.append(Span(text[at:]))
    return spans


def _set_words(spans: Iterable[Span], width: int) -> list[tuple[Span, ...]]:
    """Break spans into lines at spaces."""
    lines: list[tuple[Span, ...]] = []
    line: list[Span] = []
    used = 0
    for span in spans:
        for piece in re.findall(r"\s+|\S+", span.text):
            if used + len(piece) > width and used and not piece.isspace():
                lines.append(_trimmed(line))
                line, used = [], 0
            if used or not piece.isspace():
                line.append(Span(piece, span.role, span.bold, span.italic))
                used += len(piece)
    if line:
        lines.append(_trimmed(line))
    return lines


def _trimmed(line: list[Span]) -> tuple[Span, ...]:
    while line and line[-1].text.isspace():
        line = line[:-1]
    return tuple(line)


def paint_prose_line(
    canvas: Canvas, line: ProseLine, x: int, y: int, width: int, *, look: Look, query: str = ""
) -> None:
    """One line, with its number in the margin and what was searched for marked."""
    if line.clause and not line.heading:
        canvas.text(x, y, line.clause, look.style("gold", bold=True))
    at = x + line.indent
    for span in line.spans:
        style = look.style(span.role, bold=span.bold, italic=span.italic)
        at = canvas.text(at, y, span.text, style)
    if line.heading and line.heading < 3 and at + 2 < x + width:
        canvas.hline(at + 1, y, x + width - at - 1, look.style("border"))
    if query:
        _mark(canvas, line, x + line.indent, y, query, look)


def _mark(canvas: Canvas, line: ProseLine, x: int, y: int, query: str, look: Look) -> None:
    text, found = line.text.lower(), 0
    while (found := text.find(query.lower(), found)) >= 0:
        style = look.style("background", on="focus", bold=True)
        canvas.restyle(x + found, y, len(query), 1, style)
        found += len(query)
