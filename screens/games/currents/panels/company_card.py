"""A company as a card: numbers, luminaries, headquarters, shares and projects."""

from __future__ import annotations

from engine.games.currents.cards import COMPANIES, LUMINARIES, TURNS
from engine.games.currents.companies.texts import plan_text
from engine.games.currents.names import SKILL_NAMES
from engine.games.currents.scoring.points import HQ_OF
from engine.games.currents.view_types import FirmView
from screens.games.currents.panels.companies import card_square, card_squares, share_runs
from screens.games.currents.panels.people import is_awake, place_of, worded_ratings
from screens.games.currents.pen import Pen
from screens.games.currents.signs import COMPANY_ROLE, awake_sign
from tui.widgets.area import Area
from tui.widgets.pen import Run, piece, total_width

CARD, TALL_CARD = 11, 14
"""The height of a company's card, and of a tall one, which names the HQ cards."""
SQUARES = 45
"""The width of the squares of all HQ cards with their skills."""


@piece
def paint_card(pen: Pen, firm: FirmView, area: Area) -> None:
    is_asked = pen.view.asked_company == firm.slug and pen.view.outcome is None
    is_own = pen.is_own(firm.slug)
    pen.frame(
        area,
        place=f"company:{firm.slug}",
        role=COMPANY_ROLE[firm.slug] if is_asked or is_own else "border",
        kind="heavy" if is_asked else "rounded",
        fill="panel",
    )
    _paint_title(pen, firm, area)
    inner = area.interior(1, 1)
    _paint_numbers(pen, firm, inner.rows(0, 1))
    tall = area.height >= TALL_CARD
    hq = 5 if tall else 1
    people = inner.rows(1, inner.height - 2 - hq)
    if firm.seat < 0:
        _paint_plan(pen, firm, people)
    else:
        _paint_luminaries(pen, firm, people)
    if tall:
        _paint_named_headquarters(pen, firm, inner.rows(inner.height - 1 - hq, hq))
    else:
        short = inner.width < SQUARES
        pen.flow(inner.rows(inner.height - 2, 1), card_squares(pen, firm, long=True, short=short))
    _paint_holdings(pen, firm, inner.rows(inner.height - 1, 1))


def _paint_title(pen: Pen, firm: FirmView, area: Area) -> None:
    row = COMPANIES[firm.slug]
    x = pen.canvas.text(area.x + 1, area.y, f" {row.letter} ", pen.plate_style(firm.slug))
    points = f" {firm.points.total} points "
    end = area.right - len(points) - 5
    name = row.name if len(row.name) + 2 <= end - x else row.short
    pen.canvas.text(x, area.y, f" {name} ", pen.firm_ink(firm.slug), width=max(end - x, 0))
    pen.canvas.text(end, area.y, points, pen.ink("bright", bold=True))


def _paint_numbers(pen: Pen, firm: FirmView, line: Area) -> None:
    place, dim = f"share:{firm.slug}", pen.ink("muted")
    runs: list[Run] = [
        ("price ", dim),
        (str(firm.price), pen.fresh_style(place, pen.firm_ink(firm.slug))),
        (" share ", dim),
        (str(firm.share_points), pen.ink("bright", bold=True)),
        (" left ", dim),
        (str(pen.view.market.get(firm.slug, 0)), pen.ink("text")),
    ]
    end = pen.runs(line.x + 1, line.y, runs, line.width - 1)
    pen.finish_piece(place, Area(line.x, line.y, end - line.x, 1), news=False)
    cash = f"cash ${firm.cash}k" if firm.seat >= 0 else "no cash"
    gains = f"profit {firm.profit}  " if firm.seat >= 0 else ""
    right_runs: list[Run] = [(gains, dim), (cash, pen.ink("good", bold=True))]
    left = line.right - total_width(right_runs)
    if left > end + 1:
        pen.runs(left, line.y, right_runs, line.right - left)


def _paint_luminaries(pen: Pen, firm: FirmView, area: Area) -> None:
    for row, slug in enumerate(firm.luminaries[: area.height]):
        card, awake, place = LUMINARIES[slug], is_awake(firm, slug), place_of(pen, slug)
        is_picked, line = place in pen.offer.picked_places, area.rows(row, 1)
        sign = pen.glyphs.check if is_picked else awake_sign(pen.glyphs, awake=awake)
        ink = pen.ink("gold", bold=True) if is_picked else pen.ink("text" if awake else "muted")
        ratings = worded_ratings(pen, card.ratings, 23 if area.width > 44 else 19)
        if not awake:
            ratings = [(text, pen.ink("muted")) for text, _ in ratings]
        left = line.right - total_width(ratings)
        name = card.name if len(card.name) + 4 <= left - line.x else card.short
        pen.canvas.text(line.x + 1, line.y, f"{sign} {name}", pen.fresh_style(place, ink))
        pen.runs(left, line.y, ratings, line.right - left)
        pen.finish_piece(place, line, news=False)


def _paint_plan(pen: Pen, firm: FirmView, area: Area) -> None:
    view = pen.view
    turn, next_turn = view.turn, view.turn + 1
    lines = [f"Automaton {firm.automaton.capitalize()}"]
    lines.append(f"Turn {turn}: {plan_text(view, firm, turn)}")
    if turn < TURNS:
        lines.append(f"Turn {next_turn}: {plan_text(view, firm, next_turn)}")
    y = 0
    for number, text in enumerate(lines):
        role = "text" if number < 2 else "muted"
        if y < area.height:
            y += pen.wrap(area.interior(1, 0).rows(y), text, pen.ink(role))


def _paint_named_headquarters(pen: Pen, firm: FirmView, area: Area) -> None:
    """Paint a line for each HQ card: its name, its effect, its points."""
    for row, card in enumerate(HQ_OF[firm.slug]):
        line = area.rows(row, 1)
        name = f" {SKILL_NAMES[card.skill]} {card.name}"
        text, style = card_square(pen, firm, card, name, plain="text")
        x = pen.canvas.text(line.x + 1, line.y, text, style, width=line.width - 5)
        room, effect = line.right - 4 - x, card.text_for(pen.view.company_count)
        if len(effect) + 2 <= room:
            pen.canvas.text(x + 2, line.y, effect, pen.ink("muted"), width=room)
        pen.canvas.text(line.right - 3, line.y, f"{card.points:>2}", pen.ink("gold", bold=True))
        pen.finish_piece(f"hq:{card.slug}", line)


def _paint_holdings(pen: Pen, firm: FirmView, line: Area) -> None:
    dim = pen.ink("muted")
    shares = share_runs(pen, firm, line.width - 26)
    runs = [(" Shares ", dim), *shares]
    end = pen.runs(line.x, line.y, runs, line.width)
    text = f"projects {len(firm.projects)}  patents {len(firm.patents)}"
    if line.right - len(text) > end:
        pen.canvas.text(line.right - len(text), line.y, text, dim)
