"""Bars of points by source, and the end of a game: the result and the course of the numbers."""

from __future__ import annotations

from engine.games.currents.cards import COMPANIES, START_CASH, START_PRICE
from engine.games.currents.scoring.points import shares_by_company
from engine.games.currents.standing import (
    deficit_lines,
    firms_by_points,
    price_reasons,
    reason_of_lead,
)
from engine.games.currents.view_types import FirmView, View
from screens.games.currents.pen import Pen
from screens.games.currents.signs import COMPANY_ROLE, company_letter
from screens.table.painter import Rival
from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.cells import width_of
from tui.widgets.pen import Run
from tui.widgets.scores import paint_unfinished, paint_victory

_SOURCES = (("shares", "shares"), ("cash", "cash"), ("hq", "HQ"), ("works", "Works"))
_SHADES = {"shares": 3, "cash": 2, "hq": 1, "works": 0}
NAME, NUMBER, TOTAL = 12, 9, 8
MIN_BAR_WIDTH = 12
"""The minimum width for bars."""


def paint_points(pen: Pen, area: Area, order: list[FirmView]) -> None:
    """Paint a table of points by source, with bars on one scale and a shade for each source."""
    head, muted = area.rows(0, 1), pen.ink("muted")
    x = head.x + NAME
    room = area.right - x - NUMBER * len(_SOURCES) - TOTAL - 3
    for source, text in _SOURCES:
        heading = f"{_shade(pen, source)} {text}" if room >= MIN_BAR_WIDTH else text
        pen.canvas.text(x, head.y, heading, muted, width=NUMBER, align="right")
        x += NUMBER
    pen.canvas.text(x, head.y, "points", muted, width=TOTAL, align="right")
    bar = x + TOTAL + 2
    most = max((each.points.total for each in order), default=1) or 1
    for row, firm in enumerate(order[: area.height - 1], 1):
        _paint_line(pen, firm, area.rows(row, 1), Area(bar, area.y + row, room, 1), most)


def _paint_line(pen: Pen, firm: FirmView, line: Area, bar: Area, most: int) -> None:
    paint_plate(pen, firm, line)
    x = line.x + NAME
    for source, _ in _SOURCES:
        number = getattr(firm.points, source)
        ink = pen.ink("text" if number else "muted")
        pen.canvas.text(x, line.y, str(number), ink, width=NUMBER, align="right")
        x += NUMBER
    total = pen.ink("bright", bold=True)
    pen.canvas.text(x, line.y, str(firm.points.total), total, width=TOTAL, align="right")
    if bar.width >= MIN_BAR_WIDTH:
        pen.runs(bar.x, bar.y, _bar_runs(pen, firm, bar.width, most), bar.width)


def _bar_runs(pen: Pen, firm: FirmView, room: int, most: int) -> list[Run]:
    """The sources one after the other, each in its own shade, on a common scale."""
    runs: list[Run] = []
    points = start = 0
    for source, _ in _SOURCES:
        points += getattr(firm.points, source)
        end = round(points * room / most)
        runs.append((_shade(pen, source) * (end - start), pen.ink(COMPANY_ROLE[firm.slug])))
        start = end
    return runs


def _shade(pen: Pen, source: str) -> str:
    """The fill of a source: from a full bar to the lightest shading."""
    glyphs = pen.glyphs
    return (*glyphs.shades, glyphs.bars[-1])[_SHADES[source]]


def paint_plate(pen: Pen, firm: FirmView, line: Area) -> None:
    pen.canvas.text(line.x, line.y, f" {company_letter(firm.slug)} ", pen.plate_style(firm.slug))
    you = pen.view.seat is not None and firm.seat == pen.view.seat
    name = COMPANIES[firm.slug].short
    pen.canvas.text(line.x + 4, line.y, name, pen.firm_ink(firm.slug, bold=you))


def curves(view: View) -> dict[str, tuple[int, ...]]:
    """The numbers of every company at one moment, for the plot of the game: seats, then automata.

    Automata have no cash.
    """
    by_seat = {firm.seat: firm for firm in view.firms if firm.seat >= 0}
    seats = [by_seat.get(seat) for seat in range(view.seat_count)]
    firms = [*seats, *_automata(view)]
    return {
        "price": tuple(each.price if each else START_PRICE for each in firms),
        "cash": tuple(each.cash if each else START_CASH for each in seats),
        "points as it stood": tuple(each.points.total if each else 0 for each in firms),
    }


def rivals(view: View) -> tuple[Rival, ...]:
    """The automata with their ranks among all companies, then those not drafted yet."""
    ranks = {firm.slug: rank for rank, firm in enumerate(firms_by_points(view), 1)}
    return tuple(
        Rival(
            short_automaton_name(firm), COMPANY_ROLE[firm.slug], firm.points.total, ranks[firm.slug]
        )
        if firm
        else Rival("an automaton", "muted", 0, view.company_count)
        for firm in _automata(view)
    )


def _automata(view: View) -> list[FirmView | None]:
    """The automata's companies; None for each that is not drafted yet."""
    drafted_firms = [firm for firm in view.firms if firm.automaton]
    return [*drafted_firms, *[None] * (view.company_count - view.seat_count - len(drafted_firms))]


def short_automaton_name(firm: FirmView) -> str:
    """An automaton's company with its name: "Brush (Hopper)"."""
    return f"{COMPANIES[firm.slug].short} ({firm.automaton.capitalize()})"


def summary(view: View, width: int, look: Look, players: tuple[str, ...] = ()) -> Picture:
    """The result as one picture of this width, as high as necessary."""
    order = firms_by_points(view) if len(view.firms) > 1 else list(view.firms)
    reasons = price_reasons(view, _compared_firms(view, order))
    canvas = Canvas(width, 8 + len(reasons) + 2 * len(order), look)
    pen = Pen(canvas, view, Offer())
    area = Area(0, 0, width, canvas.height)
    _paint_headline(pen, area.rows(0, 1), order)
    for row, text in enumerate(reasons, 1):
        canvas.text(1, row, text, pen.ink("text"), width=width - 1)
    area_below = area.rows(2 + len(reasons))
    paint_points(pen, area_below.rows(0, 1 + len(order)), order)
    _paint_shares(pen, area_below.rows(2 + len(order), 3 + len(order)), order)
    return canvas.picture()


def _compared_firms(view: View, order: list[FirmView]) -> list[FirmView]:
    """The winner and the viewer's company, or the winner and the next one."""
    if view.outcome is None or len(order) < 2:
        return []
    own_company = view.own_firm if view.own_firm in order[1:] else None
    return [order[0], own_company or order[1]]


def _paint_headline(pen: Pen, line: Area, order: list[FirmView]) -> None:
    outcome = pen.view.outcome
    if outcome is None or len(order) < 2:
        paint_unfinished(pen, line, "game")
        return
    first, second, *_ = order
    name = COMPANIES[first.slug].name
    if first.seat < 0:
        name = f"{name} ({first.automaton.capitalize()}, an automaton)"
    own_company = pen.view.own_firm
    yours = "You win: " if own_company is first else ""
    text = f"{pen.glyphs.star} {yours}{name} wins"
    if own_company is None or own_company is first:
        score = (
            f"{first.points.total} points to {second.points.total}, {reason_of_lead(first, second)}"
        )
    else:
        room = line.width - width_of(text) - 3
        fitting = [each for each in deficit_lines(first, own_company) if width_of(each) <= room]
        score = (fitting or [""])[0]
    paint_victory(pen, line, (text, pen.plate_style(first.slug)), score)


def _paint_shares(pen: Pen, area: Area, order: list[FirmView]) -> None:
    pen.rule(area.rows(0, 1), "Shares held, and what one was worth")
    prices = sorted(pen.view.firms, key=lambda each: each.price_rank)
    cell = max(4, min(9, (area.width - NAME) // max(len(prices), 1)))
    for number, firm in enumerate(prices):
        x = area.x + NAME + number * cell
        style = pen.plate_style(firm.slug)
        pen.canvas.text(x + cell - 3, area.y + 1, f" {company_letter(firm.slug)} ", style)
        price_and_points = (
            f"{firm.price}:{firm.share_points}"
            if cell < 8
            else f"${firm.price}k: {firm.share_points}"
        )
        pen.canvas.text(
            x, area.y + 2, price_and_points, pen.ink("muted"), width=cell, align="right"
        )
    pen.canvas.text(area.x, area.y + 2, " price:pts", pen.ink("muted"))
    for row, holder in enumerate(order, 3):
        paint_plate(pen, holder, area.rows(row, 1))
        mine = shares_by_company(holder)
        for number, firm in enumerate(prices):
            count = mine.get(firm.slug, 0)
            ink = pen.firm_ink(firm.slug) if count else pen.ink("muted")
            text = str(count) if count else pen.glyphs.dot
            x = area.x + NAME + number * cell
            pen.canvas.text(x, area.y + row, text, ink, width=cell - 1, align="right")
