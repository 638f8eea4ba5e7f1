"""Wide maps: the flower of seven platters, and two shores that are lower than they are wide."""

from __future__ import annotations

from functools import cache

from engine.core import registry
from engine.core.match import start_match
from engine.games.ages.names import short_name
from engine.games.ages.view_types import View
from screens.games.ages import PAINTER
from screens.games.ages.board import is_flat
from screens.table.parts.camera import Camera
from tests.screens.games.ages.tables import LARGE, MIDDLE, SMALL
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.canvas import Offer


@cache
def begun(mission: str) -> View:
    game = registry.find("ages")
    options = game.options(mission=mission, selection="pure")
    view: View = start_match(game, seed=4, seats=2, options=options).view(0)
    return view


def flower() -> View:
    return begun("neighbours")


def test_the_flower_is_seen_whole_at_200x60() -> None:
    picture = PAINTER.paint(flower(), *LARGE, look(), Offer())
    window = picture.viewport
    spaces = [mark for mark in picture.landmarks if mark.place.startswith("hex:")]
    assert window is not None
    assert len(spaces) >= 7 * 61
    for mark in spaces:
        assert window.x <= mark.x <= window.x + window.width - mark.width
        assert window.y <= mark.y <= window.y + window.height - mark.height


def test_at_80x24_the_camera_brings_every_space_of_the_flower_into_sight() -> None:
    camera, view = Camera(), flower()
    first = PAINTER.paint(view, *SMALL, look(), camera.offer_with_camera(Offer()))
    spaces = [mark.place for mark in first.landmarks if mark.place.startswith("hex:")]
    for place in spaces[::23]:
        picture = PAINTER.paint(view, *SMALL, look(), camera.offer_with_camera(Offer(cursor=place)))
        if camera.try_follow_cursor(picture, place):
            picture = PAINTER.paint(
                view, *SMALL, look(), camera.offer_with_camera(Offer(cursor=place))
            )
        seen = [target for target in picture.targets if target.place == place]
        assert seen, place


def test_below_a_low_wide_map_are_whole_names_and_the_achievements() -> None:
    view = begun("shores")
    shown = text(PAINTER.paint(view, *MIDDLE, look(), Offer()))
    assert "Achievements" in shown
    assert [unit.slug for unit in view.units if short_name(unit.slug) not in shown] == []
    assert not is_flat(flower(), Area(0, 0, *MIDDLE)), "it is as high as it is wide"
