"""The end on the board: the winners' portraits, and the order of elimination."""

from __future__ import annotations

from engine.games.taidian.names import short_name
from screens.games.taidian.pen import Pen
from screens.games.taidian.portraits import portrait_of
from tui.widgets.area import Area
from tui.widgets.pen import Run, total_width
from tui.widgets.portraits import PORTRAIT_HEIGHT, PORTRAIT_WIDTH, paint_portrait


def paint_result(pen: Pen, area: Area) -> None:
    outcome = pen.view.outcome
    if outcome is None:
        return
    pen.canvas.fill(area.x, area.y, area.width, area.height, pen.ink("text", on="panel"))
    places = [_rank_runs(pen, number, group) for number, group in enumerate(outcome.ranking, 1)]
    room = area.height - len(places) - 2
    scale = 2 if room > 2 * PORTRAIT_HEIGHT + 1 and _do_portraits_fit(pen, area, 2) else 1
    portrait_rows = scale * PORTRAIT_HEIGHT + 1 if room > PORTRAIT_HEIGHT else 0
    top = area.rows(max(area.height - portrait_rows - len(places) - 1, 0) // 2)
    if portrait_rows:
        _paint_portraits(pen, top, scale)
    lines = top.rows(portrait_rows + 1) if portrait_rows else top
    x = lines.x + max(lines.width - max(map(total_width, places)), 2) // 2
    for row, runs in enumerate(places[: lines.height]):
        pen.runs(x, lines.y + row, runs, area.right - x)


def _do_portraits_fit(pen: Pen, area: Area, scale: int) -> bool:
    assert pen.view.outcome is not None
    return len(pen.view.outcome.winners) * (scale * PORTRAIT_WIDTH + 2) <= area.width


def _paint_portraits(pen: Pen, area: Area, scale: int) -> None:
    assert pen.view.outcome is not None
    winners, wide = pen.view.outcome.winners, scale * PORTRAIT_WIDTH
    x = area.x + (area.width - len(winners) * (wide + 2)) // 2
    for number, seat in enumerate(winners):
        fighter = pen.view.fighters[seat]
        place = Area(x + number * (wide + 2) + 1, area.y, wide, scale * PORTRAIT_HEIGHT)
        role = pen.seat_role(seat)
        paint_portrait(
            pen.canvas, portrait_of(fighter.character), place, role=role, faded=not fighter.standing
        )
        name = f"{pen.glyphs.star} {short_name(fighter)}"
        style = pen.ink(role, bold=True)
        pen.canvas.text(place.x - 1, place.bottom, name, style, width=wide + 2, align="center")


def _rank_runs(pen: Pen, number: int, group: tuple[int, ...]) -> list[Run]:
    runs: list[Run] = [(f"{number}. ", pen.ink("muted"))]
    for seat in group:
        fighter = pen.view.fighters[seat]
        health_text = f"{fighter.health} health" if fighter.standing else "fallen"
        runs.append((f"{short_name(fighter)} ", pen.seat_ink(seat)))
        runs.append((f"({health_text})  ", pen.ink("muted")))
    return runs
