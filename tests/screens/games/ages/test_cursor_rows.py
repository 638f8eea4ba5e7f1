"""A step of the cursor over the map of Duel of Ages II paints some rows again, and no others."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from attrs import evolve

from engine.games.ages.turns.phases import turn_texts
from engine.games.ages.view_types import View
from screens.games.ages import PAINTER
from screens.games.ages.map import MapPainter
from screens.table import painter_registry
from screens.table.cached_board import CachedBoard
from screens.table.painter_registry import paint_board
from tests.painters import painter_of
from tests.screens.games.ages.tables import LARGE, MIDDLE, SMALL, offer as offer_at, table
from themes.look import Look, look
from tui.widgets.area import Area
from tui.widgets.canvas import Offer, Picture

LOOK = look()
SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)


def cursors(offer: Offer) -> list[str]:
    """Some of the places that the cursor can come to, and some that are only looked at."""
    places = list(offer.places)
    return ["", *places[:: max(1, len(places) // 9)], places[-1], "unit:rivet-77", "nowhere"]


def touched(picture: Picture) -> list[str]:
    cells = ((x, y) for y in range(picture.height) for x in range(0, picture.width, 2))
    found = (picture.target_at(x, y) for x, y in cells)
    return [target.place if target is not None else "" for target in found]


@SIZES
@pytest.mark.parametrize("step", ["walk", "move", "fire"])
def test_a_walk_over_the_map_shows_what_painting_all_of_it_shows(
    size: tuple[int, int], step: str
) -> None:
    board, view = CachedBoard(), table(step)
    offer = offer_at(view)
    for place in cursors(offer):
        here = evolve(offer, cursor=place)
        steady, whole = (
            board.paint("ages", view, *size, LOOK, here),
            paint_board("ages", view, *size, LOOK, here),
        )
        assert steady.strips == whole.strips
        assert touched(steady) == touched(whole)
        assert steady.landmarks == whole.landmarks


@SIZES
def test_a_step_paints_the_rows_of_the_way_and_of_the_panel_only(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Collection[int]] = []

    def counted(
        view: View, width: int, height: int, wear: Look, offer: Offer, rows: Collection[int]
    ) -> Picture:
        asked.append(rows)
        return PAINTER.paint_rows(view, width, height, wear, offer, rows)

    painter = painter_of(PAINTER, paint_rows=counted)
    monkeypatch.setattr("screens.table.cached_board.find_painter", lambda slug: painter)
    assert painter_registry.find_painter("ages") is PAINTER
    view = table("walk")
    offer = offer_at(view)
    spaces = [place for place in offer.places if place.startswith("hex:")]
    for place in spaces:
        CachedBoard().paint("ages", view, *size, LOOK, evolve(offer, cursor=place))
    assert len(asked) == len(spaces)
    mean = sum(len(rows) for rows in asked) / len(asked)
    assert mean < 0.75 * size[1]


@SIZES
def test_a_step_looks_at_the_spaces_in_its_rows_and_leaves_the_headline_alone(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    spaces: list[int] = []
    headlines: list[str] = []

    def spot(painter: MapPainter, number: int) -> Area:
        spaces.append(number)
        return found(painter, number)

    def said(view: View) -> list[str]:
        headlines.append("asked")
        return turn_texts(view)

    found = MapPainter._area_of
    monkeypatch.setattr(MapPainter, "_area_of", spot)
    monkeypatch.setattr("screens.games.ages.headline.turn_texts", said)
    board, view = CachedBoard(), table("walk")
    offer = offer_at(view)
    board.paint("ages", view, *size, LOOK, offer)
    whole, steps = len(spaces), 0
    assert len(headlines) == 1
    headlines.clear()
    spaces.clear()
    for place in [each for each in offer.places if each.startswith("hex:")][::4]:
        board.paint("ages", view, *size, LOOK, evolve(offer, cursor=place))
        steps += 1
    assert len(spaces) < 0.6 * whole * steps
    assert not headlines
