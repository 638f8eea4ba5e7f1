"""The pages of guardians and encounters: the chances of those who can face them."""

from __future__ import annotations

from attrs import evolve

from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from screens.games.ages import PAINTER
from screens.games.ages.about.adventures import encounter_with_chances, guardian_text
from screens.games.ages.unit_queries import adventurers
from screens.table.painter_registry import plotted_numbers_of_others
from tests.screens.games.ages.tables import table


def test_the_acting_unit_comes_first_and_nobody_off_the_map() -> None:
    """16.2: only a unit in the labyrinth meets its guardian."""
    view = table("walk", acting_unit=1)
    assert next(each.slug for each in adventurers(view)) == "archimedes"
    lost = evolve(view.units[0], fate="off map", space=-1)
    view = evolve(view, units=(lost, *view.units[1:]))
    words = guardian_text(view, next(iter(GUARDIANS.values())))
    assert words.index("Chance to pass: Archimedes") < words.index(", Pavlichenko ")
    assert "Tomyris" not in words


def test_an_encounter_names_only_people_on_the_map() -> None:
    """15.2: a unit off the map faces no encounter."""
    view = table("walk", acting_unit=1)
    easy = evolve(view, units=tuple(evolve(each, fate="off map") for each in view.units))
    for slug, met in ENCOUNTERS.items():
        if met.rating is not None:
            assert "None of your people on the map" in encounter_with_chances(easy, slug)


def test_the_numbers_of_the_other_team_are_told_by_its_name() -> None:
    """19.2: the recap compares them."""
    found = plotted_numbers_of_others(PAINTER, table("move"), 0)
    assert list(found) == ["Black"]
    assert found["Black"]["characters alive"] == 3
