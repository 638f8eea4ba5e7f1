"""RULES.md, chapter 19: the end."""

from __future__ import annotations

from typing import Any

from engine.games.ages.achievements.rules import (
    begin_round,
    check_valor,
    combat_points,
    score,
    scores_in,
    team_achievements,
)
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.games.ages.units import Fate
from tests.engine.games.ages.scene import FAR, black, spaces, state, white

A, B, C = spaces("clear", age="ancient")[:3]
WAR = "labyrinth-ancient war"


def test_when_the_game_ends() -> None:
    """19.1: after N rounds; with a variable end one of five cards from round N - 1 on."""
    units = white("hanno", A), black("pell", FAR)
    fixed = Options(variable_end=False)
    assert begin_round(state(*units, options=fixed, round=7)) is Step.FREE
    over = state(*units, options=fixed, round=8)
    assert begin_round(over) is Step.SCORE
    assert over.round == 7, "the last round that was played"
    fast = Options(variable_end=False, length="fast")
    assert begin_round(state(*units, options=fast, round=8)) is Step.FREE
    assert begin_round(state(*units, round=5)) is Step.FREE
    g = state(*units, round=6)
    rounds = 0
    while begin_round(g) is Step.FREE:
        rounds += 1
        g.round += 1
    assert rounds <= 4
    assert len(g.end_deck.cards if g.end_deck else []) == 4 - rounds


def test_why_no_further_round_begins() -> None:
    """19.1: the log says whether the end card came, or the rounds of the mission were over."""
    units = white("hanno", A), black("pell", FAR)
    fixed = Options(variable_end=False)
    for options, first in (
        (fixed, "Round 7 was the last one"),
        (Options(), "The end card is drawn"),
    ):
        g = state(*units, options=options, round=8)
        g.events = []
        while begin_round(g) is Step.FREE:
            g.round += 1
        assert g.events[-1].told().startswith(first)
        assert g.events[-1].told().endswith(": the game is over")


def test_who_wins() -> None:
    """19.2, 24.15: more achievements, then combat points, then a draw."""
    g = state(white("hanno", A), black("pell", FAR), encounters_passed_by_team=[2, 1])
    score(g)
    assert g.outcome is not None
    assert g.outcome.winners == (0,)
    g = state(
        white("hanno", A, health=3),
        black("pell", FAR),
        encounters_passed_by_team=[2, 1],
    )
    score(g)
    assert g.won_by == "combat points"
    assert g.outcome is not None
    assert g.outcome.winners == (1,)
    g = state(white("hanno", A), black("pell", FAR))
    score(g)
    assert g.outcome is not None
    assert g.outcome.is_draw


def test_the_achievements() -> None:
    """19.3, 19.4: 0 if killed, 1 if wounded, 2 otherwise; encounters; markers."""
    dead = white("skarn", fate=Fate.KILLED, health=0)
    g = state(
        white("hanno", A, health=3),
        dead,
        white("tomyris", A),
        black("pell", FAR),
        black("rivet-77", FAR),
        black("anansi", FAR),
        path_markers={WAR: (1, 1)},
        encounters_passed_by_team=[1, 0],
    )
    assert scores_in(g, "combat") == (3, 6)
    assert scores_in(g, "labyrinth") == (0, 1)
    assert team_achievements(g, 0) == ("encounters",)
    assert team_achievements(g, 1) == ("combat", "labyrinth")


def test_combat_points_compare_with_the_health_at_the_start() -> None:
    """19.3: who has grown and then been wounded down to it counts as unhurt."""
    grown = white("hanno", A, max_health=9, health=4)
    assert grown.starting_health == 4
    assert combat_points(grown) == 2
    assert combat_points(white("hanno", A, max_health=9, health=3)) == 1


def test_valor() -> None:
    """19.5, 24.18: more than twice as many; characters off the map count."""
    whites = [white("hanno"), white("tomyris", A), white("skarn", A)]
    dead: dict[str, Any] = {"fate": Fate.KILLED, "health": 0}
    g = state(*whites, black("pell", FAR), black("anansi", FAR), black("rivet-77", **dead))
    check_valor(g)
    assert g.outcome is None
    g = state(*whites, black("pell", FAR), black("anansi", **dead), black("rivet-77", **dead))
    check_valor(g)
    assert g.won_by == "valor"
