"""The placement of a map's pieces, and the spaces that each of them has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from attrs import frozen

from engine.core.hexes import Hex, hex_sum, rotated_hex
from engine.games.ages.card_types import AdventureKey
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, DOME_KEYS, HUB, RING, platter_of

Slot: TypeAlias = Literal["platter", "d", "u"]
"""The kinds of slots: for a platter, and the two triangles between platters."""

BASES = ("base-white", "base-black")
"""The pieces that are team bases, White's first."""
RADIUS = 4
SPACING = 9
"""The steps between the centres of neighbouring platters."""
_RING_OFFSETS: tuple[Hex, ...] = (
    (1, 0), (1, -1), (1, -2), (0, -1), (-1, 0), (-2, 1), (-1, 1), (0, 1), (1, 1),
)  # fmt: skip
"""The ring of a key in a "d" slot, seen from its hub; a "u" slot has the negatives."""

TERRAINS = {
    ".": "clear",
    "w": "woods",
    "s": "swamp",
    "~": "water",
    "D": "deep water",
    "B": "building",
    "^": "rough",
    "F": "fire",
    "O": "obstacle",
    "H": "dome",
    "M": "mesa",
    "W": "mesa woods",
    "S": "slope",
    "c": "cavern",
    "e": "cavern mouth",
}
MESA = frozenset({"mesa", "mesa woods"})
CAVERN = frozenset({"cavern", "cavern mouth"})
ROOFED = ("base-", "lith", "alliance")
"""The beginnings of the slugs of keys whose spaces are caverns."""


@frozen(cache_hash=True)
class PlacedPiece:
    """A piece of the map, where it is and how far it is turned."""

    piece: str
    """The slug of a platter or an adventure key, or "dome 3"."""
    slot: Slot
    i: int
    j: int
    turn: int = 0
    """Sixths of a full turn for a platter, thirds for a key."""

    @property
    def centre(self) -> Hex:
        q, r = SPACING * self.i, SPACING * self.j
        return {"platter": (q, r), "d": (q + 3, r + 3), "u": (q + 6, r - 3)}[self.slot]


Layout: TypeAlias = tuple[PlacedPiece, ...]


@frozen
class Space:
    """One space of the map."""

    hex: Hex
    terrain: str
    piece: int
    """The number of its piece in the layout."""
    age: str | None
    site: str = ""
    """Its site, such as "war 0" or "vault"."""
    dome: int = -1
    """The number of the dome, if the space is one."""
    spot: str = ""
    """Its place in a key: "hub", "l0" to "c2"; "" in a platter."""
    is_cavern: bool = False
    """Is it the cavern under a mesa?"""

    @property
    def level(self) -> int:
        """1 on a mesa, otherwise 0."""
        return 1 if self.terrain in MESA and not self.is_cavern else 0


def platter_slot_neighbours(i: int, j: int) -> tuple[tuple[Slot, int, int], ...]:
    """The six key slots that touch a platter slot."""
    return (
        ("d", i, j),
        ("d", i - 1, j),
        ("d", i, j - 1),
        ("u", i, j),
        ("u", i - 1, j),
        ("u", i - 1, j + 1),
    )


def platters_beside(slot: Slot, i: int, j: int) -> tuple[tuple[int, int], ...]:
    """The platter slots that a key slot touches: on its side 0, 1 and 2."""
    if slot == "d":
        return (i + 1, j), (i, j), (i, j + 1)
    return (i, j), (i + 1, j), (i + 1, j - 1)


def door_turns(slot: Slot, i: int, j: int, platters: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """The rotations of an adventure key with its door facing a platter on the map."""
    placed = set(platters)
    sides = platters_beside(slot, i, j)
    return tuple(turn for turn in range(3) if sides[-turn % 3] in placed)


@lru_cache(maxsize=256)
def spaces_of(number: int, placed: PlacedPiece) -> tuple[Space, ...]:
    """The spaces of a laid piece; cached, because pieces are laid in the same places often."""
    platter = placed.slot == "platter"
    return tuple((_platter_spaces if platter else _key_spaces)(number, placed))


def _platter_spaces(number: int, placed: PlacedPiece) -> Iterator[Space]:
    platter = platter_of(placed.piece)
    assert platter is not None
    for r, row in enumerate(platter.rows, -RADIUS):
        for q, letter in enumerate(row, max(-RADIUS, -RADIUS - r)):
            hex_on_map = hex_sum(placed.centre, rotated_hex((q, r), placed.turn))
            yield Space(hex_on_map, TERRAINS[letter], number, platter.age)
            if (q, r) in platter.below:
                yield Space(hex_on_map, "cavern", number, platter.age, is_cavern=True)


def _key_spaces(number: int, placed: PlacedPiece) -> Iterator[Space]:
    sign = 1 if placed.slot == "d" else -1
    places = [(HUB, placed.centre)]
    for position, (q, r) in enumerate(_RING_OFFSETS, 3 * placed.turn):
        offset = (sign * q, sign * r)
        places.append((RING[position % len(RING)], hex_sum(placed.centre, offset)))
    key = ADVENTURE_KEYS.get(placed.piece)
    if key is not None:
        for spot, place in places:
            site = key.sites.get(spot, "")
            yield Space(place, _floor(key, spot), number, key.age, site, spot=spot)
        return
    dome = DOME_KEYS[int(placed.piece.removeprefix("dome "))]
    yield Space(placed.centre, "dome", number, dome.age, dome=dome.number, spot=HUB)
    for spot, place in places[1:]:
        terrain = TERRAINS[dome.ring[RING.index(spot)]]
        yield Space(place, terrain, number, dome.age, spot=spot)


def _floor(key: AdventureKey, spot: str) -> str:
    """The terrain of a place in a key; a door without a gate is the mouth of a cavern (27.1)."""
    if not key.is_cavern:
        return "clear"
    return "cavern mouth" if key.has_open_door and spot in key.doors else "cavern"
