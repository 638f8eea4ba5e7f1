"""Large games: a menu of three hundred choices, and a map of forty by forty hexes."""

from __future__ import annotations

from attrs import evolve

from bench.stopwatch import seconds_each
from bench.table import Group, Row
from engine.core.choice import Decision, Description, choice
from screens.table import painter_registry
from screens.table.cached_board import CachedBoard
from screens.table.menus.menu import Menu
from tests.sample_games import wide_lands
from themes.look import look
from tui.keys import make_keymap
from tui.widgets.canvas import Offer, Picture
from tui.widgets.places import next_place

MENU_CHOICES = 300
SIZES = ((80, 14), (82, 33), (150, 57))
"""The sizes of the board in a terminal of 80x24, 120x36 and 200x60."""


def large_rows() -> Group:
    """The menu, and painting the map as a whole and after a step of the cursor."""
    rows = [Row(f"a menu of {MENU_CHOICES} choices and its rows", menu_seconds())]
    for width, height in SIZES:
        paint, step = map_seconds(width, height)
        rows.append(Row(f"paint the map, {width} x {height}", paint))
        rows.append(
            Row(
                f"a step of the cursor, {width} x {height}",
                step,
                base=paint,
                beside="painting the map",
            )
        )
    return Group("Large games: 300 choices, 1,600 hexes", tuple(rows))


def menu_seconds() -> float:
    """Seconds to make a menu and its rows."""
    offered = tuple(choice("walk", f"s{number}") for number in range(MENU_CHOICES))
    descriptions = {
        each: Description("Walk", each.noun, place=f"hex:{each.noun}") for each in offered
    }
    decision, letters = Decision(0, "Where to?", offered), make_keymap().free_letters()

    def make() -> int:
        Menu(decision, descriptions.__getitem__, letters).rows(range(20))
        return 1

    return seconds_each(make)


def map_seconds(width: int, height: int) -> tuple[float, float]:
    """Seconds to paint the map, and to move the cursor on it."""
    view = wide_lands.View(0, (820, 822), (60, 60), (0, 0), 0, None)
    places = {f"hex:{wide_lands.name_of(space)}": "" for space in range(700, 940)}
    offer = Offer(places, camera=(20, 14))

    def paint() -> int:
        wide_lands.PAINTER.paint(view, width, height, look(), offer)
        return 1

    return seconds_each(paint), _step_seconds(view, width, height, offer)


def _step_seconds(view: wide_lands.View, width: int, height: int, offer: Offer) -> float:
    painter_registry.register("wide", wide_lands.PAINTER)
    board, own_place = CachedBoard(), f"hex:{wide_lands.name_of(820)}"

    def shown(place: str) -> Picture:
        return board.paint("wide", view, width, height, look(), evolve(offer, cursor=place))

    def step() -> int:
        picture, place = shown(own_place), own_place
        for direction in (1, -1, 1, -1):
            place = next_place(picture.walkable, place, direction, 0)
            picture = shown(place)
        return 4

    return seconds_each(step)
