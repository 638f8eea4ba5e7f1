"""Looking at a space that a unit cannot reach says how far it is."""

from __future__ import annotations

from engine.games.ages.about import about
from tests.screens.games.ages.tables import on, table


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
