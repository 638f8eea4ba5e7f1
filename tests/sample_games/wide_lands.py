"""The board of Wide Lands, a map of forty by forty hexes: larger than any pane.

Each seat has a walker and some coins. The painter has two pages and three sizes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from string import ascii_lowercase

from attrs import frozen

from engine.core.state import Outcome
from screens.table.painter import Painter
from themes.look import Look
from tui.widgets.canvas import Canvas, Offer, Picture, Target
from tui.widgets.minimap import draw_minimap

SIDE = 40
TERRAINS = {
    "meadow": ("dot", "good"),
    "wood": ("star", "accent"),
    "hill": ("diamond", "gold"),
}
"""The kinds of spaces: sign and colour."""


# The chart: compiled once from the numbers above, and no part of any state


@cache
def name_of(space: int) -> str:
    """A letter or two for the column, a number for the row: k11."""
    row, column = divmod(space, SIDE)
    letters = ascii_lowercase[column % 26]
    return f"{'a' if column >= 26 else ''}{letters}{row + 1}"


@cache
def spaces() -> dict[str, int]:
    return {name_of(space): space for space in range(SIDE * SIDE)}


def terrain(space: int) -> str:
    """What kind of space it is."""
    row, column = divmod(space, SIDE)
    return ("meadow", "meadow", "wood", "meadow", "hill")[(column * 3 + row * row) % 5]


@frozen
class View:
    seat: int | None
    walkers: tuple[int, ...]
    coins: tuple[int, ...]
    bids: tuple[int, ...]
    turn: int
    outcome: Outcome | None


# The painter


SIZES = ((2, 1), (4, 2), (6, 3))
"""Cells across and down of a hex, by zoom."""
ZOOMS = len(SIZES)
UNLETTERED = ("hex:",)
MAP, PURSE = "map", "purse"


def pages(view: View) -> tuple[str, ...]:
    return MAP, PURSE


def page_for(view: View, places: Iterable[str]) -> str:
    return MAP if any(place.startswith("hex:") for place in places) else PURSE


def paint_rows(
    view: View, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
) -> Picture:
    canvas = Canvas(width, height, look, rows=rows)
    draw(canvas, view, offer)
    return canvas.picture()


def draw(canvas: Canvas, view: View, offer: Offer) -> None:
    """The page asked for; on both the button to stay or drop, and the seats."""
    look = canvas.look
    for number, place in enumerate(("stay", "drop")):
        here = place == offer.cursor
        label = offer.places.get(place, "")
        style = look.style("focus" if here else "text", bold=here)
        canvas.text(1 + 10 * number, 0, f"{label:1} {place}", style)
        canvas.target(place, 1 + 10 * number, 0, 8, 1)
    if offer.page == PURSE:
        draw_purse(canvas, view)
    else:
        draw_map(canvas, view, offer)


def draw_purse(canvas: Canvas, view: View) -> None:
    for seat, coins in enumerate(view.coins):
        words = f"Seat {seat + 1} has {coins} coins and has bid {view.bids[seat]}"
        canvas.text(2, 2 + seat, words, canvas.look.style("text"))
        canvas.target(f"purse:{seat}", 2, 2 + seat, 40, 1)


def draw_map(canvas: Canvas, view: View, offer: Offer) -> None:
    viewport = canvas.viewport(0, 1, canvas.width, max(0, canvas.height - 1))
    for space in range(SIDE * SIDE) if canvas.is_whole else _shown(canvas, viewport, offer):
        spot = spot_of(space, viewport, offer)
        canvas.landmark(spot.place, spot.x, spot.y, spot.width, spot.height)
    for space in _shown(canvas, viewport, offer):
        spot = spot_of(space, viewport, offer)
        if _overlaps(spot, viewport):
            draw_space(canvas, view, offer, space, spot)
    if offer.zoom and canvas.width > 60 and canvas.height > 12:
        marks = [(spot_of(space, viewport, offer), "") for space in range(SIDE * SIDE)]
        walkers = [(marks[space][0], f"seat{n + 1}") for n, space in enumerate(view.walkers)]
        draw_minimap(canvas, canvas.width - 21, 1, 20, 10, (*marks, *walkers), viewport)


def _shown(canvas: Canvas, viewport: Target, offer: Offer) -> range:
    first_row, last_row = min(canvas.rows, default=0), max(canvas.rows, default=-1)
    top = max(first_row, viewport.y) - viewport.y + offer.camera[1]
    bottom = last_row + 1 - viewport.y + offer.camera[1]
    down = SIZES[offer.zoom][1]
    first, last = max(0, top // down), min(SIDE, -(-bottom // down))
    return range(first * SIDE, max(first, last) * SIDE)


def spot_of(space: int, viewport: Target, offer: Offer) -> Target:
    """Where a space is on the canvas, or would be if it went on beyond the viewport."""
    across, down = SIZES[offer.zoom]
    row, column = divmod(space, SIDE)
    x = viewport.x + column * across + row % 2 * (across // 2) - offer.camera[0]
    return Target(
        f"hex:{name_of(space)}", x, viewport.y + row * down - offer.camera[1], across, down
    )


def _overlaps(spot: Target, viewport: Target) -> bool:
    across = spot.x < viewport.x + viewport.width and spot.x + spot.width > viewport.x
    return across and viewport.y <= spot.y < viewport.y + viewport.height


def draw_space(canvas: Canvas, view: View, offer: Offer, space: int, spot: Target) -> None:
    look = canvas.look
    sign, role = TERRAINS[terrain(space)]
    char = str(getattr(look.glyphs, sign))
    if space in view.walkers:
        seat = view.walkers.index(space)
        char, role = str(seat + 1), f"seat{seat + 1}"
    here, offered = spot.place == offer.cursor, spot.place in offer.places
    ground = "focus" if here else "raised" if offered else "background"
    style = look.style("background" if here else role, on=ground, bold=here)
    for row in range(spot.y, min(spot.y + spot.height, canvas.height)):
        canvas.text(spot.x, row, char if row == spot.y else " ", style)


class WidePainter(Painter[View]):
    zooms = ZOOMS
    unlettered_prefixes = UNLETTERED

    paint_rows = staticmethod(paint_rows)
    pages = staticmethod(pages)
    page_for = staticmethod(page_for)


PAINTER = WidePainter()
