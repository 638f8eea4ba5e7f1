"""The stock track: thirty columns of three prices, the profit of each below, companies on it."""

from __future__ import annotations

from engine.games.currents.cards import COLUMN_SPACES, LAST_PRICE, profit_at
from screens.games.currents.pen import Pen
from screens.games.currents.signs import company_letter
from tui.widgets.area import Area
from tui.widgets.pen import piece

COLUMNS = LAST_PRICE // COLUMN_SPACES
MAX_COLUMN_WIDTH = 4
"""The maximum width of a column."""
ROWS = COLUMN_SPACES + 1
"""The rows of the track with the profits below."""


def _bands() -> tuple[range, ...]:
    """The columns of the track, grouped by profit."""
    by_profit: dict[int, list[int]] = {}
    for column in range(COLUMNS):
        by_profit.setdefault(profit_at(1 + column * COLUMN_SPACES), []).append(column)
    return tuple(range(columns[0], columns[-1] + 1) for columns in by_profit.values())


BANDS = _bands()


def track_width(room: int) -> int:
    """The width of the track, for an available width."""
    return COLUMNS * step_in(room)


def step_in(room: int) -> int:
    """The width of a column, for an available width of the track."""
    return max(1, min(MAX_COLUMN_WIDTH, room // COLUMNS))


@piece
def paint_track(pen: Pen, area: Area) -> None:
    """Paint the track with a letter for each company; columns of one profit share a background.

    If there is room, the lowest price of those columns is written on its space, if that is free.
    """
    step, prices = step_in(area.width), [firm.price for firm in pen.view.firms]
    dots = pen.glyphs.dot.ljust(step)
    for number, columns in enumerate(BANDS):
        ground, x = "panel" if number % 2 else "surface", area.x + columns.start * step
        style = pen.ink("border", on=ground)
        for row in range(min(COLUMN_SPACES, area.height)):
            pen.canvas.text(x, area.y + row, dots * len(columns), style)
        lowest = 1 + columns.start * COLUMN_SPACES
        if step > 1 and area.height >= COLUMN_SPACES and lowest not in prices:
            pen.canvas.text(x, area.y + COLUMN_SPACES - 1, str(lowest), pen.ink("muted", on=ground))
    if area.height > COLUMN_SPACES:
        _paint_profits(pen, area.rows(COLUMN_SPACES, 1), step)
    for row in range(min(COLUMN_SPACES, area.height)):
        _paint_companies(pen, area.rows(row, 1), COLUMN_SPACES - row, step)
    pen.add_target("prices", Area(area.x, area.y, COLUMNS * step, min(area.height, ROWS)))


def _paint_profits(pen: Pen, line: Area, step: int) -> None:
    """Paint each profit below its first column, with that of the viewer's company bright."""
    free = line.x
    for columns in BANDS:
        profit, x = profit_at(1 + columns.start * COLUMN_SPACES), line.x + columns.start * step
        if x >= free:
            mine = pen.own_company is not None and profit_at(pen.own_company.price) == profit
            ink = pen.ink("bright" if mine else "muted", bold=mine)
            free = pen.canvas.text(x, line.y, str(profit), ink) + 1


def _paint_companies(pen: Pen, line: Area, row: int, step: int) -> None:
    """Paint the companies of one row of the track; rows are counted from 1 at the bottom.

    A company is never painted beside its own column, where it would seem to have another price. If
    not all companies of one price fit, a plus sign represents the others.
    """
    companies_at: dict[int, list[str]] = {}
    for firm in pen.view.firms:
        if (firm.price - 1) % COLUMN_SPACES + 1 == row:
            companies_at.setdefault((firm.price - 1) // COLUMN_SPACES, []).append(firm.slug)
    for column, companies in companies_at.items():
        slugs = sorted(companies, key=lambda slug: not pen.is_own(slug))
        x, visible = line.x + column * step, slugs[: step if len(slugs) <= step else step - 1]
        for slug in visible:
            style = pen.fresh_style(f"share:{slug}", pen.plate_style(slug))
            x = pen.canvas.text(x, line.y, company_letter(slug), style)
        if len(visible) < len(slugs):
            pen.canvas.text(x, line.y, "+", pen.ink("bright", bold=True))
