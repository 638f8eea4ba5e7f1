"""The lists of docs/files-of-a-game.md are complete: what games share has one name there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.core.registry import find
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs/files-of-a-game.md").read_text("utf-8")
FILES, BOARDS = PAGE.split("## Boards\n")
SHARED, OWN = FILES.split("## Files of single games\n")
LISTS = dict(re.findall(r"^\*\*(.+)\*\*\n\n((?:[-  ] .*\n)+)", OWN, re.MULTILINE))
"""The lists after the table: the last words of a game's title, and its modules."""


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


def files(game: Path) -> set[str]:
    """The modules and folders of a game and of its bots: "bots/value.py"."""
    bots = {f"bots/{module.name}" for module in game.glob("bots/[!_]*.py")}
    folders = {str(init.parent.relative_to(game)) + "/" for init in game.glob("*/__init__.py")}
    inner = {str(init.parent.relative_to(game)) + "/" for init in game.glob("bots/*/__init__.py")}
    return {module.name for module in game.glob("*.py")} | bots | folders | inner


@pytest.mark.parametrize("page", ["README.md", "CHANGELOG.md"])
def test_every_game_is_in_the_lists_for_players(page: str) -> None:
    titles = [find(game.name).title.rpartition(": ")[2] for game in games("engine/games")]
    text = (ROOT / page).read_text("utf-8")
    assert [title for title in titles if f"{title}**" not in text] == []


def named(text: str) -> set[str]:
    """The modules and folders that a part of the page about games names."""
    return set(re.findall(r"`((?:bots/)?\w+(?:/|\.py))`", text))


def own(game: str) -> set[str]:
    """The files that only this game has, by the page."""
    title = find(game).title
    lists = [modules for name, modules in LISTS.items() if title.endswith(name)]
    assert lists, f'no list for {title} under "Files of single games" in docs/files-of-a-game.md'
    return named(lists[0])


def listed(text: str) -> set[str]:
    """The modules that a part of the page names, without modules in subfolders."""
    return set(re.findall(r"`(\w+\.py)`", text))


@pytest.mark.parametrize(("folder", "text"), [("engine/games", FILES), ("screens/games", BOARDS)])
def test_the_page_lists_every_name_that_games_share(folder: str, text: str) -> None:
    assert shared(folder) - listed(text) == set()


def test_the_page_lists_every_name_that_bots_share() -> None:
    assert shared_by_bots() - set(re.findall(r"`(bots/\w+\.py)`", FILES)) == set()


@pytest.mark.parametrize("game", games("engine/games"), ids=lambda game: game.name)
def test_the_page_lists_every_module_of_a_game(game: Path) -> None:
    """Shared modules are in the table, the game's own modules in the lists after it."""
    assert files(game) - named(SHARED) == own(game.name)


@pytest.mark.parametrize(("folder", "text"), [("engine/games", SHARED), ("screens/games", BOARDS)])
def test_two_games_have_each_file_that_the_page_calls_shared(folder: str, text: str) -> None:
    assert listed(text) - shared(folder) == set()
