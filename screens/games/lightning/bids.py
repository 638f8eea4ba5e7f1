"""Bids on the table: their cards, counts, and the totals at each beat of the story."""

from __future__ import annotations

from rich.style import Style

from engine.games.lightning.cards import CURRENT_BONUS
from engine.games.lightning.deck import VOLTAGE_SUIT, VOLTS
from engine.games.lightning.story import Beat
from engine.games.lightning.trick_report import TrickReport
from screens.games.lightning.pen import Pen
from tui.widgets.area import Area
from tui.widgets.figures import FIGURE_HEIGHT, figures_width, paint_figures
from tui.widgets.pen import Run, Token, total_width
from tui.widgets.token_lines import fitting_count, flow_with_ellipsis, on_two_lines, spaced_token

TILE_HEIGHT = 3
"""The height of a small card."""


def bid_tokens(pen: Pen, seat: int) -> list[Token]:
    """A seat's bid in the current trick, with the cards drawn for ties."""
    trick, beat = pen.open_trick, pen.beat
    if trick is None or beat is None:
        return []
    cards = trick.bids[seat]
    tokens = [_bid_token(pen, beat, seat, place, card) for place, card in enumerate(cards)]
    return tokens + [_drawn_card(pen, card) for card in tie_cards_of(trick, beat, seat)]


def _bid_token(pen: Pen, beat: Beat, seat: int, place: int, card: str) -> Token:
    counts = beat.counts[seat]
    if place >= len(counts):
        return Token(((pen.glyphs.card_back * 3, pen.ink("border")),))
    faint = card in beat.cancelled_powers or not pen.is_telling
    text, style = pen.card_run(card, faint=faint)
    runs: list[Run] = [(text, style)]
    if card in beat.cancelled_powers:
        runs.append((pen.glyphs.cross, pen.ink("bad")))
    elif counts[place] != VOLTS[card]:
        runs.append((changed_text(card, counts[place]), pen.ink("accent", bold=not faint)))
    if seat == pen.view.seat and pen.open_trick is pen.view.trick:
        return spaced_token(Token(tuple(runs), f"bid:{card}"))
    return Token(tuple(runs), pen.look_place(seat, f"laid:{seat} {card}"))


def changed_text(card: str, counts: int) -> str:
    """The mark after a card whose count differs from the printed one: "+10", "=0"."""
    bonus = card in VOLTAGE_SUIT and counts == VOLTS[card] + CURRENT_BONUS
    return f"+{CURRENT_BONUS}" if bonus else f"={counts}"


def _drawn_card(pen: Pen, card: str) -> Token:
    text, style = pen.card_run(card, faint=not pen.is_telling)
    edge = pen.ink("muted")
    return Token((("(", edge), (text, style), (")", edge)))


def tie_cards_of(trick: TrickReport, beat: Beat, seat: int) -> list[str]:
    draws = [draw for tie in trick.tie_rounds for draw in tie.draws if draw.card][
        : beat.drawn_count
    ]
    return [draw.card for draw in draws if draw.seat == seat]


def total_runs(pen: Pen, seat: int) -> list[Run]:
    """The total of a bid, marked while it is tied and when it has won."""
    if pen.beat is None:
        return []
    sign, style = _sign_of_total(pen, pen.beat, seat)
    return [(f"{sign}{pen.beat.totals[seat]}", style)]


def _sign_of_total(pen: Pen, beat: Beat, seat: int) -> tuple[str, Style]:
    if beat.winner == seat:
        return f"{pen.glyphs.crown} ", pen.ink("gold", bold=True)
    if seat in beat.tied_seats:
        return "= ", pen.ink("warn", bold=True)
    return "", pen.ink("bright" if pen.is_telling else "muted", bold=pen.is_telling)


def paint_large_bid(pen: Pen, seat: int, area: Area) -> None:
    """Paint a bid during the story of its trick: the cards, and below them the total in large
    figures."""
    beat = pen.beat
    if beat is None:
        return
    tokens = shown_bid(pen, seat)
    figures = area.rows(max(area.height - FIGURE_HEIGHT, 0))
    width = paint_total(pen, beat, seat, figures)
    if area.height >= FIGURE_HEIGHT + TILE_HEIGHT and _tiles_width(tokens) <= area.width - 1:
        _paint_tiles(pen, tokens, area)
        return
    if area.height > FIGURE_HEIGHT:
        first = fitting_count(tokens, area.width)
        pen.flow(area.rows(0, 1), tokens[:first])
        tokens, area = tokens[first:], area.rows(1)
    flow_with_ellipsis(pen, area.columns(0, area.width - width - 1), tokens)


def _tiles_width(tokens: list[Token]) -> int:
    return sum(token.width + 5 for token in tokens) - 1


def _paint_tiles(pen: Pen, tokens: list[Token], area: Area) -> None:
    x = area.x + 1
    for token in tokens:
        tile = Area(x, area.y, token.width + 4, TILE_HEIGHT)
        pen.frame(tile, place=token.place, fill="raised")
        pen.runs(x + 2, area.y + 1, token.runs, token.width)
        x += tile.width + 1


def paint_total(pen: Pen, beat: Beat, seat: int, area: Area) -> int:
    """Paint a total in large figures at the right end and return its width."""
    sign, style = _sign_of_total(pen, beat, seat)
    number = str(beat.totals[seat])
    width = len(number) if pen.glyphs.ascii_only else figures_width(number)
    paint_figures(pen.canvas, number, area.columns(area.width - width), style)
    if sign:
        pen.canvas.text(area.right - width - 2, area.y + (area.height - 1) // 2, sign, style)
    return width + len(sign)


def bid_lines(pen: Pen, seat: int, width: int) -> int:
    """The number of lines that a bid takes with its total: 1 or 2, or 0 before the first reveal."""
    if pen.beat is None:
        return 0
    tokens, total = shown_bid(pen, seat), total_width(total_runs(pen, seat))
    return 1 if fitting_count(tokens, width - total - 1) == len(tokens) else 2


def paint_bid(pen: Pen, seat: int, area: Area) -> None:
    """Paint a bid, and its total at the right end of the last line."""
    if pen.beat is None or not area.height:
        return
    tokens, total = shown_bid(pen, seat), total_runs(pen, seat)
    width = total_width(total)
    if area.height > 1:
        above, tokens = on_two_lines(tokens, area.width, area.width - width - 1)
        pen.flow(area.rows(0, 1), above)
        area = area.rows(1)
    flow_with_ellipsis(pen, area.columns(0, area.width - width - 1).rows(0, 1), tokens)
    pen.runs(area.right - width, area.y, total, width)


def shown_bid(pen: Pen, seat: int) -> list[Token]:
    return bid_tokens(pen, seat) or [Token((("no card", pen.ink("muted")),))]
