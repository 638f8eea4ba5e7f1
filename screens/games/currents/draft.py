"""The draft: six companies to choose from, each as a card."""

from __future__ import annotations

from engine.games.currents.card_types import Company
from engine.games.currents.cards import COMPANIES, LUMINARIES
from engine.games.currents.names import SKILL_NAMES
from engine.games.currents.phrases import firm_of
from engine.games.currents.scoring.points import HQ_OF
from screens.games.currents.panels.people import worded_ratings
from screens.games.currents.pen import Pen
from screens.games.currents.signs import COMPANY_ROLE, SKILL_ROLE
from screens.games.currents.strip import paint_buttons
from tui.widgets.area import Area
from tui.widgets.cells import wrapped_lines
from tui.widgets.pen import piece

LOW_CARDS = 12
"""Below this height the cards take all rows."""


def paint_draft(pen: Pen, area: Area) -> None:
    low = area.height < LOW_CARDS
    line = area.rows(0, 0 if low else 1)
    room = line.width - paint_buttons(pen, line)
    text = "Choose a company. The first to draft is last in fame."
    if not low:
        pen.canvas.text(line.x + 1, line.y, text, pen.ink("text"), width=room - 1)
    cards = area.rows(line.height)
    places = [place for row in cards.pile(2) for place in row.split(3)]
    for company, place in zip(COMPANIES.values(), places, strict=True):
        _paint_card(pen, company, place)


@piece
def _paint_card(pen: Pen, company: Company, area: Area) -> None:
    role, free = COMPANY_ROLE[company.slug], company.slug in pen.view.free_companies
    pen.frame(area, place=f"company:{company.slug}", role=role if free else "border", fill="panel")
    name = f" {company.name} "
    if area.width < len(name) + 8:
        name = f" {company.short} "
    x = pen.canvas.text(area.x + 1, area.y, f" {company.letter} ", pen.plate_style(company.slug))
    pen.canvas.text(x, area.y, name, pen.ink(role if free else "muted", bold=True))
    if not free:
        text = f" {_owner_text(pen, company)} "
        pen.canvas.text(area.x + 2, area.bottom - 1, text, pen.ink("muted"), width=area.width - 4)
    inner = Area(area.x + 2, area.y + 1, area.width - 3, area.height - 2)
    y = _paint_person(pen, company, inner)
    y += _paint_ability(pen, company, inner.rows(y), "text" if free else "muted")
    _paint_headquarters(pen, company, inner.rows(y + 1))


def _paint_person(pen: Pen, company: Company, inner: Area) -> int:
    """Paint the inventor's ratings, the name above if it fits, and return the rows used."""
    row = LUMINARIES[company.inventor]
    has_name = inner.height >= 6
    if has_name:
        pen.canvas.text(inner.x, inner.y, row.name, pen.ink("bright", bold=True), width=inner.width)
    ratings = worded_ratings(pen, row.ratings, inner.width)
    pen.runs(inner.x, inner.y + has_name, ratings, inner.width)
    return 1 + has_name


def _paint_ability(pen: Pen, company: Company, area: Area, role: str) -> int:
    """Paint as much of the inventor's ability as fits, and return the rows used."""
    text = f"{company.ability}."
    if len(wrapped_lines(text, max(area.width, 1))) > area.height:
        text = company.brief
    return pen.wrap(area, text, pen.ink(role))


def _paint_headquarters(pen: Pen, company: Company, area: Area) -> None:
    """Paint the HQ cards: names and points, and their texts if there is room."""
    cards = HQ_OF[company.slug]
    if area.height < len(cards):
        return
    texts = [f"{card.text_for(pen.view.company_count)}." for card in cards]
    full = sum(1 + len(wrapped_lines(text, max(area.width - 5, 1))) for text in texts)
    y, indent = area.y, 3 if area.width > 28 else 1
    for card, text in zip(cards, texts, strict=True):
        points = f"{card.points}"
        skill = SKILL_NAMES[card.skill][:indent]
        pen.canvas.text(area.x, y, skill, pen.ink(SKILL_ROLE[card.skill]))
        pen.canvas.text(area.x + indent + 1, y, card.name, pen.ink("text"), width=area.width - 3)
        pen.canvas.text(area.right - len(points), y, points, pen.ink("gold", bold=True))
        y += 1
        if full <= area.height:
            x = area.x + indent + 1
            room = area.width - indent - 2
            y += pen.canvas.wrap(x, y, room, area.bottom - y, text, pen.ink("muted"))


def _owner_text(pen: Pen, company: Company) -> str:
    firm = firm_of(pen.view, company.slug)
    if firm is None:
        return "not in this game"
    if firm.seat < 0:
        return f"automaton {firm.automaton.capitalize()}"
    if firm.seat == pen.view.seat:
        return "yours"
    players = pen.offer.players
    return f"taken by {players[firm.seat] if players else f'player {firm.seat + 1}'}"
