"""The table seen from above: the seats round it, the middle, and the viewer's hand below."""

from __future__ import annotations

from engine.games.lightning.view_types import SeatView
from screens.games.lightning.centre import paint_centre, paint_standing
from screens.games.lightning.hand import (
    hand_rows,
    needs_more_room,
    paint_hand,
    paint_options,
    paint_own_seat,
)
from screens.games.lightning.pen import Pen
from screens.games.lightning.seat import paint_seat
from screens.games.lightning.signs import FELT
from screens.games.lightning.summary import paint_result
from tui.widgets.area import Area, Tier

SIDE_WIDTH = 20
AT_THE_TOP = {1: 1, 2: 2, 3: 1, 4: 2, 5: 3}
"""The number of other seats at the far side; the rest are at the left and right."""


def paint_table(pen: Pen, area: Area) -> None:
    """Paint the other seats around the felt, clockwise from the left, the viewer's cards below."""
    if pen.view.outcome is not None and not pen.is_telling:
        _paint_table_top(pen, area, 0, sides=False)
        paint_result(pen, area.interior(4, 2))
        return
    roomy = area.height >= Tier.ROOMY.height
    hand, top = _heights(pen, area, roomy=roomy)
    table, strip, cards = area.stack(area.height - hand - 2, 2, hand)
    far_area, near_area = table.rows(0, top), table.rows(top)
    others = pen.others
    count = AT_THE_TOP[len(others)]
    sides = len(others) > count
    _paint_table_top(pen, table, top, sides=sides)
    _paint_far_seats(pen, others[1 : 1 + count] if sides else others, far_area)
    if sides:
        width = SIDE_WIDTH + (area.width - 80) // 5
        height = min(near_area.height, 14 if roomy else 8)
        _paint_side_seat(pen, others[0], near_area.columns(0, width), height)
        _paint_side_seat(pen, others[-1], near_area.columns(near_area.width - width), height)
        near_area = near_area.columns(width, near_area.width - 2 * width)
    else:
        near_area = near_area.interior(3, 0)
    centre = Area(near_area.x + 1, near_area.y, near_area.width - 2, near_area.height - 1)
    over_hand = needs_more_room(pen, centre.rows(1))
    paint_centre(pen, centre, with_options=not over_hand)
    paint_standing(pen, table.rows(table.height - 1).interior(9, 0))
    if over_hand:
        paint_options(pen, cards)
    else:
        paint_hand(pen, cards)
    paint_own_seat(pen, area.rows(strip.y - area.y, 3))


def _heights(pen: Pen, area: Area, *, roomy: bool) -> tuple[int, int]:
    count = pen.own_seat.hand_count
    rows = hand_rows(count, area.width)
    if roomy:
        return (26 if rows == 2 else 15), 9
    if rows == 2:
        return min(area.height - 13, 18), 4
    return 10 if area.height >= 29 else 9, 7


def _paint_table_top(pen: Pen, area: Area, top: int, *, sides: bool) -> None:
    left = 7 if sides else 1
    ground = pen.canvas.look.tinted_style("surface", FELT, 0.1)
    y = area.y + top // 2
    pen.canvas.box(
        area.x + left,
        y,
        area.width - 2 * left,
        area.bottom - y,
        pen.ink("border"),
        kind="double",
        fill=ground,
    )


def _paint_far_seats(pen: Pen, seats: list[SeatView], area: Area) -> None:
    room = area.interior(2, 0)
    width = min(34, room.width // len(seats) - 1)
    for seat, column in zip(seats, room.split(len(seats)), strict=True):
        x = column.x + (column.width - width) // 2
        paint_seat(pen, seat, Area(x, area.y, width, area.height))


def _paint_side_seat(pen: Pen, seat: SeatView, area: Area, height: int) -> None:
    top = max((area.height - height) // 2, 0)
    paint_seat(pen, seat, area.rows(top, height))
