"""Points by source as a table with bars."""

from __future__ import annotations

from engine.games.currents.cards import COMPANIES
from engine.games.currents.view_types import FirmView
from screens.games.currents.pen import Pen
from screens.games.currents.signs import COMPANY_ROLE, company_letter
from tui.widgets.area import Area
from tui.widgets.pen import Run

_SOURCES = (("shares", "shares"), ("cash", "cash"), ("hq", "HQ"), ("works", "Works"))
_SHADES = {"shares": 3, "cash": 2, "hq": 1, "works": 0}
NAME, NUMBER, TOTAL = 12, 9, 8
MIN_BAR_WIDTH = 12
"""The minimum width for bars."""


def paint_points(pen: Pen, area: Area, order: list[FirmView]) -> None:
    """Paint a table of points by source, with bars on one scale and a shade for each source."""
    head, muted = area.rows(0, 1), pen.ink("muted")
    x = head.x + NAME
    room = area.right - x - NUMBER * len(_SOURCES) - TOTAL - 3
    for source, text in _SOURCES:
        heading = f"{_shade(pen, source)} {text}" if room >= MIN_BAR_WIDTH else text
        pen.canvas.text(x, head.y, heading, muted, width=NUMBER, align="right")
        x += NUMBER
    pen.canvas.text(x, head.y, "points", muted, width=TOTAL, align="right")
    bar = x + TOTAL + 2
    most = max((each.points.total for each in order), default=1) or 1
    for row, firm in enumerate(order[: area.height - 1], 1):
        _paint_line(pen, firm, area.rows(row, 1), Area(bar, area.y + row, room, 1), most)


def _paint_line(pen: Pen, firm: FirmView, line: Area, bar: Area, most: int) -> None:
    paint_plate(pen, firm, line)
    x = line.x + NAME
    for source, _ in _SOURCES:
        number = getattr(firm.points, source)
        ink = pen.ink("text" if number else "muted")
        pen.canvas.text(x, line.y, str(number), ink, width=NUMBER, align="right")
        x += NUMBER
    total = pen.ink("bright", bold=True)
    pen.canvas.text(x, line.y, str(firm.points.total), total, width=TOTAL, align="right")
    if bar.width >= MIN_BAR_WIDTH:
        pen.runs(bar.x, bar.y, _bar_runs(pen, firm, bar.width, most), bar.width)


def _bar_runs(pen: Pen, firm: FirmView, room: int, most: int) -> list[Run]:
    """The sources one after the other, each in its own shade, on a common scale."""
    runs: list[Run] = []
    points = start = 0
    for source, _ in _SOURCES:
        points += getattr(firm.points, source)
        end = round(points * room / most)
        runs.append((_shade(pen, source) * (end - start), pen.ink(COMPANY_ROLE[firm.slug])))
        start = end
    return runs


def _shade(pen: Pen, source: str) -> str:
    """The fill of a source: from a full bar to the lightest shading."""
    glyphs = pen.glyphs
    return (*glyphs.shades, glyphs.bars[-1])[_SHADES[source]]


def paint_plate(pen: Pen, firm: FirmView, line: Area) -> None:
    pen.canvas.text(line.x, line.y, f" {company_letter(firm.slug)} ", pen.plate_style(firm.slug))
    you = pen.view.seat is not None and firm.seat == pen.view.seat
    name = COMPANIES[firm.slug].short
    pen.canvas.text(line.x + 4, line.y, name, pen.firm_ink(firm.slug, bold=you))
