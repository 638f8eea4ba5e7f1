"""The board in its arrangements: bands below a page, the roomy one, and the compact one."""

from __future__ import annotations

from engine.games.currents.course import doing_text, step_text, turn_text
from engine.games.currents.standing import standings
from engine.games.currents.view_types import FirmView
from screens.games.currents.market import ROWS, paint_track, track_width
from screens.games.currents.pages import paint_page, paint_page_beside_track
from screens.games.currents.panels.cards import (
    paint_event,
    paint_event_lines,
    paint_propaganda,
    paint_propaganda_tiles,
)
from screens.games.currents.panels.companies import paint_companies, table_height
from screens.games.currents.panels.company_card import CARD, TALL_CARD, paint_card
from screens.games.currents.panels.fame_tracks import (
    paint_currents,
    paint_fame,
    paint_fame_lines,
    paint_technology,
)
from screens.games.currents.pen import Pen
from screens.games.currents.places import COMPANIES_PAGE, KINDS, MARKET, PAGES, TRACKS
from screens.games.currents.signs import company_letter
from screens.games.currents.strip import paint_buttons, paint_strip, strip_height, tokens_elsewhere
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import Run, piece, total_width

PAGE = 5
"""The minimum number of rows of a page."""


def paint_compact(pen: Pen, area: Area, page: str) -> None:
    """Paint the names of the pages, the page, and the choices elsewhere."""
    _paint_tabs(pen, area.rows(0, 1), page)
    tokens = tokens_elsewhere(pen, KINDS[page])
    strip_rows = min(
        strip_height(tokens, area.width), max(area.height - 1 - _protected_rows(pen, page), 1)
    )
    room = area.height - 1 - strip_rows
    paint_page(pen, page, area.rows(1, room))
    paint_strip(pen, tokens, area.rows(1 + room, strip_rows))


def _protected_rows(pen: Pen, page: str) -> int:
    """The number of rows that a page should not lose to the names of places elsewhere."""
    return ROWS + len(pen.view.firms) + 1 if page == MARKET else PAGE


@piece
def _paint_tabs(pen: Pen, line: Area, page: str) -> None:
    """Paint the pages' names, the current one on a plate; the score, and buttons at the right."""
    room = line.width - paint_buttons(pen, line)
    x = line.x
    for name in PAGES:
        is_open = name == page
        if x + len(name) + 2 > line.x + room:
            break
        style = pen.ink("background", on="accent", bold=True) if is_open else pen.ink("muted")
        x = pen.canvas.text(x, line.y, f" {name.capitalize() if is_open else name} ", style)
    view = pen.view
    sayings = [f"{turn_text(view)}. {text}" for text in standings(view) if text]
    sayings += [f"{turn_text(view)}, {step_text(view)}", turn_text(view)]
    left = line.x + room - x - 2
    fitting = next((text for text in sayings if width_of(text) <= left), "")
    if fitting:
        fitting_x = line.x + room - width_of(fitting) - 1
        pen.canvas.text(fitting_x, line.y, fitting, pen.ink("gold"))
        pen.add_target("standing", Area(fitting_x, line.y, width_of(fitting), 1))


@piece
def paint_headline(pen: Pen, line: Area, *, standing: bool) -> None:
    """Paint turn, step and company at the left, the next companies, and buttons at the right.

    With `standing` the line also shows the standing.
    """
    room = line.width - paint_buttons(pen, line)
    view, end = pen.view, line.x + room
    if view.outcome is not None:
        plate, text = pen.ink("background", on="gold", bold=True), f"{pen.glyphs.star} The end"
    else:
        plate = pen.ink("background", on="accent", bold=True)
        text = f"{turn_text(view)}: {step_text(view)}"
    x = pen.runs(line.x, line.y, [(f" {text} ", plate)], room)
    x = _paint_asked(pen, x, line, room)
    waiting = _runs_of_waiting(pen)
    if total_width(waiting) < end - x:
        x = pen.runs(x, line.y, waiting, end - x)
    if standing:
        paint_standing(pen, Area(x + 2, line.y, max(end - x - 3, 0), 1))


def paint_standing(pen: Pen, line: Area) -> None:
    """Paint the standing, in the longest form that fits a line."""
    fitting = [text for text in standings(pen.view) if width_of(text) <= line.width]
    if fitting:
        pen.canvas.text(line.x - 1, line.y, f" {fitting[0]} ", pen.ink("gold"))
        pen.add_target("standing", Area(line.x, line.y, width_of(fitting[0]), 1))


def _paint_asked(pen: Pen, x: int, line: Area, room: int) -> int:
    """Paint the company that is asked on a plate, and return the x after it."""
    view, end = pen.view, line.x + room
    text = doing_text(view)
    if not text or view.outcome is not None:
        return x
    return pen.runs(
        x + 1, line.y, [(f" {text} ", pen.plate_style(view.asked_company))], max(end - x - 1, 0)
    )


def _runs_of_waiting(pen: Pen) -> list[Run]:
    waiting = pen.view.waiting_companies
    return [(" then ", pen.ink("muted")), *pen.letters(waiting, " ")] if waiting else []


NORMAL_SIZE = (78, 30)
"""The minimum width and height of the normal arrangement."""
STOCK, TECHNOLOGY, PROPAGANDA = ROWS + 1, 4, 3
TECHNOLOGY_WIDTH = 46
"""The minimum width of the technology tracks."""
_NORMAL_BANDS = (*KINDS[MARKET], *KINDS[COMPANIES_PAGE], "track", "propaganda", "event")
"""The kinds of places in the bands, on every page."""


def is_at_least(area: Area, size: tuple[int, int]) -> bool:
    return area.width >= size[0] and area.height >= size[1]


def paint_normal(pen: Pen, area: Area, page: str) -> None:
    """Paint the headline, the page, stock and fame, technology and event, companies, propaganda."""
    tokens = tokens_elsewhere(pen, (*KINDS[page], *_NORMAL_BANDS))
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
    track_columns = track_width(area.width - 21)
    left, right = area.columns(0, track_columns), area.columns(track_columns + 1)
    pen.rule(left.rows(0, 1), "Stock track", note="prices; profit below")
    paint_track(pen, left.rows(1))
    pen.rule(right.rows(0, 1), "Fame")
    paint_fame_lines(pen, right.rows(1, 2))
    paint_currents(pen, right.rows(3))


def _paint_technology_and_event(pen: Pen, area: Area) -> None:
    left = area.columns(0, TECHNOLOGY_WIDTH + (area.width - NORMAL_SIZE[0]) // 2)
    right = area.columns(left.width + 1)
    pen.canvas.hline(left.x, left.y, left.width, pen.ink("border"))
    paint_technology(pen, left)
    paint_event_lines(pen, right)


# The roomy arrangement

ROOMY_SIZE = (128, 55)
"""The minimum width and height of the roomy arrangement."""
SIDE_WIDTH = 46
"""The width of the column beside the page."""
_ROOMY_BANDS = (*KINDS[COMPANIES_PAGE], *KINDS[TRACKS], "propaganda", "event")
"""The kinds of places beside and below every page."""


def paint_roomy(pen: Pen, area: Area, page: str) -> None:
    """Paint the page and the tracks above, the stock track across, companies below."""
    count = len(pen.view.firms)
    rows = 1 if count <= 3 else 2
    cards = rows * CARD if rows > 1 else TALL_CARD
    tokens = tokens_elsewhere(pen, (*KINDS[page], *_ROOMY_BANDS))
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
