"""The log: the newest lines at the bottom, with the unread ones marked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from attrs import frozen

from themes.look import Look
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import paintable_text, width_of, wrapped_lines
from tui.widgets.shared_pictures import cache_pictures

Names: TypeAlias = tuple[tuple[str, str], ...]
"""Regular expressions for the names of seats, each with the role of its colour."""

CACHE_SIZE = 16
"""The number of cached pictures of logs: people at a table see the same one at the same time."""

MEASURED = 1 << 14
"""The number of lines whose height is cached: more than a very long log has."""


@frozen
class ShownLine:
    text: str
    heading: str = ""
    """The progress of the match, painted above the line; empty if it has not changed."""
    fresh: bool = False
    """Happened since the reader last answered."""
    has_dot: bool = True
    """Is a line that is not fresh painted with a dot before it?"""


@frozen
class _Wrapped:
    text: str
    role: str
    fresh: bool = False
    bold: bool = False
    first: bool = True
    has_dot: bool = True


def _wrapped_rows(line: ShownLine, width: int, look: Look) -> Iterator[_Wrapped]:
    if line.heading:
        yield _Wrapped(line.heading, "accent", bold=True)
    text = paintable_text(line.text, ascii_only=look.glyphs.ascii_only)
    role = "bright" if line.fresh else "muted"
    for number, part in enumerate(wrapped_lines(text, max(8, width - 2)) or ("",)):
        yield _Wrapped(part, role, line.fresh, first=number == 0, has_dot=line.has_dot)


@lru_cache(MEASURED)
def _row_count(text: str, width: int, ascii_only: bool) -> int:
    return len(wrapped_lines(paintable_text(text, ascii_only=ascii_only), width) or ("",))


def _last_rows(lines: Iterable[ShownLine], count: int, width: int, look: Look) -> list[_Wrapped]:
    """The last rows of the log: at least `count`, or all if there are fewer."""
    rows: list[_Wrapped] = []
    for line in reversed(tuple(lines)):
        if len(rows) >= count:
            break
        rows[:0] = _wrapped_rows(line, width, look)
    return rows


@cache_pictures(CACHE_SIZE)
def paint_log(
    lines: tuple[ShownLine, ...],
    width: int,
    height: int,
    look: Look,
    *,
    title: str = "Log",
    scrolled_rows: int = 0,
    in_use: bool = False,
    with_frame: bool = True,
    names: Names = (),
) -> Picture:
    """Paint the end of the log, or `scrolled_rows` before it, in a frame or under a line.

    Each of `names` that a line contains is painted in its colour.
    """
    canvas = Canvas(width, height, look, "surface")
    roles = ("accent", "accent") if in_use else ("border", "muted")
    canvas.frame(title, *roles, is_open=not with_frame)
    room = height - (2 if with_frame else 1)
    rows = _last_rows(lines, room + scrolled_rows + 1, width - 4, look)
    end = max(min(room, len(rows)), len(rows) - scrolled_rows)
    start = max(0, end - room)
    for y, row in enumerate(rows[start:end], 1):
        _paint_line(canvas, row, 2, y, names)
    if not rows:
        canvas.text(2, 1, "Nothing has happened yet.", look.style("muted"), width=width - 4)
    _paint_more(canvas, above=start > 0, below=end < len(rows))
    return canvas.picture()


def farthest_back(lines: tuple[ShownLine, ...], width: int, height: int, look: Look) -> int:
    """The maximum number of rows that a log pane of this size can be scrolled back."""
    ascii_only = look.glyphs.ascii_only
    heights = (_row_count(line.text, max(8, width - 6), ascii_only) for line in lines)
    rows = sum(heights) + sum(bool(line.heading) for line in lines)
    return max(0, rows - (height - 2))


def _paint_line(canvas: Canvas, row: _Wrapped, x: int, y: int, names: Names) -> None:
    look = canvas.look
    if row.fresh:
        canvas.put(x - 1, y, look.glyphs.edge, look.style("accent"))
    elif row.first and row.has_dot and not row.bold:
        canvas.put(x - 1, y, look.glyphs.dot, look.style("border"))
    left = x + (0 if row.first else 1)
    canvas.text(left, y, row.text, look.style(row.role, bold=row.bold))
    if not row.bold:
        paint_names(canvas, left, y, row.text, names)


def paint_names(canvas: Canvas, x: int, y: int, text: str, names: Names) -> None:
    """Paint the names in a text again, each in its colour; the text begins at `x`, `y`."""
    for pattern, role in names:
        for match in re.finditer(pattern, text):
            start = x + width_of(text[: match.start()])
            canvas.text(start, y, match.group(), canvas.look.style(role))


def _paint_more(canvas: Canvas, *, above: bool, below: bool) -> None:
    look = canvas.look
    mark = look.style("accent", bold=True)
    if above:
        canvas.put(canvas.width - 2, 0, look.glyphs.scroll_up, mark)
    if below:
        canvas.put(canvas.width - 2, canvas.height - 1, look.glyphs.scroll_down, mark)
