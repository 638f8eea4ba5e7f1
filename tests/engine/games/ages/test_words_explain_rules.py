"""Choices, log lines and refusals explain the rules that a newcomer would otherwise miss."""

from __future__ import annotations

from engine.core.choice import choice
from engine.games.ages.describe import describe
from engine.games.ages.phrases.cards import EXPERIENCE, explained_text
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.steps import Step
from engine.games.ages.view_types import View
from engine.testing import play
from tests.engine.games.ages.scene import FAR, black, spaces, white
from tests.engine.games.ages.table import ages

A, B, C = spaces("clear", age="ancient")[:3]


def words(view: View, verb: str, noun: str = "") -> str:
    """The consequence of a choice as a seat reads it."""
    return describe(view, choice(verb, noun)).consequence


def test_a_marker_says_that_it_is_used_once() -> None:
    """18.1, 20.34: it adds 1 to all ratings but Health and Damage for a turn, and is discarded."""
    table = ages(
        white("olaudah-equiano", A),
        white("hanno", B),
        black("pell", FAR),
        step=Step.ADVENTURE,
        counters={A.upper(): "blind-beggar", C.upper(): "dice-at-the-well"},
    )
    play(table, "white: adventure olaudah-equiano", "white: draw common", "white: draw common")
    assert words(table.view("white"), "teach", "hanno").endswith(EXPERIENCE)
    assert EXPERIENCE in explained_text(TREASURES["smelling-salts"])
    using = ages(white("hanno", B, experience=1), black("pell", FAR))
    before = using.unit("hanno").ratings
    play(using, "white: free hanno", "white: experience")
    after = using.unit("hanno").ratings
    raised = {name for name in before if after[name].value - before[name].value == 1}
    assert raised == before.keys() - {"health", "damage"}
    assert using.unit("hanno").experience == 0
