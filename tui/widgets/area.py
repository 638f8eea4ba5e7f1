"""Areas: rectangles of cells, how painters divide them, and the size tiers."""

from __future__ import annotations

from enum import Enum

from attrs import frozen


class Tier(Enum):
    """The size tiers of a board, by their minimum width and height."""

    COMPACT = (0, 0)
    """Lines instead of cards."""
    NORMAL = (76, 26)
    """Cards and panels."""
    ROOMY = (110, 44)
    """Large pieces, with drawings and explanations."""

    @property
    def height(self) -> int:
        return self.value[1]


def tier_of(width: int, height: int) -> Tier:
    """The largest tier that a board of this size belongs to."""
    fitting = (each for each in reversed(Tier) if width >= each.value[0] and height >= each.height)
    return next(fitting, Tier.COMPACT)


@frozen
class Area:
    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def interior(self, x_margin: int = 2, y_margin: int = 1) -> Area:
        """The area inside a frame and its padding."""
        return Area(
            self.x + x_margin,
            self.y + y_margin,
            max(self.width - 2 * x_margin, 0),
            max(self.height - 2 * y_margin, 0),
        )

    def rows(self, start: int, count: int | None = None) -> Area:
        """Some of the area's rows; without a count all remaining ones."""
        rows_left = max(self.height - start, 0)
        return Area(
            self.x,
            self.y + start,
            self.width,
            rows_left if count is None else min(count, rows_left),
        )

    def columns(self, start: int, count: int | None = None) -> Area:
        """Some of the area's columns; without a count all remaining ones."""
        columns_left = max(self.width - start, 0)
        return Area(
            self.x + start,
            self.y,
            columns_left if count is None else min(count, columns_left),
            self.height,
        )

    def intersection(self, other: Area) -> Area:
        x, y = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Area(x, y, max(right - x, 0), max(bottom - y, 0))

    def overlaps(self, other: Area) -> bool:
        return max(self.x, other.x) < min(self.right, other.right) and max(self.y, other.y) < min(
            self.bottom, other.bottom
        )

    def split(self, parts: int, gap: int = 0) -> list[Area]:
        """Columns side by side, as equal in width as possible; the last ones take the rest."""
        room = self.width - gap * (parts - 1)
        edges = [room * part // parts for part in range(parts + 1)]
        return [
            Area(
                self.x + edges[part] + gap * part,
                self.y,
                edges[part + 1] - edges[part],
                self.height,
            )
            for part in range(parts)
        ]

    def pile(self, parts: int) -> list[Area]:
        """Rows below each other, as equal in height as possible; the last ones take the rest."""
        edges = [self.height * part // parts for part in range(parts + 1)]
        return [self.rows(edges[part], edges[part + 1] - edges[part]) for part in range(parts)]

    def stack(self, *heights: int) -> list[Area]:
        areas, y = [], 0
        for height in heights:
            areas.append(self.rows(y, height))
            y += height
        return areas
