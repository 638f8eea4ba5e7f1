"""Undo in Duel of Ages II: step by step, until the others may react or a card was shown."""

from __future__ import annotations

import pytest

from engine.core.errors import CannotUndoError
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, black, white
from tests.engine.games.ages.table import ages


def test_a_walk_is_taken_back_until_the_others_may_react() -> None:
    """Leg by leg, even after the last unit has moved."""
    table = ages(
        white("hanno", FIVE[0]),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.MOVE,
    )
    play(table, "white: move hanno", f"white: walk {FIVE[1]}", "white: move hanno", "white: stop")
    for _ in range(4):
        table.match.undo(0)
    assert table.at("hanno") == FIVE[0]
    play(table, "white: move hanno", f"white: walk {FIVE[1]}", "white: done")
    play(table, "black: opfire captain-oyelaran service-revolver")
    with pytest.raises(CannotUndoError):
        table.match.undo(0)


def test_a_card_that_was_shown_is_not_taken_back() -> None:
    """A transport is revealed when it is chosen."""
    table = ages(white("tomyris", FIVE[0], "hill-pony"), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move tomyris", "white: ride hill-pony")
    assert not table.match.can_undo(0)
