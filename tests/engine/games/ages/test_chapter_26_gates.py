"""RULES.md, chapter 26: a team base, its sites and its gates."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.ages.map.sight import line_of_sight
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, HUB
from engine.games.ages.sites.deeds import SITES, Deed
from engine.games.ages.sites.events import GateEntered
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing_game import (
    ABROAD,
    FAR,
    GROUND,
    HOME,
    RESULTS,
    attempt_deed,
    deeds,
    front,
    standing,
    standing_state,
    ways_of,
)


def test_a_base_is_a_cavern_without_an_age() -> None:
    """26.1: ten spaces, seven sites, walls except for the gates."""
    base = [space for space in GROUND.spaces if GROUND.layout[space.piece].piece == "base-black"]
    assert len(base) == 10
    assert {space.terrain for space in base} == {"cavern"}
    assert {space.age for space in base} == {None}
    assert {*ABROAD} == {*SITES} == {*HOME}


def reach(unit: Unit, points: int = 3, **words: Any) -> set[int]:
    """The spaces that White's unit can walk to."""
    g = standing_state(unit, black("hanno", FAR), step=Step.MOVE, **words)
    return set(reachable_costs(g, g.units[0], points))


def test_own_gates_are_open_both_ways() -> None:
    """26.2: in and out."""
    outside = front("main-gate", HOME)
    assert HOME["main-gate"] in reach(white("pell", outside))
    assert outside in reach(white("hanno", HOME["main-gate"]))


def test_enemy_gates_are_left_but_not_entered() -> None:
    """26.2: anybody inside leaves by any gate; nobody of the other team walks in."""
    for gate in ("main-gate", "high-gate", "low-gate"):
        outside = front(gate)
        assert ABROAD[gate] not in reach(white("tomyris", outside))
        assert outside in reach(white("tomyris", ABROAD[gate]))


def test_a_destroyed_gate_lets_enemies_in() -> None:
    """26.14: that gate, and no other."""
    ruins: list[tuple[str, ...]] = [(), ("high-gate",)]
    assert ABROAD["high-gate"] in reach(white("tomyris", front("high-gate")), ruins=ruins)
    assert ABROAD["main-gate"] not in reach(white("tomyris", front("main-gate")), ruins=ruins)


def test_a_gate_ends_sight() -> None:
    """26.2: also a destroyed one, from either side."""
    outside = front("main-gate")
    assert line_of_sight(GROUND, outside, ABROAD["main-gate"]) is None
    assert line_of_sight(GROUND, ABROAD["main-gate"], outside) is None
    assert line_of_sight(GROUND, ABROAD["main-gate"], ABROAD["vortex"]) is not None


def test_the_stowaway_does_not_cross_a_closed_gate() -> None:
    """20.45, 26.2: walls for 2 points more, gates not at all."""
    found = reach(white("pell", front("main-gate")), points=1)
    assert ABROAD["main-gate"] not in found


@pytest.mark.parametrize(
    ("gate", "slug"), [("main-gate", "john-henry"), ("high-gate", "sacagawea")]
)
@pytest.mark.parametrize("result", RESULTS)
def test_breaking_in(gate: str, slug: str, result: str) -> None:
    """26.3: a Squeak or better brings onto the gate's space; the others leave outside."""
    outside = front(gate)
    table = attempt_deed(f"break-in {gate}", result, white(slug, outside), black("hanno", FAR))
    inside = result in ("squeak", "pass", "amaze")
    assert table.unit(slug).space == (ABROAD[gate] if inside else outside)
    assert ways_of(table) == []
    assert any(isinstance(event, GateEntered) for event in table.all_events()) == inside


def test_ratings_of_the_gates() -> None:
    """26.3: Strength 6 at the Main Gate, Stealth 6 at the High Gate."""
    assert Deed("break-in", "main-gate").test == ("strength", 6)
    assert Deed("break-in", "high-gate").test == ("stealth", 6)
    assert Deed("break-in", "low-gate", "hill-pony").is_paid


def test_the_low_gate_takes_a_card() -> None:
    """26.3: a card is paid, and nothing is drawn."""
    table = standing(white("hanno", front("low-gate"), "hill-pony"), black("pell", FAR))
    play(table, "white: adventure hanno", "white: break-in low-gate hill-pony")
    assert table.unit("hanno").space == ABROAD["low-gate"]
    assert table.view().discards["common"] == ("hill-pony",)
    assert table.view().challenge == (100, 100)


def test_without_a_card_the_low_gate_is_shut() -> None:
    """26.4: what cannot be done is not offered."""
    g = standing_state(white("hanno", front("low-gate")), black("pell", FAR))
    assert deeds(g, "hanno") == []


def test_own_and_destroyed_gates_are_not_challenged() -> None:
    """26.4: it would change nothing."""
    unit = white("john-henry", front("main-gate", HOME))
    assert deeds(standing_state(unit, black("hanno", FAR)), "john-henry") == []
    unit = white("john-henry", front("main-gate"))
    g = standing_state(unit, black("hanno", FAR), ruins=[(), ("main-gate",)])
    assert deeds(g, "john-henry") == []


def test_a_site_is_tried_once_in_a_phase() -> None:
    """26.4, 24.36: a unit that broke in does not destroy that gate in the same phase."""
    table = standing(white("john-henry", front("main-gate")), black("hanno", FAR), whites="90")
    play(table, "white: adventure john-henry", "white: break-in main-gate")
    assert table.unit("john-henry").space == ABROAD["main-gate"]
    assert "adventure" not in {each.verb for each in table.match.pending[0].choices}


def test_to_leave_a_site_is_for_the_phase() -> None:
    """26.4: nothing is compulsory; a unit that declines is not asked again."""
    table = standing(white("john-henry", front("main-gate")), black("hanno", FAR))
    play(table, "white: adventure john-henry", "white: leave")
    assert table.unit("john-henry").space == front("main-gate")
    check_not_offered(table, "white: adventure john-henry")


def test_an_encounter_in_front_of_a_gate() -> None:
    """26.4, 15.1: both can be had, one after the other."""
    outside = front("main-gate")
    name = GROUND.names[outside]
    table = standing(
        white("john-henry", outside),
        black("hanno", FAR),
        counters={name: "wrestling-ring", GROUND.names[FAR + 2]: "log-roll"},
        whites="90",
    )
    play(table, "white: adventure john-henry", "white: face")
    play(table, "white: draw common", "white: draw common", "white: pass")
    play(table, "white: adventure john-henry", "white: break-in main-gate")
    assert table.unit("john-henry").space == ABROAD["main-gate"]


def test_characters_of_bases() -> None:
    """24.32: they are dealt where there are bases."""
    assert CHARACTERS["harry-houdini"].ability.slug == "escape-artist"


def test_the_sites_of_a_base() -> None:
    """26.1: three gates, Vortex, headquarters, vault and prison."""
    for base in ("base-white", "base-black"):
        sites = ADVENTURE_KEYS[base].sites
        assert len(sites) == 7
        assert sites[HUB] == "vortex"
        assert {"headquarters", "vault", "prison"} < set(sites.values())
        assert sum(site.endswith("gate") for site in sites.values()) == 3
