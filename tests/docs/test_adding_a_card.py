"""The card of docs/adding-a-card.md works when it is added as the guide says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copyfile, copytree

from tests.docs.pages import ROOT, Block, blocks

GUIDE = ROOT / "docs/adding-a-card.md"
GAME = Path("engine/games/lightning")
TESTS = Path("tests/engine/games/lightning")

CHECKED = (
    "test_capacitor.py",
    "test_chapter_02_the_cards.py",
    "test_chapter_14_what_is_ours.py",
)
"""The test of the guide, and those that compare the counts in clauses with the cards."""


def copy_of_the_rules(folder: Path) -> Path:
    """The engine and its tests, in a folder where they may be changed."""
    for package in ("engine", "tests"):
        copytree(ROOT / package, folder / package)
    copyfile(ROOT / "pyproject.toml", folder / "pyproject.toml")
    return folder


def replace(path: Path, old: str, new: str) -> None:
    """Write another text in place of one that the file has once."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{path.name} has {old!r} {text.count(old)} times"
    path.write_text(text.replace(old, new), "utf-8")


def add(block: Block, game: Path, tests: Path) -> None:
    """Add a block of the guide where the text before it says."""
    match block.file:
        case "":
            replace(game / "RULES.md", "\n## 12. ", f"\n{block.text}\n## 12. ")
        case "cards.py":
            replace(game / "cards.py", ")\n# fmt: on\n", f"{block.text},\n)\n# fmt: on\n")
        case "idle_powers.py":
            replace(game / "idle_powers.py", '@reasons("resonance")\n', block.text)
        case "test_capacitor.py":
            (tests / block.file).write_text(block.text, "utf-8")
        case _:
            with (game / block.file).open("a", encoding="utf-8") as file:
                file.write(f"\n\n{block.text}")


def raise_counts(rules: Path) -> None:
    """Count one card more in the clauses that the guide names."""
    replace(rules, "**2.1** The deck has 144 cards", "**2.1** The deck has 145 cards")
    replace(rules, "and 28 Power Cards", "and 29 Power Cards")
    replace(rules, "within the total of 144 cards", "within the total of 145 cards")
    replace(rules, "the small deck of 108", "the small deck of 109")


def test_the_card_of_the_guide_plays_in_a_trick(tmp_path: Path) -> None:
    copy = copy_of_the_rules(tmp_path)
    for block in blocks(GUIDE):
        add(block, copy / GAME, copy / TESTS)
    raise_counts(copy / GAME / "RULES.md")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", *(TESTS / name for name in CHECKED)],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
