"""The flower of seven platters: seen whole on a large screen, played with a camera on a small."""

from __future__ import annotations

from functools import cache

from engine.core import registry
from engine.core.match import Match
from engine.games.ages.view_types import View
from screens.games.ages import paint
from screens.table.camera import Camera
from tests.screens.games.ages.tables import LARGE, SMALL
from themes.look import look
from tui.widgets.canvas import Offer


@cache
def flower() -> View:
    """The mission with seven platters at its first question."""
    game = registry.find("ages")
    options = game.options(mission="neighbours", selection="pure")
    view: View = Match.begin(game, seed=4, seats=2, options=options).view(0)
    return view


def test_the_flower_is_seen_whole_at_200x60() -> None:
    picture = paint(flower(), *LARGE, look(), Offer())
    window = picture.viewport
    spaces = [mark for mark in picture.landmarks if mark.place.startswith("hex:")]
    assert window is not None
    assert len(spaces) >= 7 * 61
    for mark in spaces:
        assert window.x <= mark.x <= window.x + window.width - mark.width
        assert window.y <= mark.y <= window.y + window.height - mark.height


def test_at_80x24_the_camera_brings_every_space_of_the_flower_into_sight() -> None:
    camera, view = Camera(), flower()
    first = paint(view, *SMALL, look(), camera.shown(Offer()))
    spaces = [mark.place for mark in first.landmarks if mark.place.startswith("hex:")]
    for place in spaces[::23]:
        picture = paint(view, *SMALL, look(), camera.shown(Offer(cursor=place)))
        if camera.keep_up(picture, place):
            picture = paint(view, *SMALL, look(), camera.shown(Offer(cursor=place)))
        seen = [target for target in picture.targets if target.place == place]
        assert seen, place
