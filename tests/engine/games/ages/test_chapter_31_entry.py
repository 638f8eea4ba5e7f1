"""RULES.md, chapter 31: how characters enter before the first round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import attrs
import pytest

from engine.core.chance import Chance
from engine.core.hexes import distance
from engine.core.match import start_match
from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.entering.arrivals import enters_by_respect
from engine.games.ages.map.chart import PROHIBITED
from engine.games.ages.map.layout import platters_beside
from engine.games.ages.map.slots import half_of, key_slots, map_by_lot, map_sections
from engine.games.ages.opening.entry import (
    emptiest_domes,
    own_domes,
    spaces_to_enter,
    starting_spaces,
)
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import ALL_MISSIONS, MISSIONS, mission_at_table
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.setup import setup
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.units import Fate


def on_the_map_of(slug: str, monkeypatch: pytest.MonkeyPatch, seed: int = 1) -> AgesState:
    """A table on a map of a mission, which need not be one that is offered; nobody is on it."""
    monkeypatch.setitem(MISSIONS, slug, ALL_MISSIONS[slug])
    g = setup(Options(), 2, Chance(seed))
    object.__setattr__(g.options, "mission", slug)
    g.layout, g.chosen_platters = map_by_lot(ALL_MISSIONS[slug], Chance(seed))
    return g


@pytest.mark.parametrize("seed", range(4))
def test_black_enters_before_white_by_distance(seed: int) -> None:
    """31.2: all of Black, then all of White; at most twice the Respect from a starting space."""
    match = start_match(GAME, seed=seed, options=Options(mission="ring", selection="pure"))
    chance, teams = Chance(seed), list[int]()
    while position_of(match).state.step in (Step.ENTER, Step.ENTER_AT):
        asked, g = match.pending[0], position_of(match).state
        if asked.choices[0].verb == "start":
            teams.append(g.team)
        match.answer(asked.seat, chance.pick(asked.choices))
    g = position_of(match).state
    assert teams == [1] * 4 + [0] * 4
    assert len({unit.space for unit in g.units}) == 8
    for unit in g.units:
        if unit.kind == "henchman":
            assert unit.space == g.units[unit.master].space, "with its master (28.11)"
            continue
        assert unit.is_on_map
        assert unit.entered
        starts = starting_spaces(g, unit.team)
        here = g.map.spaces[unit.space].hex
        nearest = min(distance(here, g.map.spaces[at].hex) for at in starts)
        assert nearest <= 2 * CHARACTERS[unit.slug].ratings.respect


def test_a_step_for_each_point_of_respect(monkeypatch: pytest.MonkeyPatch) -> None:
    """31.2: Respect 2, Distance: two spaces from a gate's front, domes are possible."""
    g = on_the_map_of("colours", monkeypatch)
    unit = g.units[0]
    unit.slug = "pell"
    found = spaces_to_enter(g, unit)
    starts = [g.map.spaces[at].hex for at in starting_spaces(g, unit.team)]
    for at in found:
        space = g.map.spaces[at]
        assert min(distance(space.hex, start) for start in starts) <= 2
        assert space.terrain not in PROHIBITED - {"dome"}
    other = g.units[3]
    other.space, other.fate = found[0], Fate.ON_MAP
    assert spaces_to_enter(g, unit) == found[1:]


def test_a_character_may_enter_a_dome(monkeypatch: pytest.MonkeyPatch) -> None:
    """31.2: every dome within reach is offered, though a dome is otherwise prohibited."""
    g = on_the_map_of("colours", monkeypatch)
    unit = g.units[0]
    unit.slug = max(CHARACTERS, key=lambda slug: CHARACTERS[slug].ratings.respect)
    starts = [g.map.spaces[at].hex for at in starting_spaces(g, unit.team)]
    reach = CHARACTERS[unit.slug].ratings.respect
    domes_in_reach = {
        at
        for at in g.map.domes.values()
        if min(distance(g.map.spaces[at].hex, start) for start in starts) <= reach
    }
    assert domes_in_reach
    assert domes_in_reach <= set(spaces_to_enter(g, unit))


def test_where_teams_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """31.3: in front of the team's gates; without bases on the ring of its platter."""
    g = on_the_map_of("colours", monkeypatch)
    for team, base in enumerate(("base-white", "base-black")):
        fronts = starting_spaces(g, team)
        gates = [at for site, at in g.map.sites(base).items() if site.endswith("gate")]
        assert fronts
        assert all(set(g.map.neighbours[front]) & set(gates) for front in fronts)
        assert all(g.layout[g.map.spaces[front].piece].piece != base for front in fronts)
    g = on_the_map_of("ring", monkeypatch)
    for team in (0, 1):
        pieces = {g.layout[g.map.spaces[at].piece] for at in starting_spaces(g, team)}
        assert [(each.slot, each.i, each.j) for each in pieces] == [("platter", team, 0)]
        assert len(starting_spaces(g, team)) == 24


def test_domes_by_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """31.4: gold and blue for White, the others for Black; full ones last."""
    g = on_the_map_of("way-out", monkeypatch)
    white, black = own_domes(g, 0), own_domes(g, 1)
    assert {DOME_KEYS[number].colour for number in white} == {"gold", "blue"}
    assert {DOME_KEYS[number].colour for number in black} == {"red", "green", "black"}
    g.units[0].space, g.units[0].fate = g.map.domes[white[0]], Fate.ON_MAP
    assert emptiest_domes(g, white) == white[1:]
    for number, unit in zip(white, g.units, strict=False):
        unit.space, unit.fate = g.map.domes[number], Fate.ON_MAP
    assert emptiest_domes(g, white) == white
    monkeypatch.setattr(g, "layout", tuple(p for p in g.layout if p.piece not in
        [f"dome {number}" for number in white]))  # fmt: skip
    assert own_domes(g, 0) == black


@pytest.mark.parametrize("seed", range(6))
def test_domes_beside_the_chosen_platter(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """31.5: the keys of these domes touch the platter that the team chose."""
    g = on_the_map_of("shores", monkeypatch, seed)
    for team in (0, 1):
        own = next((p.i, p.j) for p in g.layout if p.piece == g.chosen_platters[team])
        beside = [
            int(p.piece.split()[1])
            for p in g.layout
            if p.piece.startswith("dome") and own in platters_beside(p.slot, p.i, p.j)
        ]
        assert sorted(own_domes(g, team)) == sorted(beside or g.map.domes)


@pytest.mark.parametrize("seed", range(6))
def test_domes_left_and_right(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """31.6: at least three domes left of the middle for White, three right of it for Black."""
    g = on_the_map_of("neighbours", monkeypatch, seed)
    halves = Counter(
        half_of((p.slot, p.i, p.j), g.mission_row.platters)
        for p in g.layout
        if p.piece.startswith("dome")
    )
    assert (len(own_domes(g, 0)), len(own_domes(g, 1))) == (halves[-1], halves[1])
    assert min(halves[-1], halves[1]) >= 3
    left = max(g.map.spaces[g.map.domes[n]].hex[0] * 2 + g.map.spaces[g.map.domes[n]].hex[1]
               for n in own_domes(g, 0))  # fmt: skip
    assert left < 0


def test_how_characters_enter() -> None:
    """31.1: by reinforcement in some missions, in other ways in the rest."""
    entries = {slug: row.entry for slug, row in ALL_MISSIONS.items()}
    assert [slug for slug, entry in entries.items() if entry == "reinforce"] == [
        "well", "standing", "clash",
    ]  # fmt: skip
    assert len(set(entries.values())) == 6


WAYS = attrs.fields(Options).entry.metadata["values"]


def entered(seed: int, **words: Any) -> AgesState:
    """A match after its characters have entered, at random in each choice."""
    match = start_match(GAME, seed=seed, options=Options(selection="pure", **words))
    chance = Chance(seed)
    while position_of(match).state.step in (Step.ENTER, Step.ENTER_AT):
        asked = match.pending[0]
        match.answer(asked.seat, chance.pick(asked.choices))
    return position_of(match).state


@pytest.mark.parametrize("slug", ALL_MISSIONS)
@pytest.mark.parametrize("way", WAYS)
def test_every_mission_has_every_way_of_entry(slug: str, way: str) -> None:
    """31.7: before the first round all are put on the map, or with Reinforce nobody is."""
    g = entered(1, mission=slug, entry=way)
    assert g.mission_row.entry == (way if way != "mission" else ALL_MISSIONS[slug].entry)
    units = [unit for unit in g.units if unit.kind == "character"]
    if g.mission_row.entry == "reinforce":
        assert len([unit for unit in units if unit.is_on_map]) < len(units), "only by Respect"
        return
    assert all(unit.is_on_map for unit in units)
    for unit in units:
        if g.mission_row.entry.startswith("dome"):
            assert g.map.spaces[unit.space].dome in own_domes(g, unit.team)


@pytest.mark.parametrize("seed", range(3))
def test_the_sections_are_the_regions(seed: int) -> None:
    """31.7: White enters on the left section of a split map, Black on the other."""
    for slug in ("standing", "clash", "shores", "neighbours"):
        row = mission_at_table(ALL_MISSIONS[slug], "split", "dome region")
        left, right = sorted(map_sections(row.platters), key=min)
        for team, part in ((0, left), (1, right)):
            assert {half_of(place, row.platters) for place in key_slots(part)} == {2 * team - 1}
        layout, _ = map_by_lot(row, Chance(seed))
        domes = [
            half_of((p.slot, p.i, p.j), row.platters) for p in layout if p.piece.startswith("dome")
        ]
        assert min(domes.count(-1), domes.count(1)) >= 3


def test_entry_by_respect_is_told_where_it_is_the_table_that_chose_it() -> None:
    """31.7, 17.1: the texts about entering follow the option too."""
    option = Options(mission="ring", selection="pure", entry="reinforce")
    assert enters_by_respect(start_match(GAME, seed=1, options=option).view(0))
    option = Options(mission="well", entry="distance")
    assert not enters_by_respect(start_match(GAME, seed=1, options=option).view(0))
