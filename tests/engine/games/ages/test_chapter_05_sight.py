"""Sight (RULES.md 5), on platters whose middle row is drawn for the case."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from engine.core.hexes import Hex, distance, hexes_within, line, touched_line
from engine.games.ages.card_types import Platter
from engine.games.ages.map.chart import Chart, chart
from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.map.sight import line_of_sight
from engine.games.ages.rows.pieces import PLATTERS
from tests.engine.games.ages.standing_game import GROUND, HALL, LAYOUT
from tests.engine.games.ages.test_chart import a_chart

Drawing = Callable[[str], Chart]
CLEAR = tuple("." * (9 - abs(row)) for row in range(-4, 5))


@pytest.fixture
def along(monkeypatch: pytest.MonkeyPatch) -> Drawing:
    """A function: the chart of a platter with this middle row, whose spaces are columns."""

    def made(row: str) -> Chart:
        rows = (*CLEAR[:4], row.ljust(9, "."), *CLEAR[5:])
        monkeypatch.setitem(PLATTERS, row, Platter(row, row, "ancient", rows))
        return chart((PlacedPiece(row, "platter", 0, 0),))

    return made


def seen(found: Chart, a: int, b: int, *, lobbed: bool = False) -> int | None:
    """The line of sight from column `a` of the middle row to a target in column `b`."""
    return line_of_sight(
        found, found.numbers_by_hex[a - 4, 0], found.numbers_by_hex[b - 4, 0], lobbed=lobbed
    )


def test_terrain_on_the_way_and_at_the_target(along: Drawing) -> None:
    """5.3, 5.4: woods 2, rough on the way nothing, swamp 3, the target in rough 2; own woods no."""
    assert seen(along("ww^s^"), 0, 4) == 2 + 0 + 3 + 2


@pytest.mark.parametrize(
    ("letter", "bonus"), [(".", 0), ("w", 2), ("s", 3), ("~", 0), ("B", 3), ("^", 2), ("F", 3)]
)
def test_the_target_space(along: Drawing, letter: str, bonus: int) -> None:
    """5.4: the bonus of its own space to a target."""
    assert seen(along(f"..{letter}"), 0, 2) == bonus


@pytest.mark.parametrize(("letter", "effect"), [("B", None), ("O", None), ("D", 0), ("F", 3)])
def test_what_ends_a_line(along: Drawing, letter: str, effect: int | None) -> None:
    """5.3: a building, an obstacle and a dome end the line, water and fire do not."""
    assert seen(along(f".{letter}."), 0, 2) == effect


def test_a_grenade_flies_over_buildings(along: Drawing) -> None:
    """5.7: as if they were woods; an obstacle still stops it."""
    assert seen(along(".B."), 0, 2, lobbed=True) == 2
    assert seen(along(".O."), 0, 2, lobbed=True) is None


@pytest.mark.parametrize(
    ("row", "a", "b", "stealth"),
    [
        (".M.", 0, 2, None),
        ("M.M", 0, 2, 0),
        ("MwM", 0, 2, 0),
        ("MWM", 0, 2, 2),
        ("M.w.", 0, 3, 2),
        ("Mw..", 0, 3, 0),
        ("Mww.", 0, 3, 2),
        (".w.M", 0, 3, 2 + 2),
        ("..wM", 0, 3, 0 + 2),
        ("M.c.", 0, 3, None),
        ("M..e", 0, 3, None),
    ],
)
def test_heights(along: Drawing, row: str, a: int, b: int, stealth: int | None) -> None:
    """5.5, 5.6: mesas between, terrain next to the one on the ground, and 2 more firing up."""
    assert seen(along(row), a, b) == stealth


def test_a_cavern_is_seen_only_through_its_mouth(along: Drawing) -> None:
    """5.2: a wall ends the line."""
    assert seen(along(".ecc"), 0, 3) == 0
    assert seen(along("..cc"), 0, 3) is None


@pytest.mark.parametrize("seed", range(3))
def test_sight_is_mutual(seed: int) -> None:
    """5.1: the line back runs over the same spaces, so who sees is seen."""
    found = a_chart(seed)
    for a in range(0, len(found.spaces), 3):
        for b in range(a):
            assert (line_of_sight(found, a, b) is None) == (line_of_sight(found, b, a) is None)


def test_there_is_no_sight_into_a_dome_or_over_the_void() -> None:
    """5.2, 5.4: a dome hides who is in it."""
    found = a_chart()
    for dome in found.domes.values():
        assert all(line_of_sight(found, near, dome) is None for near in found.neighbours[dome])
        assert line_of_sight(found, dome, dome) is None


def seen_on(rows: dict[int, str], start: Hex, end: Hex, *, is_exact: bool = True) -> int | None:
    """The line of sight between two hexes of a platter, some of whose rows are drawn."""
    with pytest.MonkeyPatch.context() as patch:
        drawn = tuple(rows.get(row, CLEAR[row + 4]) for row in range(-4, 5))
        name = " ".join(drawn)
        patch.setitem(PLATTERS, name, Platter(name, name, "ancient", drawn))
        found = chart((PlacedPiece(name, "platter", 0, 0),), is_exact=is_exact)
        return line_of_sight(found, found.numbers_by_hex[start], found.numbers_by_hex[end])


def test_a_small_slice_of_a_sibling_counts() -> None:
    """5.1, 24.52: at 7 spaces the line cuts a slice off a second space of the same distance."""
    start, end = (0, -3), (1, 3)  # six rows down, half a column to the right
    assert distance(start, end) == 7
    sibling, nearest = (1, -1), (0, 0)
    assert touched_line(start, end)[3] == (nearest, sibling)
    for letter, effect in (("s", 3), ("B", None), (".", 0)):
        rows = {-1: with_letter(-1, 1, letter), 0: with_letter(0, 0, "w")}
        cover = None if effect is None else max(effect, 2)
        assert seen_on(rows, start, end) == seen_on(rows, end, start) == cover
        assert seen_on(rows, start, end, is_exact=False) == 2


def with_letter(row: int, column: int, letter: str) -> str:
    """A clear row with letters from a column of the axes on."""
    clear, at = CLEAR[row + 4], column - max(-4, -4 - row)
    return clear[:at] + letter + clear[at + len(letter) :]


@pytest.mark.parametrize(("mouth", "is_seen"), [((1, -1), True), ((0, 0), False)])
def test_a_wall_that_the_line_does_not_meet(mouth: Hex, is_seen: bool) -> None:
    """24.52: the line leaves a cavern through the slice that it cuts off a mouth, beside a wall."""
    start, end = (0, -3), (1, 3)
    _, _, inside, siblings, *_ = touched_line(start, end)
    assert (inside, siblings) == (((0, -1),), ((0, 0), (1, -1)))
    rows = {row: with_letter(row, 0, "c") for row in (-3, -2, -1)}
    rows[mouth[1]] = with_letter(-1, 0, "ce") if mouth[1] else with_letter(0, 0, "e")
    for ends in ((start, end), (end, start)):
        assert seen_on(rows, *ends) == (0 if is_seen else None)


@pytest.mark.parametrize("far", range(1, 14))
def test_where_lines_cut_slices(far: int) -> None:
    """24.52: never nearer than 7 spaces, nor at 8."""
    ends = [end for end in hexes_within((0, 0), far) if distance((0, 0), end) == far]
    are_cut = [touched_line((0, 0), end) != line((0, 0), end) for end in ends]
    assert any(are_cut) == (far == 7 or far >= 9)


def test_between_a_mesa_and_the_hall_there_is_no_sight() -> None:
    """29.3, 5.6: the Arbiter's Hall is a cavern, and its door a cavern mouth."""
    terrains = {site: GROUND.spaces[space].terrain for site, space in HALL.items()}
    assert set(terrains.values()) == {"cavern"}
    layout = tuple(evolve_mesa(placed) for placed in LAYOUT)
    for is_exact in (True, False):
        found = chart(layout, is_exact=is_exact)
        assert bool(sights_from_mesas(found)) != is_exact


def evolve_mesa(placed: PlacedPiece) -> PlacedPiece:
    """A piece of the map, with a mesa in the place of Sheepfold Downs."""
    return (
        attrs.evolve(placed, piece="copper-mesa") if placed.piece == "sheepfold-downs" else placed
    )


def sights_from_mesas(found: Chart) -> list[tuple[int, int]]:
    """The pairs of a space on a mesa and one in the Hall with sight between them."""
    mesas = [number for number, space in enumerate(found.spaces) if space.level]
    hall = [n for n, space in enumerate(found.spaces) if found.layout[space.piece].piece == "lith"]
    return [(a, b) for a in mesas for b in hall if line_of_sight(found, a, b) is not None]
