"""The map as cells: the position of each city at a size, and the cells of the links.

A layout is computed once for each size and set of cities. City tokens have three styles; the
largest is used in which no two touch and no link runs through a third city.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from attrs import frozen

from engine.games.currents.card_types import City
from engine.games.currents.cities import CITIES, LINKS
from screens.games.currents.signs import city_name
from tui.widgets.area import Area

Cell = tuple[int, int]
LARGE, NAMES, CODES = "large", "names", "codes"
"""A name above its projects; name and projects on one line; three letters and projects."""
CODE = 3
LABEL = 1
"""The cells of a token before the name, which are reserved for the jump letter."""
Stroke = str
"""A kind of line in a cell: horizontal, vertical, diagonal, or a corner."""
ACROSS, DOWN, FALLING, RISING, CROSSING = "across", "down", "falling", "rising", "crossing"
_THROUGH, _ALONG, _MEETS, _TOUCHES = 1000, 40, 6, 15
"""The cost of a link that runs through a third city, along another link, across one, and that
touches the edge of a third city."""


@frozen
class Spot:
    """The cells of a city's token; `middle` is the end of its links."""

    x: int
    y: int
    width: int
    height: int
    middle: Cell

    def touches(self, other: Spot) -> bool:
        """Is there no free cell between the two tokens?"""
        shares_columns = self.x <= other.x + other.width and other.x <= self.x + self.width
        return shares_columns and self.y < other.y + other.height and other.y < self.y + self.height

    def __contains__(self, cell: Cell) -> bool:
        x, y = cell
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@frozen
class DrawnLink:
    ends: tuple[str, str]
    strokes: tuple[tuple[Cell, Stroke], ...]


@frozen
class MapLayout:
    style: str
    spots: dict[str, Spot]
    links: tuple[DrawnLink, ...]

    def is_free(self, area: Area) -> bool:
        """Is this area, including the column on either side, free of cities and links?"""
        wide = Area(area.x - 1, area.y, area.width + 2, area.height)
        cells = {(x, y) for x in range(wide.x, wide.right) for y in range(wide.y, wide.bottom)}
        if any(cell in cells for link in self.links for cell, _ in link.strokes):
            return False
        return not any(cell in spot for spot in self.spots.values() for cell in cells)


@lru_cache(64)
def layout_of(width: int, height: int, cities: tuple[str, ...]) -> MapLayout:
    """The layout in the largest style that is clear at this size, or else in the smallest."""
    layout = _make_layout(CODES, width, height, cities)
    for style in (LARGE, NAMES):
        larger = _make_layout(style, width, height, cities)
        if _is_clear(larger, width, height):
            return larger
    return layout


@lru_cache(64)
def free_corner(
    width: int, height: int, cities: tuple[str, ...], corner_width: int, corner_height: int
) -> Area | None:
    """A corner at the bottom of a map with this free width and height, if there is one."""
    layout = layout_of(width, height, cities)
    for x in (width - corner_width, 0):
        corner = Area(x, height - corner_height, corner_width, corner_height)
        if corner.y > 0 and corner.x >= 0 and layout.is_free(corner):
            return corner
    return None


def token_size(city: City, style: str) -> tuple[int, int]:
    projects = len(city.projects)
    if style == LARGE:
        return max(len(city_name(city)), 3 * projects + 2), 2
    if style == NAMES:
        return LABEL + len(city_name(city)) + 1 + projects, 1
    return LABEL + CODE + 1 + projects, 1


def _make_layout(style: str, width: int, height: int, cities: tuple[str, ...]) -> MapLayout:
    rows = [CITIES[slug] for slug in cities]
    left, right = min(row.x for row in rows), max(row.x for row in rows)
    top, bottom = min(row.y for row in rows), max(row.y for row in rows)
    spots = {}
    for row in rows:
        token_width, token_height = token_size(row, style)
        room = width - (LABEL + CODE + 4 if style == CODES else token_width)
        x = round((row.x - left) * room / max(right - left, 1))
        y = round((row.y - top) * (height - token_height) / max(bottom - top, 1))
        middle = (x + LABEL + CODE, y) if style == CODES else (x + token_width // 2, y)
        spots[row.slug] = Spot(x, y, token_width, token_height, middle)
    return MapLayout(style, spots, tuple(_drawn_links(spots)))


def _is_clear(layout: MapLayout, width: int, height: int) -> bool:
    spots = layout.spots
    if any(one.touches(other) for one, other in combinations(spots.values(), 2)):
        return False
    is_inside = all(
        each.x >= 0 and each.y >= 0 and each.x + each.width <= width
        and each.y + each.height <= height
        for each in spots.values()
    )  # fmt: skip
    through = any(
        cell in spot
        for link in layout.links
        for slug, spot in spots.items()
        if slug not in link.ends
        for cell, _ in link.strokes
    )
    return is_inside and not through


# Links: horizontal, then diagonal, then horizontal again, bent where they disturb least


def _drawn_links(spots: dict[str, Spot]) -> Iterator[DrawnLink]:
    """All links between cities in play, the short ones first."""
    stroke_of: dict[Cell, Stroke] = {}
    city_of_cell = {
        (x, y): slug
        for slug, spot in spots.items()
        for x in range(spot.x, spot.x + spot.width)
        for y in range(spot.y, spot.y + spot.height)
    }
    links = [ends for ends in LINKS if ends[0] in spots and ends[1] in spots]
    for ends in sorted(links, key=lambda each: _distance(*(spots[slug].middle for slug in each))):
        one, other = sorted((spots[slug].middle for slug in ends), key=lambda cell: cell[1])
        ways = (list(_cells_between(one, other, bend)) for bend in _BENDS)
        best = min(ways, key=lambda way: _overlap_cost(way, ends, city_of_cell, stroke_of))
        strokes = []
        for cell, stroke in best:
            if city_of_cell.get(cell) in ends:
                continue
            if cell in stroke_of and stroke_of[cell] != stroke:
                stroke = CROSSING
            stroke_of[cell] = stroke
            strokes.append((cell, stroke))
        yield DrawnLink(ends, tuple(strokes))


_BENDS = (0.5, 0.0, 1.0, 0.25, 0.75)
"""The share of the horizontal part of a link before its diagonal part."""


def _distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + 2 * abs(one[1] - other[1])


def _cells_between(one: Cell, other: Cell, bend: float) -> Iterator[tuple[Cell, Stroke]]:
    """The cells from the upper city to the lower one."""
    (x, y), (to_x, to_y) = one, other
    x_distance, y_distance = to_x - x, to_y - y
    toward = 1 if x_distance >= 0 else -1
    if y_distance < 2:
        yield from _stepped_link(one, other, bend)
        return
    leaning = min(abs(x_distance), y_distance - 1)
    level = abs(x_distance) - leaning
    before = round(level * bend) if level else 0
    for _ in range(before):
        yield (x, y), ACROSS
        x += toward
    upright = y_distance - 1 - leaning
    first = round(upright * bend)
    for row in range(1, y_distance):
        y += 1
        if row <= first or row > first + leaning:
            yield (x, y), DOWN
        else:
            x += toward
            yield (x, y), FALLING if toward > 0 else RISING
    y += 1
    while x != to_x:
        x += toward
        yield (x, y), ACROSS


def _stepped_link(one: Cell, other: Cell, bend: float) -> Iterator[tuple[Cell, Stroke]]:
    """A link to the same row, or to the next one."""
    (x, y), (to_x, to_y) = one, other
    toward = 1 if to_x >= x else -1
    bend_x = x + round((to_x - x) * bend) if to_y != y else to_x
    while x != bend_x:
        yield (x, y), ACROSS
        x += toward
    if to_y != y:
        yield (x, y), "top_right" if toward > 0 else "top_left"
        yield (x, to_y), "bottom_left" if toward > 0 else "bottom_right"
    while x != to_x:
        x += toward
        yield (x, to_y), ACROSS


def _overlap_cost(
    way: list[tuple[Cell, Stroke]],
    ends: tuple[str, str],
    city_of_cell: dict[Cell, str],
    stroke_of: dict[Cell, Stroke],
) -> int:
    """The cost of a link, by its overlap with cities and other links."""
    total = 0
    for (x, y), stroke in way:
        city = city_of_cell.get((x, y))
        if city in ends:
            continue
        total += _THROUGH * (city is not None)
        total += (_ALONG if stroke_of[x, y] == stroke else _MEETS) if (x, y) in stroke_of else 0
        side_cities = (city_of_cell.get((x - 1, y)), city_of_cell.get((x + 1, y)))
        total += _TOUCHES * any(each is not None and each not in ends for each in side_cities)
    return total
