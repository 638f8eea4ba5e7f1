"""The rules of Duel of Ages II, chapters 31 to 33: entry, flags and escape, the Alliance."""

from __future__ import annotations

import pytest

from engine.core.hexes import distance
from engine.games.ages.chart import PROHIBITED
from engine.games.ages.missions import ALL_MISSIONS
from engine.games.ages.pieces import ADVENTURE_KEYS, HUB
from engine.games.ages.plan import kind_of
from engine.games.ages.rules.placing import flag_spaces, flags_each, plant_flags
from tests.engine.games.ages.test_entry import on_the_map_of


def test_how_characters_enter() -> None:
    """31.1: by reinforcement in some missions, in other ways in the rest."""
    entries = {slug: row.entry for slug, row in ALL_MISSIONS.items()}
    assert [slug for slug, entry in entries.items() if entry == "reinforce"] == [
        "well", "standing", "clash",
    ]  # fmt: skip
    assert len(set(entries.values())) == 6


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


def test_the_spaces_of_the_alliance() -> None:
    """33.1: six spaces, the last one, and side spaces beside three of them."""
    sites = ADVENTURE_KEYS["alliance"].sites
    path = [site for site in sites.values() if site.startswith("step")]
    assert sorted(path) == [f"step {number}" for number in range(6)]
    assert sites[HUB] == "end"
    assert {site for site in sites.values() if site.startswith("henchman")} == {
        "henchman 1", "henchman 3", "henchman 5",
    }  # fmt: skip
