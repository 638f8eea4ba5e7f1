"""The texts about spaces: cliffs, walls, flyers, guardians, and what is out of reach."""

from __future__ import annotations

from attrs import evolve

from engine.games.ages.about import about
from engine.games.ages.briefing import terms
from engine.games.ages.map.about import about_space
from engine.games.ages.map.chart import chart
from engine.games.ages.rows.adventures import GUARDIANS
from engine.games.ages.turns.phases import doing_text
from tests.engine.games.ages.scene import layout
from tests.screens.games.ages.tables import on, table


def test_a_space_beside_a_cliff_says_which_neighbours_it_cuts_off() -> None:
    """4.6: and the glossary says what a cliff is."""
    pieces = layout("copper-mesa")
    mesa = chart(pieces)
    view = evolve(table(), layout=pieces, units=(), counters={}, ground={}, path_markers={})
    top = next(start for start, _ in sorted(mesa.cliffs) if mesa.spaces[start].level)
    behind = [mesa.names[end] for end in mesa.neighbours[top] if (top, end) in mesa.cliffs]
    told = about_space(view, mesa.noun(top))
    assert told is not None
    line = next(each for each in told.lines if "cliff" in each)
    assert all(name in line for name in behind)
    assert "below" in line
    plain = next(at for at in range(len(mesa.spaces)) if not any(at in e for e in mesa.cliffs))
    untold = about_space(view, mesa.noun(plain))
    assert untold is not None
    assert "cliff" not in " ".join(untold.lines)
    assert "nobody walks across it" in dict(terms(view))["Cliff"]


def test_a_space_beside_a_wall_says_which_neighbours_it_cuts_off() -> None:
    """4.5: a space may be next to another and many steps away; the glossary says what a wall is."""
    view = table()
    ground = view.map
    start = min(ground.walls)[0]
    behind = [ground.names[end] for end in ground.neighbours[start] if (start, end) in ground.walls]
    told = about_space(view, ground.noun(start))
    assert told is not None
    line = next(each for each in told.lines if each.startswith("A wall separates it from "))
    assert behind
    assert all(name in line for name in behind)
    plain = next(at for at in range(len(ground.spaces)) if not any(at in e for e in ground.walls))
    untold = about_space(view, ground.noun(plain))
    assert untold is not None
    assert "wall" not in " ".join(untold.lines)
    assert "nobody walks or sees across" in dict(terms(view))["Wall"]


def test_a_space_says_who_flew_over_it_while_shots_at_movers_are_chosen() -> None:
    """29.5: no terrain counts."""
    view = table("opfire")
    flyer = evolve(view.units[0], flight_card="wings", walked_spaces=(on("E19"),))
    flown = evolve(view, units=(flyer, *view.units[1:]))
    told = about_space(flown, "e19")
    assert told is not None
    assert "Tomyris flew over it: no cover against opportunity fire." in told.lines
    later = about_space(evolve(flown, phase="fire"), "e19")
    assert later is not None
    assert "flew" not in " ".join(later.lines)
    assert "no terrain" in dict(terms(view))["Flying"]
    walking = evolve(flown, step="walk", acting_unit=0, points=3)
    assert doing_text(walking) == "Tomyris flies: 3 points left"


def test_a_circle_counts_the_guardians_that_can_still_come() -> None:
    """16.1, 16.7: those that are out neither count in the deck nor in the chances."""
    view = table()
    (pile,) = view.guardians
    everyone = [row.slug for row in GUARDIANS.values() if row.age == pile.age]
    circle = next(n for n, space in enumerate(view.map.spaces) if space.site == "prestige 0")
    parts = {
        7: "; 7 are in the deck, and 2 out of it. ",
        1: "; 1 is in the deck, and 8 out of it. ",
        0: "; the deck is empty and rebuilt from the 9 that were beaten. ",
    }
    for left, part in parts.items():
        beaten = tuple(everyone[: len(everyone) - left])
        told = about_space(
            evolve(view, guardians=(evolve(pile, deck=left, beaten=beaten),)), view.map.noun(circle)
        )
        assert told is not None
        words = " ".join(told.lines)
        assert part in words
        assert f" of {left or 9} take" in words


def lines_of(place: str, step: str) -> tuple[str, ...]:
    told = about(table(step), place)
    assert told is not None
    return told.lines


def test_a_space_too_far_for_the_walker_says_what_it_costs_and_what_is_left() -> None:
    """10.1: Tomyris has 7 points."""
    view = table("walk")
    assert on("D36") not in view.reach
    first = lines_of("hex:d36", "walk")[0]
    assert first.startswith("Out of reach of Tomyris: ")
    assert first.endswith(" points, and you have 7.")


def test_a_space_in_reach_says_so_on_a_narrow_line() -> None:
    assert lines_of("hex:e17", "walk")[0].startswith("In reach for ")


def test_a_space_that_nobody_enters_is_not_called_too_far() -> None:
    dome = next(iter(table("walk").map.domes.values()))
    name = table("walk").map.names[dome].lower()
    assert (
        lines_of(f"hex:{name}", "walk")[0] == "Out of reach of Tomyris: no way leads there on foot."
    )


def test_before_somebody_is_chosen_each_unit_that_may_move_has_its_distance() -> None:
    first = lines_of("hex:d36", "move")[0]
    assert first.startswith("Points to walk there: Tomyris ")
    assert " (too far)" in first
    assert "Archimedes" not in first, "who has moved already"


def test_out_of_the_move_phase_nothing_is_said_of_distances() -> None:
    assert not any("Points to walk" in line for line in lines_of("hex:d36", "melee"))
