"""The rules of Duel of Ages II, chapters 31 to 33: entry, flags and escape, the Alliance."""

from __future__ import annotations

from engine.games.ages.missions import ALL_MISSIONS
from engine.games.ages.pieces import ADVENTURE_KEYS, HUB


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


def test_the_spaces_of_the_alliance() -> None:
    """33.1: six spaces, the last one, and side spaces beside three of them."""
    sites = ADVENTURE_KEYS["alliance"].sites
    path = [site for site in sites.values() if site.startswith("step")]
    assert sorted(path) == [f"step {number}" for number in range(6)]
    assert sites[HUB] == "end"
    assert {site for site in sites.values() if site.startswith("henchman")} == {
        "henchman 1", "henchman 3", "henchman 5",
    }  # fmt: skip
