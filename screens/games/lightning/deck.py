"""The Common Deck: its size, and its cards known to the viewer."""

from __future__ import annotations

from screens.games.lightning.pen import Pen
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, total_width

DECK = "deck"
"""The place of the Common Deck."""


def deck_runs(pen: Pen, *, short: bool = False) -> list[Run]:
    count = f"{pen.glyphs.card_back}{pen.common_deck_size}"
    name = "Deck " if short else "Common Deck "
    return [(name, pen.ink("muted")), (count, pen.ink("bright", bold=True))]


def paint_deck(pen: Pen, right: int, y: int, *, short: bool = False) -> int:
    """Paint the deck in a few cells that end before `right` and return their number."""
    runs = deck_runs(pen, short=short)
    width = total_width(runs)
    pen.runs(right - width, y, runs, width)
    pen.add_target(DECK, Area(right - width, y, width, 1))
    return width


def known_tokens(pen: Pen) -> list[Token]:
    """The viewer's knowledge of the deck: cards looked at, and cards put under it."""
    tokens: list[Token] = []
    for text, cards in (("top", pen.view.seen_top_cards), ("under it", pen.view.buried_cards)):
        if cards:
            tokens.append(Token(((text, pen.ink("muted")),)))
            tokens += [Token((pen.card_run(card),)) for card in cards]
    return tokens
