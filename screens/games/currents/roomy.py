"""The roomy arrangement: the page at the left, tracks beside it, companies as cards below."""

from __future__ import annotations

from engine.games.currents.view_types import FirmView
from screens.games.currents.headline import paint_headline
from screens.games.currents.pages import paint_page_beside_track
from screens.games.currents.panels.cards import paint_event
from screens.games.currents.panels.company_card import CARD, TALL_CARD, paint_card
from screens.games.currents.panels.fame_tracks import paint_currents, paint_fame
from screens.games.currents.panels.propaganda import paint_propaganda
from screens.games.currents.panels.stock import ROWS, paint_track, track_width
from screens.games.currents.panels.technology import paint_technology
from screens.games.currents.pen import Pen
from screens.games.currents.places import COMPANIES_PAGE, KINDS, TRACKS
from screens.games.currents.signs import company_letter
from screens.games.currents.strip import paint_strip, strip_height, tokens_elsewhere
from tui.widgets.area import Area
from tui.widgets.pen import Run

MIN_SIZE = (128, 55)
"""The minimum width and height of this arrangement."""
SIDE_WIDTH = 46
"""The width of the column beside the page."""
_SHOWN = (*KINDS[COMPANIES_PAGE], *KINDS[TRACKS], "propaganda", "event")
"""The kinds of places that are visible on every page."""


def has_room_for_roomy(width: int, height: int) -> bool:
    """Does the roomy board fit into a width and a height?"""
    return width >= MIN_SIZE[0] and height >= MIN_SIZE[1]


def paint_roomy(pen: Pen, area: Area, page: str) -> None:
    """Paint the page and the tracks above, the stock track across, companies below."""
    count = len(pen.view.firms)
    rows = 1 if count <= 3 else 2
    cards = rows * CARD if rows > 1 else TALL_CARD
    tokens = tokens_elsewhere(pen, (*KINDS[page], *_SHOWN))
    strip_rows = strip_height(tokens, area.width)
    stage = area.height - 1 - strip_rows - (ROWS + 1) - cards
    top, upper, strip, stock, lower = area.stack(1, stage, strip_rows, ROWS + 1, cards)
    paint_headline(pen, top, standing=True)
    side = SIDE_WIDTH + max(area.width - 150, 0) // 3
    paint_page_beside_track(pen, page, upper.columns(0, area.width - side - 2))
    _paint_side(pen, upper.columns(area.width - side))
    paint_strip(pen, tokens, strip)
    _paint_stock(pen, stock)
    columns = -(-count // rows)
    places = [place for band in lower.pile(rows) for place in band.split(columns, 1)]
    for firm, place in zip(pen.view.firms, places, strict=False):
        paint_card(pen, firm, place)


def _paint_side(pen: Pen, area: Area) -> None:
    """Paint fame, currents, technology, the event and the propaganda row."""
    count = len(pen.view.future)
    deck = max(len(pen.view.propaganda), 1) + 1
    fame, currents, technology = count + 2, 3, 5
    event = min(max(area.height - fame - currents - technology - deck, 4), 7)
    bands = area.stack(fame, currents, technology, event, area.height)
    pen.rule(bands[0].rows(0, 1), "Fame next turn", note="small: now")
    paint_fame(pen, bands[0].rows(1))
    pen.rule(bands[1].rows(0, 1), "Currents")
    paint_currents(pen, bands[1].rows(1))
    pen.rule(bands[2].rows(0, 1), "Technology", note="star: patent")
    paint_technology(pen, bands[2].rows(1))
    paint_event(pen, bands[3])
    paint_propaganda(pen, bands[4])


def _paint_stock(pen: Pen, area: Area) -> None:
    """Paint the track, and the companies by price beside it."""
    wide = track_width(area.width - 28)
    left, right = area.columns(0, wide), area.columns(wide + 2)
    pen.rule(left.rows(0, 1), "Stock track", note="prices; profit below")
    paint_track(pen, left.rows(1))
    pen.rule(right.rows(0, 1), "Price, share at the end")
    companies = sorted(pen.view.firms, key=lambda each: each.price_rank)
    half = -(-len(companies) // 2)
    for number, firm in enumerate(companies):
        column, row = divmod(number, half)
        if row + 1 < right.height:
            spot = Area(
                right.x + column * (right.width // 2), right.y + 1 + row, right.width // 2, 1
            )
            _paint_price(pen, firm, spot)


def _paint_price(pen: Pen, firm: FirmView, spot: Area) -> None:
    runs: list[Run] = [
        (f" {company_letter(firm.slug)} ", pen.plate_style(firm.slug)),
        (f" {firm.price:>2} ", pen.firm_ink(firm.slug)),
        (f" {firm.share_points}", pen.ink("bright" if firm.share_points else "muted", bold=True)),
    ]
    pen.runs(spot.x + 1, spot.y, runs, spot.width - 1)
    pen.add_target(f"share:{firm.slug}", spot)
