"""Looking by itself: no app, no painted board."""

from __future__ import annotations

from typing import Any, cast

from engine.core.about import About
from screens.table.parts.looking import Looking
from screens.table.place_page import PlacePage
from tests.screens.table.parts.fake_board_page import FakeBoardPage, spaces
from themes.look import Look
from tui.widgets.canvas import Picture, Target


class Guide:
    """Tells the same of every place."""

    def about(self, place: str) -> About:
        return About(f"This is {place}", ("Nothing more.",), "2.1")

    def place_page(self, place: str, width: int, height: int, look: Look) -> Picture | None:
        return None


def looking_at(*places: str, pointed: str = "") -> tuple[Looking, FakeBoardPage]:
    page = FakeBoardPage(spaces(*places), pointed_place=pointed)
    return Looking(cast("Any", page), Guide(), pane="choices"), page


def test_it_begins_where_the_cursor_is_and_ends_with_the_same_key() -> None:
    looking, page = looking_at("hex:a1", "hex:b1", pointed="hex:b1")
    looking.action_look()
    assert looking.place == "hex:b1"
    assert looking.clause == "2.1"
    looking.action_look()
    assert not looking.is_on
    assert looking.clause == ""
    assert page.painted == [(), ()]


def test_an_empty_board_has_nothing_to_look_at() -> None:
    looking, page = looking_at()
    looking.action_look()
    assert not looking.is_on
    assert page.said


def test_a_step_paints_the_board_and_the_words() -> None:
    looking, page = looking_at("hex:a1", "hex:b1")
    looking.look_at("hex:a1")
    looking.move(1, 0)
    assert looking.place == "hex:b1"
    assert page.painted == [(), ("board", "choices")]


def test_the_first_and_the_last_place_are_one_key_away() -> None:
    looking, _ = looking_at("hex:a1", "hex:b1", "hex:c1")
    looking.look_at("hex:b1")
    looking.go_to_index(-1)
    assert looking.place == "hex:c1"
    looking.go_to_index(0)
    assert looking.place == "hex:a1"


def test_the_pointer_looks_at_what_cannot_be_chosen() -> None:
    looking, _ = looking_at("hex:a1", "hex:b1")
    assert not looking.try_follow_mouse("hex:a1", is_click=True, choosable=True), (
        "that is an answer"
    )
    assert looking.try_follow_mouse("hex:a1", is_click=True)
    assert looking.try_follow_mouse("hex:b1", is_click=False), (
        "while the player looks, pointing is enough"
    )
    assert looking.try_follow_mouse("hex:a1", is_click=False, choosable=True)
    assert looking.place == "hex:a1"


def test_the_pointer_names_what_it_rests_on() -> None:
    looking, page = looking_at("hex:a1", "hex:b1")
    assert not looking.try_follow_mouse("hex:a1", is_click=False)
    assert not looking.is_on
    assert looking.hovered_name == "This is hex:a1 (click: more)"
    assert page.painted == [("prompt",)], "nothing else is painted"
    looking.try_follow_mouse("hex:b1", is_click=False, choosable=True)
    assert looking.hovered_name == "", "the list tells what can be chosen"
    looking.try_follow_mouse("hex:a1", is_click=False)
    looking.forget_pointer()
    assert looking.hovered_name == ""
    looking.try_follow_mouse("hex:a1", is_click=False)
    looking.stop()
    assert looking.hovered_name == "", "nor does the next player at the keyboard read it"


def test_a_long_name_is_cut_between_words() -> None:
    looking, _ = looking_at("with-a-name-of many words")
    looking.try_follow_mouse("with-a-name-of many words", is_click=False)
    assert looking.hovered_name == "This is with-a-name-of many… (click: more)"


def test_the_page_about_a_place_leads_to_others_of_its_kind() -> None:
    looking, page = looking_at("hex:a1", "hex:b1", "deck")
    looking.look_at("hex:a1")
    looking.open_page()
    ((opened, then),) = page.opened
    assert isinstance(opened, PlacePage)
    assert then is not None
    then("hex:b1")
    assert looking.place == "hex:b1"


def test_the_words_say_which_key_shows_the_rest() -> None:
    looking, _ = looking_at("hex:a1")
    looking.look_at("hex:a1")
    assert "This is hex:a1" in "\n".join(looking.paint_about(30, 8).lines())
    assert "<choose> shows the rest" in "\n".join(looking.paint_about(30, 4).lines())


def test_the_cursor_of_looking_knows_places_of_one_kind() -> None:
    spots = [Target("city:b", 9, 0, 2, 1), Target("city:a", 0, 0, 2, 1), Target("deck", 0, 5, 2, 1)]
    page = FakeBoardPage(Picture(20, 6, (), tuple(spots)))
    looking = Looking(cast("Any", page), Guide(), pane="choices")
    looking.look_at("city:b")
    assert looking.places_of_kind() == ("city:a", "city:b")
    looking.move(0, 1)
    assert looking.place == "deck"
    assert looking.places_of_kind() == ("deck",)
