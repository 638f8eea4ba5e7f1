"""The rulers of the map: a letter for each row and numbers for columns, so that K11 can be found.

If there is room, letters have a separate column at the left and numbers a row on top. Otherwise
both are painted on free cells of the map.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from attrs import frozen

from engine.games.ages.map.chart import row_letters
from engine.games.ages.map.layout import Layout
from screens.games.ages.map_parts.hex_art import LARGEST_SIZE, grid_of, hex_areas
from screens.games.ages.pen import Pen
from tui.widgets.area import Area

LABEL_STEP = 5
"""The number of columns between two numbers."""
MIN_HEIGHT = 6
"""The minimum height at which a row is used for numbers."""


@frozen
class Margins:
    """The cells used by rulers: columns at the left of the map, rows on top of it."""

    left: int
    top: int


def ruler_margins(layout: Layout, size: int) -> Margins:
    """The cells that rulers take from a map of a size; none if every space shows its name."""
    if size >= LARGEST_SIZE:
        return Margins(0, 0)
    return Margins(len(row_letters(grid_of(layout, 0).height - 1)), 1)


def margins_in(layout: Layout, size: int, area: Area) -> Margins:
    """The cells that rulers take from an area; none if they would cut off a map that fits."""
    whole, full = grid_of(layout, size), ruler_margins(layout, size)
    wide = not area.width - full.left < whole.width <= area.width
    high = not area.height - full.top < whole.height <= area.height
    return Margins(full.left if wide else 0, full.top if high and area.height >= MIN_HEIGHT else 0)


@frozen
class Rulers:
    layout: Layout
    size: int
    x: int
    y: int
    area: Area
    """The cells of the map, without those of rulers."""
    margins: Margins

    def paint(self, pen: Pen) -> None:
        for label, x, y in (*self._rows(), *self._columns()):
            pen.canvas.text(x, y, label, pen.ink("muted"))

    def _rows(self) -> Iterator[tuple[str, int, int]]:
        y_step = grid_of(self.layout, self.size).down
        x = max(self.x, self.area.x) - self.margins.left
        for number, first in enumerate(_first_cells(self.layout, self.size)):
            label, y = row_letters(number), self.y + number * y_step
            is_free = self.margins.left or x + len(label) <= self.x + first
            if is_free and self.area.y <= y < self.area.bottom:
                yield label, x, y

    def _columns(self) -> Iterator[tuple[str, int, int]]:
        x_step = grid_of(self.layout, self.size).across
        y = max(self.y, self.area.y) - 1 if self.margins.top else self.y + self._free_row
        for number in range(LABEL_STEP, grid_of(self.layout, 0).width, LABEL_STEP):
            first, label = (number - 1) * x_step // 2, str(number)
            x = self.x + first
            in_sight = self.area.x <= x and x + len(label) <= self.area.right
            if in_sight and (self.margins.top or self._is_free(first, len(label))):
                yield label, x, y

    @property
    def _free_row(self) -> int:
        """The last visible row of the map: no row has more free cells."""
        return min(grid_of(self.layout, self.size).height, self.area.bottom - self.y) - 1

    def _is_free(self, first: int, width: int) -> bool:
        """Are the cells of the free row below all spaces of their columns?"""
        bottoms = _cells_below(self.layout, self.size)[first : first + width]
        return max(bottoms) <= self._free_row


@lru_cache(64)
def _first_cells(layout: Layout, size: int) -> tuple[int, ...]:
    hexes = grid_of(layout, size)
    rows = [hexes.width] * (hexes.height // hexes.down)
    for spot in hex_areas(layout, size):
        row = spot.y // hexes.down
        rows[row] = min(rows[row], spot.x)
    return tuple(rows)


@lru_cache(64)
def _cells_below(layout: Layout, size: int) -> tuple[int, ...]:
    hexes = grid_of(layout, size)
    bottoms = [0] * (hexes.width + 1)
    for spot in hex_areas(layout, size):
        for x in range(spot.x, spot.right):
            bottoms[x] = max(bottoms[x], spot.bottom)
    return tuple(bottoms)
