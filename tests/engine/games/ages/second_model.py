"""A second model of Duel of Ages II: map, movement, sight and challenges, worked out again.

It shares the data of pieces, characters and cards with the game, and no rule: pieces are turned as
complex numbers, ways are found by relaxing until nothing changes, the spaces of a line are those
whose middles are nearest to its points, and results are counted over all pairs of digits.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache

from engine.games.ages.map.layout import Layout, PlacedPiece
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.pieces import DOME_KEYS, PLATTERS, VARIANTS
from engine.games.ages.rows.treasures import TREASURES

Hex = tuple[int, int]
NEXT = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
RING_NAMES = ("l0", "r0", "c0", "l1", "r1", "c1", "l2", "r2", "c2")
RING_AT = ((1, 0), (1, -1), (1, -2), (0, -1), (-1, 0), (-2, 1), (-1, 1), (0, 1), (1, 1))
PATHS = {frozenset(pair) for k in range(3) for pair in (
    ("hub", f"r{k}"), (f"r{k}", f"c{k}"), (f"c{k}", f"l{(k + 1) % 3}"),
)}  # fmt: skip
"""The open edges inside a labyrinth."""
RINGS = {frozenset(pair) for pair in zip(RING_NAMES, (*RING_NAMES[1:], "l0"), strict=True)}
ALLIANCE_WAYS = RINGS | {frozenset(("l0", "hub"))}
"""The open edges inside the Alliance: round the ring, and from its last step to the middle."""
GATES = ("r0", "r1", "r2")
UNDER = 1000
"""How far aside a cavern under a mesa is kept, so that it has its own hex."""
PRICE = {".": 1, "w": 2, "W": 2, "s": 3, "~": 2, "B": 3, "^": 2, "M": 1, "S": 1, "c": 1, "e": 1}
"""Points to enter, by letter; other terrain cannot be entered."""


# The map


def plane(there: Hex) -> complex:
    """The middle of a hex in the plane."""
    return complex(math.sqrt(3) * (there[0] + there[1] / 2), 1.5 * there[1])


def hex_at(point: complex) -> Hex:
    """The hex whose middle is at a point."""
    r = round(point.imag / 1.5)
    return round(point.real / math.sqrt(3) - r / 2), r


def turn(there: Hex, sixths: int) -> Hex:
    """A hex turned about the origin."""
    return hex_at(plane(there) * cmath.exp(1j * math.pi / 3 * sixths))


class Ground:
    """A map: for each hex its letter, its piece, its place in a key, and its age."""

    def __init__(self, layout: Layout) -> None:
        self.letter: dict[Hex, str] = {}
        self.piece: dict[Hex, PlacedPiece] = {}
        self.spot: dict[Hex, str] = {}
        self.age: dict[Hex, str | None] = {}
        for placed in layout:
            for there, letter, spot, age in self._lay(placed):
                assert there not in self.letter, "pieces overlap"
                self.letter[there], self.spot[there] = letter, spot
                self.piece[there], self.age[there] = placed, age

    def _lay(self, placed: PlacedPiece) -> Iterator[tuple[Hex, str, str, str | None]]:
        q, r = 9 * placed.i, 9 * placed.j
        if placed.slot == "platter":
            platter = PLATTERS.get(placed.piece) or VARIANTS[placed.piece]
            for dq, dr in (turn(there, placed.turn) for there in platter.below):
                yield (q + dq + UNDER, r + dr), "c", "", platter.age
            for row, letters in enumerate(platter.rows):
                left = max(-4, -row)
                for column, letter in enumerate(letters):
                    dq, dr = turn((left + column, row - 4), placed.turn)
                    yield (q + dq, r + dr), letter, "", platter.age
            return
        sign, mid = (1, (q + 3, r + 3)) if placed.slot == "d" else (-1, (q + 6, r - 3))
        dome = DOME_KEYS[int(placed.piece[5:])] if placed.piece.startswith("dome") else None
        maze = placed.piece.startswith("lab")
        age = dome.age if dome else placed.piece.split("-")[1] if maze else None
        floor = "." if maze else "c"
        mouth = "e" if placed.piece in ("lith", "alliance") else "c"
        yield mid, "H" if dome else floor, "hub", age
        for name, at, number in zip(RING_NAMES, RING_AT, range(9), strict=True):
            dq, dr = turn(at, 2 * placed.turn)
            letter = (
                dome.ring[number] if dome else mouth if floor == "c" and name == "r0" else floor
            )
            yield (mid[0] + sign * dq, mid[1] + sign * dr), letter, name, age

    def high(self, there: Hex) -> bool:
        """Is it on a mesa?"""
        return self.letter[there] in "MW"

    def near(self, there: Hex) -> list[Hex]:
        """The spaces beside one: of its own layer, or through a mouth of the other."""
        found = [each for each in beside(there) if each in self.letter]
        if there[0] < UNDER // 2:
            inside = [(q + UNDER, r) for q, r in beside(there)] if self.letter[there] == "e" else []
            return [*found, *(each for each in inside if each in self.letter)]
        out = [(q - UNDER, r) for q, r in beside(there)]
        return [*found, *(each for each in out if self.letter.get(each) == "e")]

    def gate(self, a: Hex, b: Hex) -> Hex | None:
        """The gate between two spaces beside each other: the one of them that is in the base."""
        if self.piece[a] is self.piece[b]:
            return None
        gates = [x for x in (a, b) if self.is_base(x) and self.spot[x] in GATES]
        return gates[0] if gates else None

    def is_base(self, there: Hex) -> bool:
        """Is it in a team base?"""
        return self.piece[there].piece.startswith("base")

    def wall(self, a: Hex, b: Hex) -> bool:
        """Is there a wall between two spaces beside each other? A gate is none."""
        mine, yours = self.letter[a], self.letter[b]
        if self.gate(a, b) is not None:
            return False
        if (mine in "ce") != (yours in "ce") and "e" not in mine + yours:
            return True
        if self.piece[a] is self.piece[b]:
            inside = frozenset((self.spot[a], self.spot[b]))
            kind = self.piece[a].piece
            return (kind.startswith("lab") and inside not in PATHS) or (
                kind == "alliance" and inside not in ALLIANCE_WAYS
            )
        shut = [self.piece[x].slot != "platter" and self.is_walled_key(x) for x in (a, b)]
        doors = ("r0",)
        return any(s and self.spot[x] not in doors for x, s in zip((a, b), shut, strict=True))

    def is_walled_key(self, there: Hex) -> bool:
        """Is it in an adventure key, which is walled?"""
        return not self.piece[there].piece.startswith("dome")

    def cliff(self, a: Hex, b: Hex) -> bool:
        """Is there a cliff between two hexes beside each other?"""
        return self.high(a) != self.high(b) and "S" not in self.letter[a] + self.letter[b]

    def step(self, a: Hex, b: Hex) -> int | None:
        """The cost of a step; None if it cannot be made."""
        letter = self.letter.get(b)
        if letter not in PRICE or self.wall(a, b) or self.cliff(a, b) or self.gate(a, b):
            return None
        return PRICE[letter] + (self.high(b) and not self.high(a))


def beside(there: Hex) -> list[Hex]:
    """The six hexes around one."""
    return [(there[0] + q, there[1] + r) for q, r in NEXT]


def apart(a: Hex, b: Hex) -> int:
    """The distance of two hexes."""
    q, r = b[0] - a[0], b[1] - a[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


# Movement


def walks(
    ground: Ground,
    start: Hex,
    points: int,
    stops: set[Hex],
    cheaper: Mapping[str, int],
    *,
    moved: bool,
    team: str = "",
    ruins: tuple[str, ...] = (),
) -> dict[Hex, int]:
    """Where a walker can go and at what cost; `cheaper` are its own prices, by letter.

    Gates of the other base are open from inside, and where `ruins` names their spots.
    """

    def price(a: Hex, b: Hex) -> int | None:
        gate = ground.gate(a, b)
        if gate is not None:
            free = gate == a or ground.piece[gate].piece == f"base-{team}"
            open_now = free or ground.spot[gate] in ruins
            return PRICE.get(ground.letter[b]) if open_now else None
        found = ground.step(a, b)
        if found is None:
            return None
        letter = ground.letter[b]
        return found - PRICE[letter] + cheaper.get(letter, PRICE[letter])

    best = {start: 0}
    for _ in range(len(ground.letter)):
        before = dict(best)
        for here, cost in before.items():
            if here in stops and here != start:
                continue
            for there in ground.near(here):
                one = price(here, there)
                if one is not None and cost + one <= points:
                    best[there] = min(best.get(there, 1 << 20), cost + one)
        if best == before:
            break
    if not moved:
        for there in ground.near(start):
            if price(start, there) is not None:
                best.setdefault(there, max(0, points))
    del best[start]
    return best


def flights(ground: Ground, start: Hex, points: int, *, moved: bool) -> dict[Hex, int]:
    """Where a flyer can land and at what cost: 1 for each space, over everything but the void."""
    caves = {there for there in ground.letter if roofed(ground, there)}
    if start in caves:
        return {}
    best, edge = {start: 0}, [start]
    for cost in range(1, max(points, 0 if moved else 1) + 1):
        edge = [n for here in edge for n in beside(here) if n in ground.letter and n not in best]
        best |= {there: min(cost, max(points, 0)) for there in edge}
    return {
        there: cost
        for there, cost in best.items()
        if there != start and there not in caves and ground.letter[there] in PRICE
    }


def roofed(ground: Ground, there: Hex) -> bool:
    """Is it in a cavern: of a platter, under a mesa, or a base, the Hall or the Alliance?"""
    piece = ground.piece[there].piece
    return ground.letter[there] in "ce" or piece.startswith(("base", "lith", "alliance"))


# Sight


Part = tuple[Fraction, Fraction]
"""A part of a line, which runs from 0 to 1."""


@cache
def part_in(end: Hex, there: Hex) -> Part | None:
    """The part of the line from the origin to `end` that lies in a hex, its edges included."""
    low, high = Fraction(), Fraction(1)
    for run, off in zip(sides(end), sides(there), strict=True):
        if not run and abs(off) > 1:
            return None
        if run:
            first, last = sorted((Fraction(off - 1, run), Fraction(off + 1, run)))
            low, high = max(low, first), min(high, last)
    return (low, high) if low < high or end == (0, 0) else None


def sides(there: Hex) -> tuple[int, int, int]:
    """Where a point lies between the three pairs of opposite sides of the hex at the origin."""
    q, r = there
    return q - r, q + 2 * r, -2 * q - r


def line_cells(a: Hex, b: Hex) -> list[list[Hex]]:
    """For each distance from `a` the hexes in which a part of the line lies."""
    far, end = apart(a, b), (b[0] - a[0], b[1] - a[1])
    found: list[list[Hex]] = [[] for _ in range(far + 1)]
    for k in range(far + 1):
        q, r = (round(each * k / far) if far else 0 for each in end)
        for there in [(q, r), *beside((q, r))]:
            if apart((0, 0), there) <= far and part_in(end, there):
                cell = found[apart((0, 0), there)]
                each = a[0] + there[0], a[1] + there[1]
                cell += [] if each in cell else [each]
    return found


def meet(a: Hex, b: Hex, x: Hex, y: Hex) -> bool:
    """Does the line go from one hex to the other, or along their common edge?"""
    end = b[0] - a[0], b[1] - a[1]
    parts = [part_in(end, (each[0] - a[0], each[1] - a[1])) for each in map(flat, (x, y))]
    low, high = (max(p[0] for p in parts if p), min(p[1] for p in parts if p))
    return low <= high


def flat(there: Hex) -> Hex:
    """A hex on the paper, whatever its layer."""
    return (there[0] - UNDER, there[1]) if there[0] >= UNDER // 2 else there


def layered(ground: Ground, a: Hex, b: Hex) -> list[list[Hex]] | None:
    """The spaces of a line; from under a mesa it stays below until it leaves by a mouth."""
    if b != flat(b) and a == flat(a):
        back = layered(ground, b, a)
        return back and back[::-1]
    low, cells = a != flat(a), []
    for cell in line_cells(flat(a), flat(b)):
        under = [(q + UNDER, r) for q, r in cell]
        if low and all(each in ground.letter for each in under):
            cells.append(under)
            continue
        if any(each not in ground.letter for each in cell):
            return None
        if low and any(ground.letter[each] != "e" for each in cell):
            return None
        low = False
        cells.append(cell)
    return cells


ON_LINE = {"w": 2, "W": 2, "s": 3, "F": 3}
AT_TARGET = {**ON_LINE, "B": 3, "^": 2}


def cover(ground: Ground, a: Hex, b: Hex, *, lobbed: bool) -> int | None:
    """The Stealth that a target in `b` has from the ground; None if it cannot be seen."""
    letters, last = ground.letter, apart(flat(a), flat(b))
    if "H" in (letters[a], letters[b]):
        return None
    up, down = ground.high(b) and not ground.high(a), ground.high(a) and not ground.high(b)
    if (up or down) and (letters[a] in "ce" or letters[b] in "ce"):
        return None
    found = layered(ground, a, b)
    if found is None:
        return None
    cells = found
    for k, cell in enumerate(cells):
        links = [(x, y) for x in cells[k - 1] for y in cell] if k else []
        links += [(cell[0], cell[1])] if len(cell) == 2 else []
        for x, y in links:
            shut = y in ground.near(x) and (ground.wall(x, y) or ground.gate(x, y))
            if shut and meet(flat(a), flat(b), x, y):
                return None
    total = AT_TARGET.get(letters[b], 0) + (2 if up else 0)
    for k in range(1, last):
        effects = [
            _route_spaces(ground, each, (up, down), (k, last), a, lobbed) for each in cells[k]
        ]
        if None in effects:
            return None
        total += max(each or 0 for each in effects)
    return total


def _route_spaces(
    ground: Ground,
    there: Hex,
    slopes: tuple[bool, bool],
    step: tuple[int, int],
    shooter: Hex,
    lobbed: bool,
) -> int | None:
    letter, (up, down), (k, last) = ground.letter[there], slopes, step
    plain: int | None = ON_LINE.get(letter, 0)
    if letter == "O" or (letter in "BH" and not lobbed):
        plain = None
    elif letter in "BH":
        plain = 2
    if up or down:
        if ground.high(there) or letter in "Oce":
            return None
        return plain if k == (1 if up else last - 1) else 0
    if ground.high(shooter):
        return plain if ground.high(there) else 0
    return None if ground.high(there) else plain


# Challenges


def outcome(difference: int, first: int, second: int, *, dice: bool) -> str:
    """The word for a pair of digits."""
    if (first, second) in ((9, 0), (0, 9)):
        return "amaze" if first else "fopp"
    if not dice:
        difference = sorted((-6, difference, 6))[1]
    total = difference + first - second
    words = ["fopp"] * 100 + ["fail"] * 5 + ["squeak"] + ["pass"] * 5 + ["amaze"] * 100
    return words[total + 105]


def chances(difference: int, *, dice: bool) -> dict[str, Fraction]:
    """The chance of each word, counted."""
    found = dict.fromkeys(("amaze", "pass", "squeak", "fail", "fopp"), Fraction())
    for number in range(100):
        found[outcome(difference, number // 10, number % 10, dice=dice)] += Fraction(1, 100)
    return found


def melee_sums(attacker: str, weapon: str, target: str, age: str | None) -> tuple[int, int]:
    """Melee and React of two characters without abilities, cards worn or markers."""
    row, card = CHARACTERS[attacker], TREASURES.get(weapon)
    total = row.ratings.melee
    if card is not None:
        total += card.hit + (card.symbol in row.symbols) + (card.age == row.age == age)
    return total, CHARACTERS[target].ratings.react


def shot_sums(
    attacker: str, weapon: str, target: str, age: str | None, stealth: int, shots: int
) -> tuple[int, int]:
    """The hit rating and the Stealth with terrain, of the same."""
    row, card = CHARACTERS[attacker], TREASURES[weapon]
    assert card.shot is not None
    total: int = getattr(row.ratings, card.shot.rating)
    total += (card.symbol in row.symbols) + (card.age == row.age == age) - 2 * (shots - 1)
    return total, CHARACTERS[target].ratings.stealth + stealth
