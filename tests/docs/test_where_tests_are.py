"""The tests of every module can be found, as docs/tests.md says: by a name, or by a table.

Run this module to print the modules and the test files that neither explains.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.core.registry import find
from engine.rulebook import rulebook_of
from tests.docs.pages import ROOT
from tests.docs.sources import PACKAGES

GAMES = sorted(init.parent.name for init in (ROOT / "engine/games").glob("*/__init__.py"))
LARGE_GAMES = [game for game in GAMES if (ROOT / "engine/games" / game / "rules").is_dir()]
"""The games whose rules are a folder. The tests of a smaller one may be one file."""
GAME_FOLDERS = ("engine/games/", "screens/games/")
PAGE = (ROOT / "docs/tests.md").read_text("utf-8")
OF_RULES, OF_BOARDS = PAGE.split("## The rules of a game\n")[1].split("## Boards\n")
EXPLAINED = {"engine/games": OF_RULES, "screens/games": OF_BOARDS}
_ROW = re.compile(r"^\| `(tests/\S+)` \| (.+) \|$", re.MULTILINE)


def listed() -> dict[str, str]:
    """The test file of each module in the table of shared modules."""
    shared = PAGE.split("## The rules of a game\n")[0]
    return {
        module: row[1] for row in _ROW.finditer(shared) for module in re.findall(r"`(\S+)`", row[2])
    }


def shared_modules() -> list[Path]:
    """The modules of the shared packages, as paths from the project's folder."""
    modules = [
        path.relative_to(ROOT) for name in PACKAGES for path in (ROOT / name).rglob("[!_]*.py")
    ]
    return sorted(path for path in modules if not str(path).startswith(GAME_FOLDERS))


def namesake_of(module: Path) -> Path:
    """The file that tests a module alone, in the mirrored folder."""
    return Path("tests") / module.parent / f"test_{module.name}"


def shared_without_tests() -> list[str]:
    """The shared modules with neither a test file of their name nor a row in the table."""
    unnamed = [module for module in shared_modules() if not (ROOT / namesake_of(module)).exists()]
    return [str(module) for module in unnamed if str(module) not in listed()]


def has_a_namesake(module: Path) -> bool:
    """Is there a test file with the name of a game's module, or of a folder around it?"""
    folders = [folder.with_suffix(".py") for folder in module.parents if len(folder.parts) > 3]
    return any((ROOT / namesake_of(each)).exists() for each in (module, *folders))


def rows_of(heading: str) -> set[str]:
    """The names in the first cells of the table whose head begins so."""
    table = OF_RULES.split(f"| {heading} |")[1].split("\n\n")[0]
    first = [row.split("|")[1] for row in table.splitlines()[1:]]
    return {name for cell in first for name in re.findall(r"`(\S+)`", cell)}


def game_modules_without_tests() -> list[str]:
    """The modules of games outside `rules/` that no test file and no row is about."""
    explained = rows_of("modules")
    found = []
    for game in GAMES:
        folder = ROOT / "engine/games" / game
        for module in sorted(folder.rglob("[!_]*.py")):
            inner = module.relative_to(folder)
            first = inner.name if len(inner.parts) == 1 else f"{inner.parts[0]}/"
            if first not in {"rules/", *explained} and not has_a_namesake(module.relative_to(ROOT)):
                found.append(str(module.relative_to(ROOT)))
    return found


def files_without_a_subject(package: str, project: Path = ROOT) -> list[str]:
    """The test files of games that are named after nothing that docs/tests.md allows.

    That is a chapter, a module, a folder, a listed subject or a game whose rules are one module.
    """
    listed_subjects = set(re.findall(r"`(test_\w+\.py)`", EXPLAINED[package]))
    tests = sorted((project / "tests" / package).glob("*/**/test_*.py"))
    paths = [test.relative_to(project / "tests") for test in tests]
    return [
        f"tests/{path}"
        for path in paths
        if path.name not in listed_subjects and not has_a_subject(project, path)
    ]


def has_a_subject(project: Path, test: Path) -> bool:
    """Is a test file of a game in `rules`, or named after a module, a folder or a small game?"""
    subject = project / test.parent / test.stem.removeprefix("test_")
    if test.parts[0] == "engine" and test.parts[3] == "rules":
        return True
    is_of_small_game = subject.name == test.parts[2] and not (subject.parent / "rules").exists()
    return is_of_small_game or subject.with_suffix(".py").exists() or subject.is_dir()


def chapters_tested(game: str, project: Path = ROOT) -> set[int]:
    """The chapters that the files in `rules` of a game's tests are named after."""
    files = (project / "tests/engine/games" / game / "rules").glob("test_*.py")
    named = [re.match(r"test_chapter((?:_\d\d)+)_[a-z]", file.name) for file in files]
    assert all(named), "every file of this folder is named after a chapter"
    return {int(number) for match in named if match for number in match[1].split("_")[1:]}


def test_every_shared_module_has_a_test_file_or_a_row() -> None:
    assert shared_without_tests() == []


def test_the_rows_name_files_that_exist() -> None:
    named = listed()
    assert [path for path in {*named, *named.values()} if not (ROOT / path).exists()] == []


def test_no_row_is_about_a_module_with_a_test_file_of_its_name() -> None:
    assert [module for module in listed() if (ROOT / namesake_of(Path(module))).exists()] == []


@pytest.mark.parametrize("game", LARGE_GAMES)
def test_every_chapter_of_the_rules_has_a_test_file(game: str) -> None:
    chapters = rulebook_of(find(game)).chapters
    assert chapters_tested(game) == {int(chapter.number) for chapter in chapters}


def test_every_module_of_a_game_has_a_test_file_or_a_row() -> None:
    assert game_modules_without_tests() == []


@pytest.mark.parametrize("package", EXPLAINED)
def test_every_test_file_of_a_game_is_named_after_its_subject(package: str) -> None:
    assert files_without_a_subject(package) == []


def test_a_small_game_has_one_file_for_its_rules() -> None:
    small = [game for game in GAMES if game not in LARGE_GAMES]
    files = [ROOT / f"tests/engine/games/{game}/test_{game}.py" for game in small]
    assert [file.name for file in files if not file.exists()] == []


@pytest.mark.parametrize("package", EXPLAINED)
def test_subjects_of_several_games_are_not_listed_for_one(package: str) -> None:
    """A subject that two games have has one name, in the table for all games."""
    own = OF_RULES.split("A few subjects belong to one game:")[1]
    names = Counter(
        test.name for game in GAMES for test in (ROOT / "tests" / package / game).glob("test_*.py")
    )
    shared = {name for name, count in names.items() if count > 1}
    assert shared & set(re.findall(r"`(test_\w+\.py)`", own)) == set()


@pytest.mark.parametrize("game", LARGE_GAMES)
def test_every_large_game_sets_its_tables_in_the_same_files(game: str) -> None:
    rules, boards = (ROOT / "tests" / side / "games" / game for side in ("engine", "screens"))
    assert (rules / "table.py").exists()
    assert (rules / "scene.py").exists()
    assert (boards / "tables.py").exists()
    assert (boards / "test_board.py").exists()


if __name__ == "__main__":
    print(*shared_without_tests(), *game_modules_without_tests(), sep="\n")
    print(*(test for package in EXPLAINED for test in files_without_a_subject(package)), sep="\n")
