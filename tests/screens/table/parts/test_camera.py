"""Which part of a board larger than its pane is shown."""

from __future__ import annotations

from screens.table.parts.camera import MARGIN, Camera, middle_of
from tests.sample_games import wide_lands
from themes.look import look
from tui.widgets.canvas import Canvas, Offer, Picture, Target

WINDOW = Target("", 0, 1, 40, 10)
VIEW = wide_lands.View(None, (0, 1599), (60, 60), (0, 0), 0, None)


def painted(camera: Camera, width: int = 80, height: int = 14) -> Picture:
    return wide_lands.PAINTER.paint(VIEW, width, height, look(), camera.offer_with_camera(Offer()))


def test_it_moves_as_little_as_brings_a_place_into_the_window() -> None:
    camera = Camera()
    assert not camera.try_bring_into_view(Target("a", 10, 5, 2, 1), WINDOW)
    assert camera.try_bring_into_view(Target("a", 50, 5, 2, 1), WINDOW)
    assert (camera.x, camera.y) == (50 - (40 - MARGIN - 2), 0)
    assert camera.try_bring_into_view(Target("a", 10, -7, 2, 1), WINDOW)
    assert camera.y == -7 - (1 + MARGIN)


def test_a_place_as_large_as_the_window_is_shown_from_its_beginning() -> None:
    camera = Camera()
    camera.try_bring_into_view(Target("a", 5, 6, 40, 10), WINDOW)
    assert (camera.x, camera.y) == (5, 5)
    assert not camera.try_bring_into_view(Target("a", 0, 1, 40, 10), WINDOW)


def test_it_follows_when_the_cursor_goes_elsewhere_and_then_leaves_the_player_alone() -> None:
    camera = Camera()
    assert camera.try_follow_cursor(painted(camera), "hex:an40")
    assert any(each.place == "hex:an40" for each in painted(camera).targets)
    camera.pan(-50, -30, painted(camera))
    assert not camera.try_follow_cursor(painted(camera), "hex:an40"), "the cursor has not moved"
    assert camera.try_follow_cursor(painted(camera), "hex:an39")
    assert not Camera().try_follow_cursor(painted(Camera()), "nowhere")


def test_a_place_at_the_edge_is_shown_without_empty_rows_beyond_the_board() -> None:
    camera = Camera(x=9, y=9)
    assert camera.try_follow_cursor(painted(camera), "hex:a1")
    assert (camera.x, camera.y) == (0, 0)
    assert camera.try_follow_cursor(painted(camera), f"hex:{wide_lands.name_of(1599)}")
    assert (camera.x, camera.y) == (81 - 80, 40 - 13)


def test_a_board_that_was_panned_beyond_its_edge_stays_until_the_cursor_needs_it() -> None:
    camera = Camera(y=-MARGIN)
    assert not camera.try_follow_cursor(painted(camera), "hex:b5")
    assert camera.y == -MARGIN


def test_panning_ends_where_the_board_ends() -> None:
    camera = Camera()
    for _ in range(99):
        camera.pan(9, 9, painted(camera))
    far = camera.x, camera.y
    assert far == (81 - 80 + MARGIN, 40 - 13 + MARGIN)
    for _ in range(99):
        camera.pan(-9, -9, painted(camera))
    assert (camera.x, camera.y) == (-MARGIN, -MARGIN)
    camera.pan(9, 9, Picture(5, 5, ()))
    assert (camera.x, camera.y) == (-MARGIN, -MARGIN), "a board without a viewport stays"


def test_zoom_and_pages_stay_in_their_range() -> None:
    camera = Camera()
    camera.zoom_by(-1, 3)
    assert camera.zoom == 0
    for _ in range(5):
        camera.zoom_by(1, 3)
    assert camera.zoom == 2
    camera.zoom_by(1, 0)
    assert camera.zoom == 0
    camera.turn_page(("map", "purse"), 1)
    assert camera.page == "purse"
    camera.turn_page(("map", "purse"), 1)
    assert camera.page == "map"
    camera.turn_page((), 1)
    assert camera.page == "map"


def test_landmarks_lie_also_outside_of_the_window_and_targets_never_do() -> None:
    picture = painted(Camera(x=30, y=9))
    assert len(picture.landmarks) == len(wide_lands.spaces())
    assert any(each.x < 0 for each in picture.landmarks)
    assert all(each.y >= 1 for each in picture.targets if each.place.startswith("hex:"))
    walkable = {each.place for each in picture.walkable}
    assert walkable == {each.place for each in picture.landmarks} | {"stay", "drop"}


def test_a_picture_drawn_onto_another_brings_its_landmarks_and_window() -> None:
    canvas = Canvas(100, 20, look())
    inner = painted(Camera())
    canvas.draw(5, 2, inner)
    outer = canvas.picture()
    assert outer.landmarks[0].x == inner.landmarks[0].x + 5
    assert outer.viewport == Target("", 5, 3, 80, 13)


def test_the_middle_of_some_places_is_one_of_them() -> None:
    places = {f"hex:{wide_lands.name_of(space)}" for space in (0, 2, 4, 40 * 39)}
    assert middle_of(painted(Camera()), {"hex:a1", "hex:c1", "hex:e1"}) == "hex:c1"
    assert middle_of(painted(Camera()), places) in places
    assert middle_of(painted(Camera()), ()) == ""
