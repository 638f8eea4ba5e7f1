"""The table in its normal and its roomy arrangement, with the PR track and the bonuses."""

from __future__ import annotations

from engine.games.duel.standing import goal_alarms, standings
from engine.games.duel.view_types import RegionView, SideView
from screens.games.duel.hand import paint_hand, paint_other_hand
from screens.games.duel.pen import Pen
from screens.games.duel.region import paint_region
from screens.games.duel.seat import paint_seat
from screens.games.duel.signs import DRAFTING, power_role, power_sign
from screens.games.duel.summary import paint_result
from screens.games.duel.supply import paint_market, paint_market_tiles, paint_row
from screens.games.duel.turn import paint_turn
from tui.widgets.area import Area
from tui.widgets.pen import piece
from tui.widgets.track import Marker, paint_rail, stretch_around


def scored_region(pen: Pen) -> RegionView | None:
    return next((each for each in pen.view.regions if each.slug == pen.view.scoring_region), None)


def paint_bonus(pen: Pen, region: RegionView, area: Area) -> None:
    if area.height < 4:
        _paint_strip(pen, region, area)
        return
    pen.frame(
        area,
        role="gold",
        kind="double",
        title=f"{pen.glyphs.star} {region.name} is scored",
        title_style=pen.ink("gold", bold=True),
        fill="panel",
    )
    inner = area.interior(2, 1)
    leader, other = pen.view.sides[pen.view.active], pen.view.sides[1 - pen.view.active]
    first = f"{leader.inventor} leads and takes the bonus: {region.bonus}"
    second = f"{other.inventor} may Advance or Monopolize, or decline"
    stage_rows = _paint_stage(pen, inner, first, leader.power, is_current=pen.mover == leader.seat)
    gap = int(inner.height > 4)
    area_below = inner.rows(stage_rows + gap)
    stage_rows = _paint_stage(
        pen, area_below, second, other.power, is_current=pen.mover == other.seat
    )
    free_actions = max(pen.view.turn.free, 0)
    if free_actions and area_below.height > stage_rows:
        text = f"Free Actions to use at once: {pen.glyphs.star * free_actions}"
        pen.canvas.text(
            area_below.x + 2,
            area_below.y + stage_rows,
            text,
            pen.ink("gold"),
            width=area_below.width - 2,
        )


def _paint_stage(pen: Pen, area: Area, text: str, power: str | None, *, is_current: bool) -> int:
    """Paint one stage of the scoring and return the rows used."""
    style = pen.ink(power_role(power), bold=True) if is_current else pen.ink("muted")
    if is_current and area.height:
        pen.canvas.text(area.x, area.y, pen.glyphs.cursor, style)
    return pen.canvas.wrap(area.x + 2, area.y, area.width - 2, min(area.height, 3), text, style)


def _paint_strip(pen: Pen, region: RegionView, area: Area) -> None:
    leader, other = pen.view.sides[pen.view.active], pen.view.sides[1 - pen.view.active]
    if pen.mover == other.seat:
        text = f"{other.inventor} may Advance or Monopolize, or decline"
    else:
        text = f"{leader.inventor} leads and takes {region.bonus}"
    style = pen.ink("gold", on="panel", bold=True)
    pen.canvas.fill(area.x, area.y, area.width, area.height, style)
    pen.canvas.text(area.x + 1, area.y, f"{pen.glyphs.star} {text}", style, width=area.width - 1)


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
