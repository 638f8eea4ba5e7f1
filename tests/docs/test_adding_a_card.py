"""The cards of docs/adding-a-card.md work when they are added as the guide says."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from shutil import copyfile, copytree
from textwrap import indent

import pytest
from attrs import evolve, frozen

from engine.games.ages.abilities import CARD_MODULES
from tests.docs.pages import ROOT, Block, blocks
from tests.docs.test_where_tests_are import chapters_tested, files_without_a_subject

GUIDE = ROOT / "docs/adding-a-card.md"


@frozen
class Walk:
    """A walkthrough of the guide: its heading, and the tests run at its end."""

    heading: str
    game: str
    clause: str
    """The number of the card's clause in the guide."""
    add: Callable[[Block, Path], None]
    """Adds a block of the walk to the game whose folder is given."""
    checked: tuple[str, ...]
    """The files of tests that are run besides the tests of the guide: they compare clauses with
    cards."""
    counts: tuple[str, ...] = ()
    """The words of RULES.md before the numbers that the guide says go up."""


def replace(path: Path, old: str, new: str) -> None:
    """Replace a text that the file has once."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{path.name} has {old!r} {text.count(old)} times"
    path.write_text(text.replace(old, new), "utf-8")


def add_row(file: Path, table: str, row: str) -> None:
    """Add a row as the last of a table."""
    text = file.read_text("utf-8")
    end = text.index("    )\n}\n", text.index(f"\n{table} = {{\n"))
    file.write_text(f"{text[:end]}{row.rstrip()},\n{text[end:]}", "utf-8")


def add_to_duel(block: Block, game: Path) -> None:
    """Add the row of the Assistant, or the entry that tests it."""
    if block.file == "cards.py":
        add_row(game / block.file, "ASSISTANTS", block.text)
    else:
        file, _, table = block.file.partition(":")
        tests = game.parents[2] / "tests/engine/games" / game.name
        replace(tests / file, f"\n{table} = {{\n", f"\n{table} = {{\n{block.text}")


def add_to_taidian(block: Block, game: Path) -> None:
    """Add the clause or the row of the attack card."""
    if block.file:
        add_row(game / block.file, "HAND_CARDS", block.text)
    else:
        replace(game / "RULES.md", "\n## 16. ", f"\n{block.text}\n## 16. ")


def add_to_lightning(block: Block, game: Path) -> None:
    """Add a block of the walk of Capacitor where the text before it says."""
    match block.file:
        case "":
            replace(game / "RULES.md", "\n## 12. ", f"\n{block.text}\n## 12. ")
        case "cards.py":
            replace(game / "cards.py", ")\n# fmt: on\n", f"{block.text},\n)\n# fmt: on\n")
        case "idle_powers.py":
            replace(game / "idle_powers.py", '@reasons("resonance")\n', block.text)
        case _:
            with (game / block.file).open("a", encoding="utf-8") as file:
                file.write(f"\n\n{block.text}")


def add_to_ages(block: Block, game: Path) -> None:
    """Add a block of a walk of Duel of Ages II where the text before it says."""
    file, _, table = block.file.partition(":")
    if not file:
        heading = f"\n## {int(block.text[2:4]) + 1}. "
        replace(game / "RULES.md", heading, f"\n{block.text}{heading}")
    elif file == "abilities.py":
        head = f"\n{table}: dict[str, tuple[str, ...]] = {{\n"
        replace(game / file, head, f"{head}    {block.text}")
    elif file == "bots/weights.py":
        head = f"    {table}: Mapping[str, float] = field(\n        factory=lambda: {{\n"
        replace(game / file, head, f"{head}            {block.text}")
    elif file == "calculations/contests.py":
        head, rest = '    if kind == "melee":\n', '        if skill == "warp-spasm"'
        replace(game / file, head + rest, indent(block.text, "    ") + rest)
    else:
        end = "    )\n}\n# fmt: on\n"
        replace(game / file, end, f"{block.text.rstrip()},\n{end}")


def add_to_currents(block: Block, game: Path) -> None:
    """Add a block of the walk of City Subsidies where the text before it says."""
    file, _, table = block.file.partition(":")
    if not file:
        replace(game / "RULES.md", "\n## 17. ", f"\n{block.text}\n## 17. ")
    elif table:
        tests = game.parents[2] / "tests/engine/games" / game.name
        replace(tests / file, f"\n{table} = {{\n", f"\n{table} = {{\n{block.text}")
    elif file == "cards.py":
        add_row(game / file, "EVENT_CARDS", block.text)
    else:
        with (game / file).open("a", encoding="utf-8") as module:
            module.write(f"\n\n{block.text}")


LIGHTNING_COUNTS = (
    "rules/test_chapter_02_the_cards.py",
    "rules/test_chapter_14_what_is_ours.py",
)
"""The tests that compare the number of cards of Lightning with RULES.md."""
LIGHTNING_NUMBERS = (
    "**2.1** The deck has ",
    "your Voltage cards and ",
    "within the total of ",
    "the small deck of ",
)
"""The words before the numbers that a Power Card of Lightning raises."""
WALKS = (
    Walk(
        "A walkthrough: an Assistant of Duel",
        "duel",
        "1.6",
        add_to_duel,
        ("test_assistants.py", "test_cards.py", "rules/test_chapter_01_the_table.py"),
        ("8 Out West, and",),
    ),
    Walk(
        "A walkthrough: an attack card of Taidian",
        "taidian",
        "15.19",
        add_to_taidian,
        ("rules/test_chapter_15_cards.py",),
    ),
    Walk(
        "A walkthrough: a card that works in a trick of Lightning",
        "lightning",
        "11.30",
        add_to_lightning,
        LIGHTNING_COUNTS,
        LIGHTNING_NUMBERS,
    ),
    Walk(
        "A walkthrough: a treasure of Duel of Ages II",
        "ages",
        "21.88",
        add_to_ages,
        ("test_rows.py", "test_card_check.py"),
    ),
    Walk(
        "A walkthrough: a gadget of Duel of Ages II",
        "ages",
        "21.88",
        add_to_ages,
        ("test_rows.py", "test_card_check.py", "test_every_row.py"),
    ),
    Walk(
        "A walkthrough: a character of Duel of Ages II",
        "ages",
        "20.49",
        add_to_ages,
        ("test_rows.py", "test_card_check.py", "test_every_row.py"),
    ),
    Walk(
        "A walkthrough: a card before the tricks of Lightning",
        "lightning",
        "11.30",
        add_to_lightning,
        LIGHTNING_COUNTS,
        LIGHTNING_NUMBERS,
    ),
    Walk(
        "A walkthrough: an event card of War of Currents",
        "currents",
        "16.29",
        add_to_currents,
        ("rules/test_chapter_16_event_cards.py", "test_second_model.py"),
    ),
)


def free_clause(walk: Walk, game: Path) -> str:
    """The number after the last clause of the chapter.

    It differs from the guide's if a card was added after the guide was written.
    """
    chapter = walk.clause.partition(".")[0]
    rules = (game / "RULES.md").read_text("utf-8")
    numbers = re.findall(rf"^\*\*{chapter}\.(\d+)\*\*", rules, re.MULTILINE)
    return f"{chapter}.{max(map(int, numbers)) + 1}"


def renumbered(block: Block, old: str, new: str) -> Block:
    """The block with another number of the clause, which a test may name without its chapter."""
    text = block.text.replace(old, new)
    in_chapter = [number.partition(".")[2] for number in (old, new)]
    return evolve(block, text=text.replace(f"({in_chapter[0]})", f"({in_chapter[1]})"))


def add_tests(block: Block, tests: Path) -> list[str]:
    """Add the tests of a block to the end of their file, and return how pytest calls them."""
    with (tests / block.file).open("a", encoding="utf-8") as file:
        file.write(f"\n\n{block.text}")
    names = re.findall(r"^def (test_\w+)", block.text, re.MULTILINE)
    return [f"{tests / block.file}::{name}" for name in names]


def count_one_more(rules: Path, words: str) -> None:
    """Raise the number that follows the words in RULES.md, wherever its lines are broken."""
    anywhere = r"\s+".join(re.escape(word) for word in words.split())
    text = rules.read_text("utf-8")
    (found,) = re.finditer(rf"({anywhere}\s+)(\d+)", text)
    replace(rules, found[0], f"{found[1]}{int(found[2]) + 1}")


def copy_of_the_rules(folder: Path) -> Path:
    """The engine and its tests, in a folder where they may be changed."""
    for package in ("engine", "tests"):
        copytree(ROOT / package, folder / package)
    copyfile(ROOT / "pyproject.toml", folder / "pyproject.toml")
    return folder


def test_every_walk_of_the_guide_is_done() -> None:
    assert {block.heading for block in blocks(GUIDE)} == {
        ROWS_HEADING,
        *(walk.heading for walk in WALKS),
    }


ROWS_HEADING = "A complete row of every other kind"
ROWS = [block for block in blocks(GUIDE) if block.heading == ROWS_HEADING]


@pytest.mark.parametrize("block", ROWS, ids=lambda block: block.file)
def test_a_row_of_the_guide_is_complete(monkeypatch: pytest.MonkeyPatch, block: Block) -> None:
    path, _, table = block.file.partition(":")
    game, _, module = path.removesuffix(".py").partition("/")
    names = vars(import_module(f"engine.games.{game}.{module.replace('/', '.')}"))
    row = eval(block.text, names)
    rows = names[table] if isinstance(names[table], dict) else {r.slug: r for r in names[table]}
    assert row.slug not in rows
    assert type(row) in {type(each) for each in rows.values()}
    for each in (value for value in names.values() if isinstance(value, dict)):
        if each.keys() >= rows.keys():  # the table, and those that it is a part of
            monkeypatch.setitem(each, row.slug, row)
    if game == "ages":  # its effect is a step of the walkthrough of a gadget
        monkeypatch.setitem(CARD_MODULES, row.slug, CARD_MODULES["banner-of-home"])
    import_module(f"engine.games.{game}.card_check").check_cards()


FOLDERS = {
    "Duel": "duel",
    "Taidian": "taidian",
    "Duel of Ages II": "ages",
    "War of Currents": "currents",
    "Lightning": "lightning",
}
"""The folder of each game, by the name in the index of cards."""


def test_the_files_in_the_index_of_cards_exist() -> None:
    rows = re.findall(r"^\| ([\w ]+): [^|]+\| ([^|]+)\|", GUIDE.read_text("utf-8"), re.MULTILINE)
    assert {game for game, _ in rows} == set(FOLDERS)
    files = [(FOLDERS[game], file) for game, cell in rows for file in re.findall("`(.+?)`", cell)]
    games = ROOT / "engine/games"
    assert [each for each in files if not games.joinpath(*each).exists()] == []


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.heading.partition(": ")[2])
def test_the_card_of_the_guide_works(tmp_path: Path, walk: Walk) -> None:
    copy = copy_of_the_rules(tmp_path)
    game, tests = copy / "engine/games" / walk.game, copy / "tests/engine/games" / walk.game
    clause = free_clause(walk, game)
    checked = [str(tests / name) for name in walk.checked]
    for each in blocks(GUIDE):
        block = renumbered(each, walk.clause, clause)
        if block.heading == walk.heading and re.search(r"\btest_\w+\.py$", block.file):
            checked += add_tests(block, tests)
        elif block.heading == walk.heading:
            walk.add(block, game)
    for words in walk.counts:
        count_one_more(game / "RULES.md", words)
    assert files_without_a_subject("engine/games", copy) == []
    assert chapters_tested(walk.game, copy) == chapters_tested(walk.game)
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", *checked],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
