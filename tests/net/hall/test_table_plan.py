"""Plans of tables: clocks in words, teams, and plans that are refused."""

from __future__ import annotations

import pytest

from net.hall.errors import BadPlanError
from net.hall.hall import Hall
from net.hall.table_plan import ClockPlan, Plan, SeatPlan, teams_of
from tests.net.hall.halls import plan_of
from tests.net.hall.people import ANN, OPEN


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (ClockPlan(), "no clock"),
        (ClockPlan("decision", 90), "90 s per decision"),
        (ClockPlan("decision", 3 * 86400), "3 d per decision"),
        (ClockPlan("bank", 600, 5), "10 min + 5 s"),
        (ClockPlan("bank", 7200), "2 h"),
    ],
)
def test_a_clock_in_words(plan: ClockPlan, words: str) -> None:
    assert plan.text == words


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (Plan("chess"), "no game is called 'chess'"),
        (plan_of(OPEN), "is played by 2 to 4 players, not by 1"),
        (plan_of(OPEN, SeatPlan("bot", "deep-blue")), "has no bot 'deep-blue'"),
        (plan_of(OPEN, SeatPlan("bot", "human")), "has no bot 'human'"),
        (plan_of(OPEN, SeatPlan("reserved", "")), "give the name that seat 2 is reserved for"),
        (plan_of(OPEN, SeatPlan("reserved", "Bo b")), "cannot be reserved for 'Bo b'"),
        (plan_of(*[SeatPlan("reserved", "bob")] * 2), "two seats are reserved for bob"),
        (plan_of(options={"cards": "9"}), "options are not valid"),
        (plan_of(options={"jokers": True}), "options are not valid"),
        (plan_of(clock=ClockPlan("bank", 0)), "a clock can be set from 1 second"),
        (plan_of(clock=ClockPlan("decision", 10**9)), "a clock can be set from 1 second"),
        (plan_of(clock=ClockPlan("bank", 60, -1)), "an increment can be from 0"),
        (plan_of(stand_in_minutes=-1), "a bot takes over after"),
        (plan_of(seed="two words"), "a seed has 1 to 64"),
    ],
)
async def test_a_table_that_cannot_be_played_is_refused(hall: Hall, plan: Plan, words: str) -> None:
    with pytest.raises(BadPlanError, match=words):
        await hall.create(ANN, plan)
    assert hall.tables_listed_for(ANN) == []


def test_seats_of_a_team_are_known_before_the_match() -> None:
    assert teams_of(Plan("ages", seats=(OPEN,) * 5)) == (0, 1, 0, 1, 0)
    assert teams_of(Plan("taidian", seats=(OPEN,) * 5)) == (None,) * 5
    plan = Plan("taidian", {"teams": "3"}, seats=(OPEN,) * 5)
    assert teams_of(plan) == (0, 1, 2, 0, 1)
    assert teams_of(Plan("taidian", {"teams": "many"}, seats=(OPEN,) * 2)) == (None, None)
