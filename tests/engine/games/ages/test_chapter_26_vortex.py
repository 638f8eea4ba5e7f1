"""RULES.md, chapter 26: the Vortex."""

from __future__ import annotations

import pytest

from engine.games.ages.experience.rules import heal
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing_game import (
    ABROAD,
    FAR,
    HOME,
    RESULTS,
    attempt_deed,
    deeds,
    front,
    standing_state,
    ways_of,
)
from tests.engine.games.ages.table import table_of


@pytest.mark.parametrize(("result", "health"), list(zip(RESULTS, (1, 1, 2, 3, 4), strict=True)))
def test_the_vortex(result: str, health: int) -> None:
    """26.5: FOPP banished, Fail nothing, Squeak 1, Pass 2, Amaze all."""
    unit = white("sacagawea", HOME["vortex"], health=1)
    table = attempt_deed("heal vortex", result, unit, black("hanno", FAR))
    assert table.health("sacagawea") == health
    assert ways_of(table) == (["sacagawea banished"] if result == "fopp" else [])


def test_only_wounded_allies_use_the_vortex() -> None:
    """26.5, 26.4: neither who is well nor an enemy; nor a destroyed one."""
    g = standing_state(white("hanno", HOME["vortex"]), black("pell", FAR))
    assert deeds(g, "hanno") == []
    g = standing_state(white("hanno", ABROAD["vortex"], health=1), black("pell", FAR))
    assert deeds(g, "hanno") == ["raze vortex"]
    unit = white("hanno", HOME["vortex"], health=1)
    g = standing_state(unit, black("pell", FAR), ruins=[("vortex",), ()])
    assert deeds(g, "hanno") == ["repair vortex"]


def test_a_destroyed_vortex_stops_all_healing() -> None:
    """26.14: no Health in any way, nor a greater one."""
    g = standing_state(
        white("doc-valdez", FAR, "field-kit phoenix-draught", health=2),
        white("hanno", FAR, health=1),
        black("pell", front("main-gate")),
        step=Step.FREE,
        ruins=[("vortex",), ()],
    )
    heal(g, g.units[0], 2, "a test")
    assert g.units[0].health == 2
    table = table_of(g)
    play(table, "white: free doc-valdez")
    offered = {each.verb for each in table.match.pending[0].choices}
    assert not offered & {"use", "ability"}
