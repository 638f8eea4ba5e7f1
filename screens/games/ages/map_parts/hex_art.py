"""The background of the map: the positions of spaces at a size, and a static picture.

A space is a brick of cells; every second row is shifted by half a brick.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from attrs import frozen
from rich.style import Style

from engine.core.hexes import Hex
from engine.games.ages.map.chart import Chart, chart
from engine.games.ages.map.layout import MESA, Layout, Space
from engine.games.ages.rows.pieces import DOME_KEYS
from screens.games.ages.colours import AGE_ROLE, DOME_ROLE, TERRAIN_ROLE, readable_style
from screens.games.ages.signs import piece_role, site_role, site_sign, terrain_sign
from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Picture, Stamp

SIZES = ((2, 1), (3, 2), (4, 2), (6, 3))
"""The cells across and down of a space, by size."""
WALLS_FROM = 1
"""The minimum size at which walls are drawn."""
LARGEST_SIZE = len(SIZES) - 1
_TINT, _MESA_TINT, _KEY_TINT, _BASE_TINT, _SHADE = 0.09, 0.08, 0.06, 0.16, 0.035
_TERRAIN_TINT = {
    "woods": ("good", 0.10),
    "mesa woods": ("good", 0.10),
    "swamp": ("hue8", 0.08),
    "water": ("hue2", 0.14),
    "deep water": ("hue2", 0.24),
    "fire": ("bad", 0.14),
    "building": ("text", 0.06),
}
"""The colours that some terrain adds to its background."""


@frozen
class Grid:
    """The positions of the spaces of a map at a size, relative to its upper left corner."""

    across: int
    down: int
    left: int
    """The lowest half column of the map."""
    top: int
    width: int
    height: int

    def column(self, half: int) -> int:
        return (half - self.left) * self.across // 2

    def area_of(self, hex_of_space: Hex) -> Area:
        q, r = hex_of_space
        x, y = self.column(2 * q + r), (r - self.top) * self.down
        return Area(x, y, self.across, self.down)

    def cells_above_neighbour(self, hex_of_space: Hex) -> int:
        """The number of cells of a hex above its lower left neighbour."""
        half = 2 * hex_of_space[0] + hex_of_space[1]
        return self.column(half + 1) - self.column(half)


@lru_cache(64)
def grid_of(layout: Layout, size: int) -> Grid:
    return grid_over([space.hex for space in chart(layout).spaces], size)


def grid_over(hexes: Collection[Hex], size: int) -> Grid:
    halves, rows = [2 * q + r for q, r in hexes], [r for _, r in hexes]
    x_step, y_step = SIZES[size]
    width = (max(halves) - min(halves)) * x_step // 2 + x_step
    return Grid(x_step, y_step, min(halves), min(rows), width, (max(rows) - min(rows) + 1) * y_step)


@lru_cache(64)
def hex_areas(layout: Layout, size: int) -> tuple[Area, ...]:
    """The cells of every space, by number; a cavern has the last column of its mesa."""
    hexes = grid_of(layout, size)
    whole = ((hexes.area_of(space.hex), space.is_cavern) for space in chart(layout).spaces)
    return tuple(spot.columns(spot.width - 1) if is_cavern else spot for spot, is_cavern in whole)


def ground_colour(layout: Layout, space: Space, look: Look) -> str:
    """The background colour of a space: a tint by age or team; mesas are lighter, keys distinct.

    Three alternating shades distinguish a space from its neighbours. The ASCII glyphs are for
    terminals with few colours, which cannot show fine shades: there only mesas differ.
    """
    role = AGE_ROLE.get(space.age or "", "muted")
    owner = piece_role(layout[space.piece].piece)
    if owner:
        colour = look.mix(look.mix("panel", "border", 0.10), owner, _BASE_TINT)
    elif space.terrain in MESA:
        colour = look.mix(look.mix("raised", "border", 0.3), role, _MESA_TINT)
    elif space.spot:
        colour = look.mix(look.mix("panel", "border", 0.10), role, _KEY_TINT)
    else:
        colour = look.mix("surface", role, _TINT)
    if look.glyphs.ascii_only:
        return colour
    if space.terrain in _TERRAIN_TINT:
        colour = look.mix(colour, *_TERRAIN_TINT[space.terrain])
    q, r = space.hex
    return look.mix(colour, "border", _SHADE * ((q - r) % 3))


def sign_role(layout: Layout, space: Space) -> str:
    if space.terrain == "dome":
        return DOME_ROLE[DOME_KEYS[space.dome].colour]
    if space.site:
        return site_role(layout, space)
    return TERRAIN_ROLE[space.terrain]


def sign_style(layout: Layout, space: Space, look: Look, ground: str) -> Style:
    if space.terrain == "obstacle":
        return Style(color=look.palette["border"], bgcolor=ground)
    bold = bool(space.site) or space.terrain in ("dome", "slope")
    return readable_style(look, sign_role(layout, space), ground, bold=bold)


@lru_cache(32)
def background(layout: Layout, size: int, look: Look) -> Picture:
    board, all_spots = chart(layout), hex_areas(layout, size)
    place = grid_of(layout, size)
    canvas = Canvas(place.width, place.height, look)
    for number, space in enumerate(board.spaces):
        if not space.is_cavern:
            paint_ground(canvas, space, all_spots[number], layout)
            if size == LARGEST_SIZE:
                _paint_name(canvas, board, number, all_spots[number])
    if size >= WALLS_FROM:
        for number, space in enumerate(board.spaces):
            if not space.is_cavern:
                _paint_walls(
                    canvas, board, number, all_spots[number], place.cells_above_neighbour(space.hex)
                )
    return canvas.picture()


def paint_ground(canvas: Canvas, space: Space, spot: Area, layout: Layout) -> None:
    """Paint the tint and the sign: one cell of a small space, two rows of prohibited terrain."""
    look = canvas.look
    colour = ground_colour(layout, space, look)
    style = Style(color=look.palette["text"], bgcolor=colour)
    canvas.fill(spot.x, spot.y, spot.width, spot.height, style)
    sign = site_sign(space, look.glyphs) or terrain_sign(space, look.glyphs)
    ink = sign_style(layout, space, look, colour)
    canvas.put(spot.x, spot.y, sign, ink)
    if space.terrain in _FULL and spot.width > 2:
        for x in range(spot.x, spot.right - 1):
            for y in range(spot.y, spot.bottom):
                canvas.put(x, y, sign, ink)


def _paint_name(canvas: Canvas, board: Chart, number: int, spot: Area) -> None:
    space, look = board.spaces[number], canvas.look
    if space.terrain in _FULL:
        return
    ink = readable_style(look, "muted", ground_colour(board.layout, space, look))
    canvas.text(spot.x, spot.bottom - 1, board.names[number], ink, width=spot.width - 1)
    path, _, part = space.site.partition(" ")
    if part == "0":
        canvas.text(spot.x, spot.y + 1, path.capitalize(), ink, width=spot.width - 1)


_FULL = ("deep water", "obstacle")
"""Terrain whose sign fills a large space because no unit enters it."""


def _paint_walls(canvas: Canvas, board: Chart, number: int, spot: Area, split: int) -> None:
    """Paint the walls of a space to its right and below; its neighbours paint the others."""
    q, r = board.spaces[number].hex
    shut, look = board.walls | board.gates.keys(), canvas.look
    upright, flat = ("|", "_") if look.glyphs.ascii_only else ("▕", "▁")

    def ink(beyond: int | None) -> Style:
        """The style of a wall: a gate has the colour of its team, other walls are bright."""
        gate = board.gates.get((number, beyond)) if beyond is not None else None
        role = "bright" if gate is None else site_role(board.layout, board.spaces[gate])
        return look.style(role, bold=True)

    east, south_west, south_east = (
        board.numbers_by_hex.get(neighbour)
        for neighbour in ((q + 1, r), (q - 1, r + 1), (q, r + 1))
    )
    if (number, south_west) in shut:
        for x in range(spot.x, spot.x + split):
            canvas.put(x, spot.bottom - 1, flat, ink(south_west))
    if (number, south_east) in shut:
        for x in range(spot.x + split, spot.right):
            canvas.put(x, spot.bottom - 1, flat, ink(south_east))
    if (number, east) in shut:
        for y in range(spot.y, spot.bottom):
            canvas.put(spot.right - 1, y, upright, ink(east))


@lru_cache(8192)
def lit_colour(layout: Layout, number: int, look: Look, role: str, share: float) -> str:
    return look.mix(ground_colour(layout, chart(layout).spaces[number], look), role, share)


@lru_cache(8192)
def lit_space(layout: Layout, size: int, look: Look, number: int, role: str, share: float) -> Stamp:
    spot = hex_areas(layout, size)[number]
    rows = background(layout, size, look).strips[spot.y : spot.bottom]
    canvas = Canvas(spot.width, spot.height, look)
    strips = tuple(each.crop(spot.x, spot.right) for each in rows)
    canvas.draw(0, 0, Picture(spot.width, spot.height, strips))
    lit = lit_colour(layout, number, look, role, share)
    canvas.restyle(0, 0, spot.width, spot.height, Style(bgcolor=lit))
    canvas.restyle(0, 0, 1, 1, sign_style(layout, chart(layout).spaces[number], look, lit))
    if size == LARGEST_SIZE:
        name = len(chart(layout).names[number])
        canvas.restyle(0, spot.height - 1, name, 1, readable_style(look, "muted", lit))
    return Stamp.from_picture(canvas.picture())


def fitting_size(layout: Layout, width: int, height: int) -> int | None:
    """The largest size at which a map fits; None if it never does."""
    for size in range(LARGEST_SIZE, -1, -1):
        hexes = grid_of(layout, size)
        if hexes.width <= width and hexes.height <= height:
            return size
    return None
