"""Sight (RULES.md 5), on platters whose middle row is drawn for the case."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.ages.calculations.sight import line_of_sight
from engine.games.ages.card_types import Platter
from engine.games.ages.chart import Chart, chart
from engine.games.ages.layout import PlacedPiece
from engine.games.ages.rows.pieces import PLATTERS
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
