"""The market: every stack with its price, its effect, and whether it can be bought now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import product

from rich.style import Style

from engine.games.taidian.card_types import NAME_ROOM, Colour
from engine.games.taidian.cards import CARDS
from engine.games.taidian.view_types import StackView
from screens.games.taidian.faces import card_art
from screens.games.taidian.pen import Pen
from screens.games.taidian.signs import MINUS, card_role, effect_text, kind_of, short_card_name
from tui.widgets.area import Area
from tui.widgets.cards import paint_art
from tui.widgets.pen import Run, total_width

HEADINGS = {"black": "Supplies", "red": "Attack", "blue": "Defence", "green": "Structures"}


def column_of(slug: str) -> str:
    """The heading that a card is sold under; healing is defence, whatever its colour."""
    row = CARDS[slug]
    return "Defence" if row.heal else HEADINGS[row.colour]


LETTER, PRICE = 2, 3
"""The width before a name (the jump letter and a gap), and that of a mark and a price."""
ROWS = 1 + max(Counter(map(column_of, CARDS)).values())
"""The height of the market as a table: a heading and the longest column."""
TILE_ROWS: tuple[tuple[Colour, ...], ...] = (("black",), ("red",), ("blue", "green"))
"""The colours in each row of a large market."""
TILES_IN_A_ROW = max(sum(row.colour in colours for row in CARDS.values()) for colours in TILE_ROWS)
TILES_WIDTH = 130
SMALL_TILES, LARGE_TILES = 4 * len(TILE_ROWS), 7 * len(TILE_ROWS)
"""The heights of the market as tiles, without drawings and with them."""


def paint_market(pen: Pen, area: Area) -> None:
    columns = {
        heading: [each for each in pen.view.market if column_of(each.slug) == heading]
        for heading in HEADINGS.values()
    }
    lanes = _columns(pen, list(columns.values()), area)
    for (heading, stacks), column in zip(columns.items(), lanes, strict=True):
        _paint_heading(pen, heading, stacks, column)
        digits = _digits(stacks)
        for row, stack in enumerate(stacks, 1):
            paint_stack(pen, stack, column.rows(row, 1), digits)


def _digits(stacks: Sequence[StackView]) -> int:
    return max(len(f"{each.count}") for each in stacks)


def _columns(pen: Pen, columns: Sequence[Sequence[StackView]], area: Area) -> list[Area]:
    """Columns of equal width, or as wide as needed if a name would touch its price."""
    equal = area.split(len(columns))
    widths = [
        LETTER + max(map(partial(_named_width, pen), each)) + PRICE + _digits(each) + 2
        for each in columns
    ]
    if sum(widths) > area.width or all(n <= e.width for n, e in zip(widths, equal, strict=True)):
        return equal
    return _laid_out(widths, area)


def _named_width(pen: Pen, stack: StackView) -> int:
    """The width of a name, a gap, and the value without the sign of its track."""
    value_runs = stack_value_runs(pen, stack)[:1]
    return len(stack.name) + bool(value_runs) + total_width(value_runs)


def common_discount(stacks: Sequence[StackView]) -> int:
    """The discount that all of some cards have, apart from those that cost 1."""
    return min(CARDS[each.slug].cost - each.cost for each in stacks if CARDS[each.slug].cost > 1)


def _paint_heading(pen: Pen, text: str, stacks: Sequence[StackView], column: Area) -> None:
    pen.canvas.hline(column.x, column.y, column.width, pen.ink("border"))
    x = pen.canvas.text(column.x, column.y, f" {text} ", pen.ink("text", bold=True))
    discount = common_discount(stacks)
    if discount > common_discount(pen.view.market):
        text = f"{MINUS}{pen.sign('money')}{discount} "
        x = pen.canvas.text(x, column.y, text, pen.ink("good", bold=True))
    if x <= column.right - 6:
        pen.canvas.text(column.right - 6, column.y, " left ", pen.ink("muted"))


def name_style(pen: Pen, stack: StackView) -> Style:
    """The style of a name: bright if it can be bought, plain if the hand could pay, else muted."""
    if stack.affordable:
        return pen.ink("bright", bold=True)
    can_be_bought = stack.in_reach and stack.count and not stack.owned
    return pen.ink("text" if can_be_bought else "muted")


def reach_sign(pen: Pen, stack: StackView) -> Run:
    """The sign of a card that can be bought now, is owned, or could be bought with the money in
    hand; blank for others.
    """
    if stack.affordable:
        return pen.sign("buys"), pen.ink("good", bold=True)
    if stack.owned:
        return pen.sign("owned"), pen.ink("good")
    if stack.in_reach and stack.count:
        return pen.glyphs.dot, pen.ink("gold", bold=True)
    return " ", pen.ink("border")


def price_run(pen: Pen, stack: StackView) -> Run:
    cheaper = stack.cost < CARDS[stack.slug].cost
    role = "good" if cheaper else "gold"
    style = pen.ink(role if stack.in_reach or stack.affordable else "muted", bold=cheaper)
    return f"{pen.sign('money')}{stack.cost}", style


def stack_value_runs(pen: Pen, stack: StackView) -> list[Run]:
    """The printed number with its sign, and the sign of the track that raises it."""
    row = CARDS[stack.slug]
    number = row.money or row.energy or row.attack or row.block or row.heal
    if not number:
        return []
    text = f"{pen.sign(kind_of(row))}{number}"
    runs = [(text, pen.ink(card_role(stack.slug)))]
    if stack.symbol:
        runs.append((pen.sign(stack.symbol), pen.ink("muted")))
    return runs


def paint_stack(pen: Pen, stack: StackView, line: Area, digits: int) -> None:
    """Paint a stack as a line: the name with its value, a mark, the price, the number left.

    `digits` is the width of the numbers in this column.
    """
    style = pen.fresh_style(f"market:{stack.slug}", pen.ink("muted"))
    count_run = (f" {stack.count:>{digits}} ", style)
    tail: list[Run] = [reach_sign(pen, stack), price_run(pen, stack), count_run]
    x = line.right - total_width(tail)
    room = x - line.x - LETTER
    pen.runs(line.x + LETTER, line.y, _runs_of_name(pen, stack, room), room)
    pen.runs(x, line.y, tail, line.right - x)
    pen.finish_piece(f"market:{stack.slug}", Area(line.x, line.y, line.width - 1, 1), news=False)


def _runs_of_name(pen: Pen, stack: StackView, room: int) -> list[Run]:
    names = (stack.name, short_card_name(stack.name), CARDS[stack.slug].brief_name)
    gap, value_runs = (" ", pen.ink("text")), stack_value_runs(pen, stack)
    ways = [
        [(name, name_style(pen, stack)), *([gap, *fewer_runs] if fewer_runs else [])]
        for name, fewer_runs in product(
            names, (value_runs, value_runs[:1]) if value_runs else ((),)
        )
    ]
    fitting = (runs for runs in ways if total_width(runs) <= room)
    return next(fitting, [(names[-1], name_style(pen, stack))])


# A compact market


STRIP_CELLS = LETTER + NAME_ROOM + 1 + len(f"${max(row.cost for row in CARDS.values())}") + 1
"""The width of a stack: letter, short name, mark, price, and a gap."""


def strip_rows(count: int, width: int) -> int:
    """The height of a market with this number of stacks in which no name is cut."""
    return -(-count // max(width // STRIP_CELLS, 1))


def paint_market_strip(pen: Pen, area: Area) -> None:
    """Paint each stack in a few cells, in as many columns as the rows require."""
    stacks = pen.view.market
    rows = max(min(strip_rows(len(stacks), area.width), area.height), 1)
    columns = [stacks[first : first + rows] for first in range(0, len(stacks), rows)]
    for column, lane in zip(columns, _lanes(columns, area), strict=True):
        for row, stack in enumerate(column):
            _paint_brief(pen, stack, lane.rows(row, 1))


def _lanes(columns: Sequence[Sequence[StackView]], area: Area) -> list[Area]:
    """Lanes of equal width, or as wide as the longest name in each if a name would be cut."""
    equal = area.split(len(columns))
    widths = [
        STRIP_CELLS - NAME_ROOM + max(len(CARDS[stack.slug].brief_name) for stack in each)
        for each in columns
    ]
    if equal[0].width >= STRIP_CELLS or sum(widths) > area.width:
        return equal
    return _laid_out(widths, area)


def _laid_out(widths: Sequence[int], area: Area) -> list[Area]:
    """Lanes of at least these widths, with spare cells distributed."""
    spare = Area(0, 0, area.width - sum(widths), 1).split(len(widths))
    lanes, x = [], 0
    for width, spare_area in zip(widths, spare, strict=True):
        lanes.append(area.columns(x, width + spare_area.width))
        x += width + spare_area.width
    return lanes


def _paint_brief(pen: Pen, stack: StackView, line: Area) -> None:
    """Paint a stack in a few cells: the name, a mark, the price, and the value if it fits."""
    tail: list[Run] = [reach_sign(pen, stack), price_run(pen, stack)]
    x = line.right - 1 - total_width(tail)
    room = x - line.x - LETTER
    pen.runs(line.x + LETTER, line.y, _runs_of_name(pen, stack, room), room)
    pen.runs(x, line.y, tail, line.right - x)
    pen.finish_piece(f"market:{stack.slug}", Area(line.x, line.y, line.width - 1, 1), news=False)


# A large market


def paint_market_tiles(pen: Pen, area: Area) -> None:
    for colours, row in zip(TILE_ROWS, area.pile(len(TILE_ROWS)), strict=True):
        stacks = [each for each in pen.view.market if CARDS[each.slug].colour in colours]
        for stack, tile in zip(stacks, row.split(TILES_IN_A_ROW), strict=False):
            _paint_tile(pen, stack, tile)


def _paint_tile(pen: Pen, stack: StackView, area: Area) -> None:
    """Paint a stack as a small card: name, drawing, value; price and number in the lower edge."""
    role = card_role(stack.slug) if stack.in_reach or stack.affordable else "border"
    fill = "panel" if stack.count else "background"
    pen.frame(area, place=f"market:{stack.slug}", role=role, fill=fill)
    inner = area.interior(1, 1)
    style = name_style(pen, stack)
    name = stack.name if len(stack.name) <= inner.width else short_card_name(stack.name)
    pen.canvas.text(inner.x, inner.y, name, style, width=inner.width)
    if inner.height >= len(card_art(stack.slug)) + 2:
        art = card_art(stack.slug)
        paint_art(pen, art, inner.rows(1, len(art)), pen.framed_ink(role))
    value_runs = stack_value_runs(pen, stack) or [
        (effect_text(stack.slug), pen.ink(card_role(stack.slug)))
    ]
    pen.runs(inner.x, inner.bottom - 1, value_runs, inner.width)
    tail: list[Run] = [reach_sign(pen, stack), price_run(pen, stack)]
    tail.append((f" x{stack.count} ", pen.ink("muted")))
    pen.runs(area.right - 1 - total_width(tail), area.bottom - 1, tail, area.width)
