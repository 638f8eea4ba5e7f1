"""The page of all companies: two to four lines for each."""

from __future__ import annotations

from engine.games.currents.cards import COMPANIES
from engine.games.currents.companies.texts import plan_text
from engine.games.currents.scoring.points import shares_by_company
from engine.games.currents.view_types import FirmView
from screens.games.currents.panels.companies import paint_companies, paint_name, paint_people
from screens.games.currents.panels.headquarters import card_squares
from screens.games.currents.pen import Pen
from tui.widgets.area import Area
from tui.widgets.pen import piece


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
