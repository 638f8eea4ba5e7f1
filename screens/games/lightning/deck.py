"""The Common Deck: how many cards are left, and what the viewer knows of them."""

from __future__ import annotations

from screens.games.lightning.pen import Pen
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token

PILE_WIDTH, PILE_HEIGHT = 12, 7


def paint_pile(pen: Pen, area: Area) -> None:
    """The deck as a pile of card backs seen from above, its count on the top card."""
    height = min(area.height, PILE_HEIGHT)
    top = area.y + (area.height - height) // 2
    depth = 2 if pen.view.common > 20 else 1 if pen.view.common > 1 else 0
    if not pen.view.common:
        pen.canvas.box(area.x, top, PILE_WIDTH - 2, height - 2, pen.ink("border"), kind="light")
        pen.canvas.text(area.x + 1, top + 2, "empty", pen.ink("muted"), width=PILE_WIDTH - 4)
        return
    style = pen.ink("border", on="shadow")
    for step in range(depth, -1, -1):
        x, y = area.x + step, top + step * (height > 4)
        pen.canvas.box(x, y, PILE_WIDTH - 2, height - depth * (height > 4), style, fill=style)
    inner = Area(area.x + 1, top + 1, PILE_WIDTH - 4, height - depth * (height > 4) - 2)
    pen.canvas.fill(inner.x, inner.y, inner.width, inner.height, style, pen.glyphs.card_back)
    words = f" {pen.view.common} "
    x = inner.x + (inner.width - len(words)) // 2
    plate = pen.ink("bright", on="raised", bold=True)
    pen.canvas.text(x, inner.y + (inner.height - 1) // 2, words, plate)


def deck_runs(pen: Pen) -> list[Run]:
    """The deck in a few cells."""
    count = f"{pen.glyphs.card_back}{pen.view.common}"
    return [("Common ", pen.ink("muted")), (count, pen.ink("bright", bold=True))]


def known_tokens(pen: Pen) -> list[Token]:
    """What the viewer knows of the deck: cards looked at, cards that went under it."""
    tokens: list[Token] = []
    for words, cards in (("top", pen.view.looked_at), ("under it", pen.view.buried)):
        if cards:
            tokens.append(Token(((words, pen.ink("muted")),)))
            tokens += [Token((pen.token(card),)) for card in cards]
    return tokens
