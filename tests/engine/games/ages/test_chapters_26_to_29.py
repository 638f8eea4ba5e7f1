"""The rules of Duel of Ages II, chapters 26 to 29: bases, the Arbiter, creatures, layers."""

from __future__ import annotations

from engine.games.ages.card_types import Creature, Henchman
from engine.games.ages.chart import Placed, chart
from engine.games.ages.creatures import CREATURES, HENCHMEN
from engine.games.ages.pieces import ADVENTURE_KEYS, HUB


def test_the_sites_of_a_base() -> None:
    """26.1: three gates, Vortex, headquarters, vault and prison."""
    for base in ("base-white", "base-black"):
        sites = ADVENTURE_KEYS[base].sites
        assert len(sites) == 7
        assert sites[HUB] == "vortex"
        assert {"headquarters", "vault", "prison"} < set(sites.values())
        assert sum(site.endswith("gate") for site in sites.values()) == 3


def test_the_sites_of_the_hall() -> None:
    """27.1: the Chamber in the middle, three sites at the corners."""
    sites = ADVENTURE_KEYS["lith"].sites
    assert sites == {HUB: "chamber", "c0": "pool", "c1": "fangs", "c2": "cave"}


def test_creatures_and_henchmen() -> None:
    """28.1: four creatures on cards and sixteen henchmen."""
    assert all(isinstance(row, Creature) for row in CREATURES.values())
    assert all(isinstance(row, Henchman) for row in HENCHMEN.values())
    assert (len(CREATURES), len(HENCHMEN)) == (4, 16)


def test_a_space_below_has_a_name_of_its_own() -> None:
    """29.1: no map has two spaces of one name, and none below where there is no cavern."""
    found = chart((Placed("copper-mesa", "platter", 0, 0),))
    assert len(set(found.names)) == len(found.names) == 61
