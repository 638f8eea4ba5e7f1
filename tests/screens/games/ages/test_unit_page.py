"""The pages about units and places: nothing is cut, and longer pages are scrolled."""

from __future__ import annotations

from attrs import evolve

from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import CardView, View
from screens.games.ages import PAINTER
from screens.games.ages.unit_page import upper_unit_page
from tests.screens.games.ages.tables import table
from tests.tools.pictures import text
from themes.look import look

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
