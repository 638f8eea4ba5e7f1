"""RULES.md, chapter 10: moving."""

from __future__ import annotations

from engine.core.choice import choice
from engine.games.ages.describe import describe
from engine.games.ages.map.chart import chart
from engine.games.ages.moving.events import Walked
from engine.games.ages.moving.routes import reachable_costs, route_to
from engine.games.ages.steps import Step
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, layout, site, state, white
from tests.engine.games.ages.table import ages

DOME = MAP.names[MAP.domes[0]].lower()


def test_as_many_points_as_speed() -> None:
    """10.1: step by step; the points are lost at the end of the phase."""
    table = ages(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move hanno")
    walks = [words.split()[1] for words in table.choices_of("white") if words.startswith("walk")]
    g = state(white("hanno", FIVE[0]), black("pell", FAR))
    costs = reachable_costs(g, g.units[0], 6)
    assert {MAP.names[at].lower() for at in costs} == set(walks)
    assert max(costs.values()) <= 6


def test_the_first_step_is_always_possible() -> None:
    """10.2: even if it costs more than all points; then none are left."""
    swamped = chart(layout("drowned-chapel"))
    swamp = next(n for n, s in enumerate(swamped.spaces) if s.terrain == "swamp")
    beside = next(n for n in swamped.neighbours[swamp] if swamped.spaces[n].terrain == "clear")
    g = state(white("hanno", beside), black("pell", FAR), layout=layout("drowned-chapel"))
    costs = reachable_costs(g, g.units[0], 2)
    assert costs[swamp] == 2
    g.units[0].spent = True
    assert swamp not in reachable_costs(g, g.units[0], 2)


def test_an_enemy_ends_the_move() -> None:
    """10.3: a unit that enters its space stops; to start there does not hinder."""
    table = ages(white("hanno", FIVE[0]), black("pell", FIVE[1]), step=Step.MOVE)
    play(table, "white: move hanno", f"white: walk {FIVE[1]}")
    assert table.choices_of("white") == ["done"]
    leaving = ages(white("hanno", FIVE[1]), black("pell", FIVE[1]), step=Step.MOVE)
    play(leaving, "white: move hanno", f"white: walk {FIVE[3]}")
    assert leaving.at("hanno") == FIVE[3]


def test_a_dome_must_be_left() -> None:
    """10.4, 24.8: neither done nor stop is offered; walking into one is not."""
    table = ages(white("hanno", DOME), black("pell", FAR), step=Step.MOVE)
    assert table.choices_of("white") == ["move hanno"]
    play(table, "white: move hanno")
    check_not_offered(table, "white: stop")
    beside = MAP.names[MAP.steps[MAP.domes[0]][0][0]].lower()
    play(table, f"white: walk {beside}", "white: move hanno")
    check_not_offered(table, f"white: walk {DOME}")


def test_a_transport_before_the_first_step() -> None:
    """10.5: it holds for the whole move, and its points are more."""
    table = ages(white("tomyris", FIVE[0], "hill-pony"), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move tomyris", "white: ride hill-pony")
    assert table.view().points == 7 + 2 + 1
    play(table, f"white: walk {FIVE[1]}", "white: move tomyris")
    assert not [words for words in table.choices_of("white") if words.startswith("ride")]
    assert table.view().points == 9


def test_a_walk_is_said_leg_by_leg() -> None:
    """10.6: to any space in reach on the cheapest way, then on with the remaining points."""
    table = ages(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move hanno", f"white: walk {FIVE[2]}")
    (walked,) = table.events_of(Walked)
    assert [name.lower() for name in walked.route] == FIVE[1:3]
    assert walked.points_left == 4
    assert describe(table.view("white"), choice("move", "hanno")).label == "Go on with Hanno"
    play(table, "white: move hanno", f"white: walk {FIVE[0]}")
    assert table.at("hanno") == FIVE[0]


def test_flying() -> None:
    """10.7: over anything for 1 point; it ends neither in a dome nor on deep water."""
    g = state(
        white("juno-vash", FIVE[0], "*sky-skiff", ride_card="sky-skiff", flight_card="sky-skiff"),
        black("pell", FIVE[1]),
    )
    costs = reachable_costs(g, g.units[0], 9)
    there = {g.map.spaces[at].terrain for at in costs}
    assert not there & {"deep water", "dome", "obstacle", "fire"}
    assert costs[MAP.numbers[FIVE[2].upper()]] == 2, "over the enemy"
    inside = MAP.numbers[site("glory 2").upper()]
    far = state(
        white(
            "juno-vash", site("war 0"), "*sky-skiff", ride_card="sky-skiff", flight_card="sky-skiff"
        ),
        black("pell", FAR),
    )
    assert inside in reachable_costs(far, far.units[0], 9)
    assert route_to(far, far.units[0], 9, inside)
