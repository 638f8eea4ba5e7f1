"""The choices besides spaces and units: buttons, and the names of cards and similar places."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.about import place_kind
from engine.games.ages.names import unit_name
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.treasures import TREASURES
from screens.games.ages.pen import Pen
from screens.games.ages.signs import RATING_NAME
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import Token, line_count

PRINTED = {
    **{slug: row.name for slug, row in TREASURES.items()},
    **{slug: row.name for slug, row in GUARDIANS.items()},
    **{slug: row.name for slug, row in ENCOUNTERS.items()},
}
"""The names on cards, guardians and encounters."""
MAX_LINES = 4
"""The maximum number of lines of names."""
_NAMES = {
    "enough": "No more shots",
    "stop": "Stop here",
    "stay": "Stay here",
    "hold": "Do not strike",
}


def place_label(place: str) -> str:
    """A short name of a place without a visible piece."""
    kind, _, name = place.rpartition(":")
    if kind and name in PRINTED:
        return PRINTED[name]
    if kind in ("unit", "character"):
        return unit_name(name)
    if kind == "rating":
        return next((text for each, text in RATING_NAME.items() if each == name), name)
    if kind == "deck":
        return f"{name.capitalize()} deck"
    return _NAMES.get(place, name.replace("-", " ").capitalize())


def button_places(pen: Pen) -> list[str]:
    """The places without a piece."""
    return [place for place in pen.offer.places if ":" not in place]


def tokens_elsewhere(pen: Pen, kinds: Collection[str], *, with_buttons: bool) -> list[Token]:
    """A token for each offered place that is not of these kinds."""
    style = pen.ink("text", on="raised")
    return [
        Token(((f" {place_label(place)} ", style),), place)
        for place in pen.offer.places
        if (place_kind(place) not in kinds if ":" in place else with_buttons)
    ]


def buttons_width(pen: Pen) -> int:
    """The width of all buttons on one line."""
    return sum(width_of(place_label(place)) + 5 for place in button_places(pen))


def paint_buttons(pen: Pen, line: Area) -> int:
    """Paint all buttons from the right end of a line and return their width."""
    return pen.buttons(
        line, [(place, place_label(place)) for place in reversed(button_places(pen))]
    )


def strip_height(tokens: list[Token], width: int) -> int:
    """The number of rows that the tokens take."""
    return min(MAX_LINES, line_count(tokens, width)) if tokens else 0


def paint_strip(pen: Pen, tokens: list[Token], area: Area) -> None:
    """Paint the tokens on lines."""
    if tokens and area.height:
        pen.flow(area, tokens)
