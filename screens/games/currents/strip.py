"""The choices besides the visible pieces: buttons, and the names of places elsewhere."""

from __future__ import annotations

from collections.abc import Collection

from rich.style import Style

from engine.core.about import place_kind
from engine.games.currents.cards import LUMINARIES, PROPAGANDA
from screens.games.currents.panels.cards import effect_runs
from screens.games.currents.panels.people import rating_runs
from screens.games.currents.pen import Pen
from screens.games.currents.places import BUTTONS, name_of
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import Run, Token, line_count
from tui.widgets.token_lines import flow_with_ellipsis

HEADING_WIDTH = 7
"""The width of the heading before the names."""
MAX_LINES = 5
"""The maximum number of lines of names."""


def tokens_elsewhere(pen: Pen, kinds: Collection[str]) -> list[Token]:
    """A token for each place on offer that is neither of these kinds nor a button."""
    places = [place for place in pen.offer.places if not is_button(place)]
    return [_place_token(pen, place) for place in places if place_kind(place) not in kinds]


def _place_token(pen: Pen, place: str) -> Token:
    is_picked = place in pen.offer.picked_places
    mark = pen.glyphs.check if is_picked else ""
    name: Run = (
        f" {mark}{name_of(place)} ",
        pen.ink("gold" if is_picked else "text", bold=is_picked),
    )
    ground = Style(bgcolor=pen.ink("text", on="raised").bgcolor)
    return Token(
        tuple((text, ink + ground) for text, ink in (name, *_number_runs(pen, place))), place
    )


def _number_runs(pen: Pen, place: str) -> list[Run]:
    """The ratings of a luminary or the effect of a propaganda card; empty for other places."""
    kind, _, slug = place.partition(":")
    gap: Run = (" ", pen.ink("text"))
    if kind in ("luminary", "card"):
        return [*rating_runs(pen, LUMINARIES[slug].ratings), gap]
    if kind == "propaganda":
        return [*effect_runs(pen, PROPAGANDA[slug], gap=""), gap]
    return []


def is_button(place: str) -> bool:
    """Is a place a button: one without a piece?"""
    return ":" not in place or place_kind(place) == "number"


def strip_height(tokens: list[Token], width: int) -> int:
    return min(MAX_LINES, line_count(tokens, width - HEADING_WIDTH)) if tokens else 0


def paint_strip(pen: Pen, tokens: list[Token], area: Area) -> None:
    """Paint the tokens after a heading, with an ellipsis if some do not fit."""
    if tokens and area.height:
        pen.canvas.text(area.x + 1, area.y, "Also", pen.ink("muted", bold=True))
        flow_with_ellipsis(
            pen,
            Area(area.x + HEADING_WIDTH, area.y, area.width - HEADING_WIDTH, area.height),
            tokens,
        )


def paint_buttons(pen: Pen, line: Area) -> int:
    """Paint all offered buttons from the right end of a line, and return their width."""
    offered_places = [place for place in pen.offer.places if is_button(place)]
    order = [*BUTTONS, *(place for place in offered_places if place not in BUTTONS)]
    offered_places.sort(key=order.index)
    total = sum(width_of(name_of(place)) + 5 for place in offered_places)
    if total <= line.width:
        return pen.buttons(line, [(place, name_of(place)) for place in reversed(offered_places)])
    right = line.right
    for place in reversed(offered_places):
        width = min(width_of(name_of(place)) + 4, max(4, line.width // len(offered_places) - 1))
        pen.button(place, name_of(place), Area(right - width, line.y, width, 1))
        right -= width + 1
    return line.right - right
