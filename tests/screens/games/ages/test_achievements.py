"""The page of the achievements at 80x24."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.games.ages.about import about
from engine.games.ages.achievements.about import HIDDEN_GOALS, about_standing
from engine.games.ages.standing import GOAL_TEXTS
from engine.games.ages.view_types import CardView, View
from screens.games.ages import PAINTER
from tests.screens.games.ages.tables import MIDDLE, SMALL, offer, table
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


def with_cards(*cards: str, seat: int = 0) -> View:
    """The table with achievement cards of Archimedes, face down, through the eyes of a seat."""
    view = table("move", seat=seat)
    known = seat == 0
    held = tuple(CardView(each if known else "secret", known, False) for each in cards)
    owner = evolve(view.units[1], cards=held, encounters_passed=1)
    return evolve(view, units=(view.units[0], owner, *view.units[2:]))


def test_the_viewers_own_achievement_cards_are_in_the_list_with_what_is_missing() -> None:
    """14.14: a face-down card stays unknown to the enemy."""
    view = with_cards("grand-tour", "keeper-of-keys")
    page = text(PAINTER.paint(view, 80, 24, look(), evolve(offer(view), page="goals")))
    shown = " ".join(page.split())
    assert "Grand Tour (card)" in shown
    assert "Does not count now: Archimedes has passed 1 of 3 encounters." in shown
    assert "Does not count now: White has 1 marker in the labyrinths, Black 1." in shown
    beside_map = text(PAINTER.paint(view, *MIDDLE, look(), offer(view)))
    assert "Grand Tour " in beside_map.partition("Achievements")[2]
    assert "Keeper card " in beside_map.partition("Achievements")[2]
    standing = " ".join(about_standing(view).lines)
    assert "Grand Tour of Archimedes does not count now: " in standing
    told = about(view, "goal:grand-tour")
    assert told is not None
    assert "Does not count now: Archimedes has passed 1 of 3 encounters." in told.lines
    enemy = with_cards("grand-tour", seat=1)
    seen = text(PAINTER.paint(enemy, 80, 24, look(), evolve(offer(enemy), page="goals")))
    assert "Grand Tour" not in seen
    assert HIDDEN_GOALS in about_standing(enemy).lines
