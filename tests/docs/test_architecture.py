"""The lists of files in docs/architecture.md are complete: what games share has one name there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
FILES, BOARDS = PAGE.split("## The files of a game")[1].split("## ")[0].split("A board is painted")


def games(folder: str) -> list[Path]:
    """The packages of the games in a folder."""
    return [module.parent for module in (ROOT / folder).glob("*/__init__.py")]


def shared(folder: str) -> set[str]:
    """The names of the modules that two or more games have."""
    names = Counter(module.name for game in games(folder) for module in game.glob("*.py"))
    return {name for name, count in names.items() if count > 1}


def shared_by_bots() -> set[str]:
    """The modules of bots that two or more games have: "bots/value.py"."""
    found = [module.name for game in games("engine/games") for module in game.glob("bots/[!_]*.py")]
    return {f"bots/{name}" for name, count in Counter(found).items() if count > 1}


def listed(text: str) -> set[str]:
    """The modules that a part of the page names, without those of a folder of their own."""
    return set(re.findall(r"`(\w+\.py)`", text))


@pytest.mark.parametrize(("folder", "text"), [("engine/games", FILES), ("screens/games", BOARDS)])
def test_the_page_lists_every_name_that_games_share(folder: str, text: str) -> None:
    assert shared(folder) - listed(text) == set()


def test_the_page_lists_every_name_that_bots_share() -> None:
    assert shared_by_bots() - set(re.findall(r"`(bots/\w+\.py)`", FILES)) == set()


def test_the_page_lists_every_module_of_every_game() -> None:
    """Those that a game shares with others, and in the second table those of its own."""
    named = set(re.findall(r"`(\w+/|\w+\.py)`", FILES))
    for game in games("engine/games"):
        modules = {module.name for module in game.glob("*.py")}
        folders = {f"{package.parent.name}/" for package in game.glob("*/__init__.py")}
        assert (modules | folders) - named == set(), f"missing in docs/architecture.md: {game.name}"


@pytest.mark.parametrize(("folder", "text"), [("engine/games", FILES), ("screens/games", BOARDS)])
def test_some_game_has_each_file_that_the_page_lists(folder: str, text: str) -> None:
    there = {module.name for game in games(folder) for module in game.rglob("*.py")}
    assert listed(text) - there == set()
