"""The cards of docs/cards work when they are added as the pages say."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from shutil import copyfile, copytree
from textwrap import dedent, indent

import pytest
from attrs import evolve, frozen

from tests.docs.pages import ROOT, UNFINISHED, Block, blocks
from tests.tools.running import run_python

GUIDE = ROOT / "docs/adding-a-card.md"
"""The page with the index of cards and the steps that all games share."""


def page_of(game: str) -> Path:
    return ROOT / "docs/cards" / f"{game}.md"


@frozen
class Walk:
    heading: str
    game: str
    clause: str
    counts: tuple[str, ...] = ()
    """The words of RULES.md before the numbers that the guide says go up."""


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{path.name} has {old!r} {text.count(old)} times"
    path.write_text(text.replace(old, new), "utf-8")


def add_row(file: Path, table: str, row: str) -> None:
    text = file.read_text("utf-8")
    end = text.index("    )\n}\n", text.index(f"\n{table} = {{\n"))
    file.write_text(f"{text[:end]}{row.rstrip()},\n{text[end:]}", "utf-8")


TABLES = {
    "duel/cards.py": "ASSISTANTS",
    "taidian/cards.py": "HAND_CARDS",
    "currents/cards.py": "EVENT_CARDS",
}
"""The tables whose last row a block for a file of cards is."""


def add(block: Block, game: Path) -> None:
    """Add a block to the game whose folder is given, where the text before it says."""
    project, text = game.parents[2], block.text
    file, _, table = block.file.partition(":")
    folders = (game, project / "tests/engine/games" / game.name, project)
    path = next((folder / file for folder in folders if file and (folder / file).exists()), game)
    match f"{game.name}/{file}":
        case where if where in TABLES and not table:
            add_row(path, TABLES[where], text)
        case where if not file:
            heading = f"\n## {int(text[2:4]) + 1}. "
            replace(game / "RULES.md", heading, f"\n{text}{heading}")
        case "lightning/cards.py":
            replace(path, ")\n# fmt: on\n", f"{text},\n)\n# fmt: on\n")
        case "lightning/idle_powers.py":
            replace(path, '@reasons("resonance")\n', text)
        case "taidian/card_types.py":
            replace(path, '"burn", "cure"]', f'"burn", {text.strip()}, "cure"]')
        case "taidian/bots/value.py":
            head = "        match row.effect:\n"
            replace(path, head, head + indent(text, " " * 12))
        case "ages/cards/uses.py" if table:
            head = f"\n{table}: dict[str, CardUse] = {{\n"
            replace(path, head, f"{head}    {text}")
        case "ages/attacks/blow.py" if table == "damage_parts":
            last = '        yield from bonus_terms(self.table, self.attacker, "strike damage")\n'
            replace(path, last, last + indent(text, "        "))
        case "ages/attacks/blow.py":
            rest = '        yield from bonus_terms(self.table, self.attacker, "strike")\n'
            replace(path, rest, indent(text, "        ") + rest)  # the text names what it imports
            replace(path, "import has_symbol", "import can_use, has_symbol")
        case where if where.startswith("ages/rows/"):
            end = "    )\n}\n# fmt: on\n"
            replace(path, end, f"{text.rstrip()},\n{end}")
        case _ if table:
            replace(path, f"\n{table} = {{\n", f"\n{table} = {{\n{indent(dedent(text), '    ')}")
        case where:
            append(path, text)
            if where == "taidian/rules/batch.py":  # the text says that it imports the event
                at = "from engine.games.taidian.events import "
                replace(path, at, f"{at}EnergyDrained\n{at}")


def append(path: Path, text: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n\n{text}")


LIGHTNING = ("**2.1** The deck has ", "your Voltage cards and ", "within the total of ")
WALKS = (
    Walk("An Assistant", "duel", "1.6", ("8 Out West, and",)),
    Walk("An attack card", "taidian", "15.19"),
    Walk("A card with a new effect", "taidian", "15.19"),
    Walk("A card that works in a trick", "lightning", "11.30", (*LIGHTNING, "the small deck of ")),
    Walk("A card before the tricks", "lightning", "11.30", (*LIGHTNING, "the small deck of ")),
    Walk("A treasure", "ages", "21.88"),
    Walk("A weapon with a new effect", "ages", "21.88"),
    Walk("A gadget", "ages", "21.88"),
    Walk("A monument", "ages", "21.88"),
    Walk("A character", "ages", "20.49"),
    Walk("An event card", "currents", "16.29"),
)
CHECKED = (
    "duel/test_assistants.py",
    "duel/test_cards.py",
    "duel/rules/test_chapter_01_the_table.py",
    "taidian/rules/test_chapter_15_cards.py",
    "taidian/test_card_check.py",
    "../../screens/games/taidian/test_signs.py",
    "lightning/rules/test_chapter_02_the_cards.py",
    "lightning/rules/test_chapter_14_what_is_ours.py",
    "ages/test_rows.py",
    "ages/test_card_check.py",
    "ages/test_every_row.py",
    "currents/test_chapter_16_event_cards.py",
    "currents/test_second_model.py",
)
"""The tests that are run besides those of the pages: they compare clauses with cards."""
SOME_MATCHES = "not second_model or options1"
"""Of the many matches of a second model a few suffice to meet a new card."""


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
    append(tests / block.file, block.text)
    names = re.findall(r"^def (test_\w+)", block.text, re.MULTILINE)
    return [f"{tests / block.file}::{name}" for name in names]


def count_one_more(rules: Path, words: str) -> None:
    """Raise the number that follows the words in RULES.md, wherever its lines are broken."""
    anywhere = r"\s+".join(re.escape(word) for word in words.split())
    text = rules.read_text("utf-8")
    (found,) = re.finditer(rf"({anywhere}\s+)(\d+)", text)
    replace(rules, found[0], f"{found[1]}{int(found[2]) + 1}")


def copy_of_the_rules(folder: Path) -> Path:
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
    game, tests = copy / "engine/games" / walk.game, copy / "tests/engine/games" / walk.game
    clause = free_clause(walk, game)
    added: list[str] = []
    for each in blocks(page_of(walk.game)):
        block = renumbered(each, walk.clause, clause)
        if block.heading == walk.heading and re.search(r"\btest_\w+\.py$", block.file):
            added += add_tests(block, tests)
        elif block.heading == walk.heading:
            add(block, game)
    for words in walk.counts:
        count_one_more(game / "RULES.md", words)
    return added


def test_the_cards_of_the_pages_work_together(tmp_path: Path) -> None:
    copy = copy_of_the_rules(tmp_path)
    checked = [str(copy / "tests/engine/games" / name) for name in CHECKED]
    checked += [test for walk in WALKS for test in add_walk(walk, copy)]
    options = ("-n", "0", "-k", SOME_MATCHES)
    run_python("-m", "pytest", *options, *dict.fromkeys(checked), cwd=copy, succeeds=True)
