"""The table when the game is over: the scores by source, and the collection of each seat."""

from __future__ import annotations

from screens.games.lightning.pen import Pen
from screens.games.lightning.summary import (
    paint_headline,
    paint_scores,
    paint_table_of_scores,
    paint_verdict,
    seats_by_rank,
)
from tui.widgets.area import Area
from tui.widgets.pen import Token
from tui.widgets.token_lines import flow_with_ellipsis


def paint_result(pen: Pen, area: Area) -> None:
    """Paint the winner, the scores, and below them the cards that made them."""
    paint_headline(pen, area.rows(0, 1))
    seats = len(pen.view.seats)
    if area.height < seats + 5:
        paint_table_of_scores(pen, area.rows(1).interior(1, 0))
        return
    paint_verdict(pen, area.rows(1, 1))
    high = seats + 3
    paint_scores(pen, area.rows(2, high))
    _paint_collections(pen, area.rows(2 + high))


def _paint_collections(pen: Pen, area: Area) -> None:
    seats = seats_by_rank(pen.view)
    each = min(area.height // len(seats), 7)
    for number, seat in enumerate(seats if each else []):
        lines = area.rows(number * each, each - 1 if each > 2 else each)
        name = f" {pen.seat_name(seat.seat)} "
        x = pen.canvas.text(lines.x + 1, lines.y, name, pen.plate_style(seat.seat))
        pen.add_target(f"seat:{seat.seat}", lines)
        tokens = [Token((pen.card_run(card),)) for card in seat.collection]
        flow_with_ellipsis(pen, lines.columns(x - lines.x), tokens)
