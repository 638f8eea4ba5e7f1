"""The signs of the map explained in a corner that the map leaves free, with what terrain costs."""

from __future__ import annotations

from functools import lru_cache

from engine.games.ages.chart import COSTS, Layout
from screens.games.ages.colours import TERRAIN_ROLE
from screens.games.ages.hex_art import grid, spots
from screens.games.ages.pen import Pen
from screens.games.ages.signs import (
    TERRAIN_SIGNS,
    chosen,
    ground_cards_sign,
    marker_sign,
)
from tui.widgets.area import Area
from tui.widgets.cells import width_of

_CELL = 13
_LEAST = (2 * _CELL, 5)
_TERRAINS = (
    "clear", "woods", "rough", "water", "swamp", "building", "deep water", "fire", "obstacle",
    "mesa", "slope", "dome",
)  # fmt: skip
_CLOSED = ("deep water", "fire", "obstacle")


@lru_cache(64)
def free_corner(layout: Layout, size: int, width: int, height: int) -> Area | None:
    """The largest free rectangle in the lower right corner of an area with the map in its middle.

    It is counted from the area's own corner; None if there is none worth using.
    """
    whole, taken = grid(layout, size), spots(layout, size)
    left, top = (width - whole.width) // 2, (height - whole.height) // 2
    best: Area | None = None
    for y in range(height - 1, -1, -1):
        over = [spot.right + left for spot in taken if spot.bottom + top > y]
        x = max(over, default=0) + 2
        found = Area(x, y, width - x, height - y)
        if found.width >= _LEAST[0] and found.height >= _LEAST[1]:
            room = found.width * found.height
            if best is None or room > best.width * best.height:
                best = found
    return best


def entries(pen: Pen) -> list[tuple[str, str, str]]:
    """Sign, role and words of everything that the key explains."""
    glyphs = pen.glyphs
    rows = []
    for name in _TERRAINS:
        closed = name in _CLOSED
        cost = glyphs.cross if closed else "" if name == "dome" else str(COSTS.get(name, 1))
        words = f"{name.split()[0]} {cost}"
        rows.append((chosen(TERRAIN_SIGNS[name], glyphs), TERRAIN_ROLE[name], words))
    rows.append(("?", "gold", "encounter"))
    rows.append(("7", "gold", "asks for 7"))
    rows.append(("o", "bright", "circle"))
    rows.append((marker_sign(0, glyphs), "hue1", "White mark"))
    rows.append((marker_sign(1, glyphs), "hue2", "Black mark"))
    rows.append((ground_cards_sign(glyphs), "gold", "cards"))
    return rows


def paint_key(pen: Pen, area: Area, layout: Layout, size: int) -> None:
    """The key, if the map leaves a corner for it."""
    corner = free_corner(layout, size, area.width, area.height)
    if corner is None:
        return
    columns = max(1, min(corner.width // _CELL, 4))
    rows = entries(pen)
    lines = -(-len(rows) // columns)
    if lines + 1 > corner.height:
        return
    left = area.x + corner.x + corner.width - columns * _CELL
    top = area.y + corner.y + corner.height - lines
    title = f"Points to enter, {pen.glyphs.cross} not at all"
    pen.canvas.text(left, top - 1, title, pen.ink("text"))
    for number, (sign, role, words) in enumerate(rows):
        x, y = left + number // lines * _CELL, top + number % lines
        pen.canvas.text(x, y, sign, pen.ink("text" if role == "border" else role, bold=True))
        pen.canvas.text(x + 2, y, words, pen.ink("muted"), width=min(width_of(words), _CELL - 3))
