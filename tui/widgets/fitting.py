"""Tokens on lines: how many of them fit, and what is left out."""

from __future__ import annotations

from itertools import combinations, islice
from typing import Any

from tui.widgets.area import Area
from tui.widgets.pen import Pen, Token, count_lines

MAX_WAYS = 64
"""How many ways to set tokens on two lines are tried."""


def fitting(tokens: list[Token], width: int) -> int:
    """How many of the tokens fit on a line."""
    used = 0
    for number, token in enumerate(tokens):
        used += token.width + 1
        if used > width:
            return number
    return len(tokens)


def on_two_lines(tokens: list[Token], first: int, second: int) -> tuple[list[Token], list[Token]]:
    """The tokens on a line and another below it, in their order unless only another way fits."""
    places = range(len(tokens))
    in_order = tuple(places[: fitting(tokens, first)])
    others = (upper for count in reversed(places) for upper in combinations(places, count))
    for upper in (in_order, *islice(others, MAX_WAYS)):
        above, below = _parted(tokens, upper)
        if fitting(above, first) == len(above) and fitting(below, second) == len(below):
            return above, below
    return _parted(tokens, in_order)


def _parted(tokens: list[Token], upper: tuple[int, ...]) -> tuple[list[Token], list[Token]]:
    """The tokens at these places, and the others."""
    lower = [token for place, token in enumerate(tokens) if place not in upper]
    return [tokens[place] for place in upper], lower


def flow_trimmed(pen: Pen[Any], area: Area, tokens: list[Token]) -> int:
    """Set tokens on lines, an ellipsis where some had no room, and return the lines used.

    `Pen.flow` counts those instead ("+3"), which could be taken for one of them where they are
    numbers themselves.
    """
    if area.height < 1 or area.width < 1:
        return 0
    more = Token(((pen.glyphs.ellipsis, pen.ink("muted")),))
    shown = tokens
    while tokens and count_lines(shown, area.width) > area.height:
        tokens = tokens[:-1]
        shown = [*tokens, more]
    return pen.flow(area, shown)


def spaced(token: Token) -> Token:
    """The token with a space on both sides, so that its jump label is apart from it."""
    style = token.runs[0][1]
    return Token(((" ", style), *token.runs, (" ", style)), token.place, token.news)
