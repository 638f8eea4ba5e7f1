"""The changes of docs/small-changes.md work when they are made as the page says."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copyfile, copytree
from textwrap import indent

from attrs import frozen

from tests.docs.pages import ROOT, UNFINISHED, Block, blocks
from tests.tools.running import run_python

GUIDE = ROOT / "docs/small-changes.md"
COPIED = ("engine", "net", "saves", "screens", "tests", "themes", "tui")
DUEL = "engine/games/duel"


@frozen
class Place:
    """The place of a block in its file: beside a line that the file has once, or at its end."""

    file: str
    old: str = ""
    """The text at the place; without it the block goes to the end of the file."""
    form: str = "{new}\n{old}"
    """The old text and the block together."""


BEFORE, AFTER, INSTEAD = "{new}\n{old}", "{old}\n{new}", "{new}"
PLACES = (
    Place("tui/settings.py", '    name: str = field(default="")', BEFORE),
    Place("screens/home/home.py", "        canvas.text(x, y, TAGLINE, ", BEFORE),
    Place("tests/screens/home/test_home.py"),
    Place("themes/palettes.py", "PALETTES: Mapping[str, Palette] = {", BEFORE),
    Place(
        "themes/palettes.py",
        "PALETTES: Mapping[str, Palette] = "
        "{each.name: each for each in (DARK, LIGHT, CONTRAST, SAFE)}",
        INSTEAD,
    ),
    Place("tui/settings.py", '        safe="Colour-blind safe",', AFTER),
    Place("themes/glyphs.py", "GLYPHS: Mapping[str, Glyphs] = {", BEFORE),
    Place(
        "themes/glyphs.py",
        "GLYPHS: Mapping[str, Glyphs] = {each.name: each for each in (UNICODE, ASCII)}",
        INSTEAD,
    ),
    Place("tui/settings.py", '        ascii="Plain ASCII",', AFTER),
    Place("tui/commands/parser.py", '    _add_game(command("rules", ', BEFORE),
    Place("tui/commands/games.py"),
    Place("tests/tui/commands/test_games.py"),
    Place("saves/migrations.py", "MIGRATIONS: tuple[Migration, ...] = (", BEFORE),
    Place("saves/migrations.py", "    rename_place_column,", AFTER),
    Place("tests/saves/test_migrations.py"),
    Place(
        f"{DUEL}/RULES.md",
        "**2.6** The first player starts with 2 PR, the second with 0. Starting earns nothing.",
        INSTEAD,
    ),
    Place(f"{DUEL}/state.py", "    inventors: str = option(", BEFORE),
    Place(f"{DUEL}/state.py", "    step: Step = Step.INVENTORS", BEFORE),
    Place(f"{DUEL}/setup.py", "        has_draft=options.draft,", AFTER),
    Place(
        f"{DUEL}/setup.py",
        "    g.sides[g.first].pr = STARTING_PR\n"
        "    first, second = g.sides[g.first].company, g.sides[1 - g.first].company\n"
        "    g.emit(StartingPrSet, first=first, second=second, pr=STARTING_PR)",
        INSTEAD,
    ),
    Place("tests/engine/games/duel/rules/test_chapter_02_setup.py"),
    Place(f"{DUEL}/RULES.md", "## 9. Personal goals", "{new}\n\n{old}"),
    Place(f"{DUEL}/events.py"),
    Place(f"{DUEL}/rules/portfolio.py", "PORTFOLIO: dict[str, ", "{new}\n\n\n{old}"),
    Place(
        f"{DUEL}/rules/portfolio.py",
        "PORTFOLIO: dict[str, Callable[[DuelState, str], None]] = "
        '{"place": place_share, "sell": sell_share}',
        INSTEAD,
    ),
    Place(
        f"{DUEL}/ideas.py",
        "    if has_reserved:\n"
        "        return (PLACE, SELL_RESERVED, *sales)\n"
        "    return (NO_RESERVED_SHARE, *(sales or [NO_SHARE]))",
        INSTEAD,
    ),
    Place(f"{DUEL}/ideas.py", 'PORTFOLIO_VERBS = ("place", "sell")', INSTEAD),
    Place(f"{DUEL}/cards.py", "CITIES = {", BEFORE),
    Place(
        f"{DUEL}/rules/portfolio.py",
        "from engine.games.duel.events import SharePlaced, ShareSold\n"
        "from engine.games.duel.ideas import RESERVED\n"
        "from engine.games.duel.rules.actions import add_share",
        INSTEAD,
    ),
    Place(f"{DUEL}/describe.py"),
    Place(f"{DUEL}/preview.py", '        case "propaganda":', BEFORE),
    Place("screens/games/duel/changes.py", "        case e.SharePlaced(seat=seat, ", BEFORE),
    Place("tests/engine/games/duel/second_model.py", '        yield "sell reserved"', BEFORE),
    Place("tests/engine/games/duel/rules/test_chapter_08_portfolio.py"),
)
"""The places of the blocks, in their order on the page."""
IMPORTS = (
    Place("themes/glyphs.py", "from attrs import frozen", "from attrs import evolve, frozen"),
    Place(
        "tui/commands/games.py",
        "from engine.plugins.problems import plugin_problems",
        "{old}\nfrom engine.rulebook import rulebook_of",
    ),
    Place(
        "tests/screens/home/test_home.py",
        "from tests.screens.driving import opened",
        "from screens.home.home import TAGLINE\n{old}\nfrom tui.settings import Settings",
    ),
    Place(f"{DUEL}/describe.py", " COMPANIES, REGIONS,", " COMPANIES, DONATION_PR, REGIONS,"),
    Place(
        f"{DUEL}/preview.py",
        "from engine.games.duel.cards import ",
        "from engine.games.duel.cards import DONATION_PR\n{old}",
    ),
)
"""The imports that the page mentions in its text."""
CHECKED = (
    "tests/themes",
    "tests/engine/games/duel/rules/test_chapter_08_portfolio.py",
    "tests/engine/games/duel/test_second_model.py",
)
"""The tests that are run besides those of the page."""


def put(text: str, place: Place, project: Path) -> None:
    path = project / place.file
    source = path.read_text("utf-8")
    if not place.old:
        path.write_text(f"{source}\n\n{text}", "utf-8")
        return
    assert source.count(place.old) == 1, f"{place.file}: {place.old!r} {source.count(place.old)}"
    margin = re.match(" *", place.old)
    assert margin is not None
    new = indent(text.rstrip("\n"), margin[0])
    path.write_text(source.replace(place.old, place.form.format(old=place.old, new=new)), "utf-8")


def test_every_block_of_the_page_has_a_place() -> None:
    assert [each.file for each in blocks(GUIDE)] == [place.file for place in PLACES]


def names_of_tests(block: Block) -> list[str]:
    if not block.file.startswith("tests/"):
        return []
    return [f"{block.file}::{name}" for name in re.findall(r"def (test_\w+)", block.text)]


def test_the_changes_of_the_page_work(tmp_path: Path) -> None:
    for package in COPIED:
        copytree(ROOT / package, tmp_path / package, ignore=UNFINISHED)
    copyfile(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    named = []
    for block, place in zip(blocks(GUIDE), PLACES, strict=True):
        put(block.text, place, tmp_path)
        named += names_of_tests(block)
    for place in IMPORTS:
        put("", place, tmp_path)
    assert len(named) == 5
    run_python("-m", "pytest", "-n", "0", *CHECKED, *named, cwd=tmp_path, succeeds=True)
