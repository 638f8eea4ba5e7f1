"""The market page: the stock track, and a table of prices, shares and points."""

from __future__ import annotations

from engine.games.currents.cards import COLUMN_SPACES, LAST_PRICE, RANK_POINTS, profit_at
from engine.games.currents.scoring.points import shares_by_company
from engine.games.currents.view_types import FirmView
from screens.games.currents.panels.companies import firms_by_price, paint_name
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


NAME = 10
_COLUMNS = (("price", 6), ("share", 6), ("left", 5), ("profit", 7), ("cash", 5))
_RANKS = ", ".join(map(str, RANK_POINTS))
SHARE_POINTS_TEXT = f"At the end a share is worth {_RANKS} points by the rank of its price."
NOTES = (
    "Equal prices: players rank before automata, then the better Present Fame.",
    "share: points of one at the end; left: shares in the market to buy.",
)
_POINTS = (("shares", 7), ("cash", 5), ("HQ", 4), ("total", 6))


def paint_market(pen: Pen, area: Area) -> None:
    """Paint the track on top and the table below; a low page has only the table."""
    spare = area.height - 1 - len(pen.view.firms)
    track = min(spare, ROWS + 1) if spare >= ROWS else 0
    if track:
        paint_track(pen, area.rows(0, track))
        side_area = area.columns(track_width(area.width) + 1).rows(0, ROWS)
        pen.canvas.wrap(
            side_area.x,
            side_area.y,
            side_area.width - 1,
            side_area.height,
            SHARE_POINTS_TEXT,
            pen.ink("muted"),
        )
    table = area.rows(track)
    paint_table(pen, table)
    _paint_notes(pen, table.rows(len(pen.view.firms) + 1))


def _paint_notes(pen: Pen, area: Area) -> None:
    """Paint the meanings of the columns and the ranking of equal prices, if they fit."""
    pen.lines(area.columns(1), NOTES[: area.height], pen.ink("muted"))


@piece
def paint_table(pen: Pen, area: Area) -> None:
    """Paint a line for each company by price: the cost, value and holders of a share."""
    line = area.rows(0, 1)
    pen.canvas.hline(line.x, line.y, line.width, pen.ink("border"))
    pen.canvas.text(line.x + 1, line.y, " By price ", pen.ink("muted", bold=True))
    x, heading = line.x + NAME, pen.ink("muted")
    for text, width in _COLUMNS:
        pen.canvas.text(x + width - len(text) - 1, line.y, f" {text}", heading)
        x += width
    holdings, step = x + 1, _column_width(pen, line)
    for number, firm in enumerate(firms_by_price(pen.view.firms)):
        left = holdings + step * number
        pen.canvas.text(left, line.y, f" {company_letter(firm.slug)}", pen.firm_ink(firm.slug))
    x = holdings + step * len(pen.view.firms) + 1
    if x + _points_width() <= area.right:
        for text, width in _POINTS:
            pen.canvas.text(x + width - len(text) - 1, line.y, f" {text}", heading)
            x += width
    for row, firm in enumerate(firms_by_price(pen.view.firms), 1):
        if row < area.height:
            _paint_firm(pen, firm, area.rows(row, 1), holdings)


def _points_width() -> int:
    return sum(width for _, width in _POINTS)


def _column_width(pen: Pen, line: Area) -> int:
    room = line.width - NAME - sum(width for _, width in _COLUMNS) - _points_width() - 2
    return 3 if room >= 3 * len(pen.view.firms) else 2


def _paint_firm(pen: Pen, firm: FirmView, line: Area, holdings: int) -> None:
    paint_name(pen, firm, line)
    company = f"company:{firm.slug}"
    values = (
        (str(firm.price), pen.firm_ink(firm.slug)),
        (f"{firm.share_points}", pen.ink("bright" if firm.share_points else "muted", bold=True)),
        (str(pen.view.market.get(firm.slug, 0)), pen.ink("text")),
        (str(firm.profit) if firm.seat >= 0 else "-", pen.ink("text")),
        (str(firm.cash) if firm.seat >= 0 else "-", pen.fresh_style(company, pen.ink("good"))),
    )
    x, place = line.x + NAME, f"share:{firm.slug}"
    for (heading, width), (text, style) in zip(_COLUMNS, values, strict=True):
        if heading == "price":
            style = pen.fresh_style(place, style)
        pen.canvas.text(x, line.y, text, style, width=width, align="right")
        x += width
    pen.finish_piece(place, Area(line.x + NAME + 1, line.y, 16, 1), news=False)
    _paint_holdings(pen, firm, line, holdings)


def _paint_holdings(pen: Pen, firm: FirmView, line: Area, x: int) -> None:
    """Paint the number of shares of each company that this one holds, and its current points."""
    mine = shares_by_company(firm)
    for other in firms_by_price(pen.view.firms):
        count = mine.get(other.slug, 0)
        ink = pen.firm_ink(other.slug, bold=True) if count else pen.ink("border")
        pen.canvas.text(x + 1, line.y, str(count) if count else pen.glyphs.dot, ink)
        x += _column_width(pen, line)
    x += 1
    points = firm.points
    if x + _points_width() > line.right:
        return
    parts = (points.shares, points.cash, points.hq + points.works, points.total)
    for (heading, width), number in zip(_POINTS, parts, strict=True):
        strong = heading == "total"
        style = pen.ink("bright" if strong else "text", bold=strong)
        pen.canvas.text(x, line.y, str(number), style, width=width, align="right")
        x += width
