"""The cards of docs/cards work when they are added as the pages say."""

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

from tests.docs.pages import ROOT, UNFINISHED, Block, blocks

GUIDE = ROOT / "docs/adding-a-card.md"
"""The page with the index of cards and the steps that all games share."""


def page_of(game: str) -> Path:
    """The page about the cards of a game."""
    return ROOT / "docs/cards" / f"{game}.md"


@frozen
class Walk:
    """A walkthrough: its heading on the page of its game, and the tests run at its end."""

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
    """Add a block of a walk of Taidian where the text before it says."""
    file, _, table = block.file.partition(":")
    if not file:
        replace(game / "RULES.md", "\n## 16. ", f"\n{block.text}\n## 16. ")
    elif file == "cards.py":
        add_row(game / file, "HAND_CARDS", block.text)
    elif table == "CardEffect":
        replace(game / file, '"burn", "cure"]', f'"burn", {block.text.strip()}, "cure"]')
    elif table:
        path = game / file if (game / file).exists() else game.parents[2] / file
        replace(path, f"\n{table} = {{\n", f"\n{table} = {{\n    {block.text}")
    elif file == "bots/value.py":
        head = "        match row.effect:\n"
        replace(game / file, head, head + indent(block.text, " " * 12))
    else:
        with (game / file).open("a", encoding="utf-8") as module:
            module.write(f"\n\n{block.text}")
        if file == "rules/batch.py":  # the text says that it imports the event
            replace(game / file, "    Treated,\n)", "    Treated,\n    EnergyDrained,\n)")


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
    elif file == "cards/uses.py":
        with (game / file).open("a", encoding="utf-8") as module:
            module.write(f"\n\n{block.text}")
    elif file == "attacks/blow.py":
        rest = '        if skill == "warp-spasm"'
        replace(game / file, rest, indent(block.text, "        ") + rest)
        if "can_use" in block.text:  # the text names what it imports
            replace(game / file, "import has_symbol", "import can_use, has_symbol")
        if "is_reached" in block.text:
            replace(game / file, "    is_raging,\n", "    is_raging,\n    is_reached,\n")
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
        "An Assistant",
        "duel",
        "1.6",
        add_to_duel,
        ("test_assistants.py", "test_cards.py", "rules/test_chapter_01_the_table.py"),
        ("8 Out West, and",),
    ),
    Walk(
        "An attack card",
        "taidian",
        "15.19",
        add_to_taidian,
        ("rules/test_chapter_15_cards.py",),
    ),
    Walk(
        "A card with a new effect",
        "taidian",
        "15.19",
        add_to_taidian,
        (
            "rules/test_chapter_15_cards.py",
            "test_card_check.py",
            "../../../screens/games/taidian/test_signs.py",
        ),
    ),
    Walk(
        "A card that works in a trick",
        "lightning",
        "11.30",
        add_to_lightning,
        LIGHTNING_COUNTS,
        LIGHTNING_NUMBERS,
    ),
    Walk(
        "A treasure",
        "ages",
        "21.88",
        add_to_ages,
        ("test_rows.py", "test_card_check.py"),
    ),
    Walk(
        "A gadget",
        "ages",
        "21.88",
        add_to_ages,
        ("test_rows.py", "test_card_check.py", "test_every_row.py"),
    ),
    Walk(
        "A monument",
        "ages",
        "21.88",
        add_to_ages,
        ("test_rows.py", "test_card_check.py", "test_every_row.py"),
    ),
    Walk(
        "A character",
        "ages",
        "20.49",
        add_to_ages,
        ("test_rows.py", "test_card_check.py", "test_every_row.py"),
    ),
    Walk(
        "A card before the tricks",
        "lightning",
        "11.30",
        add_to_lightning,
        LIGHTNING_COUNTS,
        LIGHTNING_NUMBERS,
    ),
    Walk(
        "An event card",
        "currents",
        "16.29",
        add_to_currents,
        ("test_chapter_16_event_cards.py", "test_second_model.py"),
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
    """The engine, the boards and their tests, in a folder where they may be changed."""
    for package in ("engine", "screens", "tests"):
        copytree(ROOT / package, folder / package, ignore=UNFINISHED)
    copyfile(ROOT / "pyproject.toml", folder / "pyproject.toml")
    return folder


ROWS_HEADING = "Complete rows of the other kinds"
QUOTED_HEADING = "A secret event"
"""The section of Duel of Ages II that quotes the files of a card that exists."""
FOLDERS = {
    "Duel": "duel",
    "Taidian": "taidian",
    "Duel of Ages II": "ages",
    "War of Currents": "currents",
    "Lightning": "lightning",
}
"""The folder of each game, by the name in the index of cards."""


def test_every_walk_of_the_pages_is_done() -> None:
    sections = {(game, each.heading) for game in FOLDERS.values() for each in blocks(page_of(game))}
    walks = {(walk.game, walk.heading) for walk in WALKS}
    rows = {(game, ROWS_HEADING) for game in FOLDERS.values() if game != "ages"}
    assert sections == walks | rows | {("ages", QUOTED_HEADING)}


def test_every_game_has_a_page_about_its_cards() -> None:
    pages = {page.stem for page in (ROOT / "docs/cards").glob("*.md")}
    assert pages == set(FOLDERS.values())


def lines_of(text: str) -> list[str]:
    """The lines of a text without their indentation."""
    return [line.strip() for line in text.splitlines()]


def is_quoted(block: Block, game: Path) -> bool:
    """Are the lines of the block in the file that it names, together and in this order?"""
    file = game / block.file
    source = lines_of((file if file.exists() else ROOT / block.file).read_text("utf-8"))
    quoted = lines_of(block.text)
    return any(source[at : at + len(quoted)] == quoted for at in range(len(source)))


def test_the_secret_event_of_the_page_is_quoted_from_the_source() -> None:
    quoted = [each for each in blocks(page_of("ages")) if each.heading == QUOTED_HEADING]
    assert len(quoted) > 12
    changed = [each.file for each in quoted if not is_quoted(each, ROOT / "engine/games/ages")]
    assert changed == []


ROWS = [
    (game, block)
    for game in FOLDERS.values()
    for block in blocks(page_of(game))
    if block.heading == ROWS_HEADING
]


@pytest.mark.parametrize(
    ("game", "block"), ROWS, ids=[f"{game}/{block.file}" for game, block in ROWS]
)
def test_a_row_of_a_page_is_complete(
    monkeypatch: pytest.MonkeyPatch, game: str, block: Block
) -> None:
    path, _, table = block.file.partition(":")
    module = path.removesuffix(".py")
    names = vars(import_module(f"engine.games.{game}.{module.replace('/', '.')}"))
    row = eval(block.text, names)
    rows = names[table] if isinstance(names[table], dict) else {r.slug: r for r in names[table]}
    assert row.slug not in rows
    assert type(row) in {type(each) for each in rows.values()}
    for each in (value for value in names.values() if isinstance(value, dict)):
        if each.keys() >= rows.keys():  # the table, and those that it is a part of
            monkeypatch.setitem(each, row.slug, row)
    import_module(f"engine.games.{game}.card_check").check_cards()


def test_the_files_in_the_index_of_cards_exist() -> None:
    rows = re.findall(r"^\| ([\w ]+): [^|]+\| ([^|]+)\|", GUIDE.read_text("utf-8"), re.MULTILINE)
    assert {game for game, _ in rows} == set(FOLDERS)
    files = [(FOLDERS[game], file) for game, cell in rows for file in re.findall("`(.+?)`", cell)]
    games = ROOT / "engine/games"
    assert [each for each in files if not games.joinpath(*each).exists()] == []


def add_walk(walk: Walk, copy: Path) -> list[str]:
    """Add the card of a walk, and return the tests that concern it."""
    game, tests = copy / "engine/games" / walk.game, copy / "tests/engine/games" / walk.game
    clause = free_clause(walk, game)
    checked = [str(tests / name) for name in walk.checked]
    for each in blocks(page_of(walk.game)):
        block = renumbered(each, walk.clause, clause)
        if block.heading == walk.heading and re.search(r"\btest_\w+\.py$", block.file):
            checked += add_tests(block, tests)
        elif block.heading == walk.heading:
            walk.add(block, game)
    for words in walk.counts:
        count_one_more(game / "RULES.md", words)
    return checked


def test_the_cards_of_the_pages_work_together(tmp_path: Path) -> None:
    copy = copy_of_the_rules(tmp_path)
    checked = [test for walk in WALKS for test in add_walk(walk, copy)]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", *dict.fromkeys(checked)],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
