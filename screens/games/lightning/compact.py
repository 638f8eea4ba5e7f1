"""The compact arrangement: six seats, prizes and a hand in as little as 60 by 12 cells."""

from __future__ import annotations

from screens.games.lightning.centre import (
    has_room_for_standing,
    heading_runs,
    known_tokens,
    last_text,
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
)
from screens.games.lightning.pen import Pen
from screens.games.lightning.seat import paint_seat_strip
from screens.games.lightning.summary import paint_result
from tui.widgets.area import Area
from tui.widgets.pen import total_width
from tui.widgets.token_lines import flow_with_ellipsis


def paint_compact(pen: Pen, area: Area) -> None:
    """Paint seats as lines in two columns, the middle, the viewer's bid and hand."""
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
        pen.canvas.wrap(room.x, room.y, room.width, room.height, quiet_text(pen), style)


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
