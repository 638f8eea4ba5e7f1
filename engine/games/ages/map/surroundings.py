"""The location of a map slot as text: the platters beside it, and its side."""

from __future__ import annotations

from statistics import fmean

from attrs import frozen

from engine.core.text import capital, join_with_and, ordinal
from engine.games.ages.map.layout import Layout, PlacedPiece, platters_beside
from engine.games.ages.map.slots import (
    MapPlace,
    are_neighbours,
    horizontal_position,
    pieces_by_slot,
    reading_order,
)
from engine.games.ages.names import piece_name
from engine.games.ages.rows.missions import Mission, PlatterSlot

MIN_ACROSS, MIN_DOWN = 4, 2
"""The least half columns and rows from the middle of its neighbours that put a slot on a side."""


@frozen
class Surroundings:
    platters_beside: tuple[str, ...]
    side: str
    """Its direction from the middle of these: "above", "left", "upper left"; may be empty."""
    number: int
    """Its place among the platter slots of the layout, row by row from 1; 0 for a key slot."""


def surroundings(layout: Layout, mission: Mission, place: MapPlace) -> Surroundings:
    platters = {
        (i, j): name for (kind, i, j), name in pieces_by_slot(layout).items() if kind == "platter"
    }
    touched_slots = [slot for slot in _platter_slots_around(place, mission) if slot in platters]
    slots = sorted((("platter", *slot) for slot in mission.platters), key=reading_order)
    number = slots.index(place) + 1 if place in slots else 0
    return Surroundings(
        tuple(platters[each] for each in touched_slots), _side(place, touched_slots), number
    )


def _platter_slots_around(place: MapPlace, mission: Mission) -> tuple[PlatterSlot, ...]:
    kind, i, j = place
    if kind == "platter":
        return tuple(slot for slot in mission.platters if are_neighbours(slot, (i, j)))
    return platters_beside(kind, i, j)


def _side(place: MapPlace, touched_slots: list[PlatterSlot]) -> str:
    """The side of the platters that a slot is on; empty if it is in their middle."""
    if not touched_slots:
        return ""
    middles: list[MapPlace] = [("platter", i, j) for i, j in touched_slots]
    right = horizontal_position(place) - fmean(map(horizontal_position, middles))
    offset_down = PlacedPiece("", *place).centre[1] - fmean(
        PlacedPiece("", *each).centre[1] for each in middles
    )
    rows = "upper" if offset_down < -MIN_DOWN else "lower" if offset_down > MIN_DOWN else ""
    columns = "left" if right < -MIN_ACROSS else "right" if right > MIN_ACROSS else ""
    one_word = {"upper": "above", "lower": "below"}
    return f"{rows} {columns}".strip() if columns else one_word.get(rows, "")


def slot_text(slot: Surroundings) -> str:
    """A slot: "above Copper Mesa", "below, between Copper Mesa and Quarry Works"."""
    names = join_with_and(
        piece_name(each).removeprefix("the mined ") for each in slot.platters_beside
    )
    preposition = "beside" if slot.number else "between"
    if not slot.platters_beside:
        return f"{ordinal(slot.number)} platter slot"
    if not slot.side:
        return f"{preposition} {names}"
    upright = slot.side in ("above", "below")
    side_text = slot.side if upright else f"to the {slot.side}"
    if len(slot.platters_beside) > 1:
        return f"{side_text}, {preposition} {names}"
    return f"{side_text} {names}" if upright else f"{side_text} of {names}"


def slot_label(slot: Surroundings) -> str:
    """A slot in a row of a list, with the first words of platters: "Above Copper and Quarry"."""
    if not slot.platters_beside:
        return capital(slot_text(slot))
    first = join_with_and(
        piece_name(each).removeprefix("the mined ").split()[0] for each in slot.platters_beside
    )
    if not slot.side:
        return first if len(slot.platters_beside) > 2 else f"Between {first}"
    return f"{capital(slot.side)}{'' if slot.side in ('above', 'below') else ' of'} {first}"
