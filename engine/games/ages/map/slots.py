"""The legal places for the pieces of a map: slots, turns and quotas, computed (RULES.md 30).

Nothing here compiles a chart: a map is compiled once, when it is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from attrs import frozen

from engine.core.chance import Chance
from engine.core.text import count
from engine.games.ages.card_types import AGES, COLOURS
from engine.games.ages.map.layout import (
    Layout,
    PlacedPiece,
    Slot,
    door_turns,
    platter_slot_neighbours,
    platters_beside,
)
from engine.games.ages.rows.missions import IN_EACH_SECTION, Mission, PlatterSlot
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, DOME_KEYS, PLATTERS, platter_of

MapPlace: TypeAlias = tuple[Slot, int, int]
"""A slot of the map, for a platter or for a key."""
PieceKind: TypeAlias = Literal["platter", "dome", "adventure"]

IN_EACH_HALF = 3
"""The domes that each half of a map with entry by region must get, if there are six (30.5)."""


@frozen
class Quota:
    """The least number of pieces of a kind that some of the slots must get."""

    kind: PieceKind
    slots: frozenset[MapPlace]
    least: int
    text: str
    """The name of these slots for players."""

    def __str__(self) -> str:
        return f"{self.text} must get {count(self.least, f'{self.kind} key')}"


def kind_of(piece: str) -> PieceKind:
    if platter_of(piece):
        return "platter"
    return "adventure" if piece in ADVENTURE_KEYS else "dome"


@lru_cache(maxsize=32)
def key_slots(platters: tuple[PlatterSlot, ...]) -> tuple[MapPlace, ...]:
    """The key slots that touch one of these platter slots, row by row from the top."""
    slots = {place for i, j in platters for place in platter_slot_neighbours(i, j)}
    return tuple(sorted(slots, key=reading_order))


def reading_order(place: MapPlace) -> tuple[int, int]:
    """The sort key of a slot when the map is read row by row."""
    q, r = PlacedPiece("", *place).centre
    return r, 2 * q + r


def are_neighbours(a: PlatterSlot, b: PlatterSlot) -> bool:
    """Do two platter slots share a key slot, in the same section (30.2)?"""
    i, j = b[0] - a[0], b[1] - a[1]
    return max(abs(i), abs(j), abs(i + j)) == 1


@lru_cache(maxsize=32)
def map_sections(platters: tuple[PlatterSlot, ...]) -> tuple[tuple[PlatterSlot, ...], ...]:
    """The platter slots of each connected part of a map."""
    remaining, areas = list(platters), list[tuple[PlatterSlot, ...]]()
    while remaining:
        part = [remaining.pop(0)]
        for slot in part:
            part.extend(each for each in remaining if are_neighbours(slot, each))
            remaining = [each for each in remaining if each not in part]
        areas.append(tuple(part))
    return tuple(areas)


def half_of(place: MapPlace, platters: Sequence[PlatterSlot]) -> int:
    """The half of the map with a key slot: -1 left of its middle, 1 right of it, 0 neither."""
    middles = [horizontal_position(("platter", i, j)) for i, j in platters]
    offset = 2 * horizontal_position(place) - (min(middles) + max(middles))
    return (offset > 0) - (offset < 0)


def horizontal_position(place: MapPlace) -> int:
    """The horizontal position of the middle of a slot, in half columns."""
    q, r = PlacedPiece("", *place).centre
    return 2 * q + r


@lru_cache(maxsize=32)
def mission_quotas(mission: Mission) -> tuple[Quota, ...]:
    """The quotas that parts of the mission's map must get (30.5)."""
    domes_in_half = min(IN_EACH_HALF, mission.domes // 2) if mission.entry == "dome region" else 0
    if mission.method == "split":
        return tuple(
            Quota(kind, frozenset(key_slots(part)), least, "each section")
            for part in map_sections(mission.platters)
            for kind, least in section_shares(domes_in_half)
        )
    if domes_in_half:
        slots = key_slots(mission.platters)
        return tuple(
            Quota(
                "dome",
                frozenset(place for place in slots if half_of(place, mission.platters) == half),
                domes_in_half,
                "each half",
            )
            for half in (-1, 1)
        )
    return ()


def section_shares(domes_in_half: int) -> tuple[tuple[PieceKind, int], ...]:
    """The keys that a section must get, by kind; each section is also a half of its map (30.19)."""
    return ("adventure", IN_EACH_SECTION), ("dome", max(IN_EACH_SECTION, domes_in_half))


# Legal slots


def pieces_by_slot(layout: Iterable[PlacedPiece]) -> dict[MapPlace, str]:
    return {(each.slot, each.i, each.j): each.piece for each in layout}


def platters_laid(layout: Iterable[PlacedPiece]) -> tuple[PlatterSlot, ...]:
    return tuple((each.i, each.j) for each in layout if each.slot == "platter")


def platter_slots(
    mission: Mission, layout: Layout, *, chosen_platters: Sequence[str] = (), piece: str = ""
) -> list[MapPlace]:
    """The slots where a platter may be laid now (30.2, 30.5).

    A platter must touch the rest of its section; a section waits for its chosen platter.
    """
    occupied_slots, parts = platters_laid(layout), map_sections(mission.platters)
    slots: list[MapPlace] = []
    for part in parts:
        inside = [slot for slot in part if slot in occupied_slots]
        if len(parts) > 1 and not _may_begin(layout, part, inside, chosen_platters, piece):
            continue
        slots.extend(
            ("platter", i, j)
            for i, j in part
            if (i, j) not in occupied_slots
            and (not inside or any(are_neighbours((i, j), each) for each in inside))
        )
    return slots


def _may_begin(
    layout: Layout,
    part: tuple[PlatterSlot, ...],
    inside: list[PlatterSlot],
    chosen_platters: Sequence[str],
    piece: str,
) -> bool:
    """May this platter be laid in a section, if each gets one chosen platter (30.5)?"""
    pieces = pieces_by_slot(layout)
    has_chosen = any(pieces["platter", i, j] in chosen_platters for i, j in inside)
    return not has_chosen if piece in chosen_platters else has_chosen


def key_slots_for(
    mission: Mission, layout: Layout, piece: str, pieces_left: Iterable[str]
) -> list[MapPlace]:
    """The slots where a key may be laid now; `pieces_left` includes it."""
    occupied_slots = pieces_by_slot(layout)
    places = [place for place in key_slots(platters_laid(layout)) if place not in occupied_slots]
    if not mission_quotas(mission):
        return places
    why = _quota_breaker(mission, layout, piece, pieces_left)
    return [place for place in places if not why(place)]


def _quota_breaker(
    mission: Mission, layout: Layout, piece: str, pieces_left: Iterable[str]
) -> Callable[[MapPlace], str]:
    """A function that says why a key in a slot would break a quota; "" if it breaks none."""
    occupied_slots, kind = pieces_by_slot(layout), kind_of(piece)
    kinds = [kind_of(each) for each in pieces_left]
    kinds.remove(kind)
    quotas = mission_quotas(mission)
    counts = [_lacking_count(rule, occupied_slots) for rule in quotas]

    def why(place: MapPlace) -> str:
        lacks, needs, room = list[int](), dict[PieceKind, int](), dict[frozenset[MapPlace], int]()
        for rule, (lacking, free) in zip(quotas, counts, strict=True):
            is_in_part = place in rule.slots
            lacks.append(max(0, lacking - (is_in_part and rule.kind == kind)))
            needs[rule.kind] = needs.get(rule.kind, 0) + lacks[-1]
            room[rule.slots] = room.get(rule.slots, free - is_in_part) - lacks[-1]
        for rule, lacking in zip(quotas, lacks, strict=True):
            if lacking and kinds.count(rule.kind) < needs[rule.kind]:
                return f"{rule}, so this one is needed elsewhere"
            if lacking and room[rule.slots] < 0:
                return f"{rule}, so this slot is needed for them"
        return ""

    return why


def _lacking_count(rule: Quota, occupied_slots: dict[MapPlace, str]) -> tuple[int, int]:
    """The number of pieces that some slots still lack, and the number of free slots among them."""
    inside = [piece for place, piece in occupied_slots.items() if place in rule.slots]
    present = sum(kind_of(piece) == rule.kind for piece in inside)
    return rule.least - present, len(rule.slots) - len(inside)


def turns_for(layout: Layout, piece: str, place: MapPlace) -> tuple[int, ...]:
    """The legal rotations of a piece in a slot: a door faces a platter on the map (30.3)."""
    kind = kind_of(piece)
    if kind == "platter":
        return tuple(range(6))
    if kind == "dome":
        return tuple(range(3))
    return door_turns(*place, platters_laid(layout))


def why_no_slot(
    mission: Mission,
    layout: Layout,
    piece: str,
    place: MapPlace,
    *,
    chosen_platters: Sequence[str] = (),
    pieces_left: Iterable[str] = (),
) -> str:
    """The reason why a piece may not be laid in a slot of the mission's map."""
    if place in pieces_by_slot(layout):
        return "a piece lies there"
    if kind_of(piece) == "platter":
        parts, laid = map_sections(mission.platters), platters_laid(layout)
        part = next(each for each in parts if place[1:] in each)
        inside = [slot for slot in part if slot in laid]
        if len(parts) > 1 and not _may_begin(layout, part, inside, chosen_platters, piece):
            return "each section gets one chosen platter first"
        return "it would not touch the rest of the map"
    if not set(platters_beside(*place)) & set(platters_laid(layout)):
        return "no platter lies beside it"
    return _quota_breaker(mission, layout, piece, pieces_left)(place)


def place_text(place: MapPlace) -> str:
    """A slot as choices name it: "d 0 1"."""
    slot, i, j = place
    return f"{slot} {i} {j}"


def parse_place(text: str) -> MapPlace:
    """The slot that `place_text` has named."""
    slot, i, j = text.split()
    kinds: dict[str, Slot] = {"platter": "platter", "d": "d", "u": "u"}
    return kinds[slot], int(i), int(j)


# The pieces of a mission


def platters_of(mission: Mission) -> list[str]:
    """The platters that a map is made from; Copper Mesa may be the mined one (29.6)."""
    mined_platters = {"copper-mesa": "copper-mesa-mined"} if mission.mined else {}
    return [mined_platters.get(slug, slug) for slug in PLATTERS]


def dome_pieces(mission: Mission, chance: Chance) -> list[str]:
    """The dome keys: one of each colour, then random ones (30.1)."""
    numbers = list(DOME_KEYS)
    chance.shuffle(numbers)
    first = [next(n for n in numbers if DOME_KEYS[n].colour == colour) for colour in COLOURS]
    later_numbers = [number for number in numbers if number not in first]
    return [f"dome {number}" for number in sorted((*first, *later_numbers)[: mission.domes])]


def labyrinth_piles(mission: Mission) -> list[tuple[list[str], int]]:
    """The standard labyrinths and the alternate ones, each with the number that a mission uses."""
    standard = [f"labyrinth-{age}" for age in AGES]
    alternate = [f"{piece}-alternate" for piece in standard]
    return [
        (standard, mission.labyrinths - mission.alternates),
        (alternate, mission.alternates),
    ]


def labyrinths_by_lot(mission: Mission, chance: Chance) -> list[str]:
    labyrinths: list[str] = []
    for pieces, number in labyrinth_piles(mission):
        chance.shuffle(pieces)
        labyrinths += pieces[:number]
    return labyrinths


# At random


def map_by_lot(mission: Mission, chance: Chance) -> tuple[Layout, tuple[str, str]]:
    """A map made at random from the mission's pieces, and the platter of each team (30.4)."""
    if mission.method == "fixed":
        return fixed_map(mission, chance)
    platters = platters_of(mission)
    chance.shuffle(platters)
    chosen_platters = platters[0], platters[1]
    layout: Layout = ()
    for piece in platters[: len(mission.platters)]:
        place = chance.pick(
            platter_slots(mission, layout, chosen_platters=chosen_platters, piece=piece)
        )
        layout += (PlacedPiece(piece, *place, chance.number_below(6)),)
    keys = [*mission.keys, *labyrinths_by_lot(mission, chance), *dome_pieces(mission, chance)]
    while keys:
        piece = keys[0]
        places = key_slots_for(mission, layout, piece, keys)
        place = chance.pick(places)
        layout += (PlacedPiece(piece, *place, chance.pick(turns_for(layout, piece, place))),)
        keys.remove(piece)
    return layout, chosen_platters


def fixed_map(mission: Mission, chance: Chance) -> tuple[Layout, tuple[str, str]]:
    """The pieces, drawn at random, in the places that the mission names (6.1)."""
    platters = platters_of(mission)
    chance.shuffle(platters)
    layout = [
        PlacedPiece(slug, "platter", i, j, chance.number_below(6))
        for slug, (i, j) in zip(platters, mission.platters, strict=False)
    ]
    for colour, slot, i, j in mission.dome_slots:
        numbers = [key.number for key in DOME_KEYS.values() if key.colour == colour]
        layout.append(
            PlacedPiece(f"dome {chance.pick(numbers)}", slot, i, j, chance.number_below(3))
        )
    for slot, i, j in mission.labyrinth_slots:
        turn = chance.pick(door_turns(slot, i, j, mission.platters))
        layout.append(PlacedPiece(f"labyrinth-{chance.pick(AGES)}", slot, i, j, turn))
    return tuple(layout), (platters[0], platters[1])
