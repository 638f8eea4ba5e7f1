"""The PR track: a rail for each side; multiples of three bring a Free Action."""

from __future__ import annotations

from engine.games.duel.view_types import SideView
from screens.games.duel.pen import Pen
from screens.games.duel.signs import power_sign
from tui.widgets.area import Area
from tui.widgets.pen import piece
from tui.widgets.track import Marker, paint_rail, stretch_around

FREE_ACTION_STEP = 3
"""The number of PR between two Free Actions."""
LABEL_WIDTH = 8
"""The width before the rails."""


@piece
def paint_track(pen: Pen, area: Area) -> None:
    """Paint both rails, the rival's above; a single row shows both markers on one rail."""
    if area.height < 2:
        pen.write(area.x + 2, area.y, "PR", "text", width=LABEL_WIDTH - 2)
        _paint_rail(pen, area, (pen.rival, pen.own_seat))
    else:
        for row, side in enumerate((pen.rival, pen.own_seat)):
            line = area.rows(row, 1)
            sign = power_sign(pen.glyphs, side.power)
            pen.canvas.text(line.x, line.y, f" PR {sign}{side.pr:2}", pen.seat_ink(side.seat))
            _paint_rail(pen, line, (side,))
    pen.finish_piece("pr", area.columns(0, LABEL_WIDTH - 1))
    pen.add_target("pr", area)


def _paint_rail(pen: Pen, line: Area, sides: tuple[SideView, ...]) -> None:
    rail = line.columns(LABEL_WIDTH)
    stretch = stretch_around(
        (side.pr for side in pen.seats), rail.width, tick_interval=FREE_ACTION_STEP
    )
    markers = [
        Marker(side.pr, power_sign(pen.glyphs, side.power), pen.seat_role(side.seat))
        for side in sides
    ]
    free = {side.next_free for side in sides}
    paint_rail(pen, rail, stretch, markers, tick_interval=FREE_ACTION_STEP, bright=free)
