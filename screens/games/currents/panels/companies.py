"""All companies as a table or in detail: prices, shares, cash, HQ, luminaries and points."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from engine.games.currents.card_types import HqCard
from engine.games.currents.cards import COMPANIES
from engine.games.currents.companies.texts import plan_text
from engine.games.currents.names import SKILL_NAMES, company_name
from engine.games.currents.scoring.points import HQ_OF, shares_by_company
from engine.games.currents.view_types import FirmView
from screens.games.currents.panels.people import brief_people, people_tokens
from screens.games.currents.pen import Pen
from screens.games.currents.signs import company_letter
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, piece, total_width


def hq_letter(card: HqCard) -> str:
    """The first letter of the skill that develops a card; W for the Works."""
    return "W" if card.timing == "at the end" else SKILL_NAMES[card.skill][0]


def card_square(
    pen: Pen, firm: FirmView | None, card: HqCard, text: str = "", *, plain: str
) -> Run:
    """The square of a card, followed by some text; `plain` is the role of an undeveloped card."""
    is_developed = firm is not None and card.slug in firm.developed_cards
    sign = pen.glyphs.filled_square if is_developed else pen.glyphs.square
    return f"{sign}{text}", pen.firm_ink(card.company) if is_developed else pen.ink(plain)


def card_squares(
    pen: Pen, firm: FirmView, *, long: bool = False, short: bool = False
) -> list[Token]:
    """A square for each card of a company: with a letter, or with skill and points if `long`.

    `short` shortens the skill in a long one to a letter.
    """
    tokens = []
    for card in HQ_OF[firm.slug]:
        text = hq_letter(card)
        if long:
            skill = text if short else SKILL_NAMES[card.skill]
            text = f" {skill} {card.points} "
        run = card_square(pen, firm, card, text, plain="muted")
        tokens.append(Token((run,), f"hq:{card.slug}"))
    return tokens


NAME = 10
"""The width of mark, letter and name."""


@frozen
class NumberColumn:
    heading: str
    width: int


PRICE, SHARE, LEFT, CASH = (
    NumberColumn("price", 6),
    NumberColumn("share", 6),
    NumberColumn("left", 5),
    NumberColumn("cash", 5),
)
PROJECTS = NumberColumn("proj", 5)
POINTS = "VP"
NUMBERS = (PRICE, SHARE, LEFT, CASH, PROJECTS)


def table_height(pen: Pen, *, lines: int = 1) -> int:
    """The height of the table: the heading, the companies, and the viewer's own luminaries."""
    return 1 + lines * len(pen.view.firms) + (lines == 1 and pen.own_company is not None)


@piece
def paint_companies(pen: Pen, area: Area) -> None:
    """Paint one line for each company, and the luminaries of the viewer's own below it."""
    _paint_headings(pen, area.rows(0, 1))
    row = 1
    for firm in pen.view.firms:
        if row >= area.height:
            return
        paint_firm(pen, firm, area.rows(row, 1))
        row += 1
        if pen.is_own(firm.slug) and row < area.height:
            paint_people(pen, firm, area.rows(row, 1))
            row += 1


def _paint_headings(pen: Pen, line: Area) -> None:
    pen.canvas.hline(line.x, line.y, line.width, pen.ink("border"))
    pen.canvas.text(line.x + 1, line.y, " Company", pen.ink("muted", bold=True))
    x, heading = line.x + NAME, pen.ink("muted")
    for column in NUMBERS:
        x += column.width
        text = f" {column.heading}"
        pen.canvas.text(x - len(text), line.y, text, heading)
    pen.canvas.text(x, line.y, " HQ ", heading)
    ends = line.right - len(POINTS) - 1
    if ends - x > 30:
        pen.canvas.text(x + 7, line.y, " shares ", heading)
        pen.canvas.text(ends - 12, line.y, " luminaries ", heading)
    pen.canvas.text(ends, line.y, f" {POINTS}", heading)


def paint_firm(pen: Pen, firm: FirmView, line: Area) -> None:
    """Paint a company on one line, as much of it as fits."""
    x = paint_name(pen, firm, line)
    x = _paint_numbers(pen, firm, line, x) + 1
    x = _paint_headquarters(pen, firm, x, line) + 1
    end = line.right - 4
    pen.canvas.text(end, line.y, f"{firm.points.total:>3}", pen.ink("bright", bold=True))
    people = _luminary_runs(pen, firm)
    room = end - 1 - x
    shares = share_runs(pen, firm, room - total_width(people) - 1)
    x = pen.runs(x, line.y, shares, max(room, 0)) + 1
    left = max(end - 1 - total_width(people), x)
    pen.runs(left, line.y, people, max(end - 1 - left, 0))


def _luminary_runs(pen: Pen, firm: FirmView) -> list[Run]:
    """The luminaries of a company; none for the viewer's own, which have a separate line."""
    if firm.seat < 0:
        return [(firm.automaton.capitalize(), pen.ink("muted"))]
    return [] if pen.is_own(firm.slug) else brief_people(pen, firm)


def paint_name(pen: Pen, firm: FirmView, line: Area, *, width: int = NAME) -> int:
    """Paint the mark of the asked player, the letter and the name, and return the x after them."""
    is_asked = pen.view.asked_company == firm.slug and pen.view.outcome is None
    place = f"company:{firm.slug}"
    pen.canvas.text(line.x, line.y, pen.glyphs.cursor if is_asked else " ", pen.ink("bright"))
    pen.canvas.text(line.x + 1, line.y, company_letter(firm.slug), pen.plate_style(firm.slug))
    ink = pen.firm_ink(firm.slug, bold=pen.is_own(firm.slug))
    pen.canvas.text(line.x + 3, line.y, company_name(firm.slug), ink, width=width - 3)
    pen.finish_piece(place, Area(line.x, line.y, width, 1), news=False)
    return line.x + width


def _paint_numbers(pen: Pen, firm: FirmView, line: Area, x: int) -> int:
    """Paint price, value of a share, shares left, cash and projects; return the x after them."""
    place = f"share:{firm.slug}"
    cash = pen.ink("good")
    if firm.seat >= 0:
        cash = pen.fresh_style(f"company:{firm.slug}", cash)
    cells = (
        (PRICE, str(firm.price), pen.fresh_style(place, pen.firm_ink(firm.slug))),
        (SHARE, str(firm.share_points), pen.ink("bright" if firm.share_points else "muted")),
        (LEFT, str(pen.view.market.get(firm.slug, 0)), pen.ink("text")),
        (CASH, str(firm.cash) if firm.seat >= 0 else "-", cash),
        (PROJECTS, str(len(firm.projects)), pen.ink("text")),
    )
    start = x
    for column, text, style in cells:
        pen.canvas.text(x, line.y, text, style, width=column.width, align="right")
        x += column.width
        if column is LEFT:
            pen.finish_piece(place, Area(start + 1, line.y, x - start - 1, 1), news=False)
    return x


def _paint_headquarters(pen: Pen, firm: FirmView, x: int, line: Area) -> int:
    """Paint a square for each HQ card, filled if developed, and return the x after them."""
    wide = pen.is_own(firm.slug)
    for card in HQ_OF[firm.slug]:
        place = f"hq:{card.slug}"
        text, style = card_square(pen, firm, card, hq_letter(card) if wide else "", plain="muted")
        spot = Area(x, line.y, len(text) + wide, 1)
        pen.canvas.text(x + wide, line.y, text, pen.fresh_style(place, style))
        pen.add_focus_target(place, spot)
        pen.paint_jump_letter(place, x, line.y)
        x = spot.right
    return x


def share_runs(pen: Pen, firm: FirmView, room: int) -> list[Run]:
    """The shares that a company holds: "T5 E1 H2"; without gaps if there is little room."""
    runs: list[Run] = []
    for gap in (" ", ""):
        runs = []
        for slug, count in shares_by_company(firm).items():
            runs.append((f"{gap if runs else ''}{company_letter(slug)}", pen.firm_ink(slug)))
            runs.append((str(count), pen.ink("text")))
        if total_width(runs) <= room:
            break
    return runs


def paint_people(pen: Pen, firm: FirmView, line: Area) -> None:
    for full in (True, False):
        tokens = people_tokens(pen, firm, full=full)
        if sum(token.width + 1 for token in tokens) <= line.width - 2 or not full:
            pen.flow(Area(line.x + 2, line.y, line.width - 2, 1), tokens)
            return


def firms_by_price(firms: Iterable[FirmView]) -> list[FirmView]:
    return sorted(firms, key=lambda each: each.price_rank)


def paint_all_companies(pen: Pen, area: Area) -> None:
    """Paint every company on two or three lines with its luminaries, or on one line each."""
    firms = pen.view.firms
    each = min(area.height // max(len(firms), 1), 4)
    if each < 2:
        paint_companies(pen, area)
        return
    for row, firm in enumerate(firms):
        _paint_company(pen, firm, area.rows(row * each, each))


@piece
def _paint_company(pen: Pen, firm: FirmView, area: Area) -> None:
    line = area.rows(0, 1)
    pen.canvas.fill(line.x, line.y, line.width, 1, pen.ink("text", on="panel"))
    x = paint_name(pen, firm, line) + 1
    place = f"share:{firm.slug}"
    text = f" {firm.price:>2} "
    pen.canvas.text(x, line.y, text, pen.fresh_style(place, pen.firm_ink(firm.slug)))
    pen.finish_piece(place, Area(x, line.y, len(text), 1), news=False)
    x += len(text)
    cash = f"cash {firm.cash}k" if firm.seat >= 0 else firm.automaton.capitalize()
    profit = f"profit {firm.profit}" if firm.seat >= 0 else ""
    facts = f"{cash:<9} {profit:<9} share {firm.share_points} "
    x = pen.canvas.text(x, line.y, facts, pen.ink("text")) + 1
    total = f"{firm.points.total} points "
    end = line.right - len(total)
    pen.canvas.text(end, line.y, total, pen.ink("bright", bold=True))
    pen.flow(Area(x, line.y, max(end - x, 0), 1), card_squares(pen, firm))
    second = area.rows(1, 1)
    if firm.seat >= 0:
        paint_people(pen, firm, second)
    else:
        text = f"this turn: {plan_text(pen.view, firm, pen.view.turn)}"
        pen.canvas.text(second.x + 3, second.y, text, pen.ink("muted"), width=second.width - 3)
    if area.height > 2:
        _paint_holdings(pen, firm, area.rows(2, 1))


def _paint_holdings(pen: Pen, firm: FirmView, line: Area) -> None:
    shares = ", ".join(
        f"{count} {COMPANIES[slug].short}" for slug, count in shares_by_company(firm).items()
    )
    text = f"Shares {shares}   Projects {len(firm.projects)}   Patents {len(firm.patents)}"
    pen.canvas.text(line.x + 3, line.y, text, pen.ink("muted"), width=line.width - 3)
