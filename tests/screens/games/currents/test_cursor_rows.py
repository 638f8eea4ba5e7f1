"""A step of the cursor paints the rows that it changes, and no others."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest
from attrs import evolve

from engine.games.currents.view_types import View
from screens.games.currents import PAINTER
from screens.table import painter_registry
from screens.table.cached_board import CachedBoard
from screens.testing.perspectives import COMMON_SIZES, LARGE, MIDDLE, SMALL
from tests.painters import painter_of
from tests.screens.games.currents.tables import auction, offer, table
from themes.look import look
from tui.widgets.canvas import Picture

MOST = {SMALL: 7, MIDDLE: 11, LARGE: 14}
"""The rows that a step may paint, by the size of the board: the rows of the largest card."""
VIEWS = {
    "actions": table(4),
    "six companies": table(6),
    "claimant": table(4, step="claimant"),
    "market": table(4, step="trade"),
    "auction": auction(4, step="nominate"),
}


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows each painting has painted."""
    counts: list[int] = []

    def some(
        view: View, width: int, height: int, wear: Any, given: Any, rows: Collection[int]
    ) -> Picture:
        counts.append(len(rows))
        return PAINTER.paint_rows(view, width, height, wear, given, rows)

    watched = painter_of(PAINTER, paint_rows=some)
    monkeypatch.setitem(painter_registry._PAINTERS, "currents", watched)
    return counts


@pytest.mark.parametrize("size", COMMON_SIZES, ids=str)
@pytest.mark.parametrize("name", VIEWS)
def test_a_step_paints_few_rows_and_the_same_picture(
    name: str, size: tuple[int, int], painted: list[int]
) -> None:
    view, board, wear = VIEWS[name], CachedBoard(), look()
    given = offer(view)
    assert len(given.places) >= 3
    board.paint("currents", view, *size, wear, given)
    for place in given.places:
        painted.clear()
        step = evolve(given, cursor=place)
        shown = board.paint("currents", view, *size, wear, step)
        assert sum(painted) <= MOST[size], f"{place}: rows painted: {painted}"
        assert shown == PAINTER.paint(view, *size, wear, step), place
