"""The map: spaces, their contents, the spaces in reach, and the path to the cursor."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from engine.games.ages.about import about
from engine.games.ages.briefing import terms
from engine.games.ages.fire.walk_fire import fire_along
from engine.games.ages.map.chart import PROHIBITED, chart
from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.moving.routes import reachable_costs, route_to
from engine.games.ages.moving.walks import walkers_route as route_of_view
from engine.games.ages.names import short_name
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.steps import Step
from engine.games.ages.unit_queries import place_on_map
from engine.games.ages.units import Fate
from engine.games.ages.view_types import CardView
from engine.games.ages.words import GUARDIAN, encounter_sign
from engine.testing import play
from screens.games.ages import PAINTER
from screens.games.ages.colours import TEAM_ROLE
from screens.games.ages.map import ZOOMS
from screens.games.ages.map_parts.hex_art import SIZES, background, fitting_size, grid_of, hex_areas
from screens.games.ages.map_parts.map_legend import free_corner, marks_on
from screens.games.ages.signs import (
    EXIT,
    FLAG,
    MARKERS,
    MONUMENT,
    REACH,
    ROUTE,
    RUIN,
    TERRAIN_SIGNS,
    TRIBUTE,
    site_letters,
    terrain_sign,
    unit_letters,
)
from tests.engine.games.ages.scene import black, layout as scene_layout, white
from tests.engine.games.ages.table import ages
from tests.engine.games.ages.test_chart import a_map
from tests.screens.games.ages.tables import LARGE, LAYOUT, MIDDLE, SMALL, offer, on, shooting, table
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.canvas import Offer, Picture, Target


def place(picture: Picture, name: str) -> Target:
    """Where a place is on the board, or would be."""
    return next(each for each in picture.landmarks if each.place == name)


def cell(picture: Picture, x: int, y: int) -> str:
    return picture.strips[y].text[x]


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("seed", range(4))
def test_spaces_share_no_cell_and_lie_within_the_grid(seed: int, size: int) -> None:
    layout = a_map(seed)
    whole, taken = grid_of(layout, size), set[tuple[int, int]]()
    for spot in hex_areas(layout, size):
        cells = {(x, y) for x in range(spot.x, spot.right) for y in range(spot.y, spot.bottom)}
        assert len(cells) == SIZES[size][0] * SIZES[size][1]
        assert not cells & taken
        assert all(0 <= x < whole.width and 0 <= y < whole.height for x, y in cells)
        taken |= cells


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("size", range(len(SIZES)))
def test_each_space_shows_its_terrain(size: int, glyphs: str) -> None:
    picture = background(LAYOUT, size, look("dark", glyphs))
    for space, spot in zip(chart(LAYOUT).spaces, hex_areas(LAYOUT, size), strict=True):
        if not space.site:
            sign = TERRAIN_SIGNS[space.terrain].sign_for(look("dark", glyphs).glyphs)
            assert picture.strips[spot.y].text[spot.x] == sign, space


def test_walls_are_drawn_from_the_second_size_on() -> None:
    small, larger = (text(background(LAYOUT, size, look())) for size in (0, 1))
    assert "▕" not in small
    assert "▕" in larger
    assert "▁" in larger


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
def test_the_whole_map_is_in_the_window_without_zooming(size: tuple[int, int]) -> None:
    picture = PAINTER.paint(table("walk"), *size, look(), Offer())
    viewport = picture.viewport
    assert viewport is not None
    for each in picture.landmarks:
        assert viewport.x <= each.x
        assert each.x + each.width <= viewport.x + viewport.width
        assert viewport.y <= each.y
        assert each.y + each.height <= viewport.y + viewport.height


def test_larger_panes_show_larger_spaces() -> None:
    widths = [
        place(PAINTER.paint(table("walk"), *size, look(), Offer()), "hex:e19").width
        for size in (SMALL, MIDDLE, LARGE)
    ]
    assert widths == [2, 3, 6]


def test_each_zoom_is_larger_until_the_largest() -> None:
    view = table("walk")
    sizes = [
        place(PAINTER.paint(view, *SMALL, look(), Offer(zoom=zoom)), "hex:e19")
        for zoom in range(ZOOMS)
    ]
    assert [(each.width, each.height) for each in sizes] == list(SIZES)
    assert fitting_size(LAYOUT, 10, 3) is None


def test_a_map_that_does_not_fit_has_a_minimap_and_a_camera() -> None:
    view = table("walk")
    still = PAINTER.paint(view, *MIDDLE, look(), Offer(zoom=2))
    moved = PAINTER.paint(view, *MIDDLE, look(), Offer(zoom=2, camera=(10, 4)))
    before, after = place(still, "hex:e19"), place(moved, "hex:e19")
    assert (before.x - after.x, before.y - after.y) == (10, 4)
    assert "┌" in text(still)
    assert "┌" not in text(PAINTER.paint(view, *MIDDLE, look(), Offer()))


@pytest.mark.parametrize("camera", [(0, 0), (40, 0), (0, 12), (40, 12), (200, 60)])
def test_the_minimap_covers_no_space_wherever_the_camera_is(camera: tuple[int, int]) -> None:
    picture = PAINTER.paint(table("walk"), *MIDDLE, look(), Offer(zoom=2, camera=camera))
    assert picture.viewport is not None
    rows = [(y, line.find("┌")) for y, line in enumerate(picture.lines()) if "┌" in line]
    assert rows, "there is one"
    assert not any(picture.viewport.contains(x, y) for y, x in rows)


def test_units_stand_where_they_are_with_capitals_for_white() -> None:
    for size in (SMALL, MIDDLE):
        picture = PAINTER.paint(table("walk"), *size, look(), Offer())
        for name, letter in (("tomyris", "T"), ("miyamoto-musashi", "m")):
            spot = next(each for each in picture.landmarks if each.place == f"unit:{name}")
            row = picture.strips[spot.y].text[spot.x : spot.x + spot.width]
            assert letter in row


def test_names_and_health_are_on_the_map_at_the_largest_size() -> None:
    shown = text(PAINTER.paint(table("walk"), *LARGE, look(), Offer()))
    assert "TOMYR" in shown
    assert "T 3/4" in shown
    assert "musas" in shown


def test_a_unit_off_the_map_is_no_landmark() -> None:
    picture = PAINTER.paint(table("walk"), *MIDDLE, look(), Offer())
    assert not any(each.place == "unit:rivet-77" for each in picture.landmarks)
    assert any(each.place == "unit:rivet-77" for each in picture.targets)


def test_encounters_cards_and_markers_have_signs() -> None:
    picture = PAINTER.paint(table("free"), *MIDDLE, look(), Offer())
    for name, sign in (("b10", "?"), ("g13", "6"), ("h20", "="), ("f30", "▤")):
        spot = place(picture, f"hex:{name}")
        assert cell(picture, spot.x + 1, spot.y) == sign
    assert "▲" in text(picture)
    assert "▼" in text(picture)


def test_an_encounter_that_was_seen_shows_what_it_asks_for() -> None:
    assert encounter_sign("?") == "?"
    assert encounter_sign("turkey-shoot") == "6"


def test_what_is_in_reach_is_marked_and_nothing_else() -> None:
    view = table("walk")
    picture = PAINTER.paint(view, *MIDDLE, look(), offer(view))
    for name in ("d20", "c25"):
        spot = place(picture, f"hex:{name}")
        assert "◦" in picture.strips[spot.y].text[spot.x : spot.x + spot.width], name
    far = place(picture, "hex:b40")
    assert "◦" not in picture.strips[far.y].text[far.x : far.x + far.width]


def test_the_way_to_the_cursor_is_that_of_the_rules() -> None:
    view = table("walk")
    unit, goal = view.units[0], on("C25")
    found = route_of_view(view, goal)
    assert found is not None
    assert found.spaces == route_to(view, unit, view.points, goal)
    assert found.cost == reachable_costs(view, unit, view.points)[goal]
    picture = PAINTER.paint(view, *MIDDLE, look(), offer(view, cursor="hex:c25"))
    for space in found.spaces[:-1]:
        spot = place(picture, f"hex:{chart(LAYOUT).names[space].lower()}")
        assert "•" in picture.strips[spot.y].text[spot.x : spot.x + spot.width]


def test_the_panel_tells_the_cost_and_who_may_shoot() -> None:
    view = table("walk")
    shown = text(PAINTER.paint(view, *MIDDLE, look(), offer(view, cursor="hex:d24")))
    assert "In reach for 3 of 7 points" in shown
    told = about(view, "hex:d24")
    assert told is not None
    shots = "Shots: Gorgon wounds 35%, kills 8% at D24; with a face-down weapon: "
    assert re.fullmatch(re.escape(shots) + r"Musashi \d+% likely\.", told.lines[1])
    assert "Shots: Gorgon wounds 35%" in shown


def test_a_narrow_panel_has_the_numbers_of_the_first_shot_in_one_row() -> None:
    view = table("walk")
    shown = text(PAINTER.paint(view, *SMALL, look(), offer(view, cursor="hex:d24")))
    assert "Gorgon wounds 35%" in shown


def test_the_panel_tells_who_may_shoot_on_the_way_and_where() -> None:
    """11.1: a walk to a goal that nobody sees is not safe if an open weapon reaches its way."""
    view = table("walk")
    rifle = (CardView("bolt-rifle", True, True),)
    armed = evolve(view.units[4], cards=rifle, space=on("C27"))
    units = (*view.units[:3], evolve(view.units[3], cards=()), armed, *view.units[5:])
    view = evolve(view, units=units)
    unit = view.units[0]
    unsafe = {
        goal: fire.known_spaces
        for goal in view.reach
        for fire in fire_along(view, unit, route_to(view, unit, view.points, goal))
        if goal not in fire.known_spaces
    }
    goal, spaces = next(iter(unsafe.items()))
    told = about(view, f"hex:{view.map.names[goal].lower()}")
    assert told is not None
    assert any(f"at {view.map.names[each]}" in line for line in told.lines for each in spaces)
    safe = set(view.reach) - {
        goal
        for goal in view.reach
        if fire_along(view, unit, route_to(view, unit, view.points, goal))
    }
    for goal in view.reach:
        told = about(view, f"hex:{view.map.names[goal].lower()}")
        assert told is not None
        assert ("No enemy can shoot at it on this way." in told.lines) == (goal in safe)


def test_the_panel_says_if_a_face_down_weapon_reaches_the_way_only() -> None:
    """24.14: the goal itself is then safe."""
    view = table("walk")
    unit, seen = view.units[0], set[bool]()
    for goal in view.reach:
        route = route_to(view, unit, view.points, goal)
        fires = [each for each in fire_along(view, unit, route) if not each.known_spaces]
        told = about(view, f"hex:{view.map.names[goal].lower()}")
        assert told is not None
        is_told = "likely (on the way only)" in " ".join(told.lines)
        assert is_told == any(goal not in each.unknown for each in fires)
        seen.add(is_told)
    assert seen == {True, False}


def test_there_is_no_way_while_nothing_walks() -> None:
    assert route_of_view(table("move"), on("C25")) is None


def test_the_space_attacked_looks_different() -> None:
    calm, fired = table("target"), shooting()
    spot = place(PAINTER.paint(calm, *MIDDLE, look(), Offer()), "hex:e21")
    one, other = (
        [segment.style for segment in PAINTER.paint(each, *MIDDLE, look(), Offer()).strips[spot.y]]
        for each in (calm, fired)
    )
    assert one != other


def test_letters_of_a_team_are_all_different() -> None:
    slugs = ("tomyris", "toussaint-louverture", "the-green-warden")
    assert len(set(unit_letters(slugs).values())) == 3
    assert short_name("old-grumbletoe") == "Grumbletoe"
    assert short_name("quill-of-nine") == "Quill"
    assert short_name("warden-unit-12") == "Unit 12"


def test_no_two_units_have_the_same_short_name() -> None:
    names = [short_name(slug) for slug in PROFILES]
    assert len(names) == len(set(names))
    assert max(map(len, names)) <= 12


@pytest.mark.parametrize("seed", range(6))
def test_the_key_covers_no_space(seed: int) -> None:
    layout = a_map(seed)
    for size, (width, height) in ((1, (66, 26)), (3, (133, 39)), (0, (44, 13))):
        whole = grid_of(layout, size)
        left, top = (width - whole.width) // 2, (height - whole.height) // 2
        corner = free_corner(layout, size, width, height, left=left, least=(26, 5))
        if corner is None:
            continue
        for spot in hex_areas(layout, size):
            below = spot.bottom + top > corner.y
            assert not (below and spot.right + left > corner.x)


def test_the_key_tells_what_terrain_costs() -> None:
    shown = text(PAINTER.paint(table("free"), *MIDDLE, look(), Offer()))
    assert "woods 2" in shown
    assert "swamp 3" in shown
    assert all(name in PROHIBITED for name in ("deep water", "fire", "obstacle"))


def test_three_units_in_a_small_space_are_counted() -> None:
    view = table("free")
    units = tuple(evolve(each, space=on("E19"), fate=Fate.ON_MAP) for each in view.units)
    picture = PAINTER.paint(evolve(view, units=units), *SMALL, look(), Offer())
    spot = place(picture, "hex:e19")
    assert picture.strips[spot.y].text[spot.x : spot.x + 2] == "T+"


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
def test_a_cavern_under_a_mesa_can_be_pointed_at_and_shows_who_is_in_it(
    size: tuple[int, int],
) -> None:
    layout = scene_layout("copper-mesa-mined")
    found = chart(layout)
    below = [number for number, space in enumerate(found.spaces) if space.is_cavern]
    mouth = next(there for there, _ in found.steps[below[0]] if not found.spaces[there].is_cavern)
    walking = ages(white("hanno", mouth), black("pell", below[-1]), layout=layout, step=Step.MOVE)
    play(walking, "white: move hanno")
    view = walking.view("white")
    offered = [f"hex:{choice.noun}" for choice in walking.match.pending[0].choices if choice.noun]
    assert any(each.endswith("-below") for each in offered)
    picture = PAINTER.paint(view, *size, look(), Offer(places=dict.fromkeys(offered, "")))
    assert {each.place for each in picture.landmarks} >= set(offered)
    lit = place(picture, f"hex:{found.noun(below[-1])}")
    assert lit.width == 1
    shown = PAINTER.paint(view, *size, look(), Offer(camera=(lit.x - 20, lit.y - 5)))
    there = place(shown, f"hex:{found.noun(below[-1])}")
    assert (
        cell(shown, there.x, there.y + there.height - 1) == unit_letters(("pell",))["pell"].lower()
    )


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_letters_on_the_map_are_units(glyphs: str) -> None:
    """Items and terrain on the map have signs that no unit can have."""
    drawn = look("dark", glyphs).glyphs
    signs = [terrain_sign(space, drawn) for space in chart(LAYOUT).spaces]
    signs += [sign for signs in marks_on(table("walk"), drawn).values() for sign, _ in signs]
    items = (RUIN, MONUMENT, FLAG, EXIT, TRIBUTE, REACH, ROUTE)
    signs += [GUARDIAN, *(each.sign_for(drawn) for each in items)]
    assert not [sign for sign in signs if sign.isalpha()]


def test_no_unit_has_the_letter_of_a_site() -> None:
    """In ASCII some sites are letters; the units of a map with them have others."""
    bases = tuple(
        PlacedPiece(piece, "d", number, 0)
        for number, piece in enumerate(("base-white", "base-black", "lith", "alliance"))
    )
    avoided = site_letters(bases, look("dark", "ascii").glyphs)
    assert set("HVPA") < set(avoided)
    assert site_letters(bases, look("dark", "unicode").glyphs) == ""
    team = ("hanno", "the-hollow-rider", "pell", "archimedes", "harry-houdini", "anansi")
    assert not set(unit_letters(team, avoided).values()) & set(avoided)
    assert unit_letters(team)["hanno"] == "H"


def test_the_sign_of_a_guardian_stays_beside_a_unit_and_a_marker() -> None:
    """At the smallest size: a unit, or a marker and the reach of a walk, do not hide it."""
    view = table("walk")
    circles = {
        number: space.site
        for number, space in enumerate(view.map.spaces)
        if space.site.endswith(" 0")
    }
    with_unit, with_marker, *_ = circles
    units = (*view.units[:1], evolve(view.units[1], space=with_unit), *view.units[2:])
    path = f"{view.map.layout[view.map.spaces[with_marker].piece].piece}"
    marked = evolve(view, units=units, path_markers={f"{path} {circles[with_marker][:-2]}": (0, 0)})
    places = {f"hex:{view.map.names[number].lower()}": "" for number in circles}
    lines = text(PAINTER.paint(marked, *SMALL, look(), Offer(places)))
    assert "A!" in lines
    assert f"!{MARKERS[0].sign_for(look().glyphs)}" in lines


def spaces_with_signs() -> dict[str, int]:
    """A dome, a guardian's circle and an encounter, and a space without a sign."""
    view = table("free")
    spaces = list(enumerate(view.map.spaces))
    free = {*view.counters, *view.ground}
    return {
        "dome": next(n for n, each in spaces if each.terrain == "dome"),
        "guardian": next(n for n, each in spaces if each.site.endswith(" 0")),
        "encounter": next(iter(view.counters)),
        "nothing": next(n for n, each in spaces if each.terrain == "clear" and n not in free),
    }


@pytest.mark.parametrize(
    ("kind", "sign"), [("dome", "◎"), ("guardian", "!"), ("encounter", "?"), ("nothing", " ")]
)
def test_a_unit_on_the_smallest_map_leaves_the_sign_of_its_space_in_sight(
    kind: str, sign: str
) -> None:
    view, space = table("free"), spaces_with_signs()[kind]
    units = (*view.units[:1], evolve(view.units[1], space=space), *view.units[2:])
    picture = PAINTER.paint(evolve(view, units=units), *SMALL, look(), Offer())
    spot = place(picture, f"hex:{view.map.noun(space)}")
    assert picture.strips[spot.y].text[spot.x : spot.x + 2] == f"A{sign}"


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("kind", ["dome", "guardian", "encounter", "nothing"])
def test_units_that_hide_a_sign_on_the_smallest_map_are_underlined(kind: str, count: int) -> None:
    view, space = table("free"), spaces_with_signs()[kind]
    units = tuple(
        evolve(each, space=space, fate=Fate.ON_MAP) if number < count else each
        for number, each in enumerate(view.units)
    )
    picture = PAINTER.paint(evolve(view, units=units), *SMALL, look(), Offer())
    spot = place(picture, f"hex:{view.map.noun(space)}")
    first, second = (
        bool(segment.style and segment.style.underline)
        for x in (spot.x, spot.x + 1)
        for segment in picture.strips[spot.y].crop(x, x + 1)
    )
    assert (first, second) == (False, kind != "nothing")
    assert "the second of two units if they hide a sign" in dict(terms(view))["Underlined unit"]


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("kind", ["dome", "guardian", "encounter", "nothing"])
def test_a_space_in_reach_without_room_for_the_sign_of_reach_is_underlined(
    kind: str, count: int
) -> None:
    view, space = table("free"), spaces_with_signs()[kind]
    units = tuple(
        evolve(each, space=space, fate=Fate.ON_MAP) if number < count else each
        for number, each in enumerate(view.units)
    )
    noun = f"hex:{view.map.noun(space)}"
    has_room = kind == "nothing" and count == 1
    for places in ({}, {noun: ""}):
        picture = PAINTER.paint(evolve(view, units=units), *SMALL, look(), Offer(places=places))
        spot = place(picture, noun)
        (cell,) = picture.strips[spot.y].crop(spot.x, spot.x + 1)
        assert bool(cell.style and cell.style.underline) == (bool(places) and not has_room)
        text = picture.strips[spot.y].text[spot.x : spot.x + 2]
        assert ("◦" in text) == (bool(places) and has_room)
    assert "underlined if the space is in reach" in dict(terms(view))["Underlined unit"]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE, (260, 100)])
def test_the_whole_plate_of_the_unit_under_the_cursor_is_highlighted(
    size: tuple[int, int],
) -> None:
    """At every size: cells of the plate that keep the team's colour look like another unit."""
    view, space = table("fire"), on("E21")
    pictures = [
        PAINTER.paint(view, *size, look(), Offer(cursor=cursor))
        for cursor in ("", "unit:miyamoto-musashi")
    ]
    spot = place(pictures[0], f"hex:{view.map.noun(space)}")
    plate = look().palette[TEAM_ROLE[1]]
    plain, marked = (
        sum(
            len(segment.text)
            for y in range(spot.y, spot.y + spot.height)
            for segment in picture.strips[y].crop(spot.x, spot.x + spot.width)
            if segment.style is not None
            and segment.style.bgcolor is not None
            and segment.style.bgcolor.name == plate
        )
        for picture in pictures
    )
    assert (plain > 0, marked) == (True, 0)


def test_the_camera_shows_the_unit_that_is_asked_about() -> None:
    """A card is with the unit that acts, and a row of the roster is about its unit."""
    view = table("walk", acting_unit=1)
    here, other = (f"hex:{view.map.names[unit.space].lower()}" for unit in view.units[1::-1])
    assert place_on_map(view, "card:yew-bow") == here
    assert place_on_map(view, f"unit:{view.units[0].slug}") == other
    assert place_on_map(view, other) == other
    assert place_on_map(view, "done") == "done"
