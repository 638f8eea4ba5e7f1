"""The compact arrangement: the whole table in as little as 60 by 12 cells."""

from __future__ import annotations

from attrs import evolve, frozen

from screens.games.duel.board import paint_hand_area, paint_standing, paint_track
from screens.games.duel.compact_pieces import (
    paint_hand_strip,
    paint_market_strip,
    paint_region_strip,
    paint_row_strip,
    paint_seat_strip,
)
from screens.games.duel.pen import Pen
from screens.games.duel.turn import paint_turn_strip
from tui.widgets.area import Area


@frozen
class Rows:
    side: int = 1
    holdings: int = 1
    hand: int = 1
    track: int = 0
    standing: int = 0

    @property
    def total(self) -> int:
        """All rows, including the fixed ones: heading, scores, row, two for the market, turn."""
        changing = 2 * self.side + 2 * self.holdings + self.hand + self.track + self.standing
        return changing + 6


WISHES = (
    ("track", 1),
    ("hand", 2),
    ("standing", 1),
    ("holdings", 2),
    ("side", 2),
    ("hand", 5),
    ("holdings", 3),
    ("track", 2),
    ("hand", 6),
    ("holdings", 4),
    ("hand", 7),
    ("holdings", 5),
    ("holdings", 6),
)
"""The parts that grow if there is more room, in order."""


def rows_for(height: int) -> Rows:
    rows = Rows()
    for part, row_count in WISHES:
        grown = evolve(rows, **{part: row_count})
        if grown.total <= height:
            rows = grown
    return rows


def paint_compact(pen: Pen, area: Area) -> None:
    """Paint sides as lines at the edges, the Regions between them, then supply and hand."""
    rows = rows_for(area.height)
    regions = 2 * rows.holdings + 2
    heights = (rows.side, regions, 1, 2, rows.track, rows.standing, rows.side, 1, rows.hand)
    rival, middle, row, market, track, standing, own_row, turn, hand = area.stack(*heights)
    paint_seat_strip(pen, pen.rival, rival)
    for region, column in zip(pen.view.regions, middle.split(3, 1), strict=True):
        paint_region_strip(pen, region, column)
    paint_row_strip(pen, row)
    paint_market_strip(pen, market)
    if rows.track:
        paint_track(pen, track)
    paint_standing(pen, standing)
    paint_seat_strip(pen, pen.own_seat, own_row)
    paint_turn_strip(pen, turn)
    if rows.hand < 5 and not pen.view.scoring_region and pen.view.outcome is None:
        paint_hand_strip(pen, hand)
    else:
        paint_hand_area(pen, hand)
