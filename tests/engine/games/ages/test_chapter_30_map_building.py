"""The rules of Duel of Ages II, chapter 30: how the pieces of a map may be laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.hexes import distance
from engine.core.match import start_match
from engine.core.match_access import position_of
from engine.core.routes import distances
from engine.games.ages import GAME
from engine.games.ages.map.chart import PROHIBITED, Chart, chart
from engine.games.ages.map.layout import Layout, PlacedPiece, platters_beside
from engine.games.ages.map.slots import (
    key_slots,
    kind_of,
    map_by_lot,
    map_sections,
    mission_quotas,
    pieces_by_slot,
    platter_slots,
    platters_laid,
    why_no_slot,
)
from engine.games.ages.opening.building import (
    ask_for_labyrinth,
    ask_for_piece,
    ask_for_platter,
    ask_for_slot,
    ask_how_to_turn_piece,
)
from engine.games.ages.opening.placing import far_from
from engine.games.ages.opening.unfinished_map import Building
from engine.games.ages.rows.missions import (
    ALL_MISSIONS,
    BLACK,
    MISSIONS,
    RHOMBUS,
    WHITE,
    Mission,
    PlatterSlot,
    mission_at_table,
)
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.setup import setup, team_size
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step

every_mission = pytest.mark.parametrize("mission", ALL_MISSIONS.values(), ids=lambda m: m.slug)


def assert_well_built(mission: Mission, layout: Layout) -> None:
    """All that holds of every complete map: pieces, slots, doors, quotas, and ways."""
    kinds = Counter(kind_of(each.piece) for each in layout)
    assert kinds["platter"] == len(mission.platters)
    assert kinds["dome"] == mission.domes
    assert kinds["adventure"] == len(mission.keys) + mission.labyrinths
    assert len({each.piece for each in layout}) == len(layout) == len(pieces_by_slot(layout))
    platters = platters_laid(layout)
    assert sorted(platters) == sorted(mission.platters)
    for number, each in enumerate(layout):
        if each.slot == "platter":
            continue
        beside = platters_beside(each.slot, each.i, each.j)
        assert set(beside) & set(platters)
        if kind_of(each.piece) == "adventure":
            assert_door_faces_a_platter(layout, number)
    for rule in mission_quotas(mission):
        inside = [p for place, p in pieces_by_slot(layout).items() if place in rule.slots]
        assert sum(kind_of(piece) == rule.kind for piece in inside) >= rule.least
    assert_all_can_be_reached(mission, layout)


def assert_door_faces_a_platter(layout: Layout, number: int) -> None:
    """The space of the door, the Main Gate of a base, is beside a space of a platter."""
    found = chart(layout)
    (door,) = [
        at for at, space in enumerate(found.spaces) if space.piece == number and space.spot == "r0"
    ]
    pieces = [layout[found.spaces[there].piece].slot for there in found.neighbours[door]]
    assert "platter" in pieces


def assert_all_can_be_reached(mission: Mission, layout: Layout) -> None:
    """From each dome all spaces of its section that can be entered at all are in reach."""
    found = chart(layout)
    links = tuple(
        tuple(there for there, _ in steps)
        + tuple(there for there in found.neighbours[here] if (here, there) in found.gates)
        for here, steps in enumerate(found.steps)
    )
    for part in map_sections(mission.platters):
        inside = [at for at in range(len(found.spaces)) if is_in(layout, found, at, part)]
        for dome in (at for at in inside if found.spaces[at].dome >= 0):
            far = distances(links, [dome])
            shut = [at for at in inside if far[at] >= len(found.spaces) and at != dome]
            assert {found.spaces[at].terrain for at in shut} <= PROHIBITED


def is_in(layout: Layout, found: Chart, at: int, part: tuple[PlatterSlot, ...]) -> bool:
    """Is a space in a section of the map?"""
    piece = layout[found.spaces[at].piece]
    if piece.slot == "platter":
        return (piece.i, piece.j) in part
    return (piece.slot, piece.i, piece.j) in key_slots(part)


@every_mission
@pytest.mark.parametrize("seed", range(6))
def test_a_map_by_lot_keeps_every_rule(mission: Mission, seed: int) -> None:
    """30.1, 30.2, 30.3, 30.4: pieces touch, doors face platters, every dome leads everywhere."""
    layout, chosen = map_by_lot(mission, Chance(seed))
    assert_well_built(mission, layout)
    assert {*chosen} <= {each.piece for each in layout}
    domes = [each.piece for each in layout if kind_of(each.piece) == "dome"]
    assert len({DOME_KEYS[int(piece.split()[1])].colour for piece in domes}) == 5


@pytest.mark.parametrize("seed", range(20))
def test_each_section_gets_its_share(seed: int) -> None:
    """30.5: two adventure keys, two domes and one chosen platter in each section."""
    mission = ALL_MISSIONS["shores"]
    layout, chosen = map_by_lot(mission, Chance(seed))
    pieces = pieces_by_slot(layout)
    for part in map_sections(mission.platters):
        assert sum(pieces["platter", i, j] in chosen for i, j in part) == 1
        inside = [pieces[place] for place in key_slots(part) if place in pieces]
        assert sum(kind_of(piece) == "adventure" for piece in inside) == 2
        assert sum(kind_of(piece) == "dome" for piece in inside) >= 2


def test_large_teams_have_more_characters() -> None:
    """30.6: from three players in a team on; and each player has one at least."""
    standing, well = ALL_MISSIONS["standing"], ALL_MISSIONS["well"]
    assert [team_size(standing, seats) for seats in (2, 4, 5, 8)] == [6, 6, 8, 8]
    assert [team_size(well, seats) for seats in (2, 6, 8)] == [3, 3, 4]


# By hand


def by_hand(mission: Mission, seed: int) -> tuple[AgesState, list[int]]:
    """A table whose map was built by hand, at random in each choice, and who laid each piece."""
    g = setup(Options(), 2, Chance(seed))
    g.layout, g.building, g.team = (), Building(), WHITE
    chance, laid_by = Chance(seed), list[int]()
    step = Step.PLATTER
    asking = {
        Step.PLATTER: ask_for_platter,
        Step.KEY: ask_for_labyrinth,
        Step.PIECE: ask_for_piece,
        Step.SLOT: ask_for_slot,
        Step.ROTATE: ask_how_to_turn_piece,
    }
    with_mission(g, mission)
    while step in asking:
        running = asking[step](g)
        team, before = g.team, len(g.layout)
        try:
            (asked,) = running.send(None)
            while True:
                (asked,) = running.send((chance.pick(asked.choices),))
        except StopIteration as done:
            step = done.value
        laid_by += [team] * (len(g.layout) - before)
    return g, laid_by


def with_mission(g: AgesState, mission: Mission) -> None:
    """Let a table play a mission, even one that is not offered yet."""
    MISSIONS.setdefault(mission.slug, mission)
    object.__setattr__(g.options, "mission", mission.slug)


@pytest.fixture(autouse=True)
def _missions_as_they_were() -> Iterator[None]:
    before = dict(MISSIONS)
    yield
    MISSIONS.clear()
    MISSIONS.update(before)


built_by_hand = pytest.mark.parametrize(
    "mission", [row for row in ALL_MISSIONS.values() if row.method != "fixed"], ids=lambda m: m.slug
)


@built_by_hand
@pytest.mark.parametrize("seed", range(5))
def test_a_map_by_hand_keeps_every_rule_and_ends(mission: Mission, seed: int) -> None:
    """30.2, 30.3, 30.5, 30.12, 30.16, 30.17: whatever is chosen, there is no dead end."""
    g, _ = by_hand(mission, seed)
    assert g.building is None
    assert_well_built(mission, g.layout)


@pytest.mark.parametrize("seed", range(5))
def test_batches_of_three(seed: int) -> None:
    """30.13, 30.14: White lays three, Black three; each begins with the platter that it chose."""
    mission = ALL_MISSIONS["standing"]
    g, laid_by = by_hand(mission, seed)
    assert laid_by == [(number // 3) % 2 for number in range(len(g.layout))]
    assert (g.layout[0].piece, g.layout[3].piece) == g.chosen_platters


@pytest.mark.parametrize("seed", range(5))
def test_halves(seed: int) -> None:
    """30.15: White two of five platters, then keys beside them only, none of Black's."""
    mission = ALL_MISSIONS["clash"]
    g, laid_by = by_hand(mission, seed)
    white = [each for each, team in zip(g.layout, laid_by, strict=True) if team == WHITE]
    assert laid_by == sorted(laid_by)
    assert [each.slot == "platter" for each in white[:3]] == [True, True, False]
    own = {(each.i, each.j) for each in white if each.slot == "platter"}
    for each in white[2:]:
        assert each.piece != "base-black"
        beside = set(platters_beside(each.slot, each.i, each.j)) & set(mission.platters)
        assert beside <= own


def test_either_team_may_lay_either_base() -> None:
    """30.13: among all maps by hand each team has laid the other's base."""
    found = set()
    for seed in range(12):
        g, laid_by = by_hand(ALL_MISSIONS["standing"], seed)
        found |= {(p.piece, t) for p, t in zip(g.layout, laid_by, strict=True)}
    assert {("base-white", 1), ("base-black", 0)} <= found


def test_a_slot_that_is_not_possible_says_why() -> None:
    """30.2, 30.5: taken, without a platter beside it, or needed for something else."""
    mission = ALL_MISSIONS["standing"]
    layout = (PlacedPiece("copper-mesa", "platter", 0, 0),)
    assert why_no_slot(mission, layout, "lith", ("d", 1, 0)) == "no platter lies beside it"
    assert why_no_slot(mission, layout, "harbor-row", ("platter", 0, 0)) == "a piece lies there"
    line = ALL_MISSIONS["way-out"]
    assert "touch" in why_no_slot(line, layout, "harbor-row", ("platter", 2, 0))
    assert platter_slots(line, layout) == [("platter", 1, 0)]
    split = ALL_MISSIONS["shores"]
    assert "chosen" in why_no_slot(split, layout, "harbor-row", ("platter", 3, 0))
    told = why_no_slot(split, layout, "lith", ("d", 0, 0), pieces_left=["lith"])
    assert told == "each section must get 2 adventure keys, so this one is needed elsewhere"


@pytest.mark.parametrize("seed", range(4))
def test_encounters_by_hand(seed: int) -> None:
    """30.18: Black first, in turn, 4 apart, until there is no place left."""
    match = start_match(GAME, seed=seed, options=Options(placing="hand"))
    chance, teams = Chance(seed), []
    while position_of(match).state.step is Step.PUT_ENCOUNTER:
        asked = match.pending[0]
        teams.append(match.view(None).turn)
        match.answer(asked.seat, chance.pick(asked.choices))
    assert teams == [1 - number % 2 for number in range(len(teams))]
    g = position_of(match).state
    hexes = [g.map.spaces[g.map.numbers[name]].hex for name in g.counters]
    assert len(teams) == len(hexes) > 6
    assert all(distance(a, b) >= 4 for a, b in combinations(hexes, 2))
    assert not far_from(g, g.counters, 4)


# The table's way of building


def built_at_table(seed: int, **words: Any) -> AgesState:
    """A match whose map was built by hand, at random in each choice, up to the first encounter."""
    match = start_match(GAME, seed=seed, options=Options(selection="pure", placing="hand", **words))
    chance = Chance(seed)
    while not position_of(match).state.layout or position_of(match).state.building:
        asked = match.pending[0]
        match.answer(asked.seat, chance.pick(asked.choices))
    return position_of(match).state


every_slug = pytest.mark.parametrize("slug", ALL_MISSIONS)
ways = pytest.mark.parametrize("way", ["standard", "halves", "split"])


@every_slug
@ways
@pytest.mark.parametrize("entry", ["mission", "dome region"])
def test_every_mission_is_built_in_every_way(slug: str, way: str, entry: str) -> None:
    """30.19, 30.5: with the mission's pieces, and without a dead end."""
    for seed in range(3):
        g = built_at_table(seed, mission=slug, map=way, entry=entry)
        row = ALL_MISSIONS[slug]
        assert (g.mission_row.domes, g.mission_row.keys) == (row.domes, row.keys)
        assert len(g.mission_row.platters) == len(row.platters)
        assert_well_built(g.mission_row, g.layout)


@every_slug
def test_a_split_map_has_two_sections(slug: str) -> None:
    """30.19: where there are keys enough; other missions are built in their own way."""
    row = ALL_MISSIONS[slug]
    split = mission_at_table(row, "split", "mission")
    sizes = sorted(len(part) for part in map_sections(split.platters))
    expected = {"standing": [1, 2], "shores": [2, 2], "clash": [2, 3], "neighbours": [3, 4]}
    assert (split.method == "split") == (slug in expected)
    assert sizes == expected.get(slug, [len(row.platters)])
    if slug not in expected:
        assert split == row


@pytest.mark.parametrize("way", ["standard", "halves"])
def test_two_shores_may_be_one(way: str) -> None:
    """30.19: the four platters of Two Shores lie in a rhombus if they are not split."""
    row = mission_at_table(ALL_MISSIONS["shores"], way, "mission")
    assert (row.method, row.platters) == (way, RHOMBUS)
    assert mission_at_table(ALL_MISSIONS["shores"], "mission", "mission").method == "split"


def test_other_missions_keep_their_layout() -> None:
    """30.19: so is the layout, where nothing is split."""
    for row in ALL_MISSIONS.values():
        for way in ("random", "mission"):
            assert mission_at_table(row, way, "mission") is row
        if row.slug != "shores":
            assert mission_at_table(row, "halves", "mission").platters == row.platters


@pytest.mark.parametrize("seed", range(3))
def test_halves_of_three_platters(seed: int) -> None:
    """30.15, 30.19: White has one of three platters, rounded down, and lays it first."""
    g = built_at_table(seed, mission="standing", map="halves")
    platters = [each.piece for each in g.layout if each.slot == "platter"]
    assert platters[0] == g.chosen_platters[WHITE]
    assert platters[1] == g.chosen_platters[BLACK]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("slug", ["standing", "clash", "neighbours"])
def test_each_section_of_a_split_mission_gets_its_share(slug: str, seed: int) -> None:
    """30.5, 30.19: a chosen platter, two adventure keys and two domes each."""
    g = built_at_table(seed, mission=slug, map="split")
    pieces = pieces_by_slot(g.layout)
    for part in map_sections(g.mission_row.platters):
        assert sum(pieces["platter", i, j] in g.chosen_platters for i, j in part) == 1
        kinds = Counter(kind_of(pieces[place]) for place in key_slots(part) if place in pieces)
        assert min(kinds["adventure"], kinds["dome"]) >= 2
