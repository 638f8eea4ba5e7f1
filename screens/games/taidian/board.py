"""The table in its normal and its roomy arrangement, for two to eight fighters."""

from __future__ import annotations

from collections.abc import Callable

from screens.games.taidian import market
from screens.games.taidian.centre import paint_centre
from screens.games.taidian.centre_subject import (
    QUIET,
    UPGRADE,
    subject_of,
)
from screens.games.taidian.hand import paint_hand
from screens.games.taidian.market import paint_market, paint_market_tiles
from screens.games.taidian.pen import Pen
from screens.games.taidian.seat import paint_seat
from screens.games.taidian.turn import paint_turn
from tui.widgets.area import Area, Tier

ONE_ROW = 4
"""The maximum number of fighters side by side; more are in two rows."""
GROWS_FROM = 27
"""The minimum height at which fighters and hand get more rows in the normal arrangement."""
MIN_CENTRE_HEIGHT = 5
"""The minimum height of the middle of the table above a market."""


def paint_normal(pen: Pen, area: Area) -> None:
    """Paint the fighters at the top, then the middle and the market, and the hand at the bottom."""
    spare = max(area.height - GROWS_FROM, 0)
    fighters = 8 + min(spare, 2)
    if len(pen.seats) > ONE_ROW:
        fighters = 12 if spare >= 3 else 10
    room = _paint_fighters_and_turn(pen, area, fighters)
    if pen.view.outcome is not None:
        paint_centre(pen, room)
        return
    hand_rows = 6 + min(spare // 2, 2)
    middle, bottom = room.stack(room.height - hand_rows, hand_rows)
    paint_centre_and_market(pen, middle, market.ROWS, paint_market)
    paint_hand(pen, bottom)


def paint_roomy(pen: Pen, area: Area) -> None:
    """Paint the normal arrangement with large portraits, and cards in the market if they fit."""
    fighters = 16 if len(pen.seats) > ONE_ROW else 12
    room = _paint_fighters_and_turn(pen, area, fighters)
    if pen.view.outcome is not None:
        paint_centre(pen, room)
        return
    hand_rows = 8 + min((area.height - Tier.ROOMY.height) // 4, 2)
    free = room.height - hand_rows
    goods, paint_goods = market.ROWS, paint_market
    if area.width >= market.TILES_WIDTH:
        large = free >= market.LARGE_TILES + 8
        goods = market.LARGE_TILES if large else market.SMALL_TILES
        paint_goods = paint_market_tiles
    centre, stock, bottom = room.stack(free - goods, goods, hand_rows)
    paint_centre(pen, centre)
    paint_goods(pen, stock)
    paint_hand(pen, bottom)


def _paint_fighters_and_turn(pen: Pen, area: Area, height: int) -> Area:
    """Paint the fighters in turn order, the viewer first, and the turn; return the area below."""
    for fighter, place in zip(pen.ring, _places(pen, area.rows(0, height)), strict=True):
        paint_seat(pen, fighter, place)
    paint_turn(pen, area.rows(height, 1))
    return area.rows(height + 1)


def _places(pen: Pen, area: Area) -> list[Area]:
    count = len(pen.seats)
    if count <= ONE_ROW:
        return area.split(count)
    columns = -(-count // 2)
    return [place for row in area.pile(2) for place in row.split(columns)][:count]


def paint_centre_and_market(
    pen: Pen, area: Area, rows: int, paint_goods: Callable[[Pen, Area], None]
) -> None:
    """Paint the middle of the table with the market below it, if there is room for both.

    Otherwise paint only one of the two: the market if the turn is about it.
    """
    if area.height >= rows + MIN_CENTRE_HEIGHT or is_market_day(pen):
        above = max(area.height - rows, 0)
        paint_centre(pen, area.rows(0, above))
        paint_goods(pen, area.rows(above))
    else:
        paint_centre(pen, area)


def is_market_day(pen: Pen) -> bool:
    """Is the market more relevant than the middle of the table?"""
    return subject_of(pen.view) in (UPGRADE, QUIET)
