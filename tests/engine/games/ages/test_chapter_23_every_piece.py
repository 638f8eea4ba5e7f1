"""Every platter, dome key and adventure key is used in its own test."""

from __future__ import annotations

import pytest

from engine.games.ages.map.chart import PROHIBITED, Chart, chart
from engine.games.ages.map.layout import PlacedPiece, door_turns
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.pieces import (
    ADVENTURE_KEYS,
    COPPER_MESA_MINED,
    DOME_KEYS,
    PLATTERS,
    platter_of,
)
from engine.games.ages.steps import Step
from engine.games.ages.units import path_at
from engine.testing import play
from tests.engine.games.ages.scene import black, layout, state, white
from tests.engine.games.ages.table import ages, table_of

LETTERS = {
    ".": "clear", "w": "woods", "s": "swamp", "~": "water", "D": "deep water", "B": "building",
    "^": "rough", "F": "fire", "O": "obstacle", "M": "mesa", "W": "mesa woods", "S": "slope",
    "c": "cavern", "e": "cavern mouth",
}  # fmt: skip
"""The meaning of the letters in the drawings."""


def piece_of(found: Chart, name: str) -> list[int]:
    """The spaces of a piece."""
    at = next(number for number, placed in enumerate(found.layout) if placed.piece == name)
    return [number for number, space in enumerate(found.spaces) if space.piece == at]


@pytest.mark.parametrize("slug", [*PLATTERS, COPPER_MESA_MINED.slug])
def test_a_platter_is_walked(slug: str) -> None:
    """23.1, 4.1, 29.6: terrain as drawn, of its age; a quick walker comes to every space of it."""
    row = platter_of(slug)
    assert row is not None
    found = chart(layout(slug))
    ours = piece_of(found, slug)
    upper = [number for number in ours if not found.spaces[number].is_cavern]
    drawn = [LETTERS[letter] for line in row.rows for letter in line]
    assert [found.spaces[number].terrain for number in upper] == drawn
    assert {found.spaces[number].age for number in ours} == {row.age}
    start = next(number for number in upper if found.spaces[number].terrain == "clear")
    g = state(white("tomyris", start), black("pell", len(found.spaces) - 1), layout=found.layout)
    open_ground = {n for n in ours if found.spaces[n].terrain not in PROHIBITED} - {start}
    assert open_ground <= set(reachable_costs(g, g.units[0], 99))


@pytest.mark.parametrize("number", DOME_KEYS)
def test_a_dome_is_entered_by_dismissal_and_left(number: int) -> None:
    """23.2, 17.2, 10.4: the card of its colour leads there; then its guest must leave it."""
    row = DOME_KEYS[number]
    place = next(each for each in MISSIONS["well"].dome_slots if each[0] == row.colour)
    others = [each for each in layout() if (each.slot, each.i, each.j) != place[1:]]
    ground = (*others, PlacedPiece(f"dome {number}", *place[1:]))
    card = {"gold": "00", "blue": "10", "red": "20", "green": "30", "black": "40"}[row.colour]
    g = state(white("hanno"), black("pell", 0), layout=ground, whites=card, step=Step.REINFORCE)
    g.pending = [Pending(ask=Ask.DISMISS, unit=0)]
    table = table_of(g)
    dome = table.unit("hanno").space
    assert dome == g.map.domes[number]
    assert {g.map.spaces[n].age for n in piece_of(g.map, f"dome {number}")} == {row.age}
    ring = [LETTERS[letter] for letter in row.ring]
    found = [g.map.spaces[n].terrain for n in piece_of(g.map, f"dome {number}")]
    assert sorted(found) == sorted([*ring, "dome"])
    leaving = ages(white("hanno", dome), black("pell", 0), layout=ground, step=Step.MOVE)
    play(leaving, "white: move hanno")
    assert "stop" not in leaving.choices_of("white")


@pytest.mark.parametrize("slug", [slug for slug in ADVENTURE_KEYS if "labyrinth" in slug])
def test_each_labyrinth_has_three_paths_with_guardians_of_its_age(slug: str) -> None:
    """16.1, 16.8: each of its circles asks for a guardian; its door can be walked through."""
    age = slug.removeprefix("labyrinth-").removesuffix("-alternate")
    slot, i, j = MISSIONS["well"].labyrinth_slots[0]
    turn = door_turns(slot, i, j, MISSIONS["well"].platters)[0]
    ground = (*layout()[:-1], PlacedPiece(slug, slot, i, j, turn))
    found = chart(ground)
    circles = [found.sites(slug)[site] for site in found.sites(slug) if site.endswith(" 0")]
    assert len(circles) == 3
    start = next(n for n, space in enumerate(found.spaces) if space.terrain == "clear")
    g = state(white("hanno", start), black("pell", start), layout=ground)
    reach = reachable_costs(g, g.units[0], 99)
    for circle in circles:
        assert circle in reach
        g.units[0].space = circle
        path = path_at(g, g.units[0])
        assert path is not None
        assert (path.path.split()[0], path.age) == (slug, age)
        g.units[0].space = start


def test_the_other_keys_have_chapters_of_their_own() -> None:
    """26.1, 27.1, 33.1: both bases, the Hall and the Alliance."""
    others = [slug for slug in ADVENTURE_KEYS if "labyrinth" not in slug]
    assert others == ["base-white", "base-black", "lith", "alliance"]
