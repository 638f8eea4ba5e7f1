"""A game in another package is tested only with the shipped packages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.sample_games import high_card

ROOT = Path(__file__).parents[2]

RULES = """# High Card

## 1. The table

**1.1** Each seat holds cards.

## 2. A round

**2.1** All lay a card at once; the highest takes the round.

**2.2** Who took the round may swap a card.
"""

TESTS = '''
from pathlib import Path

from engine.core.match import start_match
from engine.testing import (
    Playthrough, ScriptedTable, check_clauses, check_game, check_playthrough, play_to_end,
    check_not_offered, play, random_play,
)
from highcard import GAME, Options
from screens.testing import check_board

HERE = Path(__file__).parent
TWO_BY_LOT = Playthrough(
    name="two-by-lot", about="Two who choose at random.", game=GAME, seed=1, options=Options(),
    bots=("random", "random"), position=lambda view: [f"won {view.won}"],
)


def two():
    match = start_match(GAME, seed=1, options=Options(cards="2"))
    return ScriptedTable(match, {"ann": 0, "bob": 1})


def test_the_contract():
    check_game(GAME)


def test_the_board():
    check_board(GAME)


def test_the_clauses():
    check_clauses(GAME, tests=HERE)


def test_the_playthrough():
    check_playthrough(TWO_BY_LOT, HERE / "two-by-lot.txt")


def test_cards_are_dealt():
    """1.1: each seat holds cards."""
    assert two().view("ann").hand == HAND


def test_the_highest_card_takes_the_round_and_its_seat_may_swap():
    """2.1, 2.2: a round, and what follows it."""
    table = two()
    check_not_offered(table, "ann: swap " + HAND[0])
    play(table, f"ann: lay {HAND[0]}", "bob: " + table.choices_of("bob")[0])
    assert sum(table.view().won) == 1
    assert [name for name in table.deciders()] == [table.name(table.view().won.index(1))]


def test_random_play_comes_to_its_end():
    *_, match = random_play(GAME, seed=1, seats=4)
    assert match.outcome is not None
'''


def test_a_package_elsewhere_is_tested_with_shipped_modules_only(tmp_path: Path) -> None:
    """The package and its tests are in their own folder; `tests` cannot be imported there."""
    package = tmp_path / "highcard"
    package.mkdir()
    source = (
        Path(high_card.__file__)
        .read_text(encoding="utf-8")
        .replace('slug="tiny"', 'slug="highcard"')
    )
    marker = "    pieces=pieces,\n"
    assert marker in source
    source = source.replace(marker, f'{marker}    rules=Path(__file__).parent / "RULES.md",\n')
    source = source.replace("from attrs import", "from pathlib import Path\n\nfrom attrs import", 1)
    (package / "__init__.py").write_text(source)
    (package / "RULES.md").write_text(RULES)
    tests = tmp_path / "checks"
    tests.mkdir()
    hand = _run(tmp_path, "-c", HAND_OF_ANN)
    (tests / "test_highcard.py").write_text(f"{TESTS.lstrip()}\n\nHAND = {hand.strip()}\n")
    _run(tmp_path, "-c", WRITE)
    said = _run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "checks")
    assert "7 passed" in said


HAND_OF_ANN = """
from engine.core.match import start_match
from highcard import GAME, Options
print(start_match(GAME, seed=1, options=Options(cards="2")).view(0).hand)
"""
WRITE = """
import sys
from pathlib import Path
from engine.testing import write_playthrough
assert "pytest" not in sys.modules, "shipped modules must not import pytest"
sys.path.insert(0, "checks")
from test_highcard import TWO_BY_LOT
write_playthrough(TWO_BY_LOT, Path("checks") / "two-by-lot.txt")
"""


def _run(folder: Path, *words: str) -> str:
    """The output of a Python program that sees the folder and the shipped packages, but no
    tests."""
    shipped = folder / "shipped"
    if not shipped.exists():
        shipped.mkdir()
        for name in ("engine", "net", "saves", "screens", "themes", "tui"):
            (shipped / name).symlink_to(ROOT / name, target_is_directory=True)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(shipped)))}
    ran = subprocess.run(
        [sys.executable, "-P", *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout
