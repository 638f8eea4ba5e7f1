"""A subject of a game has the same module name in every folder of the game."""

from __future__ import annotations

import pytest

from tests.docs.pages import ROOT

SYNONYMS = {
    "currents": {
        "projects": {"claim", "claims", "claiming", "project"},
        "technology": {"advance", "advances", "advancing", "technologies"},
        "propaganda": {"fame"},
        "market": {"shares", "trade", "trades", "trading"},
        "auctions": {"auction", "bids"},
    },
    "ages": {
        "fighting": {"attacks", "attacking", "fight", "fights"},
        "moving": {"movement", "moves"},
        "adventures": {"adventuring"},
        "sites": {"bases"},
        "achievements": {"goals"},
        "tribute": {"tributes"},
    },
}
"""By game: the name of each subject, and other names that mean the same."""
OTHER_MEANINGS = {"engine/games/ages/bots/goals.py": "the goals of a walk"}
"""Modules whose name would be a synonym, but has another meaning."""


@pytest.mark.parametrize("game", SYNONYMS)
def test_a_subject_has_one_name(game: str) -> None:
    """A module that is named by a synonym of a subject takes the subject's name."""
    names = {synonym: name for name, group in SYNONYMS[game].items() for synonym in group}
    modules = [
        module.relative_to(ROOT).as_posix()
        for folder in ("engine/games", "screens/games")
        for module in (ROOT / folder / game).rglob("*.py")
        if module.stem in names
    ]
    assert sorted(set(modules) - set(OTHER_MEANINGS)) == [], names


@pytest.mark.parametrize("game", SYNONYMS)
def test_each_listed_subject_has_a_module(game: str) -> None:
    """The list has no subject that has been renamed."""
    folders = [ROOT / folder / game for folder in ("engine/games", "screens/games")]
    names = {path.stem for folder in folders for path in folder.rglob("*")}
    assert set(SYNONYMS[game]) - names == set()
