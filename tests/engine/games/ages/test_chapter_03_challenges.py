"""RULES.md, chapter 3: challenges."""

from __future__ import annotations

from engine.games.ages.challenges.rules import draw_challenge
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import black, spaces, state, white
from tests.engine.games.ages.table import ages

A, B, C = spaces("clear", age="ancient")[:3]


def test_the_difference() -> None:
    """3.1: Melee 8 against React 8 is a difference of 0; the card decides."""
    table = ages(white("miyamoto-musashi", A), black("pell", A), step=Step.MELEE, whites="43 11")
    play(table, "black: hold") if table.deciders() == ["black"] else None
    play(table, "white: strike pell")
    assert table.view().results[0].difference == 0


def test_each_team_has_a_deck() -> None:
    """3.2: 100 cards each; an empty deck is reshuffled."""
    g = state(white("pell", A), black("hanno", B))
    drawn = {draw_challenge(g, 0) for _ in range(100)}
    assert len(drawn) == 100
    assert (len(g.challenge[0]), len(g.challenge[1])) == (0, 100)
    draw_challenge(g, 0)
    assert (len(g.challenge[0]), len(g.drawn_challenge_cards[0])) == (99, 1)


def test_dice_in_place_of_cards() -> None:
    """3.6: no card leaves the decks."""
    g = state(white("pell", A), black("hanno", B), options=Options(challenge="dice"))
    rolls = [draw_challenge(g, 0) for _ in range(300)]
    assert {a for a, _ in rolls} == set(range(10))
    assert len(g.challenge[0]) == 100
