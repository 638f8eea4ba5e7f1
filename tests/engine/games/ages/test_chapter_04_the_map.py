"""RULES.md, chapter 4: the map."""

from __future__ import annotations

from engine.games.ages.map.sight import range_between
from tests.engine.games.ages.scene import MAP


def test_a_distance_is_counted_over_anything() -> None:
    """4.8: over void and walls alike."""
    numbers = MAP.numbers
    row = [name for name in MAP.names if name.startswith("H")]
    first, last = row[0], row[-1]
    assert range_between(MAP, numbers[first], numbers[last]) == (int(last[1:]) - int(first[1:])) / 2


def test_ages_of_spaces() -> None:
    """4.3: platters, dome keys and the labyrinth have one."""
    found = {MAP.layout[space.piece].piece: space.age for space in MAP.spaces}
    assert found["sheepfold-downs"] == found["labyrinth-ancient"] == found["dome 0"] == "ancient"
    assert found["harbor-row"] == found["dome 2"] == "colonial"


def test_domes_are_left_but_not_entered() -> None:
    """4.7: there are steps out of each, and none into one."""
    domes = set(MAP.domes.values())
    assert len(domes) == 5
    assert all(MAP.steps[dome] for dome in domes)
    assert not any(there in domes for steps in MAP.steps for there, _ in steps)


def test_auras_do_not_cross_walls() -> None:
    """4.9: they go from space to space."""
    inside = MAP.sites("labyrinth-ancient")["glory 2"]
    near = MAP.aura(inside, 1)
    assert near < {inside, *MAP.neighbours[inside]}
    assert not any((inside, other) in MAP.walls for other in near)
    assert MAP.aura(inside, 0) == {inside}
