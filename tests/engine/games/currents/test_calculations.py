"""The arithmetic of War of Currents, over states set by hand."""

import pytest

from engine.core.choice import legal
from engine.games.currents.cards import profit_at
from engine.games.currents.market.trades import price_after_fall, price_after_rise
from engine.games.currents.projects.claims import (
    bill_of_claim,
    claim_ideas,
    free_projects,
    project_gain,
    ways_to,
)
from engine.games.currents.propaganda.moves import MoveMarker, marker_within, ranks_within
from tests.engine.games.currents.scene import has, nouns, scene


@pytest.mark.parametrize(
    ("price", "left"), [(1, 1), (2, 1), (3, 2), (4, 1), (6, 3), (12, 9), (88, 85), (90, 87)]
)
def test_left_goes_a_column_back(price: int, left: int) -> None:
    """12.2, 12.3: left is three less, in column 1 one less, and never below 1."""
    assert price_after_fall(price) == left


@pytest.mark.parametrize(
    ("price", "up", "then"), [(12, 5, 17), (88, 1, 89), (88, 9, 90), (90, 1, 90)]
)
def test_up_counts_spaces(price: int, up: int, then: int) -> None:
    """12.2, 12.3: up counts spaces, past the top of a column to the next, and stops at 90."""
    assert price_after_rise(price, up) == then


@pytest.mark.parametrize(
    ("price", "profit"),
    [(1, 2), (3, 2), (4, 3), (9, 3), (10, 4), (45, 9), (46, 10), (87, 16), (90, 17)],
)
def test_profit_grows_with_the_column(price: int, profit: int) -> None:
    """12.1: the profit of column c is 2 and half of c, rounded down."""
    assert profit_at(price) == profit


def test_the_parts_of_a_cost_are_named() -> None:
    """15.5, 16.10: each change of the cost says where it comes from."""
    g = scene(brush=has(), edison=has(), turn=3, event="copper-corner")
    found = bill_of_claim(g, g.firm("brush"), "albany 1", "charles-brush", "dc")
    assert [(part.name, part.amount) for part in found.changes] == [
        ("Charles Brush", -1),
        ("Copper Corner", 2),
    ]
    assert found.bank == 8 - 2 - 1 + 2


@pytest.mark.parametrize(("current", "spaces"), [(-2, 2), (-4, 0), (4, 14)])
def test_a_project_of_level_five_counts_twice(current: int, spaces: int) -> None:
    """8.6: size and the fame of the current, never below 0, doubled for level V."""
    g = scene(tesla=has(), edison=has(), current=current)
    assert project_gain(g, g.firm("tesla"), "new-york 5", "ac").total == spaces


def test_only_what_can_be_paid_can_be_claimed() -> None:
    """8.7: the list of projects and the ways to claim each agree."""
    g = scene(
        tesla=has(cash=6, levels={"bulb": 2, "dc": 2}, luminaries=["henry-villard"]),
        thomson=has(patents=["dc 2", "bulb 2"]),
    )
    tesla = g.firm("tesla")
    found = nouns(claim_ideas(g, tesla))
    assert found
    for project in free_projects(g):
        assert (project in found) == bool(legal(ways_to(g, tesla, project))), project


def test_moves_stop_at_the_end_of_their_track() -> None:
    """10.7: each place that can be reached is listed once."""
    g = scene(tesla=has(), edison=has(), brush=has(), current=3)
    assert ranks_within(g, "tesla", 2, 2) == [2, 3]
    assert ranks_within(g, "brush", 1, 4) == [2]
    assert marker_within(g, ac=3, dc=1) == [2, 4]
    moves = [MoveMarker.to(place).choice for place in (3, 0, -2)]
    assert [move.noun for move in moves] == ["ac 3", "start", "dc 2"]
    assert [MoveMarker.of(move).place for move in moves] == [3, 0, -2]
