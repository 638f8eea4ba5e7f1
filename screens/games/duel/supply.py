"""The common supply: the row of Cities with its deck, and the market."""

from __future__ import annotations

from rich.style import Style

from engine.games.duel.cards import CITIES, REGIONS, ROW_LENGTH, SHARES_EACH, TECHNOLOGIES
from engine.games.duel.view_types import PileView
from screens.games.duel.pen import Pen
from screens.games.duel.signs import (
    REGION_ROLE,
    REGION_SHORT,
    TECHNOLOGY_ROLE,
    closed_sign,
    technology_sign,
)
from tui.widgets.area import Area
from tui.widgets.cards import paint_gap
from tui.widgets.pen import Run, piece

DECK_WIDTH = 11


@piece
def paint_row(pen: Pen, area: Area) -> None:
    cards = area.columns(0, area.width - DECK_WIDTH).split(ROW_LENGTH)
    for slot, card in enumerate(cards):
        if slot < len(pen.view.row):
            _paint_city(pen, pen.view.row[slot], card)
        else:
            paint_gap(pen, card)
    _paint_deck(pen, area.columns(area.width - DECK_WIDTH))


def is_closed(pen: Pen, region: str) -> bool:
    """Does a chip exclude the lower side's power from the Region?"""
    chips = {each.slug: each.chip for each in pen.view.regions}
    return pen.own_seat.power is not None and chips[region] == pen.own_seat.power


def _paint_city(pen: Pen, slug: str, area: Area) -> None:
    city = CITIES[slug]
    is_region_closed = is_closed(pen, city.region)
    role = REGION_ROLE[city.region]
    pen.frame(area, place=f"city:{slug}", role=role, fill="panel")
    if is_region_closed:
        sign = f" {closed_sign(pen.glyphs)} "
        pen.canvas.text(area.x + 2, area.y, sign, pen.ink("bad", bold=True))
    name = pen.ink("muted" if is_region_closed else "bright", bold=not is_region_closed)
    inner = area.interior(1, 1)
    paint_centred(pen, inner, city.name, name)
    region_text = REGIONS[city.region].name
    region_text = f" {region_text} " if len(region_text) + 4 <= area.width else region_text
    pen.canvas.text(
        area.x + 1,
        area.bottom - 1,
        region_text,
        pen.ink(role),
        width=area.width - 2,
        align="center",
    )


def paint_centred(pen: Pen, area: Area, text: str, style: Style) -> None:
    """Paint text in the middle of an area, on two lines if one is too narrow."""
    lines = [text] if len(text) <= area.width else text.split(" ", 1)
    top = area.y + (area.height - len(lines)) // 2
    for row, line in enumerate(lines):
        pen.canvas.text(area.x, top + row, line, style, width=area.width, align="center")


def _paint_deck(pen: Pen, area: Area) -> None:
    """Paint the deck, face down; pointing at it refreshes the row."""
    pen.frame(area, place="row", fill="shadow")
    inner = area.interior(1, 1)
    y = inner.y + max(inner.height - 2, 0) // 2
    count = f"{pen.glyphs.card_back * 2} {pen.view.city_deck}"
    pen.canvas.text(inner.x, y, count, pen.ink("muted"), width=inner.width, align="center")
    pen.canvas.text(inner.x, y + 1, "Refresh", pen.ink("text"), width=inner.width, align="center")


# The market


@piece
def paint_market(pen: Pen, area: Area, columns: int = 2) -> None:
    pen.canvas.hline(area.x, area.y, area.width, pen.ink("border"))
    pen.canvas.text(area.x + 1, area.y, " Market ", pen.ink("text", bold=True))
    rows = -(-len(pen.view.market) // columns)
    lanes = area.rows(1).split(columns, 1)
    for number, pile in enumerate(pen.view.market):
        lane, row = divmod(number, rows)
        if row < area.height - 1:
            paint_pile(pen, pile, lanes[lane].rows(row, 1))


def pile_style(pen: Pen, pile: PileView) -> str:
    """The colour of a pile's name: bright if the lower side holds its Technology."""
    is_owned = pile.technology in pen.own_seat.technologies
    return "bright" if is_owned and pile.count else "muted"


def pile_pips(pen: Pen, pile: PileView) -> list[Run]:
    """The remaining shares as pips, and the missing ones as empty pips."""
    return [
        (pen.glyphs.share * pile.count, pen.ink("gold")),
        (pen.glyphs.dot * (SHARES_EACH - pile.count), pen.ink("border")),
    ]


def paint_pile(pen: Pen, pile: PileView, line: Area) -> None:
    room = 12 if line.width >= 23 else max(line.width - 11, 3)
    name = f"  {pen.canvas.clip(pile.name, room):<{room}} "
    runs: list[Run] = [(name, pen.ink(pile_style(pen, pile), bold=True))]
    if line.width >= 26:
        runs += pile_pips(pen, pile)
    else:
        runs.append((f"{pen.glyphs.share}{pile.count}", pen.ink("gold")))
    sign = technology_sign(pen.glyphs, pile.technology)
    technology = f" {TECHNOLOGIES[pile.technology].name:<12}" if line.width >= 40 else ""
    runs.append((f" {sign}{technology}", pen.ink(TECHNOLOGY_ROLE[pile.technology])))
    runs.append((f" {REGION_SHORT[pile.region]}", pen.ink(REGION_ROLE[pile.region])))
    end = pen.runs(line.x, line.y, runs, line.width)
    pen.finish_piece(f"market:{pile.company}", Area(line.x, line.y, end - line.x, 1))


@piece
def paint_market_tiles(pen: Pen, area: Area) -> None:
    """Paint the market as tiles, for a large table; as lines if the tiles would have to be cut."""
    widths = [_tile_width(pile) for pile in pen.view.market]
    if sum(widths) > area.width:
        paint_market(pen, area)
        return
    for _ in range(area.width - sum(widths) if widths else 0):
        widths[widths.index(min(widths))] += 1
    x = 0
    for pile, width in zip(pen.view.market, widths, strict=True):
        _paint_tile(pen, pile, area.columns(x, width))
        x += width


def _tile_width(pile: PileView) -> int:
    """The width of the narrowest tile, with its frame, that cuts none of its words."""
    pips_sign_and_region = SHARES_EACH + 2 + len(REGION_SHORT[pile.region])
    text = max(len(pile.name), len(TECHNOLOGIES[pile.technology].name))
    return max(text, pips_sign_and_region) + 2


def _paint_tile(pen: Pen, pile: PileView, area: Area) -> None:
    pen.frame(area, place=f"market:{pile.company}", fill="surface")
    inner = area.interior(1, 1)
    pen.write(inner.x, inner.y, pile.name, pile_style(pen, pile), width=inner.width)
    role = TECHNOLOGY_ROLE[pile.technology]
    region_name = REGION_SHORT[pile.region]
    spare = inner.width - SHARES_EACH - 2 - len(region_name)
    sign = f"{' ' * min(spare, 1)}{technology_sign(pen.glyphs, pile.technology)}"
    pen.runs(inner.x, inner.y + 1, [*pile_pips(pen, pile), (sign, pen.ink(role))], inner.width)
    text = TECHNOLOGIES[pile.technology].name
    pen.write(inner.x, inner.y + 2, text, role, width=inner.width)
    x = inner.right - len(region_name) - (spare > 1)
    pen.canvas.text(x, inner.y + 1, region_name, pen.ink(REGION_ROLE[pile.region]))
