"""Panning, zooming and paging by themselves: no app, no painted map."""

from __future__ import annotations

from typing import Any, cast

import pytest
from attrs import evolve

from screens.base.dialogs import TypePage
from screens.table import painter_registry
from screens.table.parts.map_controls import MapControls
from tests.painters import painter_of
from tests.sample_games import high_card, wide_lands
from tests.screens.table.parts.fake_board_page import FakeBoardPage, spaces
from tui.widgets.canvas import Offer, Picture
from tui.widgets.sheet import Sheet

ROW = spaces("hex:a1", "hex:b1", "hex:c1", "hex:d1", "city:a1")


def controls_of(page: FakeBoardPage) -> MapControls:
    return MapControls(cast("Any", page))


@pytest.fixture(autouse=True)
def _painter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(painter_registry._PAINTERS, "wide", wide_lands.PAINTER)


def test_the_map_is_panned_and_the_board_painted() -> None:
    page = FakeBoardPage(ROW)
    controls = controls_of(page)
    controls.action_pan_right()
    controls.action_pan_right()
    assert controls.camera.x == 8
    controls.action_pan_left()
    assert controls.camera.x < 8
    assert page.painted == [("board",)] * 3


def test_it_is_zoomed_as_far_as_the_painter_can() -> None:
    controls = controls_of(FakeBoardPage(ROW))
    for _ in range(9):
        controls.action_zoom_in()
    assert controls.camera.zoom == wide_lands.ZOOMS - 1
    controls.action_zoom_out()
    assert controls.camera.zoom == wide_lands.ZOOMS - 2


def test_the_wheel_pans_and_with_ctrl_it_zooms() -> None:
    controls = controls_of(FakeBoardPage(ROW))
    sheet = Sheet(lambda width, height: ROW)
    controls.on_wheel(Sheet.Scrolled(sheet, 0, 6, ctrl=False))
    assert (controls.camera.x, controls.camera.zoom) == (6, 0)
    controls.on_wheel(Sheet.Scrolled(sheet, -3, ctrl=True))
    assert (controls.camera.x, controls.camera.zoom) == (6, 1)


def test_pages_go_round_and_a_new_question_turns_to_its_own() -> None:
    controls = controls_of(FakeBoardPage(ROW))
    controls.action_next_page()
    assert controls.camera.page == wide_lands.PURSE
    controls.action_next_page()
    assert controls.camera.page == wide_lands.MAP
    question = object()
    controls.turn_to(question, {"number:3"})
    assert controls.camera.page == wide_lands.PURSE
    controls.action_previous_page()
    controls.turn_to(question, {"number:3"})
    assert controls.camera.page == wide_lands.MAP, "a page that was turned by hand stays"
    controls.turn_to(question, {"number:3"}, group="Numbers")
    assert controls.camera.page == wide_lands.PURSE, "a group that is opened has its own page"


def test_after_a_question_the_board_turns_back_from_its_page() -> None:
    controls, question = controls_of(FakeBoardPage(ROW)), object()
    controls.turn_to(object(), {"hex:a1"})
    controls.turn_to(question, {"number:3"})
    controls.turn_to(question, ())
    assert controls.camera.page == wide_lands.PURSE, "the question is still open"
    controls.turn_to(None, ())
    assert controls.camera.page == wide_lands.MAP
    controls.turn_to(object(), {"number:3"})
    controls.turn_to(object(), {"hex:a1"})
    controls.turn_to(None, ())
    assert controls.camera.page == wide_lands.MAP


def test_a_page_turned_by_hand_stays_after_the_question() -> None:
    controls = controls_of(FakeBoardPage(ROW))
    controls.turn_to(object(), {"number:3"})
    controls.action_next_page()
    controls.action_next_page()
    controls.turn_to(None, ())
    assert controls.camera.page == wide_lands.PURSE


def test_a_question_that_waits_for_a_scene_turns_to_its_page_after_it() -> None:
    """While a scene is shown nothing is offered; the question afterwards is the same."""
    controls, question = controls_of(FakeBoardPage(ROW)), object()
    controls.turn_to(question, ())
    assert controls.camera.page == ""
    controls.turn_to(question, {"number:3"})
    assert controls.camera.page == wide_lands.PURSE


def test_the_board_is_painted_again_where_the_camera_followed_the_cursor() -> None:
    controls = controls_of(FakeBoardPage(ROW))
    painted: list[Offer] = []

    def paint(offer: Offer) -> Picture:
        painted.append(offer)
        return ROW

    controls.paint(paint, Offer(cursor="hex:d1"), place="", shown_places=())
    assert [offer.camera[0] > 0 for offer in painted] == [False, True]
    controls.paint(paint, Offer(cursor="hex:d1"), place="", shown_places=())
    assert len(painted) == 3, "the cursor has not moved"
    controls.paint(paint, Offer(cursor="hex:d1"), place="hex:c1", shown_places=())
    assert len(painted) == 5, "what is looked at goes before the cursor"
    controls.paint(paint, Offer(), place="", shown_places={"hex:c1", "hex:d1", "city:a1"})
    assert len(painted) == 7, "without a cursor, the middle of what matters is shown"


def test_the_camera_shows_the_space_of_a_place_outside_the_map(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painter = painter_of(wide_lands.PAINTER, place_on_map=lambda view, place: "hex:d1")
    monkeypatch.setitem(painter_registry._PAINTERS, "wide", painter)
    controls = controls_of(FakeBoardPage(ROW))
    controls.paint(lambda offer: ROW, Offer(cursor="card:bow"), place="", shown_places=())
    assert controls.camera.x > 0


def test_a_board_that_fits_is_painted_once() -> None:
    whole = evolve(ROW, landmarks=(), viewport=None)
    controls = controls_of(FakeBoardPage(whole))
    painted: list[Offer] = []

    def paint(offer: Offer) -> Picture:
        painted.append(offer)
        return whole

    assert controls.paint(paint, Offer(cursor="hex:d1"), place="", shown_places=()) is whole
    assert len(painted) == 1


def test_a_place_is_found_by_its_name() -> None:
    page = FakeBoardPage(ROW)
    controls_of(page).action_find()
    ((asked, found),) = page.opened
    assert isinstance(asked, TypePage)
    assert found is not None
    found(" A1 ")
    assert page.went == [["hex:a1", "city:a1"]]
    found("zz")
    assert page.said == ["There is no zz on this board"]


@pytest.mark.parametrize(
    ("name", "notice"),
    [
        ("C20", "There is no C20 on this board: C19 or C21?"),
        ("c30", "There is no c30 on this board: C21?"),
        ("e5", "There is no e5 on this board"),
        ("Bostan", "There is no Bostan on this board: Boston?"),
    ],
)
def test_the_names_nearest_to_one_that_is_not_on_the_board_are_told(name: str, notice: str) -> None:
    page = FakeBoardPage(spaces("hex:c2", "hex:c19", "hex:c21", "hex:d20", "city:boston"))
    controls_of(page).action_find()
    ((_, found),) = page.opened
    assert found is not None
    found(name)
    assert page.said == [notice]


def test_a_board_that_is_no_map_has_none_of_the_keys() -> None:
    large, small = FakeBoardPage(ROW), FakeBoardPage(ROW, game=high_card.GAME)
    actions = ("pan_up", "zoom_in", "find", "next_page")
    assert all(map(controls_of(large).can_do, actions))
    assert not any(map(controls_of(small).can_do, actions))
    assert [key.action for key in controls_of(large).footer_keys()] == [
        "zoom_in",
        "find",
        "next_page",
    ]
    assert controls_of(small).footer_keys() == ()
