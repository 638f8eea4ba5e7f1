"""The screen: painting the tables of Duel and of War of Currents."""

from __future__ import annotations

from typing import Any

from bench.rules import middle_of
from bench.stopwatch import seconds_each
from bench.table import Group, Row
from engine.core import registry
from engine.core.match import Match
from screens.table.painter_registry import paint_board
from themes.look import look
from tui.widgets.canvas import Offer

SIZES = ((80, 24), (120, 36), (200, 60))


def redraw_rows(slug: str) -> Group:
    """Paint the table of a game at the sizes that people use, with every choice marked."""
    game = registry.find(slug)
    match = middle_of(game)
    rows = tuple(
        Row(f"paint the table, {width} x {height}", paint_seconds(match, width, height))
        for width, height in SIZES
    )
    return Group(f"Redraw of the table of {game.title}", rows)


def paint_seconds(match: Match[Any], width: int, height: int) -> float:
    """Seconds to paint one view."""
    decision = match.pending[0]
    view, wear = match.view(decision.seat), look()
    describe = match.game.describe
    places = {describe(view, choice).place: "a" for choice in decision.choices}
    offer = Offer({place: label for place, label in places.items() if place})

    def paint() -> int:
        paint_board(match.game.slug, view, width, height, wear, offer)
        return 1

    return seconds_each(paint)
