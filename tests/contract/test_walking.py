"""One contract over the arrow keys on every board: all that is painted can be reached."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from screens.table.painter_registry import find_painter
from screens.testing.perspectives import MIDDLE, SMALL, Perspective, offer_to
from tests.contract.games import in_one_process
from tests.contract.test_every_board import found
from themes.look import look
from tui.widgets.canvas import Target
from tui.widgets.places import Walk, first_place

WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1))


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)
@pytest.mark.parametrize("game", in_one_process())
def test_arrows_reach_every_place_of_a_board(game: Game[Any, Any], size: tuple[int, int]) -> None:
    step = 18 if find_painter(game.slug).is_large else 9  # a map has hundreds of places
    for situation in found(game.slug)[::step]:
        seat = next(iter(situation.decisions), None)
        board = Perspective(situation, seat, offer_to(situation, seat)).paint(size, look())
        spots = board.walkable
        missing = {each.place for each in spots} - reached(spots)
        assert not missing, f"{situation.name} at {size}: no arrow leads to {missing}"


def reached(spots: tuple[Target, ...]) -> set[str]:
    """The places that arrow keys can reach from the first one."""
    begin = next((each for each in spots if each.place == first_place(spots)), None)
    seen = {begin} if begin is not None else set()
    todo = list(seen)
    while todo:
        here = todo.pop()
        for x, y in WAYS:
            walk = Walk(here)
            if walk.step(spots, here.place, x, y) and walk.spot not in seen:
                assert walk.spot is not None
                seen.add(walk.spot)
                todo.append(walk.spot)
    return {each.place for each in seen}
