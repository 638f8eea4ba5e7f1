"""RULES.md, chapter 18: experience and levels."""

from __future__ import annotations

from engine.games.ages.challenges.cards import LEVEL_RATINGS, level_choices
from engine.games.ages.challenges.ratings import rating
from engine.testing import play
from tests.engine.games.ages.scene import FAR, black, spaces, state, white
from tests.engine.games.ages.table import ages

A, B, C = spaces("clear", age="ancient")[:3]


def test_markers_come_from_squeaks() -> None:
    """18.2: and from abilities and cards, such as Smelling Salts."""
    table = ages(white("hanno", A, "smelling-salts"), black("pell", FAR))
    play(table, "white: free hanno", "white: use smelling-salts")
    assert table.unit("hanno").experience == 1


def test_the_ratings_of_a_level_card() -> None:
    """18.4, 24.13: two, or with equal digits all but Speed, Armor, Health and Damage."""
    assert level_choices((4, 4)) == LEVEL_RATINGS
    assert len(set(level_choices((4, 5)))) == 2
    assert not {"speed", "armor", "health", "damage"} & set(LEVEL_RATINGS)
    g = state(white("hanno", A, levels={"wits": 4}), black("pell", FAR))
    assert rating(g, g.units[0], "wits") == 9
