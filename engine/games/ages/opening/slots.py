"""Where a piece may be laid and how it may be turned, or why not (RULES.md 30.2, 30.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.choice import Idea, Refusal, choice
from engine.games.ages.map.slots import (
    MapPlace,
    key_slots,
    key_slots_for,
    kind_of,
    parse_place,
    place_text,
    platter_slots,
    platters_laid,
    turns_for,
    why_no_slot,
)
from engine.games.ages.opening.unfinished_map import Building
from engine.games.ages.rows.missions import WHITE
from engine.games.ages.units import AnyState


def building_at(table: AnyState) -> Building:
    assert table.building is not None
    return table.building


def slots_for(table: AnyState, piece: str) -> list[MapPlace]:
    """The slots where the team in turn may lay a piece (30.2, 30.5, 30.15)."""
    if kind_of(piece) == "platter":
        mission, chosen = table.mission_row, building_at(table).chosen_platters
        return platter_slots(mission, table.layout, chosen_platters=chosen, piece=piece)
    others = _slots_of_black(table)
    return [place for place in _key_slots(table, piece) if place not in others]


def _key_slots(table: AnyState, piece: str) -> list[MapPlace]:
    """The slots for a key, those of the other half included."""
    return key_slots_for(table.mission_row, table.layout, piece, building_at(table).keys)


def _slots_of_black(table: AnyState) -> tuple[MapPlace, ...]:
    """The key slots beside the platters that only Black lays, while White builds (30.15)."""
    mission = table.mission_row
    if mission.method != "halves" or table.turn != WHITE:
        return ()
    lying = platters_laid(table.layout)
    return key_slots(tuple(slot for slot in mission.platters if slot not in lying))


def why_not_in(table: AnyState, piece: str, place: MapPlace) -> str:
    """The reason why the team in turn may not lay a piece in a slot; "" if it may."""
    mission = table.mission_row
    is_platter = kind_of(piece) == "platter"
    if is_platter != (place[0] == "platter"):
        return f"only {'keys' if is_platter else 'platters'} fit there"
    if place in slots_for(table, piece):
        return ""
    if not is_platter and place in _key_slots(table, piece):
        return "it touches a platter slot of Black"
    building = building_at(table)
    chosen, keys = building.chosen_platters, building.keys
    return why_no_slot(
        mission, table.layout, piece, place, chosen_platters=chosen, pieces_left=keys
    )


def slot_ideas(table: AnyState) -> Iterator[Idea]:
    """The slots of the map for the piece in hand (30.2)."""
    mission, piece = table.mission_row, building_at(table).piece
    fitting = slots_for(table, piece)
    yield from (choice("slot", place_text(place)) for place in fitting)
    places: tuple[MapPlace, ...] = key_slots(mission.platters)
    if kind_of(piece) == "platter":
        places = tuple(("platter", i, j) for i, j in mission.platters)
    for place in places:
        if place not in fitting:
            reason = partial(why_not_in, table, piece, place)
            yield Refusal(choice("slot", place_text(place)), reason, "30.2")


def turn_ideas(table: AnyState) -> Iterator[Idea]:
    """The rotations of the piece in its slot; the door of a key faces a platter (30.3)."""
    building = building_at(table)
    turns = turns_for(table.layout, building.piece, parse_place(building.slot))
    yield from (choice("turn", str(turn)) for turn in turns)
    for turn in range(3):
        if turn not in turns:
            yield Refusal(choice("turn", str(turn)), "its door would face no platter", "30.3")
