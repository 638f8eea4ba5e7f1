"""The map (RULES.md 4): how pieces tile, turn and join, and the cost of a step."""

from __future__ import annotations

from itertools import product

import pytest

from engine.core.chance import Chance
from engine.core.hexes import distance
from engine.core.routes import distances
from engine.games.ages.map.chart import COSTS, PROHIBITED, Chart, chart
from engine.games.ages.map.layout import (
    Layout,
    PlacedPiece,
    Slot,
    door_turns,
    platter_slot_neighbours,
    platters_beside,
)
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, DOME_KEYS, PLATTERS

AGES_OF_LABYRINTHS = ("ancient", "colonial", "modern", "future")


def a_map(seed: int) -> Layout:
    """A map of Skirmish at the Well, drawn at random."""
    chance, mission = Chance(seed), MISSIONS["well"]
    names = list(PLATTERS)
    chance.shuffle(names)
    pieces = [
        PlacedPiece(name, "platter", i, j, chance.number_below(6))
        for name, (i, j) in zip(names, mission.platters, strict=False)
    ]
    for colour, slot, i, j in mission.dome_slots:
        key = chance.pick([key for key in DOME_KEYS.values() if key.colour == colour])
        pieces.append(PlacedPiece(f"dome {key.number}", slot, i, j, chance.number_below(3)))
    for slot, i, j in mission.labyrinth_slots:
        age = chance.pick(AGES_OF_LABYRINTHS)
        turn = chance.pick(door_turns(slot, i, j, mission.platters))
        pieces.append(PlacedPiece(f"labyrinth-{age}", slot, i, j, turn))
    return tuple(pieces)


def a_chart(seed: int = 0) -> Chart:
    """The chart of a map drawn at random."""
    return chart(a_map(seed))


@pytest.mark.parametrize("seed", range(8))
def test_pieces_neither_overlap_nor_share_a_name(seed: int) -> None:
    """4.1, 4.2: 61 spaces a platter, 10 a key, each with a hex and its own name."""
    found = a_chart(seed)
    assert len(found.spaces) == 2 * 61 + 6 * 10
    assert len({space.hex for space in found.spaces}) == len(found.spaces)
    assert len(set(found.names)) == len(found.names)


def test_platters_and_keys_leave_no_gap() -> None:
    """4.1: a platter with all six keys and its neighbours covers every hex within reach of it."""
    slots = [("platter", i, j) for i, j in product((-1, 0, 1), repeat=2)]
    layout = [PlacedPiece("harbor-row", "platter", i, j) for _, i, j in slots]
    layout += [PlacedPiece("dome 0", kind, i, j) for kind, i, j in platter_slot_neighbours(0, 0)]
    covered = {space.hex for space in chart(tuple(layout)).spaces}
    around = {(q, r) for q in range(-6, 7) for r in range(-6, 7) if distance((0, 0), (q, r)) <= 6}
    assert around <= covered


@pytest.mark.parametrize("slot", ["d", "u"])
def test_a_key_touches_the_platters_it_should(slot: Slot) -> None:
    """4.1: each side of a key lies on a platter, and that platter counts it among its own."""
    for i, j in platters_beside(slot, 3, 5):
        assert (slot, 3, 5) in platter_slot_neighbours(i, j)


@pytest.mark.parametrize("name", PLATTERS)
def test_a_platter_turned_six_times_lies_as_before(name: str) -> None:
    """4.1: turning moves the terrain and loses none of it."""

    def terrain(turn: int) -> list[str]:
        return sorted(s.terrain for s in chart((PlacedPiece(name, "platter", 0, 0, turn),)).spaces)

    start = chart((PlacedPiece(name, "platter", 0, 0, 0),)).spaces
    assert chart((PlacedPiece(name, "platter", 0, 0, 6),)).spaces == start
    assert all(terrain(turn) == terrain(0) for turn in range(6))


def reachable_count(found: Chart, start: int) -> int:
    """The number of spaces that a walker can reach from a space without opening a gate."""
    links = tuple(tuple(end for end, _ in steps) for steps in found.steps)
    return sum(steps < len(found.spaces) for steps in distances(links, [start]))


@pytest.mark.parametrize("seed", range(8))
def test_every_space_can_be_reached_from_every_dome(seed: int) -> None:
    """4.5: no wall shuts a part of the map off."""
    found = a_chart(seed)
    enterable = sum(space.terrain not in PROHIBITED for space in found.spaces)
    for dome in found.domes.values():
        assert reachable_count(found, dome) == enterable + 1, "all, and the dome itself"


@pytest.mark.parametrize("seed", range(8))
def test_steps_cost_what_the_table_says(seed: int) -> None:
    """4.4, 4.6: by the terrain entered, 1 more up a slope, and nothing prohibited is entered."""
    found = a_chart(seed)
    for here, steps in enumerate(found.steps):
        for there, cost in steps:
            a, b = found.spaces[here], found.spaces[there]
            assert b.terrain not in PROHIBITED
            assert cost == COSTS.get(b.terrain, 1) + (b.level > a.level)
            if a.level != b.level:
                assert "slope" in (a.terrain, b.terrain)


def test_edges_are_the_same_from_both_sides() -> None:
    """4.5: a wall from one side is a wall from the other."""
    for seed in range(4):
        found = a_chart(seed)
        for edges in (found.walls, found.cliffs, found.gates):
            assert {(b, a) for a, b in edges} == set(edges)


def test_the_only_way_into_a_labyrinth_is_its_door() -> None:
    """4.5: the outer edges of the first circle are open, all others are walls."""
    found = a_chart(1)
    inside = next(n for n, p in enumerate(found.layout) if p.piece.startswith("labyrinth"))
    ways = {
        found.spaces[here].spot
        for here, steps in enumerate(found.steps)
        for there, _ in steps
        if found.spaces[here].piece == inside and found.spaces[there].piece != inside
    }
    assert ways == {"r0"}


def test_a_base_is_entered_through_its_gates_only() -> None:
    """4.5: a gate is not a plain step, and it always ends a line of sight."""
    layout = (PlacedPiece("harbor-row", "platter", 0, 0), PlacedPiece("base-white", "d", 0, 0))
    found = chart(layout)
    base = {n for n, space in enumerate(found.spaces) if space.piece == 1}
    assert not any((n in base) != (to in base) for n in base for to, _ in found.steps[n])
    assert {found.spaces[gate].site for gate in found.gates.values()} <= {
        "main-gate", "high-gate", "low-gate",
    }  # fmt: skip
    assert found.gates.keys() <= found.blind_edges


@pytest.mark.parametrize("slug", ADVENTURE_KEYS)
def test_all_spaces_of_an_adventure_key_hang_together(slug: str) -> None:
    """4.5: from its door every space of a key can be reached."""
    found = chart((PlacedPiece(slug, "d", 0, 0),))
    door = next(n for n, s in enumerate(found.spaces) if s.spot == ADVENTURE_KEYS[slug].doors[0])
    assert reachable_count(found, door) == 10
