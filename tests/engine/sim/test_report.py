"""The report of a series adds up, and prints as a table."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.sim.report import MAX_PRINTED_FACTS
from engine.sim.series import simulate
from tests.engine.sim.high_card_series import GAME


def test_the_report_adds_up() -> None:
    report = simulate(GAME, matches=50, bots=["highest", "random"], seed=1)
    assert report.matches == 50
    assert [seat.bot for seat in report.seats] == ["highest", "random"]
    assert sum(seat.wins for seat in report.seats) + report.seats[0].draws == 50
    assert report.seats[0].draws == report.seats[1].draws
    assert report.first_seat_wins == report.seats[0].wins
    assert sum(seat.mean_score for seat in report.seats) == pytest.approx(3)
    assert report.mean_rounds == 4
    assert report.mean_decisions == report.decisions / 50
    assert sum(report.facts["rounds of the first seat"].values()) == 50


def test_the_report_prints_as_a_table() -> None:
    lines = str(simulate(GAME, matches=50, bots=["highest", "random"], seed=1)).splitlines()
    assert lines[0] == "tiny: 50 matches, seed 1"
    assert [line.split()[1] for line in lines[2:4]] == ["highest", "random"]
    assert any("rounds of the first seat:" in line for line in lines)


def test_print_shows_the_first_facts_and_says_how_many_there_are() -> None:
    report = simulate(GAME, matches=1, bots=["random"] * 2, seed=1)
    facts = {f"fact {number:02}": {"yes": 1} for number in range(MAX_PRINTED_FACTS + 3)}
    report = evolve(report, facts=facts)
    assert "fact 11" in str(report)
    assert "fact 12" not in str(report)
    assert "and 3 more facts, in `facts` and `text()`" in str(report)
    assert "fact 14" in report.text()
    assert "more facts" not in report.text()
