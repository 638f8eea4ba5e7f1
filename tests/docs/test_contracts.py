"""The import contracts of pyproject.toml cover every module that holds a part of a game's state."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase

import pytest
from grimp import ImportGraph, build_graph

from tests.docs.pages import ROOT

GAMES = ("ages", "currents", "duel", "lightning", "taidian")


@pytest.fixture(scope="module")
def graph() -> ImportGraph:
    return build_graph("engine", "net", "saves", "screens", "themes", "tui")


def forbidden_for_screens() -> list[str]:
    """The modules that no screen may reach, by the contract about states."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (found,) = [each for each in contracts if each["name"].startswith("Screens reach no game's")]
    return list(found["forbidden_modules"])


@pytest.mark.parametrize("game", GAMES)
def test_screens_may_not_reach_any_part_of_a_state(graph: ImportGraph, game: str) -> None:
    """A module that `state.py` imports is reached by screens, or the contract forbids it to them.

    A new one that only the state and the rules use belongs into the contract.
    """
    package, patterns = f"engine.games.{game}", forbidden_for_screens()
    own = graph.find_modules_directly_imported_by(f"{package}.state")
    parts = {module for module in own if module.startswith(package)}
    shown = graph.find_upstream_modules("screens", as_package=True)
    listed = {part for part in parts if any(fnmatchcase(part, each) for each in patterns)}
    assert parts - shown - listed == set(), "add these to forbidden_modules in pyproject.toml"
