"""Counting results: a team's victory is not a draw."""

from __future__ import annotations

from engine.core.match import start_match
from engine.core.match_access import live_state_of
from engine.core.position import Position
from engine.core.state import Outcome
from engine.sim.tally import Tally
from tests.sample_games.high_card import GAME


def counted(*outcomes: Outcome, players: int = 4, shift: int = 0) -> Tally:
    tally = Tally.make_empty(players)
    for outcome in outcomes:
        match = start_match(GAME, seed=1, seats=players)
        match._runner.position = Position(live_state_of(match))
        live_state_of(match).outcome = outcome
        tally.count(match, 10, shift=shift)
    return tally


def test_every_member_of_a_winning_team_wins() -> None:
    team = Outcome(((0, 2), (1, 3)), (5, 0, 0, 0), "as a team", together=True)
    tally = counted(team, team)
    assert tally.wins == [2, 0, 2, 0]
    assert tally.draws == [0, 0, 0, 0]
    assert tally.first_seat_wins == 2


def test_an_automaton_takes_the_win_from_all_seats() -> None:
    tally = counted(Outcome(((0,), (1, 2, 3)), (5, 0, 0, 0), "beaten", beaten_by="The Hopper"))
    assert (tally.wins, tally.draws, tally.first_seat_wins) == ([0] * 4, [0] * 4, 0)
    assert tally.scores == [5, 0, 0, 0]


def test_equals_draw() -> None:
    tally = counted(Outcome(((0, 2), (1, 3)), (5, 0, 5, 0), "equal"))
    assert tally.wins == [0, 0, 0, 0]
    assert tally.draws == [1, 0, 1, 0]
    assert tally.first_seat_wins == 0


def test_results_go_to_the_bots_wherever_they_sat() -> None:
    tally = counted(Outcome(((1,), (0, 2, 3)), (0, 7, 0, 0), "alone"), shift=1)
    assert tally.wins == [1, 0, 0, 0]
    assert tally.scores == [7, 0, 0, 0]
    assert tally.first_seat_wins == 0
