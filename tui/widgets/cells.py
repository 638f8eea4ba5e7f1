"""Text measured in terminal cells: filtering, measuring, cutting and wrapping.

A wide character (Chinese, Japanese, Korean, most emoji) takes two cells, a combining mark none.
Widths come from `rich.cells`, which Textual also uses. Sequences whose width terminals disagree
about are taken apart by `paintable_text` first: joiners, variation selectors and skin tones are
dropped, a flag becomes the two letters of its country.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from textwrap import wrap

from rich.cells import get_character_cell_size

from engine.core.text import without_controls

_FOLDED = dict(zip("–—‘’“”…·•×→←↑↓≥≤−╱╲╳│✦", "--''\"\"~.*x><^v><-/\\X|*", strict=True))
_FLAG_LETTERS = {chr(0x1F1E6 + n): chr(ord("A") + n) for n in range(26)}
_NOT_FIRST = frozenset("、。，．・：；！？）］｝」』】〉》〕ー々")
"""Characters that may not begin a line, in scripts without spaces between words."""


def paintable_text(text: str, *, ascii_only: bool = False) -> str:
    """The paintable part of a text: no control, format or direction characters.

    Accents are composed with their letters. With `ascii_only` accents are dropped, and any other
    non-ASCII character becomes one `?` for each cell, so that both forms have the same width.
    """
    if text.isascii() and text.isprintable():
        return text
    return _printable_text(text, ascii_only)


@lru_cache(8192)
def _printable_text(text: str, ascii_only: bool) -> str:
    plain = "".join(map(_measurable_char, without_controls(text)))
    return "".join(map(_ascii_of, plain)) if ascii_only else plain


@lru_cache(4096)
def _measurable_char(char: str) -> str:
    """The character if its width is certain, else its replacement."""
    if get_character_cell_size(char) or unicodedata.category(char)[0] == "M":
        return _FLAG_LETTERS.get(char, char)
    return ""


@lru_cache(4096)
def _ascii_of(char: str) -> str:
    if char.isascii():
        return char
    plain = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    size = get_character_cell_size(char)
    return (_FOLDED.get(char) or (plain if len(plain) >= size else "") or "?" * size)[:size]


@lru_cache(8192)
def cells_of(text: str) -> tuple[str, ...]:
    """A printable text cell by cell: a character with its marks, "" after a wide one."""
    cells: list[str] = []
    for char in text:
        size = get_character_cell_size(char)
        if size:
            cells += (char, "")[:size]
        elif cells:
            cells[-1 if cells[-1] else -2] += char
    return tuple(cells)


def painted_cells(text: str, *, ascii_only: bool = False) -> Sequence[str]:
    """The cells of any text as it is painted: a fast `cells_of` of `paintable_text`."""
    if text.isascii() and text.isprintable():
        return text
    return _cells_of_unicode(text, ascii_only)


@lru_cache(8192)
def _cells_of_unicode(text: str, ascii_only: bool) -> tuple[str, ...]:
    return cells_of(paintable_text(text, ascii_only=ascii_only))


def characters(text: str) -> list[str]:
    """The visible characters of a printable text, each with its marks."""
    return list(text) if text.isascii() else [cell for cell in cells_of(text) if cell]


def width_of(text: str) -> int:
    """The number of cells that a painted text takes."""
    if text.isascii() and text.isprintable():
        return len(text)
    return len(_cells_of_unicode(text, False))


def cut_to_width(text: str, width: int) -> str:
    """The longest beginning of a printable text that fits the width."""
    if text.isascii():
        return text[: max(width, 0)]
    cells = cells_of(text)
    if width < len(cells) and width > 0 and not cells[width]:
        width -= 1
    return "".join(cells[: max(width, 0)])


@lru_cache(8192)
def wrapped_lines(text: str, width: int, indent: str = "") -> tuple[str, ...]:
    """A printable text as lines no wider than the width, broken between words.

    Text without spaces breaks between wide characters. All lines but the first begin with `indent`.
    A width below 1 counts as 1.
    """
    width = max(width, 1)
    if text.isascii() or cells_of(text) == tuple(text):
        return tuple(wrap(text, width, subsequent_indent=indent))
    return tuple(_wrapped_by_cells(text, width, indent))


def _wrapped_by_cells(text: str, width: int, indent: str) -> Iterator[str]:
    line, line_width = "", 0
    for piece in breakable_pieces(text):
        size = width_of(piece)
        if line_width + size > width and line.strip():
            yield line.rstrip()
            line, line_width = indent, len(indent)
        while size > width - line_width > 0 and not piece.isspace():  # a word longer than a line
            begun = cut_to_width(piece, width - line_width) or characters(piece)[0]
            yield line + begun
            piece, line, line_width = piece[len(begun) :], indent, len(indent)
            size = width_of(piece)
        if line.strip() or not piece.isspace():
            line, line_width = line + piece, line_width + size
    if line.strip():
        yield line.rstrip()


def breakable_pieces(text: str) -> list[str]:
    """A printable text split where lines may break: words, spaces, wide characters."""
    if text.isascii():
        return ["".join(run) for _, run in groupby(text, str.isspace)]
    parts: list[str] = []
    for kind, run in groupby(characters(text), _kind_of_piece):
        for piece in run if kind == "wide" else ("".join(run),):
            if parts and piece[0] in _NOT_FIRST and not parts[-1].isspace():
                parts[-1] += piece
            else:
                parts.append(piece)
    return parts


def _kind_of_piece(char: str) -> str:
    if char.isspace():
        return "space"
    return "wide" if get_character_cell_size(char[0]) > 1 else "word"
