"""The code of docs/new-game.md runs, and its painter holds what every board must."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from shutil import copyfile, copytree
from types import ModuleType
from typing import Any

import pytest

from screens.table import painter_registry
from screens.table.painter_registry import find_painter
from screens.testing import check_board
from tests.docs.pages import ROOT, UNFINISHED, Block, blocks
from tests.sample_games import high_card
from tests.screens.table import test_printed_board
from tests.tools.running import run_python
from wardenclyffe import new_match, show

GUIDE = ROOT / "docs/new-game.md"


def block(name: str) -> Block:
    """The code of the guide with this name behind its language."""
    (found,) = (each for each in blocks(GUIDE) if each.file == name)
    return found


@pytest.fixture
def _painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The painter of the guide, for a game that has none."""
    code = block("")
    names: dict[str, Any] = {"__name__": __name__}
    exec(code.text, names)
    monkeypatch.setitem(painter_registry._PAINTERS, high_card.GAME.slug, names["PAINTER"])


@pytest.mark.usefixtures("_painted")
def test_the_painter_of_the_guide_paints_a_board() -> None:
    assert type(find_painter(high_card.GAME.slug)).__name__ == "OwnPainter"
    check_board(high_card.GAME)


@pytest.mark.usefixtures("_painted")
def test_its_picture_shows_what_only_the_seat_knows() -> None:
    match = new_match(high_card.GAME, seed=1)
    assert "card-" in str(show(match, 0))
    assert "card-" not in str(show(match, None))
    test_printed_board.test_a_board_shows_no_other_seats_secrets(high_card.GAME)


def test_the_events_of_the_guide_have_their_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    guide = ModuleType("guide")
    monkeypatch.setitem(sys.modules, guide.__name__, guide)
    exec(block("events").text, vars(guide))
    swapped_cards = guide.CardsSwapped(seat=1, cards=("surge", "niagara"))
    assert swapped_cards.told() == "Seat 2 swaps Surge and Niagara with the deck"
    assert guide.HandDrawn(seat=0, count=2).told() == "Seat 1 draws 2 cards"


WALK = "A walkthrough: Sparks"
CHECKED = "sparks or registry or every_game_is_in"
FOLDERS = (
    "tests/contract/test_every_game.py",
    "tests/contract/test_every_board.py",
    "tests/contract/test_clauses.py",
    "tests/docs/test_paths.py",
    "tests/engine/games/sparks",
    "tests/engine/core/test_registry.py",
    "tests/golden",
)
"""Where tests are that ask something of a new game."""
LAST_IN_LIST = {
    "README.md": "\n![A round of Master of Lightning]",
    "CHANGELOG.md": "\n### Table and board\n",
}
"""The pages with a list of games, and the text after that list."""
COPIED = ("docs", "engine", "net", "saves", "screens", "tests", "themes", "tui")


def run(*words: str, folder: Path) -> str:
    return run_python("-m", *words, cwd=folder, succeeds=True).stdout


def write(walked: Block, project: Path) -> None:
    """Write a block of the walk to its file, or add it to the table or list that it names."""
    file, _, table = walked.file.partition(":")
    if table:
        path = project / "engine/core" / file
        begins = f"{table}: dict[str, str] = {{\n"
        path.write_text(path.read_text("utf-8").replace(begins, begins + walked.text), "utf-8")
    elif end := LAST_IN_LIST.get(file):
        path = project / file
        page = path.read_text("utf-8")
        assert page.count(end) == 1, f"{file} has {end!r} {page.count(end)} times"
        path.write_text(page.replace(end, f"{walked.text}{end}"), "utf-8")
    else:
        path = project / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(walked.text, "utf-8")


def test_the_game_of_the_guide_passes_the_checks_of_this_project(tmp_path: Path) -> None:
    for package in COPIED:
        copytree(ROOT / package, tmp_path / package, ignore=UNFINISHED)
    for file in ("pyproject.toml", "wardenclyffe.py", *(page.name for page in ROOT.glob("*.md"))):
        copyfile(ROOT / file, tmp_path / file)
    for walked in blocks(GUIDE):
        if walked.heading == WALK:
            write(walked, tmp_path)
    (tmp_path / "tests/engine/games/sparks/__init__.py").touch()
    assert run("tests.golden", "sparks", folder=tmp_path) == "wrote sparks-random.txt\n"
    tests = run("pytest", "-n", "0", "-k", CHECKED, *FOLDERS, folder=tmp_path)
    assert " failed" not in tests
    assert int(re.findall(r"(\d+) passed", tests)[0]) > 40, "the game is not among those tested"
