"""The normal arrangement: a page of the board on top, everything else in bands below it."""

from __future__ import annotations

from screens.games.currents.headline import paint_headline, paint_standing
from screens.games.currents.pages import paint_page_beside_track
from screens.games.currents.panels.cards import paint_event_lines
from screens.games.currents.panels.companies import paint_companies, table_height
from screens.games.currents.panels.fame_tracks import paint_currents, paint_fame_lines
from screens.games.currents.panels.propaganda import paint_propaganda_tiles
from screens.games.currents.panels.stock import ROWS, paint_track, track_width
from screens.games.currents.panels.technology import paint_technology
from screens.games.currents.pen import Pen
from screens.games.currents.places import COMPANIES_PAGE, KINDS, MARKET
from screens.games.currents.strip import paint_strip, strip_height, tokens_elsewhere
from tui.widgets.area import Area

MIN_SIZE = (78, 30)
"""The minimum width and height of this arrangement."""
STOCK, TECHNOLOGY, PROPAGANDA = ROWS + 1, 4, 3
TECHNOLOGY_WIDTH = 46
"""The minimum width of the technology tracks."""
_BANDS = (*KINDS[MARKET], *KINDS[COMPANIES_PAGE], "track", "propaganda", "event")
"""The kinds of places in the bands, on every page."""


def paint_normal(pen: Pen, area: Area, page: str) -> None:
    """Paint the headline, the page, stock and fame, technology and event, companies, propaganda."""
    tokens = tokens_elsewhere(pen, (*KINDS[page], *_BANDS))
    strip_rows = strip_height(tokens, area.width)
    company_rows = table_height(pen)
    bands = STOCK + TECHNOLOGY + company_rows + PROPAGANDA
    stage = area.height - 1 - strip_rows - bands
    heights = (1, stage, strip_rows, STOCK, TECHNOLOGY, company_rows, PROPAGANDA)
    top, main, strip, stock, middle, table, cards = area.stack(*heights)
    paint_headline(pen, top, standing=False)
    paint_page_beside_track(pen, page, main)
    paint_strip(pen, tokens, strip)
    _paint_stock_and_fame(pen, stock)
    _paint_technology_and_event(pen, middle)
    paint_companies(pen, table)
    _paint_standing(pen, cards.rows(0, 1))
    paint_propaganda_tiles(pen, cards.rows(1))


def _paint_standing(pen: Pen, line: Area) -> None:
    """Paint the line between companies and propaganda: its heading, and the standing."""
    x = pen.rule(line, "Propaganda") + 3
    paint_standing(pen, Area(x, line.y, max(line.right - x - 2, 0), 1))


def _paint_stock_and_fame(pen: Pen, area: Area) -> None:
    """Paint the stock track with its profits, and beside it both fame tracks and the currents."""
    track_columns = track_width(area.width - 21)
    left, right = area.columns(0, track_columns), area.columns(track_columns + 1)
    pen.rule(left.rows(0, 1), "Stock track", note="prices; profit below")
    paint_track(pen, left.rows(1))
    pen.rule(right.rows(0, 1), "Fame")
    paint_fame_lines(pen, right.rows(1, 2))
    paint_currents(pen, right.rows(3))


def _paint_technology_and_event(pen: Pen, area: Area) -> None:
    """Paint technology tracks, and the text of the event."""
    left = area.columns(0, TECHNOLOGY_WIDTH + (area.width - MIN_SIZE[0]) // 2)
    right = area.columns(left.width + 1)
    pen.canvas.hline(left.x, left.y, left.width, pen.ink("border"))
    paint_technology(pen, left)
    paint_event_lines(pen, right)


def has_room_for_board(width: int, height: int) -> bool:
    """Does the whole board, without pages, fit into a width and a height?"""
    return width >= MIN_SIZE[0] and height >= MIN_SIZE[1]
