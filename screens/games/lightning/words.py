"""Words on lines: how many of them fit, and what is left out."""

from __future__ import annotations

from screens.area import Area
from screens.games.lightning.pen import Pen
from screens.pen import Token, count_lines


def fitting(tokens: list[Token], width: int) -> int:
    """How many of the tokens fit on a line."""
    used = 0
    for number, token in enumerate(tokens):
        used += token.width + 1
        if used > width:
            return number
    return len(tokens)


def flow_trimmed(pen: Pen, area: Area, tokens: list[Token]) -> int:
    """Set tokens on lines; those without room give way to an ellipsis. Returns the lines used.

    A number of those left out would be taken for one of the scoring cards.
    """
    if area.height < 1:
        return 0
    more = Token(((pen.glyphs.ellipsis, pen.ink("muted")),))
    shown = tokens
    while shown and count_lines(shown, area.width) > area.height:
        tokens = tokens[:-1]
        shown = [*tokens, more] if tokens else []
    return pen.flow(area, shown)


def spaced(token: Token) -> Token:
    """The token with a space on both sides, so that its jump label stands apart."""
    style = token.runs[0][1]
    return Token(((" ", style), *token.runs, (" ", style)), token.place, token.news)
