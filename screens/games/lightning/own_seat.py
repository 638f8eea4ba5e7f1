"""The viewer's own seat, between table and hand: score, decks, and the bid."""

from __future__ import annotations

from screens.games.lightning.bids import paint_total, shown_bid, total_runs
from screens.games.lightning.hand import paint_buttons, picked_cards, picked_text
from screens.games.lightning.pen import Pen
from screens.games.lightning.seat import has_begun, is_at_work, strip_tokens
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, total_width
from tui.widgets.token_lines import flow_with_ellipsis


def paint_own_seat(pen: Pen, area: Area) -> None:
    """Paint the viewer's name, score and decks, and below them the bid.

    During the story of a trick the total is at the right, down to the row above the cards.
    """
    seat = pen.own_seat
    if pen.is_telling and pen.beat is not None:
        width_of_total = paint_total(pen, pen.beat, seat.seat, area.interior(2, 0))
        area = area.columns(0, area.width - width_of_total - 3)
    line = area.rows(0, 1)
    x = pen.canvas.text(
        line.x + 1, line.y, f" {pen.seat_name(seat.seat)} ", pen.plate_style(seat.seat)
    )
    if seat.seat == pen.dealer:
        x = pen.canvas.text(x + 1, line.y, " Dealer ", pen.ink("background", on="bright"))
    mark = pen.glyphs.cursor if is_at_work(pen, seat.seat) else " "
    x = pen.canvas.text(x, line.y, f" {mark} ", pen.seat_ink(seat.seat))
    x = pen.write(x, line.y, "score" if has_begun(pen) else "", "muted", width=5)
    flow_with_ellipsis(
        pen, Area(x, line.y, line.right - x, 1), strip_tokens(pen, seat, line.right - x)
    )
    pen.add_target(f"seat:{seat.seat}", line)
    if area.height > 1:
        paint_bid_line(pen, area.rows(1, 1))


def paint_bid_line(pen: Pen, line: Area) -> None:
    """Paint the set being picked with its total, or the finished bid."""
    room = line.columns(0, line.width - paint_buttons(pen, line))
    if pen.offer.picked_places and pen.offer.beat is None:
        _paint_picked_cards(pen, room)
    elif pen.open_trick is not None:
        text = " Bid " if pen.is_telling else " Last bid"
        x = pen.write(room.x, room.y, text, "muted", width=room.width)
        total = [] if pen.is_telling else [Token((_gap(pen), *total_runs(pen, pen.own_number)))]
        flow_with_ellipsis(
            pen, Area(x, room.y, room.right - x, 1), [*shown_bid(pen, pen.own_number), *total]
        )


def _paint_picked_cards(pen: Pen, line: Area) -> None:
    label = "Return" if pen.view.step == "return" else "Bid"
    total: Run = (picked_text(pen), pen.ink("bright", bold=True))
    runs: list[Run] = [(f" {label} ", pen.ink("gold", bold=True))]
    cards = [part for card in picked_cards(pen) for part in (pen.card_run(card), _gap(pen))]
    ellipsis_runs: list[Run] = []
    while cards and total_width([*runs, *cards, *ellipsis_runs, total]) > line.width:
        cards, ellipsis_runs = cards[:-2], [(f"{pen.glyphs.ellipsis} ", pen.ink("muted"))]
    pen.runs(line.x, line.y, [*runs, *cards, *ellipsis_runs, total], line.width)


def _gap(pen: Pen) -> Run:
    return " ", pen.ink("muted")
