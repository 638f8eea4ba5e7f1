"""The map during its construction: the slots, the placed pieces, and the current piece."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from engine.core.hexes import Hex
from engine.games.ages.map.chart import chart
from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.map.slots import (
    MapPlace,
    key_slots,
    kind_of,
    parse_place,
    place_text,
    turns_for,
)
from engine.games.ages.rows.missions import PlatterSlot
from engine.games.ages.rows.pieces import PLATTERS
from engine.games.ages.view_types import View
from screens.games.ages.colours import readable_style
from screens.games.ages.map_parts.hex_art import (
    LARGEST_SIZE,
    Grid,
    grid_over,
    ground_colour,
    paint_ground,
    sign_style,
)
from screens.games.ages.pen import Pen
from screens.games.ages.signs import REACH
from tui.widgets.area import Area

SAMPLES = {"platter": next(iter(PLATTERS)), "d": "dome 1", "u": "dome 1"}
"""A piece for each kind of slot, which determines the slot's hexes."""
_FREE, _SHUT, _KEY_SHUT, _HAND = 0.22, 0.30, 0.12, 0.30
"""The share of a colour mixed into possible slots, other slots, and the piece itself."""


@frozen
class SlotMap:
    """The positions of the slots of a mission's map at a size."""

    grid: Grid
    slots: dict[MapPlace, tuple[Hex, ...]]

    def row_areas(self, place: MapPlace) -> list[Area]:
        spots_by_row: dict[int, list[Area]] = {}
        for space in self.slots[place]:
            spot = self.grid.area_of(space)
            spots_by_row.setdefault(spot.y, []).append(spot)
        return [
            Area(min(s.x for s in row), y, max(s.right for s in row) - min(s.x for s in row),
                 self.grid.down)
            for y, row in sorted(spots_by_row.items())
        ]  # fmt: skip


@lru_cache(64)
def slot_map_of(platters: tuple[PlatterSlot, ...], size: int) -> SlotMap:
    places: list[MapPlace] = [("platter", i, j) for i, j in platters]
    slots = {place: hexes_of(place) for place in (*places, *key_slots(platters))}
    return SlotMap(grid_over([each for hexes in slots.values() for each in hexes], size), slots)


@lru_cache(256)
def hexes_of(place: MapPlace) -> tuple[Hex, ...]:
    spaces = chart((PlacedPiece(SAMPLES[place[0]], *place),)).spaces
    return tuple(space.hex for space in spaces if not space.is_cavern)


def fitting_slot_map(view: View, area: Area, zoom: int) -> SlotMap:
    platters = view.mission_row.platters
    slot_maps = [slot_map_of(platters, size) for size in range(LARGEST_SIZE + 1)]
    fits = [
        size
        for size, slot_map in enumerate(slot_maps)
        if slot_map.grid.width <= area.width and slot_map.grid.height <= area.height
    ]
    return slot_maps[min((fits[-1] if fits else 0) + zoom, LARGEST_SIZE)]


def place_of_slot(place: MapPlace) -> str:
    """The place of a slot: `slot:d 0 1`."""
    return f"slot:{place_text(place)}"


def piece_in_hand(view: View, cursor: str) -> PlacedPiece | None:
    """The current piece in the slot under the cursor; None if the cursor is not on a slot."""
    building = view.building
    if building is None or not building.piece:
        return None
    kind, _, name = cursor.partition(":")
    if kind == "slot" and not building.slot and name:
        place = parse_place(name)
        if (place[0] == "platter") != (kind_of(building.piece) == "platter"):
            return None
        turns = turns_for(view.layout, building.piece, place)
        return PlacedPiece(building.piece, *place, turns[0] if turns else 0)
    if kind == "turn" and building.slot:
        return PlacedPiece(building.piece, *parse_place(building.slot), int(name))
    return None


def paint_plan(pen: Pen, area: Area) -> None:
    if area.width < 2 or area.height < 1:
        return
    _Painter(pen, area).paint()


class _Painter:
    def __init__(self, pen: Pen, area: Area) -> None:
        self.pen, self.area, self.view = pen, area, pen.view
        self.slot_map = fitting_slot_map(pen.view, area, pen.offer.zoom)
        whole, (camera_x, camera_y) = self.slot_map.grid, pen.offer.camera
        fits_across, fits_down = whole.width <= area.width, whole.height <= area.height
        self.x = area.x + ((area.width - whole.width) // 2 if fits_across else -camera_x)
        self.y = area.y + ((area.height - whole.height) // 2 if fits_down else -camera_y)
        self.lying_pieces = {(each.slot, each.i, each.j): each for each in pen.view.layout}
        self.hand = piece_in_hand(pen.view, pen.offer.cursor)

    def paint(self) -> None:
        area = self.area
        self.pen.canvas.viewport(area.x, area.y, area.width, area.height)
        for place in self.slot_map.slots:
            self._paint_slot(place)

    def _paint_slot(self, place: MapPlace) -> None:
        pen, laid_piece, hand = self.pen, self.lying_pieces.get(place), self.hand
        name = f"piece:{laid_piece.piece}" if laid_piece is not None else place_of_slot(place)
        in_it = hand is not None and (hand.slot, hand.i, hand.j) == place
        if (
            hand is not None
            and in_it
            and place_of_slot(place) in (*pen.offer.places, self._turning_slot())
        ):
            self._paint_piece(hand, lit=True)
        elif laid_piece is not None:
            self._paint_piece(laid_piece, lit=False)
            if pen.is_cursor(name):
                self._paint_outline(place)
        else:
            self._paint_free_slot(place, name)
        self._add_targets(place, name, is_turned=in_it and pen.offer.cursor.startswith("turn:"))

    def _turning_slot(self) -> str:
        building = self.view.building
        return f"slot:{building.slot}" if building is not None and building.slot else ""

    def _add_targets(self, place: MapPlace, name: str, *, is_turned: bool) -> None:
        """Make each row of a slot a target for it; the cursor goes to its middle."""
        pen, area = self.pen, self.area
        rows = self.slot_map.row_areas(place)
        middle = rows[len(rows) // 2]
        for row in rows:
            spot = self._on_canvas(row)
            if row is middle:
                pen.canvas.landmark(name, spot.x, spot.y, spot.width, spot.height)
            visible = spot.intersection(area)
            if spot.overlaps(area):
                pen.add_target(name, visible)
                if is_turned:
                    pen.add_target(pen.offer.cursor, visible)

    def _on_canvas(self, spot: Area) -> Area:
        return Area(self.x + spot.x, self.y + spot.y, spot.width, spot.height)

    def _visible_cells(self, space: Hex) -> Area | None:
        spot = self._on_canvas(self.slot_map.grid.area_of(space))
        inside = spot.intersection(self.area)
        return spot if (inside.width, inside.height) == (spot.width, spot.height) else None

    def _paint_piece(self, placed: PlacedPiece, *, lit: bool) -> None:
        pen, layout = self.pen, (placed,)
        for space in chart(layout).spaces:
            spot = self._visible_cells(space.hex)
            if spot is None or space.is_cavern:
                continue
            paint_ground(pen.canvas, space, spot, layout)
            if lit:
                look = pen.canvas.look
                ground = look.mix(ground_colour(layout, space, look), "focus", _HAND)
                ink = sign_style(layout, space, look, ground)
                pen.canvas.restyle(spot.x, spot.y, spot.width, spot.height, ink)

    def _paint_free_slot(self, place: MapPlace, name: str) -> None:
        pen, look = self.pen, self.pen.canvas.look
        is_offered, cursor = name in pen.offer.places, pen.is_cursor(name)
        shut = _SHUT if place[0] == "platter" else _KEY_SHUT
        role, share = ("focus", _FREE) if is_offered else ("border", shut)
        if cursor:
            role, share = ("focus" if is_offered else "bad"), _HAND
        ground = look.mix("background", role, share)
        ink = readable_style(look, "focus" if is_offered else "muted", ground, bold=is_offered)
        sign = (
            REACH.sign_for(pen.glyphs)
            if is_offered
            else pen.glyphs.cross
            if cursor
            else pen.glyphs.dot
        )
        for space in self.slot_map.slots[place]:
            spot = self._visible_cells(space)
            if spot is not None:
                pen.canvas.fill(spot.x, spot.y, spot.width, spot.height, ink)
                pen.canvas.put(spot.x, spot.y, sign, ink)
        letter = pen.offer.places.get(name)
        middle = self._on_canvas(
            self.slot_map.row_areas(place)[len(self.slot_map.row_areas(place)) // 2]
        )
        if letter and middle.intersection(self.area).width == middle.width:
            style = pen.ink("background", on="focus", bold=True)
            pen.canvas.text(middle.x + middle.width // 2 - 1, middle.y, f" {letter} ", style)

    def _paint_outline(self, place: MapPlace) -> None:
        style = self.pen.ink("background", on="focus", bold=True)
        for row in self.slot_map.row_areas(place):
            spot = self._on_canvas(row).intersection(self.area)
            if spot.width:
                self.pen.canvas.restyle(spot.x, spot.y, 1, spot.height, style)
