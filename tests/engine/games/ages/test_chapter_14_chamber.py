"""RULES.md, chapter 14: badges and tests in the Arbiter's Chamber."""

from __future__ import annotations

from engine.core.chance import seeded
from engine.games.ages.bots.greedy import GreedyBot
from engine.testing import play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing import FAR, HALL, standing


def test_a_badge_may_be_taken_off_in_the_chamber() -> None:
    """14.12: in the adventure phase, and something else may be done there after it."""
    table = standing(
        white("hanno", HALL["chamber"], "*badge-of-the-owl riddle-of-glass"), black("pell", FAR)
    )
    play(table, "white: adventure hanno", "white: shed badge-of-the-owl")
    assert [card.slug for card in table.unit("hanno", "white").cards] == ["riddle-of-glass"]
    play(table, "white: adventure hanno")
    assert "test riddle-of-glass" in table.offered("white")


def test_a_bot_takes_a_test_in_the_chamber() -> None:
    """14.15: the greedy bot weighs tests and badges among what it may do there."""
    table = standing(
        white("hanno", HALL["chamber"], "*badge-of-the-owl riddle-of-glass"), black("pell", FAR)
    )
    play(table, "white: adventure hanno")
    answer = GreedyBot(seeded(1)).choose(table.match.sight(0))
    assert str(answer) == "test riddle-of-glass"
