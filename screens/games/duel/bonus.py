"""The scoring of a Region at the end of a phase, painted instead of the hand."""

from __future__ import annotations

from engine.games.duel.view_types import RegionView
from screens.games.duel.pen import Pen
from screens.games.duel.signs import power_role
from tui.widgets.area import Area


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
