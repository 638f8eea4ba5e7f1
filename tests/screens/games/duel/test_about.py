"""A player can look at anything on the table of Duel, at every size."""

from __future__ import annotations

import pytest

from engine.core.about import About
from engine.games.duel.about import about
from screens.games.duel import PAINTER
from tests.engine.games.duel.table import duel, has
from tests.screens.games.duel.tables import SIZES, moments, view_of
from themes.look import look
from tui.widgets.canvas import Offer


def read(view: object, place: str) -> str:
    told = about(view, place)  # type: ignore[arg-type]
    assert isinstance(told, About)
    return "\n".join((told.title, *told.lines))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_painted_place_tells_something_to_everyone(size: tuple[int, int]) -> None:
    seen = set()
    for state, _ in moments(3, every=5):
        for seat in (0, 1, None):
            view = view_of(state, seat)
            for target in PAINTER.paint(view, *size, look("dark", "unicode"), Offer()).targets:
                told = about(view, target.place)
                assert told is not None, target.place
                assert told.title
                assert all(told.lines), target.place
                seen.add(target.place.partition(":")[0])
    assert {"region", "city", "market", "share", "inventor", "tech", "card", "goal"} <= seen
    assert {"pr", "reserved"} <= seen


def test_a_place_of_another_table_is_not_known() -> None:
    assert about(duel(tesla=has(), edison=has()).view("tesla"), "hex:12") is None


def test_a_region_shows_all_parts_of_its_sums() -> None:
    """10.1: two points for a City, and 1, 3, 6, 8 or 9 for shares of a company."""
    table = duel(
        tesla=has(cities=["albany", "buffalo"], shares={"tesla": 3}),
        edison=has(),
        chips={"new-york": "DC"},
    )
    words = read(table.view("tesla"), "region:new-york")
    assert (
        "Tesla has 10 points: 4 for 2 Cities (Albany and Buffalo) and 6 for 3 Tesla shares."
        in words
    )
    assert "You lead on points." in words
    assert "the DC player cannot electrify its Cities" in words


def test_out_west_needs_no_preposition_and_no_points_no_zero() -> None:
    view = duel(tesla=has(cities=["albany"]), edison=has()).view("tesla")
    assert read(view, "holdings:0:out-west") == "Tesla Out West\nTesla has no points Out West."
    assert read(view, "holdings:1:new-england").endswith("has no points in New England.")


def test_a_pile_says_who_holds_its_technology() -> None:
    """6.4: you must hold the chip of its Technology."""
    table = duel(tesla=has(shares={"brush": 2}), edison=has())
    words = read(table.view("tesla"), "market:brush")
    assert "3 shares left in the market" in words
    assert "you must hold the Technology Bulbs; Edison holds it now." in words
    assert "You have 2, worth 3 points." in words


def test_a_card_explains_its_actions() -> None:
    """5.2: each Action with its effect."""
    words = read(duel(tesla=has(), edison=has()).view("tesla"), "card:mark-twain")
    assert "Advance: take a Technology from the rival." in words
    assert "Propaganda +3: gain PR" in words


def test_a_goal_lists_its_parts() -> None:
    """9.8: Edison's three conditions."""
    table = duel(tesla=has(pr=4), edison=has(pr=1))
    words = read(table.view("tesla"), f"goal:{table.seat('edison')}")
    assert "not met: Regions with No AC, 0 of 3" in words
    assert "not met: ahead in PR, 3 behind" in words
    assert "wins at once" in words


def test_the_standing_reads_as_whole_sentences() -> None:
    """12.1: the leader of each Region follows its name in the same sentence."""
    table = duel(tesla=has(cities=["albany"]), edison=has())
    words = read(table.view("tesla"), "standing")
    assert "New York: you lead on points." in words
    assert "!." not in words
