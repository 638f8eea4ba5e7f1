"""The pages of the board, each of which fills an area of any size."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.currents.cards import COMPANIES
from engine.games.currents.sums.points import HQ_OF
from engine.games.currents.view_types import FirmView
from screens.games.currents.automata import plan_words
from screens.games.currents.cards import paint_cards
from screens.games.currents.companies import (
    held,
    hq_letter,
    paint_companies,
    paint_name,
    paint_people,
)
from screens.games.currents.fame import paint_currents, paint_fame
from screens.games.currents.map import paint_map
from screens.games.currents.market import paint_market, paint_table
from screens.games.currents.pen import Pen
from screens.games.currents.places import CARDS, COMPANIES_PAGE, MAP, MARKET, TRACKS
from screens.games.currents.points import paint_points
from screens.games.currents.standing import ranked
from screens.games.currents.technology import paint_technology
from tui.widgets.area import Area
from tui.widgets.pen import Token, piece

FAME = 38
"""The cells across of the fame track beside the technology tracks."""


def paint_page(pen: Pen, page: str, area: Area) -> None:
    """One page."""
    _PAGES[page](pen, area)


def paint_page_beside_track(pen: Pen, page: str, area: Area) -> None:
    """One page of a board that shows the stock track elsewhere: then the market goes without."""
    if page != MARKET:
        paint_page(pen, page, area)
        return
    count = len(pen.view.firms)
    paint_table(pen, area.rows(0, count + 1))
    below = area.rows(count + 2)
    if below.height > count:
        paint_points(pen, below, ranked(pen.view))


def paint_tracks(pen: Pen, area: Area) -> None:
    """Technology and currents at the left, fame at the right."""
    right = min(FAME, area.width // 2)
    left = area.columns(0, area.width - right - 1)
    fame = area.columns(area.width - right)
    pen.rule(left.rows(0, 1), "Technology", note="star: patent" if left.width > 34 else "")
    low = left.height < 12
    rows = 5 if low else 8
    paint_technology(pen, left.rows(1, rows - 1))
    pen.rule(left.rows(rows, 1), "Currents")
    paint_currents(pen, left.rows(rows + 1))
    pen.rule(fame.rows(0, 1), "Fame next turn", note="ring: now")
    paint_fame(pen, fame.rows(1))


def paint_all_companies(pen: Pen, area: Area) -> None:
    """Every company on two or three lines with its luminaries by name, or on one line each."""
    firms = pen.view.firms
    each = min(area.height // max(len(firms), 1), 4)
    if each < 2:
        paint_companies(pen, area)
        return
    for row, firm in enumerate(firms):
        _company(pen, firm, area.rows(row * each, each))


@piece
def _company(pen: Pen, firm: FirmView, area: Area) -> None:
    """A company: numbers, then luminaries, HQ cards and shares."""
    line = area.rows(0, 1)
    pen.canvas.fill(line.x, line.y, line.width, 1, pen.ink("text", on="panel"))
    x = paint_name(pen, firm, line) + 1
    place = f"share:{firm.slug}"
    words = f" {firm.price:>2} "
    pen.canvas.text(x, line.y, words, pen.fresh(place, pen.firm_ink(firm.slug)))
    pen.mark(place, Area(x, line.y, len(words), 1), news=False)
    x += len(words)
    cash = f"cash {firm.cash}k" if firm.seat >= 0 else firm.automaton.capitalize()
    profit = f"profit {firm.profit}" if firm.seat >= 0 else ""
    facts = f"{cash:<9} {profit:<9} share {firm.share_points} "
    x = pen.canvas.text(x, line.y, facts, pen.ink("text")) + 1
    total = f"{firm.points.total} points "
    end = line.right - len(total)
    pen.canvas.text(end, line.y, total, pen.ink("bright", bold=True))
    squares = _squares(pen, firm)
    pen.flow(Area(x, line.y, max(end - x, 0), 1), squares)
    second = area.rows(1, 1)
    if firm.seat >= 0:
        paint_people(pen, firm, second)
    else:
        words = f"this turn: {plan_words(firm, pen.view.turn)}"
        pen.canvas.text(second.x + 3, second.y, words, pen.ink("muted"), width=second.width - 3)
    if area.height > 2:
        _holdings(pen, firm, area.rows(2, 1))


def _squares(pen: Pen, firm: FirmView) -> list[Token]:
    """A square with its skill for each HQ card."""
    tokens = []
    for card in HQ_OF[firm.slug]:
        done = card.slug in firm.developed
        sign = pen.glyphs.filled_square if done else pen.glyphs.square
        style = pen.firm_ink(firm.slug) if done else pen.ink("muted")
        tokens.append(Token(((f"{sign}{hq_letter(card)}", style),), f"hq:{card.slug}"))
    return tokens


def _holdings(pen: Pen, firm: FirmView, line: Area) -> None:
    """Shares and projects in words."""
    shares = ", ".join(f"{count} {COMPANIES[slug].short}" for slug, count in held(firm).items())
    words = f"Shares {shares}   Projects {len(firm.projects)}   Patents {len(firm.patents)}"
    pen.canvas.text(line.x + 3, line.y, words, pen.ink("muted"), width=line.width - 3)


_PAGES: dict[str, Callable[[Pen, Area], None]] = {
    MAP: paint_map,
    MARKET: paint_market,
    TRACKS: paint_tracks,
    COMPANIES_PAGE: paint_all_companies,
    CARDS: paint_cards,
}
