"""The area of the hand: the hand, the scoring of a Region, or the result."""

from __future__ import annotations

from screens.games.duel.bonus import paint_bonus, scored_region
from screens.games.duel.hand import paint_hand
from screens.games.duel.pen import Pen
from screens.games.duel.result import paint_result
from tui.widgets.area import Area
from tui.widgets.pen import piece


@piece
def paint_hand_area(pen: Pen, area: Area) -> None:
    """Paint the hand; while a Region is scored, its points instead; at the end, the result.

    Hands are empty when a phase is scored, so the points can use their room.
    """
    region = scored_region(pen)
    if pen.view.outcome is not None:
        paint_result(pen, area)
    elif region is not None:
        paint_bonus(pen, region, area)
    else:
        paint_hand(pen, area)
