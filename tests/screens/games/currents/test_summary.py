"""The end: who has won and by what, points by source, shares, and the curves."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from engine.core.state import Outcome
from engine.games.currents.cards import COMPANIES
from screens.games.currents.summary import curves, rivals, summary
from tests.screens.games.currents.tables import drafting, finished, scored, table
from tests.tools.pictures import text
from themes.look import look


@pytest.mark.parametrize("width", [56, 60, 76, 84, 112, 130])
@pytest.mark.parametrize("count", [2, 4, 6])
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_the_sources_of_every_company_add_up(count: int, width: int, glyphs: str) -> None:
    view = finished(count)
    lines = summary(view, width, look("dark", glyphs)).lines()
    for firm in view.firms:
        name, points = COMPANIES[firm.slug].short, firm.points
        line = next(line for line in lines[2:] if f" {name} " in line)
        numbers = [int(each) for each in re.findall(r"\d+", line)][:5]
        assert numbers == [points.shares, points.cash, points.hq, points.works, points.total]
        assert sum(numbers[:4]) == numbers[4]


def test_winner_loser_and_spectator_read_who_won_and_by_what() -> None:
    view = finished(4)
    told = {
        0: "You win: Tesla Electric wins  44 points to 24, by shares",
        1: "Tesla Electric wins  You have 20 points less: 20 by shares, 2 by cash",
        None: "Tesla Electric wins  44 points to 24, by shares",
    }
    for seat, words in told.items():
        assert words in summary(evolve(view, seat=seat), 84, look()).lines()[0]
    narrow = summary(evolve(view, seat=1), 60, look()).lines()[0].rstrip()
    assert narrow.endswith("You have 20 points less")


@pytest.mark.parametrize(
    ("seat", "second"),
    [(0, "Edison's price of $38k ranks second: each of its 4 own shares is worth 4."),
     (1, "Your price of $38k ranks second: each of your 4 own shares is worth 4."),
     (2, "Your price of $35k ranks third: each of your 4 own shares is worth 2.")],
)  # fmt: skip
def test_the_prices_that_decided_are_told(seat: int, second: str) -> None:
    lines = summary(evolve(finished(4), seat=seat), 84, look()).lines()
    whose = ("Your", "your") if seat == 0 else ("Tesla's", "its")
    first = f"{whose[0]} price of $46k ranks first: each of {whose[1]} 5 own shares is worth 6."
    assert [line.strip() for line in lines[1:3]] == [first, second]


def test_an_automaton_that_wins_is_named_as_one() -> None:
    view = finished(4)
    firms = tuple(evolve(each, price=80) if each.slug == "brush" else each for each in view.firms)
    outcome = Outcome(((0,), (1,), (2,)), (1, 1, 1), "", beaten_by="Brush Electric (hopper)")
    won = scored(evolve(view, firms=firms, outcome=outcome))
    first = summary(won, 84, look()).lines()[0]
    assert "Brush Electric (Hopper, an automaton) wins" in first
    assert "You have 8 points less: 10 by shares" in first
    assert "You win" not in first


def test_bars_are_on_one_scale() -> None:
    lines = summary(finished(4), 112, look()).lines()
    bars = {
        slug: len(re.findall("[█▓▒░]", next(x for x in lines[3:] if f" {row.short} " in x)))
        for slug, row in COMPANIES.items()
        if slug in ("tesla", "edison")
    }
    assert abs(bars["edison"] / bars["tesla"] - 25 / 45) < 0.05


def test_shares_held_are_listed() -> None:
    shown = text(summary(finished(4), 84, look()))
    assert "Shares held" in shown
    assert "$46k: 6" in shown


def test_curves_have_a_number_for_each_company_but_no_cash_of_automata() -> None:
    view = table(4)
    brush = view.firm("brush")
    assert curves(view) == {
        "price": (46, 38, 35, brush.price),
        "cash": (19, 11, 24),
        "points as it stood": (44, 24, 20, brush.points.total),
    }
    early = drafting(4, taken=1)
    assert curves(early)["price"] == (12, 12, 12, 12)
    assert len(rivals(early)) == len(rivals(view)) == 1


def test_automata_are_ranked_beside_the_seats() -> None:
    view = finished(4)
    (brush,) = rivals(view)
    assert brush.name == "Brush (Hopper)"
    assert brush.score == view.firm("brush").points.total
    assert brush.score == view.firm("edison").points.total
    assert brush.rank == 3, "a player is before an automaton with as many points"
