"""The chart of a map: compiled once from how the pieces lie, and never part of the state.

Spaces are numbers from 0, rows from the top and in a row from the left. The state holds the layout
and numbers of spaces; players read names such as `K11`.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import TypeAlias

from attrs import define, evolve, field

from engine.core.hexes import Hex, neighbours
from engine.core.routes import distances
from engine.games.ages.card_types import AdventureKey
from engine.games.ages.map.layout import BASES, CAVERN, ROOFED, Layout, Space, spaces_of
from engine.games.ages.rows.pieces import ADVENTURE_KEYS

Edge: TypeAlias = tuple[int, int]
COSTS = {"woods": 2, "mesa woods": 2, "swamp": 3, "water": 2, "building": 3, "rough": 2}
"""The points that it costs to enter terrain, where that is not 1 (4.4)."""
CLEAR = frozenset({"clear", "mesa", "slope", *CAVERN})
PROHIBITED = frozenset({"deep water", "fire", "obstacle", "dome"})
"""Terrain that no walker may enter (4.4)."""
UPHILL_COST = 1


def row_letters(row: int) -> str:
    """The name of a row: A to Z, then AA, AB and so on."""
    return chr(65 + row) if row < 26 else row_letters(row // 26 - 1) + row_letters(row % 26)


@define(eq=False)
class Chart:
    """Everything about a map that does not change in play."""

    layout: Layout
    spaces: tuple[Space, ...]
    names: tuple[str, ...]
    """The display names of the spaces: "K11", or "K11 below" in a cavern under a mesa."""
    neighbours: tuple[tuple[int, ...], ...]
    """For each space, those next to it on the same layer, whatever is between them."""
    walls: frozenset[Edge]
    """Pairs of spaces with a wall between them, in both orders."""
    cliffs: frozenset[Edge]
    """Pairs of spaces with a cliff between them, in both orders."""
    gates: Mapping[Edge, int]
    """Pairs of spaces with a gate of a base between them, in both orders, and the gate's space."""
    steps: tuple[tuple[Edge, ...], ...]
    """For each space, the spaces that a walker may enter from it, each with its cost."""
    is_exact: bool = True
    """Do lines touch sibling spaces, and are the Hall and the Alliance caverns (5.1, 29.3)?"""
    sights: dict[tuple[int, int, bool], tuple[int, ...] | None] = field(
        factory=dict, init=False, repr=False
    )
    """A cache of lines of sight, which `map/sight.py` fills."""
    auras: dict[tuple[int, int], frozenset[int]] = field(factory=dict, init=False, repr=False)

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def nouns(self) -> tuple[str, ...]:
        """The name of each space in choices: "k11", or "k11-below"."""
        return tuple(name.lower().replace(" ", "-") for name in self.names)

    def noun(self, space: int) -> str:
        return self.nouns[space]

    @cached_property
    def numbers_by_noun(self) -> dict[str, int]:
        return {noun: number for number, noun in enumerate(self.nouns)}

    @cached_property
    def numbers_by_hex(self) -> dict[Hex, int]:
        """The number of the space on each hex, in the upper layer."""
        return {
            space.hex: number for number, space in enumerate(self.spaces) if not space.is_cavern
        }

    @cached_property
    def cavern_numbers(self) -> dict[Hex, int]:
        """The number of the cavern space under each hex that has one."""
        return {space.hex: number for number, space in enumerate(self.spaces) if space.is_cavern}

    def number_at(self, place: Hex, *, in_cavern: bool = False) -> int | None:
        """The space on a hex, or None; if `in_cavern`, in the cavern or at its mouth."""
        if in_cavern and place in self.cavern_numbers:
            return self.cavern_numbers[place]
        number = self.numbers_by_hex.get(place)
        if in_cavern and number is not None and self.spaces[number].terrain != "cavern mouth":
            return None
        return number

    @cached_property
    def blind_edges(self) -> frozenset[Edge]:
        """Edges that end every line of sight: walls, and gates whether destroyed or not."""
        return self.walls | self.gates.keys()

    @cached_property
    def roofed_spaces(self) -> frozenset[int]:
        """The spaces where no flight begins or ends: caverns, some of them whole keys (29.3)."""
        return frozenset(
            number
            for number, space in enumerate(self.spaces)
            if space.terrain in CAVERN or self.layout[space.piece].piece.startswith(ROOFED)
        )

    @cached_property
    def clear_spaces(self) -> frozenset[int]:
        """The spaces that are clear (4.4); under the first rules a cavern or a mesa was not."""
        terrains = CLEAR if self.is_exact else {"clear"}
        return frozenset(number for number, s in enumerate(self.spaces) if s.terrain in terrains)

    @cached_property
    def prohibited_spaces(self) -> frozenset[int]:
        """The spaces of prohibited terrain, where no move ends (4.4)."""
        return frozenset(number for number, s in enumerate(self.spaces) if s.terrain in PROHIBITED)

    @cached_property
    def domes(self) -> dict[int, int]:
        return {space.dome: number for number, space in enumerate(self.spaces) if space.dome >= 0}

    @cached_property
    def open_links(self) -> tuple[tuple[int, ...], ...]:
        """For each space those next to it with no wall between: how auras spread (4.9)."""
        links = list(self.neighbours)
        for space in {start for start, _ in self.walls}:
            links[space] = tuple([end for end in links[space] if (space, end) not in self.walls])
        return tuple(links)

    def aura(self, space: int, size: int) -> frozenset[int]:
        """The spaces within an aura of that size, the space itself included (4.9)."""
        auras = self.auras
        if (space, size) not in auras:
            steps = distances(self.open_links, [space])
            auras[space, size] = frozenset(
                number for number, step_count in enumerate(steps) if step_count <= size
            )
        return auras[space, size]

    def sites(self, piece: str) -> Mapping[str, int]:
        """The spaces of a piece by the name of their site; none if the piece is not on the map."""
        return self._sites_of_pieces.get(piece, {})

    @cached_property
    def _sites_of_pieces(self) -> dict[str, dict[str, int]]:
        sites: dict[str, dict[str, int]] = {}
        for number, space in enumerate(self.spaces):
            if space.site:
                piece = self.layout[space.piece].piece
                sites.setdefault(piece, {})[space.site] = number
        return sites

    @cached_property
    def bases(self) -> tuple[Mapping[str, int], Mapping[str, int]]:
        """The spaces of the sites in White's and Black's bases; none without bases (26.1)."""
        return self.sites(BASES[0]), self.sites(BASES[1])

    @cached_property
    def base_sites(self) -> dict[int, tuple[int, str]]:
        """The team and the site of each space in a base that has one (26.1)."""
        return {
            space: (team, site)
            for team, sites in enumerate(self.bases)
            for site, space in sites.items()
        }

    @cached_property
    def hall_sites(self) -> dict[int, str]:
        """The site of each space in the Arbiter's Hall that has one (27.1)."""
        return {space: site for site, space in self.sites("lith").items()}

    @cached_property
    def gates_by_front(self) -> dict[int, tuple[int, ...]]:
        """The gates that each space is in front of: their spaces (26.3)."""
        gates: dict[int, tuple[int, ...]] = {}
        for (start, end), gate in sorted(self.gates.items()):
            if gate == end:
                gates[start] = (*gates.get(start, ()), gate)
        return gates


KEPT_CHARTS = 64
KEPT_OUTLINES = 16
"""The most outlines of maps for which neighbours and names are kept."""
_charts: dict[int, tuple[Layout, Chart]] = {}
"""Charts by the id of their layouts, which are also kept so that no id is used twice."""


def chart(layout: Layout, *, is_exact: bool = True) -> Chart:
    """The chart of a layout; one seen before is found by its id, without hashing its pieces.

    It is not exact under the first rules (`Chart.is_exact`).
    """
    entry = _charts.get(id(layout))
    if entry is not None and entry[0] is layout and entry[1].is_exact is is_exact:
        return entry[1]
    if len(_charts) >= KEPT_CHARTS:
        _charts.clear()
    new_chart = _compile_chart(layout, is_exact)
    _charts[id(layout)] = (layout, new_chart)
    return new_chart


@lru_cache(maxsize=KEPT_CHARTS)
def _compile_chart(layout: Layout, is_exact: bool) -> Chart:
    unsorted_spaces = [s for number, placed in enumerate(layout) for s in spaces_of(number, placed)]
    if not is_exact:
        unsorted_spaces = [_as_first_drawn(layout, space) for space in unsorted_spaces]
    spaces = tuple(sorted(unsorted_spaces, key=lambda s: (s.hex[1], s.hex[0], s.is_cavern)))
    neighbours = _adjacent_spaces(spaces)
    walls, cliffs, gates = set[Edge](), set[Edge](), dict[Edge, int]()
    levels = [space.level for space in spaces]
    are_enclosed = [space.terrain in CAVERN or bool(_key_of(layout, space)) for space in spaces]
    # Only there, and beside there, are walls, gates, cliffs and climbs.
    pieces = [n for n, level in enumerate(levels) if level or are_enclosed[n]]
    uneven_spaces = set(pieces).union(*[neighbours[space] for space in pieces])
    for start in sorted(uneven_spaces):
        for end in neighbours[start]:
            is_enclosed = are_enclosed[start] or are_enclosed[end]
            gate = _gate_between(layout, spaces, start, end) if is_enclosed else None
            if gate is not None:
                gates[start, end] = gate
            elif is_enclosed and _has_wall_between(layout, spaces[start], spaces[end]):
                walls.add((start, end))
            elif levels[start] != levels[end] and _is_cliff(spaces[start], spaces[end]):
                cliffs.add((start, end))
    steps = _walking_steps(spaces, neighbours, uneven_spaces, walls | cliffs | gates.keys())
    return Chart(
        layout,
        spaces,
        _space_names(tuple([(space.hex, space.is_cavern) for space in spaces])),
        neighbours,
        frozenset(walls),
        frozenset(cliffs),
        gates,
        steps,
        is_exact,
    )


ONCE_CLEAR = frozenset({"lith", "alliance"})


def _as_first_drawn(layout: Layout, space: Space) -> Space:
    """A space as it was under the first rules."""
    return evolve(space, terrain="clear") if layout[space.piece].piece in ONCE_CLEAR else space


def _walking_steps(
    spaces: tuple[Space, ...],
    neighbours: tuple[tuple[int, ...], ...],
    uneven_spaces: Container[int],
    shut: Container[Edge],
) -> tuple[tuple[Edge, ...], ...]:
    """For each space, a walker's possible next spaces with their costs (4.4)."""
    levels = [space.level for space in spaces]
    costs = [COSTS.get(space.terrain, 1) for space in spaces]
    can_enter = [space.terrain not in PROHIBITED for space in spaces]
    entries = list(enumerate(costs))
    climbs = [(end, cost + UPHILL_COST) for end, cost in entries]
    return tuple(
        tuple(
            [
                climbs[end] if levels[end] > level else entries[end]
                for end in spaces_beside
                if can_enter[end] and (start, end) not in shut
            ]
            if start in uneven_spaces
            else [entries[end] for end in spaces_beside if can_enter[end]]
        )
        for start, (level, spaces_beside) in enumerate(zip(levels, neighbours, strict=True))
    )


def _adjacent_spaces(spaces: tuple[Space, ...]) -> tuple[tuple[int, ...], ...]:
    upper = {space.hex: number for number, space in enumerate(spaces) if not space.is_cavern}
    lower = {space.hex: number for number, space in enumerate(spaces) if space.is_cavern}

    def numbers_beside(space: Space) -> Iterator[int]:
        for near_hex in neighbours(space.hex):
            if not space.is_cavern and near_hex in upper:
                yield upper[near_hex]
                # A mouth beside the mesa leads into the cavern below it.
                if space.terrain == "cavern mouth" and near_hex in lower:
                    yield lower[near_hex]
            elif space.is_cavern and near_hex in lower:
                yield lower[near_hex]
            elif space.is_cavern and spaces[upper[near_hex]].terrain == "cavern mouth":
                yield upper[near_hex]

    if not lower:
        return _adjacent_hexes(tuple(upper))
    return tuple(tuple(sorted(numbers_beside(space))) for space in spaces)


@lru_cache(maxsize=KEPT_OUTLINES)
def _adjacent_hexes(hexes: tuple[Hex, ...]) -> tuple[tuple[int, ...], ...]:
    """For each hex, the numbers of those beside it; most maps have the same hexes."""
    numbers = {each: number for number, each in enumerate(hexes)}
    return tuple(
        tuple(sorted([numbers[near_hex] for near_hex in neighbours(each) if near_hex in numbers]))
        for each in hexes
    )


def _key_of(layout: Layout, space: Space) -> AdventureKey | None:
    return ADVENTURE_KEYS.get(layout[space.piece].piece)


def _gate_between(layout: Layout, spaces: tuple[Space, ...], start: int, end: int) -> int | None:
    """The space of the gate between two spaces, if one of them is a gate's and one outside."""
    if spaces[start].piece == spaces[end].piece:
        return None
    for number in (start, end):
        if spaces[number].site.endswith("gate"):
            return number
    return None


def _has_wall_between(layout: Layout, a: Space, b: Space) -> bool:
    """Is there a wall between two neighbouring spaces (4.5)?"""
    if (a.terrain in CAVERN) != (b.terrain in CAVERN) and "cavern mouth" not in (
        a.terrain,
        b.terrain,
    ):
        return True
    if a.piece == b.piece:
        key = _key_of(layout, a)
        return key is not None and not {(a.spot, b.spot), (b.spot, a.spot)} & key.links
    return any(
        (key := _key_of(layout, space)) is not None and space.spot not in key.doors
        for space in (a, b)
    )


def _is_cliff(a: Space, b: Space) -> bool:
    return a.level != b.level and "slope" not in (a.terrain, b.terrain)


@lru_cache(maxsize=KEPT_OUTLINES)
def _space_names(places: tuple[tuple[Hex, bool], ...]) -> tuple[str, ...]:
    """The row letter and column number of each space; half columns are counted (4.2).

    A place is a hex, and whether the space is a cavern.
    """
    top = min(r for (_, r), _ in places)
    first_column = min(2 * q + r for (q, r), _ in places)
    return tuple(
        f"{row_letters(r - top)}{2 * q + r - first_column + 1}" + (" below" if is_cavern else "")
        for (q, r), is_cavern in places
    )
