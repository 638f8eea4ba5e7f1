"""The pages about places: each unit's chances, and everything about a unit."""

from __future__ import annotations

from attrs import evolve

from engine.games.ages.adventures.about import (
    adventure_site_lines,
    encounter_with_chances,
    guardian_text,
)
from engine.games.ages.map.sight import line_of_sight, what_blocks
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.unit_queries import characters_on_map
from engine.games.ages.units import Fate
from engine.games.ages.view_types import CardView, View
from screens.games.ages import PAINTER
from screens.games.ages.chances_page import candidate_tables
from screens.games.ages.unit_page import upper_unit_page
from screens.table.painter_registry import plotted_numbers_of_others
from tests.screens.games.ages.tables import table
from tests.tools.pictures import text
from themes.look import look


def test_the_acting_unit_comes_first_and_nobody_off_the_map() -> None:
    """16.2: only a unit in the labyrinth meets its guardian."""
    view = table("walk", acting_unit=1)
    assert next(each.slug for each in characters_on_map(view)) == "archimedes"
    lost = evolve(view.units[0], fate=Fate.OFF_MAP, space=-1)
    view = evolve(view, units=(lost, *view.units[1:]))
    words = guardian_text(view, next(iter(GUARDIANS.values())))
    assert words.index("Chance to pass: Archimedes") < words.index(", Pavlichenko ")
    assert "Tomyris" not in words


def test_the_page_of_a_labyrinth_says_the_prices_of_its_guardians() -> None:
    """16.2: how many of them take cards, and how many each unit with cards can pay."""
    view = table("walk", acting_unit=1)
    card = CardView("exile-cube", known=True, shown=False)
    rich = evolve(view.units[1], cards=(card, card))
    poor = evolve(view.units[0], cards=())
    view = evolve(view, units=(poor, rich, *view.units[2:]), path_markers={})
    circle = next(n for n, each in enumerate(view.map.spaces) if each.site == "war 0")
    words = " ".join(adventure_site_lines(view, circle))
    assert "8 of 9 take 1 to 3 cards to pass for sure. Can pay now: Archimedes (2 cards) 7" in words


def test_an_encounter_names_only_people_on_the_map() -> None:
    """15.2: a unit off the map faces no encounter."""
    view = table("walk", acting_unit=1)
    easy = evolve(view, units=tuple(evolve(each, fate=Fate.OFF_MAP) for each in view.units))
    for slug, met in ENCOUNTERS.items():
        if met.rating is not None:
            assert "None of your people on the map" in encounter_with_chances(easy, slug)


def test_the_numbers_of_the_other_team_are_told_by_its_name() -> None:
    """19.2: the recap compares them."""
    found = plotted_numbers_of_others(PAINTER, table("move"), 0)
    assert list(found) == ["Black"]
    assert found["Black"]["characters alive"] == 3


def test_the_page_of_a_space_says_that_a_grenade_gets_where_nobody_sees() -> None:
    """5.7: it flies over buildings, so that a walk to an unseen space may still be shot at."""
    view = table("walk", acting_unit=1)
    unit = view.units[0]
    hidden = [
        name
        for number, name in enumerate(view.map.names)
        if line_of_sight(view.map, unit.space, number) is None
        and line_of_sight(view.map, unit.space, number, lobbed=True) is not None
    ]
    tables = dict(candidate_tables(view, f"hex:{hidden[0].lower()}"))
    row = next(each for each in tables["Who sees it"] if each.unit.slug == unit.slug)
    obstacle = what_blocks(view.map, unit.space, view.map.numbers[hidden[0]])
    told = f"{obstacle} is in the way; only a grenade gets there"
    assert (row.verdict, row.text.partition("; ")[2]) == ("no", told)


def test_nobody_is_said_to_see_into_a_dome() -> None:
    """5.1: the dome itself is not in the way of the line to it."""
    view = table("walk", acting_unit=1)
    name = view.map.names[next(iter(view.map.domes.values()))]
    tables = dict(candidate_tables(view, f"hex:{name.lower()}"))
    for row in tables["Who sees it"]:
        assert row.verdict == "is here" or row.text.endswith("; nobody sees into or out of a dome")


SMALL_PAGE = (72, 20)
"""The room of a page in a terminal of 80x24."""


def with_cards(*slugs: str) -> View:
    view = table("move")
    cards = tuple(CardView(slug, known=True, shown=False) for slug in slugs)
    return evolve(view, units=(evolve(view.units[0], cards=cards), *view.units[1:]))


def page_text(view: View, place: str, size: tuple[int, int] = SMALL_PAGE) -> str:
    picture = PAINTER.place_page(view, place, *size, look())
    assert picture is not None
    return text(picture)


def test_the_text_of_a_card_is_wrapped_and_not_cut() -> None:
    words = page_text(with_cards("grand-tour", "keeper-of-keys"), "unit:tomyris")
    assert "…" not in words
    for slug in ("grand-tour", "keeper-of-keys"):
        assert TREASURES[slug].text in " ".join(words.split())


def test_the_state_of_a_unit_is_wrapped_and_not_cut() -> None:
    view = with_cards()
    changed = evolve(view.units[0], experience=1, encounters_passed=2, has_tribute=True)
    words = page_text(evolve(view, units=(changed, *view.units[1:])), "unit:tomyris", (60, 20))
    assert "experience 1 (off)" in " ".join(words.split())
    assert "…" not in words


def test_a_page_that_needs_more_rows_is_higher_and_loses_nothing() -> None:
    view = with_cards("grand-tour", "keeper-of-keys", "yew-bow", "hill-pony")
    low, high = (page_text(view, "unit:tomyris", (72, height)) for height in (12, 27))
    assert low == high
    assert "Odds" in low


def test_the_page_beside_the_map_ends_where_its_room_does() -> None:
    picture = upper_unit_page(with_cards("grand-tour"), "unit:tomyris", 72, 12, look())
    assert picture is not None
    assert picture.height == 12
    assert upper_unit_page(with_cards(), "hex:e19", 72, 12, look()) is None


def test_who_sees_a_space_is_wrapped_and_not_cut() -> None:
    view = table("move")
    for name in ("e19", "g13", "d32", "f30"):
        assert "…" not in page_text(view, f"hex:{name}", (48, 20))
