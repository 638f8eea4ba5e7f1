"""The choices besides spaces and units: buttons, and the names of cards and similar places."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.about import place_kind
from engine.games.ages.words import place_label
from screens.games.ages.pen import Pen
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import Token, line_count

MAX_LINES = 4


def button_places(pen: Pen) -> list[str]:
    return [place for place in pen.offer.places if ":" not in place]


def tokens_elsewhere(pen: Pen, kinds: Collection[str], *, with_buttons: bool) -> list[Token]:
    style = pen.ink("text", on="raised")
    return [
        Token(((f" {place_label(place)} ", style),), place)
        for place in pen.offer.places
        if (place_kind(place) not in kinds if ":" in place else with_buttons)
    ]


def buttons_width(pen: Pen) -> int:
    return sum(width_of(place_label(place)) + 5 for place in button_places(pen))


def paint_buttons(pen: Pen, line: Area) -> int:
    return pen.buttons(
        line, [(place, place_label(place)) for place in reversed(button_places(pen))]
    )


def strip_height(tokens: list[Token], width: int) -> int:
    return min(MAX_LINES, line_count(tokens, width)) if tokens else 0


def paint_strip(pen: Pen, tokens: list[Token], area: Area) -> None:
    if tokens and area.height:
        pen.flow(area, tokens)
