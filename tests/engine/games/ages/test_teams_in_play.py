"""Random play with teams of several seats: every phase ends, and each seat uses its own units."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.state import AgesState, Options
from engine.testing import random_play

SEATS = (2, 5, 8)
MOST = 200
"""The most answers in a phase: far more than any takes under random play."""
ROWS = [(mission, seats) for mission in MISSIONS for seats in SEATS]


def phase_of(g: AgesState) -> tuple[Any, ...]:
    return g.round, g.team, g.phase


@pytest.mark.parametrize(("mission", "seats"), ROWS)
def test_every_phase_ends(mission: str, seats: int) -> None:
    """34.3: no phase goes round for ever, and so no match does."""
    phase, answers = None, 0
    match = None
    for match in random_play(GAME, seed=seats, seats=seats, options=Options(mission=mission)):
        g = position_of(match).state
        if phase_of(g) != phase:
            phase, answers = phase_of(g), 0
        answers += 1
        assert answers <= MOST, phase
    assert match is not None
    outcome = match.outcome
    assert outcome is not None
    teams = [{GAME.team_of(Options(), seat) for seat in group} for group in outcome.ranking]
    assert all(len(team) == 1 for team in teams) or len(teams) == 1, "a team ranks together"


@pytest.mark.parametrize(("mission", "seats"), ROWS)
def test_a_seat_moves_its_own_units(mission: str, seats: int) -> None:
    """34.1: a seat decides everything about its own characters; 34.2: it is the acting seat."""
    spoken = set()
    for match in random_play(GAME, seed=seats + 7, seats=seats, options=Options(mission=mission)):
        for decision in match.pending:
            moved = [each.noun for each in decision.choices if each.verb == "move"]
            owners = {unit.owner for unit in position_of(match).state.units if unit.slug in moved}
            assert owners <= {decision.seat}
            spoken |= owners
    assert spoken == set(range(seats)), "every seat has moved at some time"


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_team_of_a_seat_is_known_before_the_match(seats: int) -> None:
    """34.1: seats alternate; only which team is White is dealt."""
    match = next(random_play(GAME, seed=3, seats=seats, options=Options()))
    sides, options = position_of(match).state.sides, Options()
    for seat in range(seats):
        mates = {n for n in range(seats) if GAME.team_of(options, n) == GAME.team_of(options, seat)}
        assert mates == {n for n in range(seats) if sides[n] == sides[seat]}
