"""A canvas: a grid of styled cells that painters draw on, and the picture it becomes.

Painters are pure functions that return a `Picture`; tests read its lines without an app. A cell
holds one character with its marks; a wide character also occupies the next cell, which holds "".
Control characters are never put on a canvas.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Literal, TypeAlias

from attrs import field, frozen
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from engine.core.event import Event
from engine.core.text import count
from themes.look import Look, the_same
from tui.widgets.cells import (
    cells_of,
    cut_to_width,
    paintable_text,
    painted_cells,
    width_of,
    wrapped_lines,
)

Align: TypeAlias = Literal["left", "right", "center"]
BoxKind: TypeAlias = Literal["rounded", "light", "heavy", "double"]


@frozen
class Offer:
    """The painter's input about the decision, besides the view."""

    places: Mapping[str, str] = field(factory=dict)
    """Place to jump letter ("a", "b", ...), for everything that can be chosen now."""
    cursor: str = ""
    """The place under the cursor."""
    changed_places: frozenset[str] = frozenset()
    """Places that changed in the last update, to be highlighted."""
    picked_places: tuple[str, ...] = ()
    """Places of the pieces picked so far, while a set of them is being built."""
    beat: int | None = None
    """The current step of a board that shows events step by step; None shows everything."""
    story: tuple[Event, ...] = ()
    """The events being shown, if the board shows events and not a part of the view."""
    players: tuple[str, ...] = ()
    """The player of each seat, for boards whose seats have no names."""
    camera: tuple[int, int] = (0, 0)
    """The number of cells to the left of the viewport and above it, for a board larger than it."""
    zoom: int = 0
    """The zoom level of such a board; 0 is the smallest."""
    page: str = ""
    """The page of the board to paint, if it has several; empty for the first."""


@frozen
class Target:
    """A rectangle of a picture that the mouse can choose."""

    place: str
    x: int
    y: int
    width: int
    height: int

    def contains(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def is_in(self, rows: frozenset[int]) -> bool:
        return not rows.isdisjoint(range(self.y, self.y + self.height))


@frozen
class Picture:
    """A finished drawing: one strip per row, and the targets for the mouse."""

    width: int
    height: int
    strips: tuple[Strip, ...]
    targets: tuple[Target, ...] = ()
    landmarks: tuple[Target, ...] = ()
    """Places of a board larger than its viewport, including hidden ones, in the same coordinates.
    """
    viewport: Target | None = None
    """The rectangle that shows such a board."""
    cursor_text_rows: frozenset[int] = frozenset()
    """The rows with text about the place under the cursor, wherever that is."""

    @property
    def walkable(self) -> tuple[Target, ...]:
        """The positions that the cursor can reach: the landmarks, and the other targets."""
        if not self.landmarks:
            return self.targets
        landmark_places = {each.place for each in self.landmarks}
        return self.landmarks + tuple(
            each for each in self.targets if each.place not in landmark_places
        )

    def lines(self) -> list[str]:
        """The rows as plain text, without trailing spaces."""
        return [strip.text.rstrip() for strip in self.strips]

    def rows_of(self, places: Container[str]) -> frozenset[int]:
        targets = (target for target in self.targets if target.place in places)
        return frozenset(row for each in targets for row in range(each.y, each.y + each.height))

    def target_at(self, x: int, y: int) -> Target | None:
        hits = (target for target in reversed(self.targets) if target.contains(x, y))
        return next(hits, None)


@frozen
class Stamp:
    """A picture of opaque cells that is drawn often: prepared once, and pasted row by row."""

    rows: tuple[tuple[tuple[str, ...], tuple[Style, ...]], ...]

    @classmethod
    def from_picture(cls, picture: Picture) -> Stamp:
        """The stamp of a picture; every cell of it must have a background."""
        return cls(tuple(_cells_of_strip(strip) for strip in picture.strips))


def _cells_of_strip(strip: Strip) -> tuple[tuple[str, ...], tuple[Style, ...]]:
    cells, styles = list[str](), list[Style]()
    for text, style, _ in strip:
        new_cells = cells_of(text)
        cells += new_cells
        styles += [style or Style.null()] * len(new_cells)
    return tuple(cells), tuple(styles)


@lru_cache(8192)
def _style_on_ground(style: Style, ground: Color | None) -> Style:
    return the_same(style + Style(bgcolor=ground))


def _styles_on_grounds(style: Style, former_styles: list[Style]) -> list[Style]:
    """The style on each of these backgrounds, which are mostly the same."""
    first = former_styles[0] if former_styles else style
    if former_styles.count(first) == len(former_styles):
        return [_style_on_ground(style, first.bgcolor)] * len(former_styles)
    return [_style_on_ground(style, old.bgcolor) for old in former_styles]


_NOT_DRAWN = Strip([], 0)


class Canvas:
    """A grid of cells; drawing outside of it is clipped."""

    def __init__(
        self,
        width: int,
        height: int,
        look: Look,
        background: str = "background",
        *,
        rows: Iterable[int] | None = None,
    ) -> None:
        """Create a blank canvas. If `rows` is given, only these rows are drawn."""
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.rows = frozenset(range(self.height) if rows is None else rows)
        self.look = look
        blank = look.style("text", on=background)
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[blank] * self.width for _ in range(self.height)]
        self._targets: list[Target] = []
        self._landmarks: list[Target] = []
        self._viewport: Target | None = None
        self._following_rows: set[int] = set()

    def __repr__(self) -> str:
        return f"<Canvas {self.width}x{self.height}, {count(len(self._targets), 'target')}>"

    def text(
        self,
        x: int,
        y: int,
        text: str,
        style: Style,
        *,
        width: int | None = None,
        align: Align = "left",
    ) -> int:
        """Write one line, aligned and cut to a width if one is given; return the x after it."""
        cells = painted_cells(text, ascii_only=self.look.glyphs.ascii_only)
        if width is not None:
            if len(cells) > width:
                cells = cells_of(self.clip(text, width))
            if align != "left":
                spare = width - len(cells)
                x += spare if align == "right" else spare // 2
        self._write(x, y, cells, style)
        return x + len(cells)

    def clip(self, text: str, width: int) -> str:
        """The paintable part of the text, cut to the width with an ellipsis."""
        text = paintable_text(text, ascii_only=self.look.glyphs.ascii_only)
        if width_of(text) <= width:
            return text
        return (
            cut_to_width(text, width - 1).rstrip() + self.look.glyphs.ellipsis if width > 0 else ""
        )

    def put(self, x: int, y: int, char: str, style: Style) -> None:
        """Write a character of one cell. A style without a background keeps the existing one."""
        if 0 <= x < self.width and y in self.rows:
            if style.bgcolor is None:
                style = _style_on_ground(style, self._styles[y][x].bgcolor)
            self._paste(x, y, char, [style])

    def is_empty(self, x: int, y: int, width: int) -> bool:
        row = self._chars[y] if 0 <= y < self.height else []
        return all(char == " " for char in row[max(0, x) : max(0, x + width)])

    def _write(self, x: int, y: int, cells: Sequence[str], style: Style) -> None:
        if style.bgcolor is not None:
            self._paste(x, y, cells, [style] * len(cells))
        elif y in self.rows:
            left, right = max(x, 0), max(min(x + len(cells), self.width), 0)
            styles = _styles_on_grounds(style, self._styles[y][left:right])
            if len(styles) < len(cells):
                styles = [style] * (left - x) + styles + [style] * (x + len(cells) - right)
            self._paste(x, y, cells, styles)

    def stamp(self, x: int, y: int, stamp: Stamp) -> None:
        for row, (cells, styles) in enumerate(stamp.rows, y):
            self._paste(x, row, cells, styles)

    def _paste(self, x: int, y: int, cells: Sequence[str], styles: Sequence[Style]) -> None:
        """Put cells with their styles into one row, clipped to the canvas.

        Half a wide character becomes a blank, both at the edges of the canvas and beside the new
        cells.
        """
        end = x + len(cells)
        if y not in self.rows or end <= 0 or x >= self.width or not cells:
            return
        if x < 0 or end > self.width:
            cells, styles = self._on_canvas(x, cells), styles[max(-x, 0) : self.width - x]
            x, end = max(x, 0), min(end, self.width)
        row = self._chars[y]
        if not row[x]:
            row[x - 1] = " "
        if end < self.width and not row[end]:
            row[end] = " "
        row[x:end] = cells
        self._styles[y][x:end] = styles

    def _on_canvas(self, x: int, cells: Sequence[str]) -> list[str]:
        visible = list(cells[max(-x, 0) : self.width - x])
        if not visible[0]:
            visible[0] = " "
        cells_beyond = cells[self.width - x :]
        if cells_beyond and not cells_beyond[0]:
            visible[-1] = " "
        return visible

    def wrap(self, x: int, y: int, width: int, height: int, text: str, style: Style) -> int:
        """Write word-wrapped text into a rectangle and return the rows used."""
        if width < 1 or height < 1:
            return 0
        text = paintable_text(text, ascii_only=self.look.glyphs.ascii_only)
        lines = wrapped_lines(text, width)
        visible = list(lines[:height])
        if len(lines) > height:
            visible[-1] = self.clip(f"{visible[-1]} {lines[height]}", width)
        for row, line in enumerate(visible):
            self.text(x, y + row, line, style)
        return len(visible)

    def _drawn_rows(self, y: int, height: int) -> list[int]:
        return [row for row in range(y, y + height) if row in self.rows]

    @property
    def is_whole(self) -> bool:
        """Are all rows drawn? A move of the cursor draws only some, and needs no landmarks."""
        return len(self.rows) == self.height

    def draws_rows(self, y: int, height: int) -> bool:
        return not self.rows.isdisjoint(range(y, y + height))

    def fill(self, x: int, y: int, width: int, height: int, style: Style, char: str = " ") -> None:
        for row in self._drawn_rows(y, height):
            self._write(x, row, char * width, style)

    def restyle(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        for row in self._drawn_rows(y, height):
            styles = self._styles[row]
            for column in range(max(x, 0), min(x + width, self.width)):
                styles[column] = the_same(styles[column] + style)

    def box(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        style: Style,
        *,
        title: str = "",
        kind: BoxKind = "rounded",
        title_style: Style | None = None,
        fill: Style | None = None,
    ) -> None:
        if width < 2 or height < 2:
            return
        edge, right, bottom = self.look.glyphs.box(kind), x + width - 1, y + height - 1
        if fill is not None:
            self._fill_box(x, y + 1, width, height - 2, edge.vertical, style, fill)
            if style.bgcolor is None:
                style = _style_on_ground(style, fill.bgcolor)
        else:
            self.vline(x, y + 1, height - 2, style, edge.vertical)
            self.vline(right, y + 1, height - 2, style, edge.vertical)
        edge_text = edge.horizontal * (width - 2)
        self._write(x, y, f"{edge.top_left}{edge_text}{edge.top_right}", style)
        self._write(x, bottom, f"{edge.bottom_left}{edge_text}{edge.bottom_right}", style)
        if title and width > 6:
            self.text(x + 2, y, f" {self.clip(title, width - 6)} ", title_style or style)

    def frame(
        self, title: str, edge: str = "border", heading: str = "accent", *, is_open: bool = False
    ) -> None:
        """Draw a frame around the canvas with a bold title, or if `is_open` only its top edge."""
        line, style = self.look.style(edge), self.look.style(heading, bold=True)
        if is_open:
            self.hline(0, 0, self.width, line)
            self.text(2, 0, f" {title} ", style)
        else:
            self.box(0, 0, self.width, self.height, line, title=title, title_style=style)

    def _fill_box(
        self, x: int, y: int, width: int, height: int, side: str, style: Style, fill: Style
    ) -> None:
        edge = _style_on_ground(style, fill.bgcolor) if style.bgcolor is None else style
        text, styles = f"{side}{' ' * (width - 2)}{side}", [edge, *[fill] * (width - 2), edge]
        for row in self._drawn_rows(y, height):
            self._paste(x, row, text, styles)

    def hline(self, x: int, y: int, width: int, style: Style, char: str = "") -> None:
        self.fill(x, y, width, 1, style, char or self.look.glyphs.light.horizontal)

    def vline(self, x: int, y: int, height: int, style: Style, char: str = "") -> None:
        self.fill(x, y, 1, height, style, char or self.look.glyphs.light.vertical)

    def target(self, place: str, x: int, y: int, width: int, height: int) -> None:
        """Let the mouse choose a place (a `Description.place`) in a rectangle."""
        left, top = max(x, 0), max(y, 0)
        right, bottom = min(x + width, self.width), min(y + height, self.height)
        if right > left and bottom > top:
            self._targets.append(Target(place, left, top, right - left, bottom - top))

    def viewport(self, x: int, y: int, width: int, height: int) -> Target:
        """Declare the rectangle that shows a part of a larger board, and return it."""
        self._viewport = Target("", x, y, width, height)
        return self._viewport

    def landmark(self, place: str, x: int, y: int, width: int, height: int) -> None:
        """Let the cursor reach a place that may lie outside the viewport.

        The mouse can choose the part inside.
        """
        self._landmarks.append(Target(place, x, y, width, height))
        viewport = self._viewport or Target("", 0, 0, self.width, self.height)
        left, top = max(x, viewport.x), max(y, viewport.y)
        right = min(x + width, viewport.x + viewport.width)
        bottom = min(y + height, viewport.y + viewport.height)
        self.target(place, left, top, right - left, bottom - top)

    def copy_places(self, picture: Picture) -> None:
        """Copy only the landmarks and targets of a picture of the same size."""
        self._landmarks += picture.landmarks
        self._targets += picture.targets

    def follow_the_cursor(self, y: int, height: int) -> None:
        """Declare rows with text about the place under the cursor, wherever that is."""
        self._following_rows.update(range(max(y, 0), min(y + height, self.height)))

    def draw(self, x: int, y: int, picture: Picture) -> None:
        """Copy a finished picture onto this canvas, with its targets and landmarks."""
        for row, strip in enumerate(picture.strips):
            if y + row not in self.rows:
                continue
            column = x
            for text, style, _ in strip:
                cells = cells_of(text)
                self._write(column, y + row, cells, style or self.look.style("text"))
                column += len(cells)
        for each in picture.targets:
            self.target(each.place, x + each.x, y + each.y, each.width, each.height)
        self._landmarks += (
            Target(each.place, x + each.x, y + each.y, each.width, each.height)
            for each in picture.landmarks
        )
        if (viewport := picture.viewport) is not None:
            self.viewport(x + viewport.x, y + viewport.y, viewport.width, viewport.height)

    def picture(self) -> Picture:
        strips = tuple(self._strip(y) if y in self.rows else _NOT_DRAWN for y in range(self.height))
        targets, landmarks = tuple(self._targets), tuple(self._landmarks)
        viewport, following = self._viewport, frozenset(self._following_rows)
        return Picture(self.width, self.height, strips, targets, landmarks, viewport, following)

    def _strip(self, y: int) -> Strip:
        chars, segments, start = self._chars[y], [], 0
        styles = self._styles[y]
        for _, run in groupby(styles, id):
            end = start + len(list(run))
            text = "".join(chars[start:end])
            if text:  # not the other half of a wide character
                segments.append(Segment(text, styles[start]))
            start = end
        return Strip(segments, self.width)
