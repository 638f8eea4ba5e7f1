"""RULES.md, chapter 6: setup."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.ages.map.chart import PROHIBITED, chart
from engine.games.ages.map.sight import range_between
from engine.games.ages.opening.selection import is_first_white
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.setup import deal_first_cards, setup
from engine.games.ages.state import Options


@pytest.mark.parametrize("seed", range(8))
def test_the_map_of_the_mission(seed: int) -> None:
    """6.1: two platters at random, five domes of five colours, a labyrinth whose door faces one."""
    g = setup(Options(), 2, Chance(seed))
    pieces = [placed.piece for placed in g.layout]
    assert len(set(pieces)) == 8
    assert sum(piece.startswith("dome") for piece in pieces) == 5
    (labyrinth,) = [piece for piece in pieces if piece.startswith("labyrinth")]
    found = chart(g.layout)
    door = found.sites(labyrinth)["war 0"]
    outside = [there for there, _ in found.steps[door] if not found.spaces[there].site]
    assert any(found.spaces[there].piece < 2 for there in outside)


def test_three_characters_each_by_lot() -> None:
    """6.2: all different, and only those whose abilities work."""
    g = setup(Options(), 2, Chance(2))
    assert len({unit.slug for unit in g.units}) == 6


def test_white_has_the_highest_respect() -> None:
    """6.3: of equals the next highest are compared; then it is drawn at random."""
    assert is_first_white(["archimedes", "pell"], ["tomyris", "hanno"], Chance(1))
    assert not is_first_white(["tomyris", "pell"], ["quill-of-nine", "pell"], Chance(1))
    assert is_first_white(["tomyris", "hanno"], ["tomyris", "pell"], Chance(1))
    lots = {is_first_white(["pell"], ["sister-static"], Chance(seed)) for seed in range(20)}
    assert lots == {True, False}


def test_first_cards() -> None:
    """6.4, 24.20: those printed and one more Common; for now Secret ones are Common."""
    g = setup(Options(), 2, Chance(11))
    deal_first_cards(g)
    for unit in g.units:
        assert len(unit.cards) == 1 + sum(CHARACTERS[unit.slug].start[:3])


@pytest.mark.parametrize("seed", range(6))
def test_encounters_by_lot(seed: int) -> None:
    """6.5: at least 4 apart, on no prohibited terrain, on no path, and no place is left."""
    g = setup(Options(), 2, Chance(seed))
    deal_first_cards(g)
    places = [g.map.numbers[name] for name in g.counters]
    near = [range_between(g.map, a, b) for a in places for b in places if a != b]
    assert min(near) >= 4
    for at, space in enumerate(g.map.spaces):
        free = space.terrain not in PROHIBITED and not space.site
        if at in places:
            assert free
        elif free:
            assert min(range_between(g.map, at, place) for place in places) < 4


def test_characters_begin_off_the_map() -> None:
    """6.6: all of them."""
    g = setup(Options(), 2, Chance(1))
    assert not any(unit.is_on_map or unit.entered for unit in g.units)
