"""RULES.md, chapter 8: claiming a project."""

import pytest

from engine.games.currents.cities import SIZE_COST
from engine.games.currents.projects.distances import skipped_cities
from engine.games.currents.projects.events import ProjectClaimed
from engine.testing import check_not_offered, play
from tests.engine.games.currents.scene import scene
from tests.engine.games.currents.table import automaton, currents, has


def test_a_claim_names_project_luminary_and_current() -> None:
    """8.1: a city in play, a free project, one luminary and a current."""
    table = currents(tesla=has(luminaries=["henry-villard"]), edison=has())
    check_not_offered(table, "tesla: claim pittsburgh 1", "tesla: claim albany 2")
    play(table, "tesla: claim albany 1")
    assert table.choices_of("tesla") == [
        "with nikola-tesla ac",
        "with nikola-tesla dc",
        "with henry-villard ac",
        "with henry-villard dc",
    ]
    play(table, "tesla: with henry-villard dc")
    assert table.firm("tesla").projects == ("albany 1",)
    assert table.cash("tesla") == 14 - (8 - 3)
    assert table.firm("tesla").awake == ("nikola-tesla",)


def test_bulb_and_the_current_must_reach_the_number() -> None:
    """8.2: if both currents are high enough, the player chooses."""
    table = currents(tesla=has(levels={"bulb": 2, "ac": 2}), edison=has())
    play(table, "tesla: claim albany 1")
    assert len(table.choices_of("tesla")) == 2
    table = currents(tesla=has(levels={"bulb": 2, "ac": 2}), edison=has())
    play(table, "tesla: claim syracuse 2")
    assert table.choices_of("tesla") == ["with nikola-tesla ac"]
    table = currents(tesla=has(levels={"bulb": 1, "ac": 5}), edison=has())
    check_not_offered(table, "tesla: claim syracuse 2")


@pytest.mark.parametrize(
    ("project", "cost"), [("syracuse 1", 4 - 3), ("albany 1", 8 - 3), ("brooklyn 1", 12 - 3)]
)
def test_the_cost_by_the_size_of_the_city(project: str, cost: int) -> None:
    """8.3: 4, 8 or 12, and the phase times skipped cities less Fin."""
    table = currents(tesla=has(), edison=has())
    play(table, f"tesla: claim {project}", "tesla: with nikola-tesla ac")
    assert table.cash("tesla") == 14 - cost
    assert SIZE_COST == {"S": 4, "M": 8, "L": 12}


def test_case_1_of_the_worked_examples() -> None:
    """8.3: New York to Providence skips one; a high Fin pays nothing out."""
    table = currents(
        turn=3, tesla=has(luminaries=["george-westinghouse"], projects=["new-york 2"]), edison=has()
    )
    play(table, "tesla: claim providence 1", "tesla: with george-westinghouse ac")
    assert table.cash("tesla") == 14 - 6
    table = currents(
        turn=5, tesla=has(luminaries=["jp-morgan"], projects=["boston 2"]), edison=has()
    )
    play(table, "tesla: claim portland 1", "tesla: with jp-morgan ac")
    assert table.cash("tesla") == 14


def test_skipped_cities_lie_between() -> None:
    """8.4, 20.9: none in a city of the company, next to one, or for a first project."""
    g = scene(tesla=has(projects=["new-york 2"]), edison=has())
    skipped = skipped_cities(g, "tesla")
    cities = ("new-york", "brooklyn", "hartford", "boston", "buffalo")
    assert [skipped[city] for city in cities] == [0, 0, 1, 2, 3]
    assert set(skipped_cities(g, "edison").values()) == {0}
    far = scene(tesla=has(projects=["new-york 2"]), edison=has(), size=6)
    assert skipped_cities(far, "tesla")["chicago"] == 5
    assert skipped_cities(far, "tesla")["philadelphia"] == 1


def test_fees_are_paid_to_both_holders() -> None:
    """8.5, 20.10, 20.44: the company's level of Bulb and of the current, never times the phase."""
    table = currents(
        turn=5,
        tesla=has(levels={"bulb": 3, "ac": 2}),
        walker=has(patents=["bulb 3"], levels={"bulb": 3}),
        brush=automaton("babbage", patents=["ac 2"]),
    )
    play(table, "tesla: claim albany 1", "tesla: with nikola-tesla ac")
    assert table.cash("tesla") == 14 - max(0, 8 - 9) - 3 - 2
    assert table.cash("walker") == 17
    assert table.cash("brush") == 0
    (claimed,) = table.events_of(ProjectClaimed)
    assert [fee.amount for fee in claimed.fees] == [3, 2]


def test_the_same_holder_can_be_paid_twice_and_own_patents_are_free() -> None:
    """8.5: a patent that is free or the player's own costs nothing."""
    table = currents(tesla=has(levels={"bulb": 2, "ac": 2}), walker=has(patents=["bulb 2", "ac 2"]))
    play(table, "tesla: claim syracuse 1", "tesla: with nikola-tesla ac")
    assert table.cash("walker") == 14 + 4
    table = currents(
        tesla=has(levels={"bulb": 2, "ac": 2}, patents=["bulb 2"]), walker=has(patents=["ac 3"])
    )
    play(table, "tesla: claim syracuse 1", "tesla: with nikola-tesla ac")
    assert table.cash("tesla") == 14 - (4 - 3)


@pytest.mark.parametrize(
    ("project", "current", "up"),
    [("syracuse 1", 0, 1), ("albany 1", 2, 4), ("brooklyn 1", -2, 1), ("brooklyn 1", -4, 0)],
)
def test_the_price_follows_size_and_fame_of_the_current(
    project: str, current: int, up: int
) -> None:
    """8.6, 20.11: 1, 2 or 3, and the distance of the marker; never below 0."""
    table = currents(tesla=has(), edison=has(), current=current)
    play(table, f"tesla: claim {project}", "tesla: with nikola-tesla ac")
    assert table.price("tesla") == 12 + up


def test_a_project_of_level_v_counts_twice() -> None:
    """8.6: (3 - 2) x 2 with the marker on DC 2."""
    table = currents(tesla=has(levels={"bulb": 5, "ac": 5}), edison=has(), current=-2)
    play(table, "tesla: claim new-york 5", "tesla: with nikola-tesla ac")
    assert table.price("tesla") == 14


def test_what_cannot_be_paid_in_full_is_not_possible() -> None:
    """8.7: cost and all fees."""
    words = {"walker": has(patents=["bulb 2"])}
    table = currents(tesla=has(cash=3, levels={"bulb": 2}), **words)
    play(table, "tesla: claim syracuse 1")
    table = currents(tesla=has(cash=2, levels={"bulb": 2}), **words)
    check_not_offered(table, "tesla: claim syracuse 1")


def test_several_projects_in_a_city() -> None:
    """8.8: a project never changes its owner."""
    table = currents(tesla=has(projects=["albany 3"], luminaries=["francis-upton"]), edison=has())
    play(table, "tesla: claim albany 1", "tesla: with nikola-tesla ac")
    assert table.firm("tesla").projects == ("albany 1", "albany 3")
    check_not_offered(table, "edison: claim albany 1")
