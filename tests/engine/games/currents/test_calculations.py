"""The arithmetic of War of Currents, over states set by hand."""

import pytest

from engine.core.choice import legal
from engine.games.currents.auctions.bids import least_event_bid, least_luminary_bid
from engine.games.currents.cards import profit_at
from engine.games.currents.market.trades import price_after_fall, price_after_rise
from engine.games.currents.projects.claims import (
    bill_of_claim,
    claim_ideas,
    free_projects,
    project_gain,
    ways_to,
)
from engine.games.currents.propaganda.moves import (
    MoveMarker,
    marker_within,
    ranks_within,
)
from engine.games.currents.scoring.points import companies_by_points, points_of
from engine.games.currents.technology.advances import (
    Effort,
    advance_ideas,
    effort_needed,
    sufficient_teams,
    team_effort,
    would_claim_patent,
)
from tests.engine.games.currents.scene import automaton, has, nouns, scene


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


def test_the_cost_of_a_claim_counts_skipped_cities_and_fin() -> None:
    """8.3, 8.4: size and phase times the skipped cities less Fin, at least 0."""
    g = scene(tesla=has(projects=["new-york 2"]), edison=has(), thomson=has(), turn=3)
    two = bill_of_claim(g, g.firm("tesla"), "providence 1", "george-westinghouse", "ac")
    assert (two.size, two.skipped_cities, two.counted_cities, two.fin, two.bank) == (8, 1, 1, 2, 6)
    g = scene(tesla=has(projects=["boston 2"]), edison=has(), thomson=has(), turn=5)
    assert bill_of_claim(g, g.firm("tesla"), "portland 1", "jp-morgan", "ac").bank == 0


def test_changes_of_the_cost_come_in_their_order() -> None:
    """15.7: an ability lowers the skipped cities, an event multiplies them, then comes the sum."""
    projects = ["albany 1"]
    g = scene(
        maxim=has(projects=projects), edison=has(), tesla=has(), turn=3, event="rail-rate-act"
    )
    found = bill_of_claim(g, g.firm("maxim"), "providence 1", "hiram-maxim", "ac")
    assert (found.skipped_cities, found.counted_cities, found.bank) == (2, 2, 8 + 2 * (2 - 2))


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


def test_extra_spaces_are_not_doubled() -> None:
    """15.8, 17.22: Dynamo Foundry adds its space after the doubling."""
    g = scene(brush=has(developed=["dynamo-foundry"]), edison=has(), current=-1)
    assert project_gain(g, g.firm("brush"), "new-york 5", "dc").total == 9


def test_fees_go_to_the_holders_of_both_patents() -> None:
    """8.5: the company's level of Bulb and of the current; to the bank if an automaton holds it."""
    levels = {"bulb": 2, "ac": 2}
    g = scene(
        tesla=has(levels={"bulb": 2, "ac": 2}),
        thomson=has(patents=["bulb 2"]),
        edison=automaton("hopper", patents=["ac 2"]),
    )
    found = bill_of_claim(g, g.firm("tesla"), "syracuse 2", "nikola-tesla", "ac")
    assert [(fee.track, fee.holder, fee.amount, fee.holder_gain) for fee in found.fees] == [
        ("bulb", "thomson", levels["bulb"], 2),
        ("ac", "edison", levels["ac"], 0),
    ]
    assert found.total == 4 - 3 + 2 + 2


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


def test_an_advance_asks_for_all_levels_together() -> None:
    """9.2, 9.4: Upton and Houston rise from AC I to III, but their Fin does not earn a patent."""
    g = scene(edison=has(luminaries=["francis-upton", "edwin-houston"]), tesla=has())
    edison = g.firm("edison")
    team = ("edwin-houston", "francis-upton")
    assert effort_needed("ac", 1, 3) == Effort(3, 2, 2)
    assert team_effort(g, edison, "ac", team) == Effort(5, 3, 1)
    assert team in sufficient_teams(g, edison, "ac", 3)
    assert not would_claim_patent(g, edison, "ac", 3, team)
    assert ("francis-upton",) not in sufficient_teams(g, edison, "ac", 3)
    assert "ac 4" in nouns(advance_ideas(g, edison))


def test_the_lowest_bids() -> None:
    """4.4, 5.4: 2 times the phase; for an event 1 if there is one player."""
    g = scene(tesla=has(), edison=has(), turn=3)
    assert (least_luminary_bid(g), least_event_bid(g)) == (4, 4)
    g = scene(tesla=has(), edison=automaton("babbage"), turn=3)
    assert (least_luminary_bid(g), least_event_bid(g)) == (4, 1)


def test_moves_stop_at_the_end_of_their_track() -> None:
    """10.7: each place that can be reached is listed once."""
    g = scene(tesla=has(), edison=has(), brush=has(), current=3)
    assert ranks_within(g, "tesla", 2, 2) == [2, 3]
    assert ranks_within(g, "brush", 1, 4) == [2]
    assert marker_within(g, ac=3, dc=1) == [2, 4]
    moves = [MoveMarker.to(place).choice for place in (3, 0, -2)]
    assert [move.noun for move in moves] == ["ac 3", "start", "dc 2"]
    assert [MoveMarker.of(move).place for move in moves] == [3, 0, -2]


def test_points_as_they_stand() -> None:
    """14.1, 14.3, 14.4: shares by the rank of the price, cash by its rank, and HQ cards."""
    g = scene(
        tesla=has(price=30, cash=9, shares={"edison": 2}, developed=["coil-shop", "tesla-works"]),
        edison=has(price=40, cash=20, shares={"edison": 1}),
    )
    tesla, edison = (points_of(g, g.firm(slug)) for slug in ("tesla", "edison"))
    assert (tesla.shares, tesla.cash, tesla.hq, tesla.works) == (2 * 6 + 4 * 4, 4, 2, 0)
    assert tesla.by_company == {"edison": 12, "tesla": 16}
    assert (edison.shares, edison.cash, edison.total) == (5 * 6, 6, 36)
    assert companies_by_points(g) == ["edison", "tesla"]
