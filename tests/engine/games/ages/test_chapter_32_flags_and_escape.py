"""RULES.md, chapter 32: flags and escape."""

from __future__ import annotations

import pytest

from engine.core.choice import choice
from engine.core.hexes import distance
from engine.games.ages.achievements.rules import alive_count, combat_points, scores_in
from engine.games.ages.adventures.events import Escaped
from engine.games.ages.attacks.killing import kill
from engine.games.ages.flags.rules import (
    can_score,
    can_take_flag,
    escape_with_flag,
    home_choices,
    score_flag,
    take_flag,
)
from engine.games.ages.free_actions.rules import helpful_ideas
from engine.games.ages.map.chart import PROHIBITED
from engine.games.ages.map.slots import kind_of
from engine.games.ages.opening.placing import flag_spaces, flags_each, plant_flags
from engine.games.ages.rows.missions import ALL_MISSIONS
from engine.games.ages.state import AgesState, Options
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Fate
from tests.engine.games.ages.scene import black, state, unit, white
from tests.engine.games.ages.test_chapter_31_entry import on_the_map_of


def test_flags_and_exits_belong_to_missions() -> None:
    """32.1: one mission has flags, one escape spaces."""
    rows = ALL_MISSIONS.values()
    assert [row.slug for row in rows if "flags" in row.achievements] == ["colours"]
    assert [row.slug for row in rows if row.exits] == ["way-out"]
    assert [row.slug for row in rows if "escape" in row.achievements] == ["way-out"]


@pytest.mark.parametrize("seed", range(4))
def test_flags_are_planted_in_turn(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """32.2: half as many as characters, six apart, on platters and dome keys."""
    g = on_the_map_of("colours", monkeypatch, seed)
    assert flags_each(g) == 1
    plant_flags(g)
    assert sorted(g.flags.values()) == [(0,), (1,)]
    spaces = [g.map.spaces[g.map.numbers[name]] for name in g.flags]
    assert distance(spaces[0].hex, spaces[1].hex) >= 6
    for space in spaces:
        assert kind_of(g.layout[space.piece].piece) != "adventure"
        assert space.terrain not in PROHIBITED
    assert not set(flag_spaces(g)) & set(map(g.map.numbers.__getitem__, g.flags))


def carrying(g: AgesState) -> Unit:
    """The first unit of White, with a flag, on its headquarters."""
    unit = next(each for each in g.units if each.team == 0)
    unit.fate, unit.space, unit.has_flag = (
        Fate.ON_MAP,
        g.map.sites("base-white")["headquarters"],
        True,
    )
    return unit


def test_own_flags_are_picked_up_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """32.3: beside an enemy too; never the other team's, never a second one."""
    g = on_the_map_of("colours", monkeypatch)
    unit, enemy = g.units[0], g.units[-1]
    for each in (unit, enemy):
        each.fate, each.space = Fate.ON_MAP, g.map.domes.get(0, 5)
    here = g.space_name(unit.space)
    g.flags = {here: (1, 0, 0)}
    assert can_take_flag(g, unit)
    assert choice("flag") in helpful_ideas(g, unit)
    take_flag(g, unit)
    assert unit.has_flag
    assert g.flags == {here: (1, 0)}
    assert not can_take_flag(g, unit)
    g.flags = {here: (1,)}
    unit.has_flag = False
    assert not can_take_flag(g, unit)
    assert choice("flag") not in helpful_ideas(g, unit)


def test_a_flag_falls_with_its_bearer(monkeypatch: pytest.MonkeyPatch) -> None:
    """32.4: where the bearer was killed, beside other flags."""
    g = on_the_map_of("colours", monkeypatch)
    unit = carrying(g)
    at = g.space_name(unit.space)
    g.flags = {at: (1,)}
    kill(g, unit, None)
    assert g.flags == {at: (1, 0)}
    assert not unit.has_flag


def test_flags_are_brought_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """32.5: on its team's headquarters or in the Chamber, not on the enemy's."""
    g = on_the_map_of("colours", monkeypatch)
    unit = carrying(g)
    assert home_choices(g, unit) == [choice("score", unit.slug)]
    unit.space = g.map.sites("base-black")["headquarters"]
    assert not can_score(g, unit)
    unit.space = g.map.sites("lith")["chamber"]
    assert can_score(g, unit)
    score_flag(g, unit)
    assert (g.flags_scored, unit.has_flag) == ([1, 0], False)
    assert scores_in(g, "flags") == (1, 0)
    assert not home_choices(g, unit)


def test_a_character_escapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """32.6: from the outermost corners; it keeps its cards, lives on, and has 2 combat points."""
    g = on_the_map_of("way-out", monkeypatch)
    unit = g.units[0]
    corners = [g.map.spaces[at].hex for at in g.exits]
    assert corners == [(-4, 0), (22, 0)]
    unit.fate, unit.space, unit.cards, unit.open_marks = Fate.ON_MAP, 0, ("yew-bow",), (False,)
    assert not home_choices(g, unit)
    unit.space, unit.health = g.exits[0], 1
    assert home_choices(g, unit) == [choice("escape", unit.slug)]
    before = alive_count(g, unit.team)
    escape_with_flag(g, unit)
    assert (unit.fate, unit.space, unit.cards) == (Fate.ESCAPED, -1, ("yew-bow",))
    assert alive_count(g, unit.team) == before
    assert combat_points(unit) == 2
    assert not unit.is_on_map


def test_points_by_the_order_of_escaping(monkeypatch: pytest.MonkeyPatch) -> None:
    """32.7, 24.46: 2, 2, 2, 2, 1, 1, then none."""
    g = on_the_map_of("way-out", monkeypatch)
    g.escape_teams = [1, 0, 0]
    assert scores_in(g, "escape") == (4, 2)
    g.escape_teams = [0, 1, 1, 0, 0, 0, 1, 1]
    assert scores_in(g, "escape") == (6, 4)
    late = Escaped(unit="hanno", space="K11", points=0)
    assert late.told() == "Hanno escapes from the map at K11: no points"


def test_case_25_escaped_characters_count_for_valor(monkeypatch: pytest.MonkeyPatch) -> None:
    """32.6: five of White live, two of them escaped, two of Black: White wins by Valor."""
    g = on_the_map_of("way-out", monkeypatch)
    units = [unit("tomyris", 0, ""), *(unit(s, 0, "") for s in ("hanno", "pell", "doc-valdez"))]
    units += [unit("archimedes", 0, ""), unit("john-henry", 1, ""), unit("mary-read", 1, "")]
    g.units = units
    for each in units[:2]:
        each.fate = Fate.ESCAPED
    assert alive_count(g, 0) == 5 > 2 * alive_count(g, 1)


def test_henchmen_bring_no_flags() -> None:
    """32.2, 28.15: half as many flags as characters, whoever helps them."""
    g = state(
        white("ching-shih", 0), white("hanno", 1), black("pell", 2), black("skarn", 3),
        white("bruiser", 0, master=0), white("bugler", 0, master=0),
        options=Options(mission="colours"), selection=None,
    )  # fmt: skip
    assert flags_each(g) == 1
    g.units += [black("torch-bearer", 2, master=2), black("spotter", 2, master=2)]
    assert flags_each(g) == 1
