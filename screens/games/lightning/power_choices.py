"""The options of a Power Card, laid out in the middle of the table."""

from __future__ import annotations

from engine.games.lightning.cards import SUITS
from engine.games.lightning.deck import VOLTAGE_SUIT
from screens.games.lightning.pen import Pen
from screens.games.lightning.signs import NARROW_CARD, SUIT_ROLE, SUIT_SHORT, suit_sign
from tui.widgets.area import Area
from tui.widgets.cards import paint_paper
from tui.widgets.pen import Run, Token, line_count
from tui.widgets.token_lines import spaced_token

SUIT, OUTPUT, COMMON = "suit:", "output:", "common:"


def offered_names(pen: Pen, kind: str) -> list[str]:
    """The names of the places of one kind that can be chosen now, without their kind."""
    return [place.removeprefix(kind) for place in pen.offer.places if place.startswith(kind)]


def has_options(pen: Pen) -> bool:
    """Can something be chosen that is neither in the hand nor at a seat?"""
    return any(offered_names(pen, kind) for kind in (SUIT, OUTPUT, COMMON))


def paint_options(pen: Pen, area: Area) -> None:
    for kind, paint in ((SUIT, _paint_suits), (OUTPUT, _paint_output), (COMMON, _paint_orders)):
        choices = offered_names(pen, kind)
        if choices:
            paint(pen, choices, area)


def _paint_suits(pen: Pen, suits: list[str], area: Area) -> None:
    for suit, tile in zip(suits, area.split(len(suits)), strict=True):
        tile = tile.rows(0, min(tile.height, 7))
        role, inner = SUIT_ROLE[suit], tile.interior(1, 1)
        paint_paper(pen, role, tile, place=f"{SUIT}{suit}")
        name = SUITS[suit].name if inner.width > NARROW_CARD else SUIT_SHORT[suit]
        count = sum(VOLTAGE_SUIT.get(card) == suit for card in pen.own_seat.hand)
        sign, title = (suit_sign(pen.glyphs, suit), role), (name, role)
        lines = [sign, title, (f"{count} held", "muted")][-inner.height :]
        top = inner.y + max(inner.height - len(lines), 0) // 2
        for y, (text, colour) in enumerate(lines, top):
            style = pen.ink(colour, bold=colour == role)
            pen.canvas.text(inner.x, y, text, style, width=inner.width, align="center")


def _paint_output(pen: Pen, cards: list[str], area: Area) -> None:
    """Paint all cards of the Output Deck as tokens, with a heading if there is room."""
    tokens = _output_tokens(pen, cards)
    if line_count(tokens, area.width) < area.height:
        pen.write(area.x + 1, area.y, "Your Output Deck", "muted", width=area.width - 2)
        area = area.rows(1)
    pen.flow(area, tokens)


def _output_tokens(pen: Pen, cards: list[str]) -> list[Token]:
    return [spaced_token(Token((pen.card_run(card),), f"{OUTPUT}{card}")) for card in cards]


def needs_more_room(pen: Pen, area: Area) -> bool:
    """Is the Output Deck on offer too large for an area? It then covers the hand."""
    tokens = _output_tokens(pen, offered_names(pen, OUTPUT))
    return bool(tokens) and line_count(tokens, area.width) > area.height


def _paint_orders(pen: Pen, orders: list[str], area: Area) -> None:
    if area.height > 2:
        text = "The order on top of the Common Deck, the uppermost first"
        pen.write(area.x + 1, area.y, text, "muted", width=area.width - 2)
        area = area.rows(1)
    rows = max(area.height, 1)
    columns = area.split(-(-len(orders) // rows))
    for number, order in enumerate(orders):
        line = columns[number // rows].rows(number % rows, 1)
        runs: list[Run] = [(" ", pen.ink("muted"))]
        for card in order.split():
            runs += [pen.card_run(card), ("  ", pen.ink("muted"))]
        pen.runs(line.x + 1, line.y, runs, line.width - 1)
        pen.finish_piece(f"{COMMON}{order}", line)
