"""The map: terrain, units, encounters, markers, spaces in reach, and the way to the cursor."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rich.style import Style
from textual.strip import Strip

from engine.games.ages.map.layout import Layout
from engine.games.ages.moving.walks import walkers_route
from engine.games.ages.names import short_name
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.story.scenes import Scene
from engine.games.ages.unit_queries import cursor_space
from engine.games.ages.view_types import UnitView
from engine.games.ages.words import is_circle
from screens.games.ages.colours import TEAM_ROLE, readable_style
from screens.games.ages.map_parts.hex_art import (
    LARGEST_SIZE,
    background,
    fitting_size,
    grid_of,
    hex_areas,
    lit_colour,
    lit_space,
    sign_role,
)
from screens.games.ages.map_parts.map_legend import Mark, marks_on, paint_key_in_corner
from screens.games.ages.map_parts.rulers import Rulers, margins_in
from screens.games.ages.pen import Pen
from screens.games.ages.places import place_names, space_numbers
from screens.games.ages.signs import REACH, ROUTE, site_sign, terrain_sign
from themes.look import Look, look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Picture, Stamp, Target
from tui.widgets.minimap import draw_minimap
from tui.widgets.pen import CHANGED, Run

ZOOMS = LARGEST_SIZE + 1
NAMES_FROM = LARGEST_SIZE
"""The minimum size at which units have names and Health on the map."""
MINIMAP, MIN_MINIMAP = (22, 7), (12, 4)
"""The width and height of a minimap, if there is room, and the least for which it is painted."""
UNDERLINED = Style(underline=True)
"""Applied on the smallest map in place of a sign for which its two cells have no room."""
_REACH, _WAY, _ACTING = 0.14, 0.30, 0.30
NOWHERE = -1


def size_in(layout: Layout, area: Area, zoom: int) -> int:
    """The size in an area: the largest at which the whole map fits, plus the zoom."""
    fitting = fitting_size(layout, area.width, area.height) or 0
    return min(fitting + zoom, LARGEST_SIZE)


def minimap_rows(pen: Pen, area: Area, side: Area, *, rows_in_use: int) -> int:
    """The rows of a minimap at the lower end of `side`, beside the area of the map; 0 for none."""
    if not needs_minimap(pen.view.layout, area, pen.offer.zoom):
        return 0
    rows = min(MINIMAP[1] + 1, side.height - rows_in_use)
    return rows if rows > MIN_MINIMAP[1] and side.width > MIN_MINIMAP[0] else 0


def needs_minimap(layout: Layout, area: Area, zoom: int) -> bool:
    whole = grid_of(layout, size_in(layout, area, zoom))
    return 2 * whole.width * whole.height >= 3 * area.width * area.height


def paint_map(pen: Pen, area: Area, *, key: bool = True, minimap: Area | None = None) -> None:
    """Paint what the camera shows, a key in a free corner, and a minimap if it is needed."""
    if area.width < 2 or area.height < 1:
        return
    painter = MapPainter(pen, area)
    painter.paint()
    if needs_minimap(painter.layout, painter.area, pen.offer.zoom):
        painter.paint_minimap(minimap or painter.free_corner())
    if key and painter.fits:
        paint_key_in_corner(pen, painter.area, painter.layout, painter.size)


class MapPainter:
    """Paints the map into an area. It knows the positions and contents of the spaces."""

    def __init__(self, pen: Pen, area: Area) -> None:
        self.pen, self.view, self.layout = pen, pen.view, pen.view.layout
        self.size = size_in(self.layout, area, pen.offer.zoom)
        self.margins = margins_in(self.layout, self.size, area)
        self.area = area = area.columns(self.margins.left).rows(self.margins.top)
        whole = grid_of(self.layout, self.size)
        camera_x, camera_y = pen.offer.camera
        self.fits = whole.width <= area.width and whole.height <= area.height
        # The upper left corner of the map on the canvas.
        self.x = area.x + _offset(whole.width, area.width, camera_x)
        self.y = area.y + _offset(whole.height, area.height, camera_y)
        self.spots = hex_areas(self.layout, self.size)
        self.units: dict[int, list[UnitView]] = {}
        for unit in self.view.units:
            if unit.is_on_map:
                self.units.setdefault(unit.space, []).append(unit)
        self.scene = pen.current_scene
        self.acting_unit = (
            pen.acting_unit
            if self.scene is None
            else self._unit_with_slug(next(iter(self.scene.units), ""))
        )
        self.marks = marks_on(self.view, pen.glyphs)
        self._target_space = self._attacked_space()
        self.route = self._spaces_on_route()
        self._route_spaces = frozenset(self.route)

    def paint(self) -> None:
        pen, area = self.pen, self.area
        self.viewport = pen.canvas.viewport(area.x, area.y, area.width, area.height)
        self._paint_ground()
        self._add_targets_of_route()
        names = place_names(self.layout)
        board = pen.canvas.width, pen.canvas.height
        landmarks = _landmark_picture(self.layout, self.size, self.x, self.y, area, board)
        pen.canvas.copy_places(landmarks)
        for number in sorted(self._lively_spaces()):
            place, has_targets = names[number], False
            if number in self.units:
                has_targets = place not in pen.offer.places
            if not has_targets and not self._is_drawn(number):
                continue
            spot = self._area_of(number)
            if place and self._is_inside(spot) and self._is_drawn(number):
                self._paint_space(number, place, spot)
            if has_targets:
                self._paint_unit_targets(self.units[number], spot)
        Rulers(self.layout, self.size, self.x, self.y, self.area, self.margins).paint(pen)

    def _lively_spaces(self) -> set[int]:
        pen, numbers = self.pen, space_numbers(self.layout)
        offered_places = (*pen.offer.places, *pen.offer.changed_places, pen.offer.cursor)
        spaces = {numbers[place] for place in offered_places if place in numbers}
        spaces |= self.units.keys() | self.marks.keys() | self._route_spaces | {self._target_space}
        return spaces - {NOWHERE}

    def _paint_unit_targets(self, units: list[UnitView], spot: Area) -> None:
        pen, low = self.pen, spot.rows(1) if self.size else spot
        for unit, part in zip(units, self._plate_areas(low, len(units)), strict=True):
            place = f"unit:{unit.slug}"
            pen.canvas.landmark(place, part.x, part.y, part.width, part.height)
            if pen.is_cursor(place) and self._is_inside(spot):
                style = pen.ink("background", on="focus", bold=True)
                pen.canvas.restyle(part.x, part.y, part.width, part.height, style)

    def _plate_areas(self, area: Area, count: int) -> list[Area]:
        if self.size >= NAMES_FROM and count <= 2:
            plates = area.columns(0, max(1, area.width - 1))
            return [plates.rows(0, 2)] if count == 1 else [plates.rows(n, 1) for n in range(count)]
        if self.size and count == 1:
            return [area.columns(0, min(3, area.width)).rows(0, 1)]
        last = max(area.width - 1, 0)
        return [Area(area.x + min(number, last), area.y, 1, 1) for number in range(count)]

    def _is_drawn(self, number: int) -> bool:
        spot = self.spots[number]
        return self.pen.canvas.draws_rows(self.y + spot.y, spot.height)

    def _area_of(self, number: int) -> Area:
        spot = self.spots[number]
        return Area(self.x + spot.x, self.y + spot.y, spot.width, spot.height)

    def _is_inside(self, spot: Area) -> bool:
        area = self.area
        return (
            area.x <= spot.x
            and spot.right <= area.right
            and area.y <= spot.y
            and spot.bottom <= area.bottom
        )

    # The background

    def _paint_ground(self) -> None:
        left, top = self.area.x - self.x, self.area.y - self.y
        part = _background_part(self.layout, self.size, self.pen.canvas.look, left, top, self.area)
        self.pen.canvas.stamp(self.area.x + max(-left, 0), self.area.y + max(-top, 0), part)

    def _add_targets_of_route(self) -> None:
        """Add targets on the way for the place under the cursor, below those of the spaces."""
        if not self.pen.offer.cursor:
            return
        for number in self.route[:-1]:
            spot = self._area_of(number)
            if self._is_inside(spot):
                self.pen.add_target(self.pen.offer.cursor, spot)

    # Objects on a space

    def _attacked_space(self) -> int:
        if self.scene is not None:
            return self._space_of_scene(self.scene)
        attack = self.view.attack
        if attack is None:
            return NOWHERE
        if attack.space >= 0 or attack.target < 0:
            return attack.space
        return self.view.units[attack.target].space

    def _space_of_scene(self, scene: Scene) -> int:
        number = self.pen.chart.numbers.get(scene.space, NOWHERE)
        unit = self._unit_with_slug(scene.units[-1]) if len(scene.units) > 1 else None
        return number if number >= 0 or unit is None else unit.space

    def _unit_with_slug(self, slug: str) -> UnitView | None:
        return next((unit for unit in self.view.units if unit.slug == slug), None)

    def _spaces_on_route(self) -> tuple[int, ...]:
        if self.scene is not None:
            targets = self.scene.units[-1:] if self.scene.on_the_way else ()
            target = self._unit_with_slug(targets[0]) if targets else None
            return target.walked_spaces if target is not None else ()
        cursor = self.pen.offer.cursor
        if cursor not in self.pen.offer.places or not cursor.startswith("hex:"):
            return ()
        space = cursor_space(self.view, cursor)
        route = walkers_route(self.view, space) if space is not None else None
        return route.spaces if route is not None else ()

    def _paint_space(self, number: int, place: str, spot: Area) -> None:
        pen, units = self.pen, self.units.get(number, [])
        ground = self._highlight(number, place, spot)
        signs = self._sign_runs(number, place, ground)
        if pen.chart.spaces[number].is_cavern:
            self._paint_cavern(units, signs, spot)
        elif self.size == 0:
            self._paint_small_space(units, signs, spot)
            self._underline_for_missing_signs(number, place, spot)
        else:
            room = spot.width - 1 - int(self._is_walled(number))
            for x, (sign, ink) in enumerate(signs[:room], spot.x + 1):
                pen.canvas.put(x, spot.y, sign, ink)
            if self.size >= NAMES_FROM:
                self._write_requirement(number, ground, spot)
                self._paint_with_names(units, spot.rows(1))
            else:
                self._paint_letters(units, spot.rows(1))
        if place in pen.offer.changed_places:
            pen.canvas.restyle(spot.x, spot.y, 1, 1, CHANGED)
        if place == pen.offer.cursor:
            style = pen.ink("background", on="focus", bold=True)
            pen.canvas.restyle(spot.x, spot.y, spot.width, spot.height, style)
        letter = pen.offer.places.get(place)
        if letter:
            style = pen.ink("background", on="focus", bold=True)
            pen.canvas.text(spot.right - len(letter), spot.y, letter, style)

    def _paint_cavern(self, units: list[UnitView], signs: list[Run], spot: Area) -> None:
        pen = self.pen
        if units:
            pen.canvas.put(
                spot.x, spot.bottom - 1, pen.letter(units[0]), pen.plate_style(units[0].team)
            )
        elif signs:
            pen.canvas.put(spot.x, spot.bottom - 1, *signs[0])

    def _sign_runs(self, number: int, place: str, ground: str) -> list[Run]:
        """The signs beside the terrain sign: objects, and whether the space is in reach.

        On the smallest map a guardian's space has no sign of reach beside a marker or a unit: two
        cells have no room for it, and its colour says it too.
        """
        pen, signs = self.pen, self._signs_below_units(number)
        if self.size == 0 and signs and is_circle(pen.chart.spaces[number]):
            signs = signs[:1]
        else:
            signs += self._signs_of_reach(number, place)
        look = pen.canvas.look
        return [(sign, readable_style(look, role, ground, bold=True)) for sign, role in signs]

    def _signs_below_units(self, number: int) -> list[Mark]:
        """The objects on a space; on the smallest map its own sign, if a unit covers that."""
        marks = list(self.marks.get(number, []))
        if marks or self.size or number not in self.units:
            return marks
        space, glyphs = self.pen.chart.spaces[number], self.pen.glyphs
        sign = site_sign(space, glyphs)
        if not sign and (is_circle(space) or space.terrain == "dome"):
            sign = terrain_sign(space, glyphs)
        return [(sign, sign_role(self.layout, space))] if sign else []

    def _signs_of_reach(self, number: int, place: str) -> list[Mark]:
        """The sign of a space on the way, or of one that can be chosen; none for others."""
        glyphs = self.pen.glyphs
        if number in self._route_spaces:
            return [(ROUTE.sign_for(glyphs), "focus")]
        return [(REACH.sign_for(glyphs), "focus")] if place in self.pen.offer.places else []

    def _is_walled(self, number: int) -> bool:
        chart, (q, r) = self.pen.chart, self.pen.chart.spaces[number].hex
        east = chart.numbers_by_hex.get((q + 1, r))
        return (number, east) in chart.blind_edges

    def _highlight(self, number: int, place: str, spot: Area) -> str:
        look, acting = self.pen.canvas.look, self.acting_unit
        if acting is not None and acting.is_on_map and acting.space == number:
            role, share = TEAM_ROLE[acting.team], _ACTING
        elif number == self._target_space:
            role, share = "bad", _ACTING
        elif number in self._route_spaces:
            role, share = "focus", _WAY
        elif place in self.pen.offer.places:
            role, share = "focus", _REACH
        else:
            return lit_colour(self.layout, number, look, "focus", 0)
        lit = lit_space(self.layout, self.size, look, number, role, share)
        self.pen.canvas.stamp(spot.x, spot.y, lit)
        return lit_colour(self.layout, number, look, role, share)

    def _paint_small_space(self, units: list[UnitView], signs: list[Run], spot: Area) -> None:
        pen = self.pen
        for x, unit in enumerate(units[:2], spot.x):
            pen.canvas.put(x, spot.y, pen.letter(unit), pen.plate_style(unit.team))
        if len(units) > 2:
            pen.canvas.put(spot.x + 1, spot.y, "+", pen.ink("bright", on="background", bold=True))
        if len(units) < 2 and signs:
            pen.canvas.put(spot.x + 1, spot.y, *signs[0])
        if not units and len(signs) > 1:
            pen.canvas.put(spot.x, spot.y, *signs[-1])  # In reach: more than its terrain.

    def _underline_for_missing_signs(self, number: int, place: str, spot: Area) -> None:
        """Underline cells in place of signs for which the space's two cells have no room."""
        canvas, units = self.pen.canvas, self.units.get(number, [])
        signs_below = self._signs_below_units(number)
        if len(units) > 1 and signs_below:
            canvas.restyle(spot.x + 1, spot.y, 1, 1, UNDERLINED)
        covers_sign = bool(units) or is_circle(self.pen.chart.spaces[number])
        has_no_cell = len(units) > 1 or (covers_sign and signs_below)
        if has_no_cell and self._signs_of_reach(number, place):
            canvas.restyle(spot.x, spot.y, 1, 1, UNDERLINED)

    def _paint_letters(self, units: list[UnitView], spot: Area) -> None:
        pen = self.pen
        if len(units) == 1:
            text = f" {pen.letter(units[0])} "[: spot.width]
            pen.canvas.text(spot.x, spot.y, text, pen.plate_style(units[0].team))
            return
        units_with_letter = units if len(units) <= spot.width else units[: spot.width - 1]
        for x, unit in enumerate(units_with_letter, spot.x):
            pen.canvas.put(x, spot.y, pen.letter(unit), pen.plate_style(unit.team))
        if len(units_with_letter) < len(units):
            pen.canvas.put(
                spot.right - 1, spot.y, "+", pen.ink("bright", on="background", bold=True)
            )

    def _write_requirement(self, number: int, ground: str, spot: Area) -> None:
        encounter = ENCOUNTERS.get(self.view.counters.get(number, ""))
        if encounter is None:
            return
        text = (
            f"{encounter.rating[:3].capitalize()} {encounter.value}" if encounter.rating else "card"
        )
        ink = readable_style(self.pen.canvas.look, "gold", ground)
        self.pen.canvas.text(spot.x, spot.y + 1, text, ink, width=spot.width - 1)

    def _paint_with_names(self, units: list[UnitView], area: Area) -> None:
        pen, width = self.pen, area.width - 1
        if len(units) > 2:
            self._paint_letters(units, area)
        for row, unit in enumerate(units if len(units) == 2 else ()):
            text = f"{pen.letter(unit)} {unit.health}/{unit.max_health}"
            line = f"{text:<{width}}"[:width]
            pen.canvas.text(area.x, area.y + row, line, pen.plate_style(unit.team))
        if len(units) == 1:
            unit = units[0]
            name = short_name(unit.slug)
            name = name.upper() if unit.team == 0 else name.lower()
            line = f"{name:<{width}}"[:width]
            pen.canvas.text(area.x, area.y, line, pen.plate_style(unit.team))
            health = f"{pen.letter(unit)} {unit.health}/{unit.max_health}"
            pen.canvas.text(
                area.x, area.y + 1, f"{health:<{width}}"[:width], pen.plate_style(unit.team)
            )

    def paint_minimap(self, area: Area | None) -> None:
        """Paint a minimap in an area with an empty row and column; None for no minimap."""
        if area is None or not self.pen.canvas.draws_rows(area.y, area.height):
            return
        marks: list[tuple[Target, str]] = []
        for number, place in enumerate(place_names(self.layout)):
            spot = self._area_of(number)
            units = self.units.get(number, [])
            role = TEAM_ROLE[units[0].team] if units else ""
            marks.append((Target(place, spot.x, spot.y, spot.width, spot.height), role))
        width, height = min(MINIMAP[0], area.width - 1), min(MINIMAP[1], area.height - 1)
        x, y = area.x + 1, area.y + 1
        draw_minimap(self.pen.canvas, x, y, width, height, marks, self.viewport)

    def free_corner(self) -> Area | None:
        area = self.area
        width, height = min(MINIMAP[0], area.width // 3), min(MINIMAP[1], area.height // 3)
        if width < MIN_MINIMAP[0] or height < MIN_MINIMAP[1]:
            return None
        for y in (area.bottom - height - 1, area.y):
            for x in (area.right - width - 1, area.x):
                corner = Area(x, y, width + 1, height + 1)
                spots = map(self._area_of, range(len(self.spots)))
                if not any(spot.overlaps(corner) for spot in spots):
                    return corner
        return None


def _offset(size: int, room: int, camera: int) -> int:
    """The start of a map: centred if it fits, otherwise shifted by the camera."""
    return (room - size) // 2 if size <= room else -camera


@lru_cache(32)
def _landmark_picture(
    layout: Layout, size: int, x: int, y: int, area: Area, board: tuple[int, int]
) -> Picture:
    """The spaces of a map as landmarks of an empty picture, seen through an area of a board."""
    canvas = Canvas(*board, look())
    canvas.viewport(area.x, area.y, area.width, area.height)
    all_spots = hex_areas(layout, size)
    for place, number in space_numbers(layout).items():
        spot = all_spots[number]
        canvas.landmark(place, x + spot.x, y + spot.y, spot.width, spot.height)
    return canvas.picture()


@lru_cache(64)
def _background_part(
    layout: Layout, size: int, look: Look, left: int, top: int, area: Area
) -> Stamp:
    """The part of the background that begins at a cell of it, at most as large as an area."""
    whole = background(layout, size, look)
    x, y = max(left, 0), max(top, 0)
    width = max(0, min(whole.width - x, area.width - max(-left, 0)))
    height = max(0, min(whole.height - y, area.height - max(-top, 0)))
    strips: Iterable[Strip] = (each.crop(x, x + width) for each in whole.strips[y : y + height])
    return Stamp.from_picture(Picture(width, height, tuple(strips)))
