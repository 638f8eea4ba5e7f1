"""The page of the achievements at 80x24."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.games.ages.standing import GOAL_TEXTS
from screens.games.ages import PAINTER
from tests.screens.games.ages.tables import SMALL, offer, table
from tests.tools.pictures import text
from themes.look import look


def test_every_achievement_of_the_first_mission_is_explained_at_80_columns() -> None:
    """19.2: the last one, Labyrinth, as well."""
    view = table("move")
    page = text(PAINTER.paint(view, *SMALL, look(), evolve(offer(view), page="goals")))
    shown = " ".join(page.split())
    for goal in view.goals:
        assert GOAL_TEXTS[goal.slug] in shown, goal.name
    assert "would win" in shown


@pytest.mark.parametrize("width", [40, 56, 80])
@pytest.mark.parametrize("height", range(8, 18))
def test_no_explanation_of_an_achievement_is_cut(width: int, height: int) -> None:
    """A text that has no room is left to a shorter one."""
    view = table("move")
    page = text(PAINTER.paint(view, width, height, look(), evolve(offer(view), page="goals")))
    assert "…" not in page.partition("Combat")[2].partition("White")[0]
