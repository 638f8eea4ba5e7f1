"""The rules of Duel of Ages II, chapter 30: how the pieces of a map may be laid."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.chance import seeded
from engine.core.paths import distances
from engine.games.ages.chart import PROHIBITED, Chart, Layout, chart, platters_beside
from engine.games.ages.missions import ALL_MISSIONS, Mission, PlatterSlot
from engine.games.ages.pieces import DOME_KEYS
from engine.games.ages.plan import (
    key_slots,
    kind_of,
    laid,
    map_by_lot,
    platters_laid,
    quotas,
    sections,
)
from engine.games.ages.setup import team_size

every_mission = pytest.mark.parametrize("mission", ALL_MISSIONS.values(), ids=lambda m: m.slug)


def assert_well_built(mission: Mission, layout: Layout) -> None:
    """All that holds of every complete map: pieces, slots, doors, quotas, and ways."""
    kinds = Counter(kind_of(each.piece) for each in layout)
    assert kinds["platter"] == len(mission.platters)
    assert kinds["dome"] == mission.domes
    assert kinds["adventure"] == len(mission.keys) + mission.labyrinths
    assert len({each.piece for each in layout}) == len(layout) == len(laid(layout))
    platters = platters_laid(layout)
    assert sorted(platters) == sorted(mission.platters)
    for number, each in enumerate(layout):
        if each.slot == "platter":
            continue
        beside = platters_beside(each.slot, each.i, each.j)
        assert set(beside) & set(platters)
        if kind_of(each.piece) == "adventure":
            assert_door_faces_a_platter(layout, number)
    for rule in quotas(mission):
        inside = [p for place, p in laid(layout).items() if place in rule.slots]
        assert sum(kind_of(piece) == rule.kind for piece in inside) >= rule.least
    assert_all_can_be_reached(mission, layout)


def assert_door_faces_a_platter(layout: Layout, number: int) -> None:
    """The space of the door, the Main Gate of a base, is beside a space of a platter."""
    found = chart(layout)
    (door,) = [
        at for at, space in enumerate(found.spaces) if space.piece == number and space.spot == "r0"
    ]
    pieces = [layout[found.spaces[there].piece].slot for there in found.beside[door]]
    assert "platter" in pieces


def assert_all_can_be_reached(mission: Mission, layout: Layout) -> None:
    """From each dome all spaces of its section that can be entered at all are in reach."""
    found = chart(layout)
    links = tuple(
        tuple(there for there, _ in steps)
        + tuple(there for there in found.beside[here] if (here, there) in found.gates)
        for here, steps in enumerate(found.steps)
    )
    for part in sections(mission.platters):
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
    layout, chosen = map_by_lot(mission, seeded(seed))
    assert_well_built(mission, layout)
    assert {*chosen} <= {each.piece for each in layout}
    domes = [each.piece for each in layout if kind_of(each.piece) == "dome"]
    assert len({DOME_KEYS[int(piece.split()[1])].colour for piece in domes}) == 5


@pytest.mark.parametrize("seed", range(20))
def test_each_section_gets_its_share(seed: int) -> None:
    """30.5: two adventure keys, two domes and one chosen platter in each section."""
    mission = ALL_MISSIONS["shores"]
    layout, chosen = map_by_lot(mission, seeded(seed))
    pieces = laid(layout)
    for part in sections(mission.platters):
        assert sum(pieces["platter", i, j] in chosen for i, j in part) == 1
        inside = [pieces[place] for place in key_slots(part) if place in pieces]
        assert sum(kind_of(piece) == "adventure" for piece in inside) == 2
        assert sum(kind_of(piece) == "dome" for piece in inside) >= 2


def test_large_teams_have_more_characters() -> None:
    """30.6: from three players in a team on; and each player has one at least."""
    standing, well = ALL_MISSIONS["standing"], ALL_MISSIONS["well"]
    assert [team_size(standing, seats) for seats in (2, 4, 5, 8)] == [6, 6, 8, 8]
    assert [team_size(well, seats) for seats in (2, 6, 8)] == [3, 3, 4]
