"""The table seen from above, with the seats round it, and its compact arrangement."""

from __future__ import annotations

from engine.games.lightning.view_types import SeatView
from screens.games.lightning.centre import (
    has_room_for_standing,
    heading_runs,
    known_tokens,
    last_text,
    paint_centre,
    paint_deck,
    paint_prizes,
    paint_standing,
    paint_story,
    quiet_text,
)
from screens.games.lightning.hand import (
    hand_rows,
    has_options,
    needs_more_room,
    paint_bid_line,
    paint_buttons,
    paint_hand,
    paint_options,
    paint_own_seat,
)
from screens.games.lightning.pen import Pen
from screens.games.lightning.seat import paint_seat, paint_seat_strip
from screens.games.lightning.signs import FELT
from screens.games.lightning.summary import paint_result
from tui.widgets.area import Area, Tier
from tui.widgets.pen import total_width
from tui.widgets.token_lines import flow_with_ellipsis


def paint_compact(pen: Pen, area: Area) -> None:
    if pen.view.outcome is not None and not pen.is_telling:
        _paint_head(pen, area.rows(0, 1))
        paint_result(pen, area.rows(1).interior(1, 0))
        return
    tall = 2 if pen.is_telling else 1
    seats = tall * -(-len(pen.view.seats) // 2)
    bid = int(not pen.is_telling)
    room = area.height - 1 - seats - bid
    hand_height = _hand_height(pen, area.width, room)
    if needs_more_room(pen, area.rows(0, room - hand_height)):
        hand_height = 0
    head, places, middle, own_area, cards = area.stack(
        1, seats, room - hand_height, bid, hand_height
    )
    _paint_head(pen, head)
    _paint_seats(pen, places, tall)
    _paint_middle(pen, middle)
    if bid:
        paint_bid_line(pen, own_area)
    paint_hand(pen, cards)


def _hand_height(pen: Pen, width: int, room: int) -> int:
    """The rows of the hand, few enough for the middle of the table to stay readable."""
    count = pen.own_seat.hand_count
    if pen.is_telling:
        return 3 if room < 9 else 4
    if not count:
        return 0
    if hand_rows(count, width) == 2:
        return max(min(room, 12), 6)
    return max(3, min(9, (room + 1) * 5 // 9))


def _paint_head(pen: Pen, line: Area) -> None:
    pen.canvas.fill(line.x, line.y, line.width, 1, pen.ink("text", on="surface"))
    width = paint_deck(pen, line.right - 1, line.y)
    heading, room = heading_runs(pen), line.width - width - 3
    if not pen.is_telling and not has_room_for_standing(pen, room - total_width(heading)):
        heading = heading_runs(pen, short=True)
    x = pen.runs(line.x + 1, line.y, heading, room)
    middle = Area(x + 1, line.y, line.right - width - x - 2, 1)
    tokens = known_tokens(pen)
    if tokens:
        flow_with_ellipsis(pen, middle, tokens)
    else:
        paint_standing(pen, middle)


def _paint_seats(pen: Pen, area: Area, tall: int) -> None:
    """Paint all seats in two columns, the viewer's last; a single one in a row is twice as wide."""
    seats = [*pen.others, pen.own_seat]
    for number, seat in enumerate(seats):
        is_alone = number % 2 == 0 and seat is seats[-1]
        column = area if is_alone else area.split(2, 1)[number % 2]
        paint_seat_strip(pen, seat, column.rows(number // 2 * tall, tall))


def _paint_middle(pen: Pen, area: Area) -> None:
    if pen.is_telling and pen.open_trick is not None:
        high = 3 if area.height >= 5 else 1
        paint_prizes(pen, pen.open_trick, pen.beat, area.rows(0, high))
        paint_story(pen, area.rows(high))
        paint_buttons(pen, area.rows(max(area.height - 1, 0), 1))
    elif has_options(pen):
        paint_options(pen, area)
    elif pen.view.trick is not None:
        _paint_prizes(pen, area)
    else:
        room = area.interior(2, 0)
        style = pen.ink("text" if pen.view.power is None else "gold")
        pen.wrap(room, quiet_text(pen), style)


def _paint_prizes(pen: Pen, area: Area) -> None:
    trick = pen.view.trick
    assert trick is not None
    text = last_text(pen)
    if text and area.width >= 70:
        side_area = area.columns(area.width * 3 // 5 + 1)
        area = area.columns(0, area.width * 3 // 5)
        pen.canvas.wrap(
            side_area.x, side_area.y, side_area.width - 1, side_area.height, text, pen.ink("muted")
        )
    paint_prizes(pen, trick, None, area)


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
