"""Setup: the eight inventors as cards in two columns, then the choice of a Technology."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap

from engine.games.duel.card_types import Company, Power
from engine.games.duel.cards import COMPANIES, REGIONS, TECHNOLOGIES
from engine.games.duel.view_types import PileView, SideView
from screens.games.duel.pen import Pen
from screens.games.duel.seat import paint_emblem
from screens.games.duel.signs import (
    REGION_ROLE,
    REGION_SHORT,
    TECHNOLOGY_ROLE,
    power_role,
    power_sign,
    technology_sign,
)
from tui.widgets.area import Area
from tui.widgets.cards import paint_art
from tui.widgets.pen import Run

CHIP_HEIGHT = 14
"""The height of a Technology chip while one is being chosen."""
FRAMED_FROM = 5
"""The minimum height at which an inventor's card has a frame."""
PLAIN_INDENT = 4
"""The columns before the goal on an inventor's card without a frame."""
POWERS: tuple[tuple[Power, str], ...] = (("AC", "alternating current"), ("DC", "direct current"))


def paint_setup(pen: Pen, area: Area) -> None:
    _paint_headline(pen, area.rows(0, 1))
    if pen.view.step == "technology":
        _paint_technologies(pen, area.rows(1))
    else:
        _paint_inventors(pen, area.rows(1))


def _paint_headline(pen: Pen, line: Area) -> None:
    seat = pen.mover
    if seat is None:
        return
    subject = "second Technology" if pen.view.step == "technology" else "inventor"
    article = "a" if pen.view.step == "technology" else "an"
    side = pen.view.sides[seat]
    if seat == pen.view.seat:
        text = f" {pen.glyphs.cursor} Choose your {subject} "
    else:
        text = f" {pen.glyphs.cursor} {pen.seat_name(side.seat)} chooses {article} {subject} "
    role = power_role(side.power) if side.power else "accent"
    pen.canvas.text(line.x, line.y, text, pen.ink("background", on=role, bold=True))
    note = "Setup"
    pen.canvas.text(line.x, line.y, note, pen.ink("muted"), width=line.width - 1, align="right")


# Inventors


def _paint_inventors(pen: Pen, area: Area) -> None:
    """Paint AC at the left and DC at the right, four cards each, all with or all without frames."""
    for (power, text), column in zip(POWERS, area.split(2, 1), strict=True):
        sign = f" {power_sign(pen.glyphs, power)} {power}"
        runs: list[Run] = [
            (sign, pen.ink(power_role(power), bold=True)),
            (f" {text}", pen.ink("muted")),
        ]
        rows = [each for each in COMPANIES.values() if each.power == power]
        heading = int(column.height > 3 * len(rows))
        if heading:
            pen.runs(column.x, column.y, runs, column.width)
        cards = column.rows(heading).pile(len(rows))
        with_frame = all(card.height >= FRAMED_FROM for card in cards)
        if not with_frame:
            cards = _plain_card_areas(column.rows(heading), len(rows))
        for company, card in zip(rows, cards, strict=True):
            _paint_card(pen, company, card, with_frame=with_frame)


def _plain_card_areas(column: Area, rows: int) -> list[Area]:
    """The areas of the cards of a column without frames: spare lines go to long goals.

    Cards side by side are equally high, and of several with long goals the first ones are served.
    """
    by_power = [[row for row in COMPANIES.values() if row.power == power] for power, _ in POWERS]
    goal_width = max(column.width - PLAIN_INDENT, 1)
    needs = [
        1 + max(len(wrap(each.goal, goal_width)) for each in pair)
        for pair in zip(*by_power, strict=True)
    ]
    heights, spare = [column.height // rows] * rows, column.height % rows
    for index, need in enumerate(needs):
        extra = max(0, min(spare, need - heights[index]))
        heights[index] += extra
        spare -= extra
    return column.stack(*heights)


def _paint_card(pen: Pen, company: Company, area: Area, *, with_frame: bool) -> None:
    taker = next((side for side in pen.view.sides if side.company == company.slug), None)
    open_ = taker is None and not any(side.power == company.power for side in pen.view.sides)
    if with_frame:
        _paint_company_frame(pen, company, area, taker, open_=open_)
    else:
        _paint_plain_card(pen, company, area, taker, open_=open_)


def _paint_company_frame(
    pen: Pen, company: Company, area: Area, taker: SideView | None, *, open_: bool
) -> None:
    role = power_role(company.power) if open_ or taker else "muted"
    pen.frame(
        area,
        place=f"inventor:{company.slug}",
        role=role if taker else "border",
        kind="double" if taker else "rounded",
        title=company.inventor,
        title_style=pen.ink(role, bold=open_ or taker is not None),
        fill="raised" if taker else "panel",
    )
    inner = area.interior(2, 1)
    pen.runs(inner.x, inner.y, _fact_runs(pen, company, inner.width), inner.width)
    style = pen.ink("text" if open_ or taker else "muted")
    goal = f"Goal: {company.goal}" if inner.height > 3 else company.goal
    room = inner.height - 1
    used_rows = 1 + pen.canvas.wrap(inner.x, inner.y + 1, inner.width, room, goal, style)
    if taker or open_:
        paint_emblem(pen, company.power, inner.rows(used_rows), faint=not taker)
    if taker:
        text = f" {pen.glyphs.check} {pen.player_text(taker.seat)} "
        x = area.right - 2 - len(text)
        pen.canvas.text(x, area.bottom - 1, text, pen.ink(role, bold=True))


def _paint_plain_card(
    pen: Pen, company: Company, area: Area, taker: SideView | None, *, open_: bool
) -> None:
    """Paint the card without a frame: name and facts, then the goal."""
    role = power_role(company.power) if open_ or taker else "muted"
    sign = pen.glyphs.check if taker else power_sign(pen.glyphs, company.power)
    name = f"  {sign} {company.name:<13}"
    runs: list[Run] = [(name, pen.ink(role, bold=open_ or taker is not None))]
    pen.runs(area.x, area.y, [*runs, *_fact_runs(pen, company, area.width - len(name))], area.width)
    text = company.goal
    if taker:
        text = f"taken by {'you' if taker.seat == pen.view.seat else pen.player(taker.seat)}"
    goal = pen.ink("text" if open_ or taker else "muted")
    x, width = area.x + PLAIN_INDENT, area.width - PLAIN_INDENT
    pen.canvas.wrap(x, area.y + 1, width, area.height - 1, text, goal)
    pen.finish_piece(f"inventor:{company.slug}", Area(area.x, area.y, area.width, 1))
    pen.add_target(f"inventor:{company.slug}", area)


def _fact_runs(pen: Pen, company: Company, room: int) -> list[Run]:
    sign = technology_sign(pen.glyphs, company.technology)
    text = f"{sign} {TECHNOLOGIES[company.technology].name}"
    region_name = REGIONS[company.region].name if room >= 26 else REGION_SHORT[company.region]
    return [
        (region_name, pen.ink(REGION_ROLE[company.region])),
        ("  ", pen.ink("muted")),
        (text, pen.ink(TECHNOLOGY_ROLE[company.technology])),
    ]


# The second Technology


def _paint_technologies(pen: Pen, area: Area) -> None:
    above = max(min(area.height * 2 // 5, 12), 5)
    spare = area.height - above - CHIP_HEIGHT
    area = area.rows(max(spare // 3, 0))
    for side, column in zip(
        (pen.rival, pen.own_seat), area.rows(0, above).split(2, 1), strict=True
    ):
        if side.company:
            _paint_company_frame(pen, COMPANIES[side.company], column, side, open_=False)
    chips = area.rows(above, CHIP_HEIGHT)
    for slug, column in zip(TECHNOLOGIES, chips.split(3), strict=True):
        _paint_chip(pen, slug, column)


def _paint_chip(pen: Pen, slug: str, area: Area) -> None:
    holder = pen.view.technologies[slug]
    role = TECHNOLOGY_ROLE[slug]
    pen.frame(
        area,
        place=f"tech:{slug}",
        role=role if holder is None else "border",
        title=f"{technology_sign(pen.glyphs, slug)} {TECHNOLOGIES[slug].name}",
        title_style=pen.ink(role, bold=True),
        fill="panel",
    )
    inner = area.interior(2, 1)
    text = "free" if holder is None else pen.seat_name(holder)
    style = pen.ink("good") if holder is None else pen.seat_ink(holder)
    piles = [pile for pile in pen.view.market if pile.technology == slug]
    most = max(Counter(pile.technology for pile in pen.view.market).values())
    if inner.height > most:
        pen.canvas.text(inner.x, inner.y, text, style, width=inner.width)
        inner = inner.rows(1)
    else:  # the companies of one chip need all rows, so every holder is in the lower edge
        pen.canvas.text(area.x + 2, area.bottom - 1, f" {text} ", style, width=inner.width)
    if inner.height > most:
        pen.write(inner.x, inner.y, "opens the shares of", "muted", width=inner.width)
        inner = inner.rows(1)
    _paint_opened_companies(pen, piles, inner)
    _paint_art(pen, slug, inner.rows(len(piles)))


def _paint_opened_companies(pen: Pen, piles: list[PileView], area: Area) -> None:
    """Paint a Technology's companies, each on its own line, or as one text if lines are too few."""
    if len(piles) > area.height:
        text = ", ".join(f"{pile.name} {REGION_SHORT[pile.region]}" for pile in piles)
        pen.wrap(area, text, pen.ink("bright"))
        return
    for row, pile in enumerate(piles):
        runs = [
            (f"{pile.name:<13}", pen.ink("bright")),
            (REGION_SHORT[pile.region], pen.ink(REGION_ROLE[pile.region])),
        ]
        pen.runs(area.x + 1, area.y + row, runs, area.width - 1)


def _paint_art(pen: Pen, slug: str, area: Area) -> None:
    art = TECHNOLOGY_ART[slug]
    if area.height >= len(art):
        middle = area.rows((area.height - len(art) + 1) // 2, len(art))
        paint_art(pen, art, middle, pen.ink(TECHNOLOGY_ROLE[slug]))


TECHNOLOGY_ART: dict[str, tuple[str, ...]] = {
    "bulbs": (
        "  .-~-.  ",
        " /     \\ ",
        " \\ /^\\ / ",
        "  |===|  ",
        "   '-'   ",
    ),
    "transformers": (
        "--. || .--",
        "   )||(   ",
        "   )||(   ",
        "   )||(   ",
        "--' || '--",
    ),
    "meters": (
        " .-------. ",
        "/ 0  5  9 \\",
        "|    /    |",
        "|   o kWh |",
        "'---------'",
    ),
}
"""Five rows each, all rows of a drawing of one width."""
