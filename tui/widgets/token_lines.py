"""Tokens on lines: fitting and trimming them."""

from __future__ import annotations

from itertools import combinations, islice
from typing import Any

from tui.widgets.area import Area
from tui.widgets.pen import Pen, Token, line_count

MAX_WAYS = 64
"""The maximum number of ways to set tokens on two lines that are tried."""


def fitting_count(tokens: list[Token], width: int) -> int:
    used_width = 0
    for number, token in enumerate(tokens):
        used_width += token.width + 1
        if used_width > width:
            return number
    return len(tokens)


def on_two_lines(tokens: list[Token], first: int, second: int) -> tuple[list[Token], list[Token]]:
    """The tokens on two lines, in their order unless only another arrangement fits."""
    places = range(len(tokens))
    in_order = tuple(places[: fitting_count(tokens, first)])
    others = (upper for count in reversed(places) for upper in combinations(places, count))
    for upper in (in_order, *islice(others, MAX_WAYS)):
        first_tokens, second_tokens = _parted_tokens(tokens, upper)
        if fitting_count(first_tokens, first) == len(first_tokens) and fitting_count(
            second_tokens, second
        ) == len(second_tokens):
            return first_tokens, second_tokens
    return _parted_tokens(tokens, in_order)


def _parted_tokens(tokens: list[Token], upper: tuple[int, ...]) -> tuple[list[Token], list[Token]]:
    lower = [token for place, token in enumerate(tokens) if place not in upper]
    return [tokens[place] for place in upper], lower


def flow_with_ellipsis(pen: Pen[Any], area: Area, tokens: list[Token]) -> int:
    """Set tokens on lines, with an ellipsis if some do not fit, and return the lines used.

    `Pen.flow` shows their count instead ("+3"), which could be mistaken for a token if tokens are
    numbers.
    """
    if area.height < 1 or area.width < 1:
        return 0
    ellipsis_token = Token(((pen.glyphs.ellipsis, pen.ink("muted")),))
    fitting = tokens
    while tokens and line_count(fitting, area.width) > area.height:
        tokens = tokens[:-1]
        fitting = [*tokens, ellipsis_token]
    return pen.flow(area, fitting)


def spaced_token(token: Token) -> Token:
    """The token with a space on both sides, so that its jump letter is separate."""
    style = token.runs[0][1]
    return Token(((" ", style), *token.runs, (" ", style)), token.place, token.shows_news)
