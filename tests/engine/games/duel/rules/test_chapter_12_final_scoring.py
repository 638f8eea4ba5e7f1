"""RULES.md 12: final scoring."""

import pytest

from engine.testing import play_to_end
from tests.engine.games.duel.table import after_phase, has


def test_who_leads_more_regions_wins() -> None:
    """12.1: the leader of each Region is found once more; the player who leads more wins."""
    table = after_phase(3, tesla=has(pr=0, cities=["boston", "chicago"]), edison=has(pr=30))
    play_to_end(table)
    outcome = table.match.outcome
    assert outcome is not None
    assert table.winner() == "tesla"
    assert outcome.scores == (2, 1)
    assert outcome.ranking == ((0,), (1,))
    assert outcome.reason == "Nikola Tesla leads 2 of 3 Regions"
    assert table.log_lines()[-1] == "Tesla wins the duel with 2 of 3 Regions"


def test_ties_are_broken_as_usual() -> None:
    """12.1: the leader is found as in 10.2: everything tied, PR decides all three."""
    table = after_phase(3, tesla=has(pr=8), edison=has(pr=9))
    play_to_end(table)
    outcome = table.match.outcome
    assert outcome is not None
    assert table.winner() == "edison"
    assert outcome.scores == (0, 3)


@pytest.mark.parametrize(
    ("chips", "winner"), [(["bulbs"], "edison"), (["bulbs", "meters"], "tesla")]
)
def test_even_a_complete_tie_has_a_winner(chips: list[str], winner: str) -> None:
    """12.1: equal points and equal PR everywhere: more Technology chips win all Regions."""
    table = after_phase(3, tesla=has(pr=5, technologies=chips), edison=has(pr=5))
    play_to_end(table)
    assert table.winner() == winner


def test_many_points_in_one_region_do_not_help() -> None:
    """12.1: Regions count, not points."""
    table = after_phase(
        3,
        tesla=has(pr=9, shares={"tesla": 5}, cities=["albany", "buffalo", "niagara"]),
        edison=has(pr=0, cities=["boston", "chicago"]),
    )
    play_to_end(table)
    assert table.winner() == "edison"


def test_there_are_no_bonuses_at_the_end() -> None:
    """12.1: without bonuses: PR, shares and Cities do not change."""
    table = after_phase(3, tesla=has(pr=2, cities=["boston"]), edison=has(pr=0))
    play_to_end(table)
    assert [side.pr for side in table.view().sides] == [2, 0]
    assert table.side("tesla").cities["new-england"] == ("boston",)
    assert sum(table.market().values()) == 30
