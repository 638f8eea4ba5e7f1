"""RULES.md 10: points and leaders."""

import pytest

from engine.testing import play
from tests.engine.games.duel.table import after_phase, duel, has


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 6), (4, 8), (5, 9)])
def test_shares_of_one_company_count_together(count: int, points: int) -> None:
    """10.1: 1, 3, 6, 8 or 9 points for 1, 2, 3, 4 or 5 shares."""
    table = duel(tesla=has(shares={"brush": count}), edison=has())
    assert table.points("out-west") == (points, 0)


@pytest.mark.parametrize("count", range(5))
def test_cities_count_two_points_each(count: int) -> None:
    """10.1: two points for each of your Cities."""
    cities = ["chicago", "denver", "telluride", "cleveland"][:count]
    table = duel(tesla=has(cities=cities), edison=has())
    assert table.points("out-west") == (2 * count, 0)


def test_each_company_is_counted_by_itself() -> None:
    """10.1: for every company placed there."""
    table = duel(tesla=has(shares={"brush": 2, "westinghouse": 2}), edison=has())
    assert table.points("out-west") == (6, 0)  # twice 3, not 8 for four


def test_each_players_shares_count_on_their_own() -> None:
    """10.1: both may hold shares of the same minor company."""
    table = duel(tesla=has(shares={"brush": 2}), edison=has(shares={"brush": 3}))
    assert table.points("out-west") == (3, 6)
    assert table.market()["brush"] == 0


def test_reserved_shares_count_nothing() -> None:
    """10.1: shares placed there count."""
    table = duel(tesla=has(shares={"tesla": 0}, reserved=5), edison=has())
    assert table.points("new-york") == (0, 1)


def test_the_example_of_the_rulebook() -> None:
    """10.1: 6 + 2 + 2 + 1 = 11 for Edison, 8 + 2 + 2 + 3 = 15 for Tesla in New York."""
    table = after_phase(
        1,
        edison=has(shares={"edison": 3, "insull": 1}, cities=["albany", "buffalo"]),
        tesla=has(shares={"tesla": 4, "insull": 2}, cities=["brooklyn", "niagara"]),
    )
    assert table.points("new-york") == (11, 15)
    assert table.leader("new-york") == "tesla"
    play(table, "edison: decline", "tesla: decline")  # New England, which Edison leads by PR
    assert "Tesla leads New York 15:11" in table.log_lines()
    play(table, "tesla: take share walker")
    assert table.deciders() == ["edison"]
    assert table.view().scoring_region == "new-york"
    play(table, "edison: advance transformers")
    assert table.view().scoring_region == "out-west"
    assert "Edison leads Out West 0:0, ahead in PR" in table.log_lines()


def test_more_points_lead() -> None:
    """10.2: the leader of a Region has more points there, whatever the PR."""
    table = duel(tesla=has(pr=0, cities=["boston"]), edison=has(pr=30))
    assert table.leader("new-england") == "tesla"
    assert table.region("new-england").reason == "points"


def test_at_equal_points_more_pr_leads() -> None:
    """10.2: if equal, more PR; PR comes before chips (New York 5:5, PR 9:8, chips 0:3)."""
    table = duel(
        tesla=has(pr=9, technologies=[], shares={"tesla": 2}, cities=["albany"]),
        edison=has(pr=8, shares={"edison": 2}, cities=["buffalo"]),
    )
    assert table.points("new-york") == (5, 5)
    assert len(table.side("edison").technologies) == 3
    assert table.leader("new-york") == "tesla"
    assert table.region("new-york").reason == "PR"


@pytest.mark.parametrize(
    ("chips", "leader"),
    [
        (["bulbs", "meters"], "tesla"),
        (["bulbs"], "edison"),
        ([], "edison"),
        (["bulbs", "transformers", "meters"], "tesla"),
    ],
)
def test_at_equal_pr_more_technology_chips_lead(chips: list[str], leader: str) -> None:
    """10.2: if equal, more Technology chips (New York 5:5, PR 9:9)."""
    table = duel(
        tesla=has(pr=9, technologies=chips, shares={"tesla": 2}, cities=["albany"]),
        edison=has(pr=9, shares={"edison": 2}, cities=["buffalo"]),
    )
    assert table.leader("new-york") == leader
    assert table.region("new-york").reason == "technologies"


def test_there_is_a_leader_even_where_nobody_has_anything() -> None:
    """10.2: so there is always a leader (New England 0:0, PR 7:6)."""
    table = duel(tesla=has(pr=6), edison=has(pr=7))
    assert table.points("new-england") == (0, 0)
    assert table.leader("new-england") == "edison"
