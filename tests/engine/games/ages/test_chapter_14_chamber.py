"""RULES.md, chapter 14: badges and tests in the Arbiter's Chamber."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.cards.events import CardDiscarded, TrialTaken
from engine.games.ages.experience.events import ExperienceGained
from engine.games.ages.moving.events import SentAway
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing_game import FAR, HALL, standing
from tests.engine.games.ages.table import AgesTable


def test_a_badge_may_be_taken_off_in_the_chamber() -> None:
    """14.12: in the adventure phase, and something else may be done there after it."""
    table = standing(
        white("hanno", HALL["chamber"], "*badge-of-the-owl riddle-of-glass"), black("pell", FAR)
    )
    play(table, "white: adventure hanno", "white: shed badge-of-the-owl")
    assert [card.slug for card in table.unit("hanno", "white").cards] == ["riddle-of-glass"]
    play(table, "white: adventure hanno")
    assert "test riddle-of-glass" in table.choices_of("white")


def test_a_bot_takes_a_test_in_the_chamber() -> None:
    """14.15: the greedy bot considers tests and badges among its options there."""
    table = standing(
        white("hanno", HALL["chamber"], "*badge-of-the-owl riddle-of-glass"),
        black("pell", FAR),
        lith=5,
    )
    play(table, "white: adventure hanno")
    answer = GreedyBot(Chance(1)).choose(table.match.sight(0))
    assert str(answer) == "test riddle-of-glass"


def in_the_chamber(card: str, drawn: str) -> AgesTable:
    """Toussaint takes a test in the Chamber, with these cards of the challenge deck."""
    table = standing(
        white("toussaint-louverture", HALL["chamber"], card), black("pell", FAR), whites=drawn
    )
    play(table, "white: adventure toussaint-louverture", f"white: test {card}")
    return table


@pytest.mark.parametrize(
    ("drawn", "asked", "away"),
    [
        ("90 12 34 45", ["raise", "raise"], "dismissed"),
        ("41 12 34", ["raise"], "dismissed"),
        ("12 00", [], "dismissed"),
        ("14 00", [], "dismissed"),
        ("09 00", [], "banished"),
    ],
    ids=["amaze", "pass", "squeak", "fail", "fopp"],
)
def test_the_riddle_of_glass(drawn: str, asked: list[str], away: str) -> None:
    """21.66, 14.15: Intellect 7 against 6; its card is gone, and its taker sent away."""
    table = in_the_chamber("riddle-of-glass", drawn)
    taken = table.events_of(TrialTaken)[0]
    assert (taken.rating, taken.against) == (7, 6)
    found = []
    while table.match.pending[0].choices[0].verb in ("raise", "draw"):
        found.append(table.match.pending[0].choices[0].verb)
        play(table, f"white: {table.choices_of('white')[0]}")
    assert found == asked
    events = table.all_events()
    assert any(isinstance(each, ExperienceGained) for each in events) == (taken.result == "squeak")
    gone = [each.card for each in events if isinstance(each, CardDiscarded)]
    assert gone == ["riddle-of-glass"]
    assert [each.banished for each in events if isinstance(each, SentAway)] == [away == "banished"]


@pytest.mark.parametrize(
    ("card", "drawn", "draws"),
    [
        ("weight-of-the-crown", "41", 2),
        ("weight-of-the-crown", "90", 4),
        ("the-two-doors", "41", 2),
        ("the-two-doors", "90", 2),
    ],
)
def test_tests_that_give_cards(card: str, drawn: str, draws: int) -> None:
    """21.67, 21.81: Respect 8 and Wits 6 against 6; two draws or four, and the Doors a level."""
    table = in_the_chamber(card, f"{drawn} 12 34")
    raised = count = 0
    while table.view().step in ("raise", "draw", "discard", "receive"):
        step = table.view().step
        count, raised = count + (step == "draw"), raised + (step == "raise")
        play(table, f"white: {table.choices_of('white')[-1 if step == 'receive' else 0]}")
    assert count == draws
    assert raised == (card == "the-two-doors" and drawn == "90")


def test_a_test_takes_the_place_of_a_tribute() -> None:
    """14.15: a unit that took one leaves the Chamber, and a unit elsewhere takes none."""
    table = standing(white("hanno", HALL["chamber"], "the-two-doors yew-bow"), black("pell", FAR))
    play(table, "white: adventure hanno")
    assert {"tribute", "test the-two-doors"} <= set(table.choices_of("white"))
    away = standing(white("hanno", HALL["pool"], "the-two-doors"), black("pell", FAR))
    play(away, "white: adventure hanno")
    check_not_offered(away, "white: test the-two-doors")
