"""The table in its normal and its roomy arrangement."""

from __future__ import annotations

from engine.games.duel.standing import goal_alarms, standings
from screens.games.duel.bonus import paint_bonus, scored_region
from screens.games.duel.hand import paint_hand, paint_other_hand
from screens.games.duel.pen import Pen
from screens.games.duel.region import paint_region
from screens.games.duel.result import paint_result
from screens.games.duel.seat import paint_seat
from screens.games.duel.signs import DRAFTING
from screens.games.duel.supply import paint_market, paint_market_tiles, paint_row
from screens.games.duel.track import paint_track
from screens.games.duel.turn import paint_turn
from tui.widgets.area import Area
from tui.widgets.pen import piece


def paint_normal(pen: Pen, area: Area) -> None:
    """Paint the inventors at the left, the supply and the hand beside them, the Regions between."""
    tall = area.height >= 30
    top, bottom = (9, 9) if tall else (8, 8)
    bottom += (area.height >= 32) + (area.height >= 36)
    if pen.view.step in DRAFTING:
        bottom += 2
    bands = area.stack(top, area.height - top - 3 - bottom, 2, 1, bottom)
    first = area.split(3)[0].width
    paint_seat(pen, pen.rival, bands[0].columns(0, first))
    _paint_supply(pen, bands[0].columns(first))
    _paint_regions(pen, bands[1])
    paint_track(pen, bands[2])
    paint_standing(pen, bands[3])
    paint_seat(pen, pen.own_seat, bands[4].columns(0, first))
    _paint_own_area(pen, bands[4].columns(first), 2)


def _paint_supply(pen: Pen, area: Area) -> None:
    if area.height >= 9:
        paint_other_hand(pen, area.rows(0, 1))
        area = area.rows(1)
    paint_row(pen, area.rows(0, 4))
    paint_market(pen, area.rows(4))


def _paint_regions(pen: Pen, area: Area) -> None:
    for region, column in zip(pen.view.regions, area.split(3), strict=True):
        paint_region(pen, region, column)


def _paint_own_area(pen: Pen, area: Area, turn: int) -> None:
    paint_turn(pen, area.rows(0, turn))
    paint_hand_area(pen, area.rows(turn))


def paint_roomy(pen: Pen, area: Area) -> None:
    """Paint the normal arrangement with larger pieces: tiles, card backs, Actions as text."""
    spare = max(area.height - 52, 0)
    city, bottom = 5 + min(spare // 3, 2), 14 + min(spare // 2, 3)
    top = city + 8
    bands = area.stack(top, area.height - top - 4 - bottom, 4, bottom)
    first = area.split(3)[0].width
    paint_seat(pen, pen.rival, bands[0].columns(0, first))
    supply = bands[0].columns(first)
    paint_other_hand(pen, supply.rows(0, 3))
    paint_row(pen, supply.rows(3, city))
    paint_market_tiles(pen, supply.rows(3 + city, 5))
    _paint_regions(pen, bands[1])
    paint_track(pen, bands[2].rows(0, 2))
    paint_standing(pen, bands[2].rows(2, 1))
    paint_seat(pen, pen.own_seat, bands[3].columns(0, first))
    _paint_own_area(pen, bands[3].columns(first), 3)


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


@piece
def paint_standing(pen: Pen, line: Area) -> None:
    """Paint the standing, or a plate for each side whose goal is met."""
    view = pen.view
    if not line.height or view.outcome is not None:
        return
    rung = dict(goal_alarms(view))
    if rung:
        seat = next(iter(rung))
        text, role = rung[seat], "good" if seat == view.seat else "bad"
        pen.canvas.fill(line.x, line.y, line.width, 1, pen.ink("background", on=role))
        style = pen.ink("background", on=role, bold=True)
        pen.canvas.text(line.x + 1, line.y, f"! {text}", style, width=line.width - 1)
    else:
        pen.write(line.x + 1, line.y, standings(view)[0], "text", width=line.width - 1)
    pen.add_target("standing", line)
