"""The tests of every shared module can be found: by its name, or by a table in CONTRIBUTING.md.

Run this module to print the shared modules that have neither.
"""

from __future__ import annotations

import re
from pathlib import Path

from tests.docs.pages import ROOT

SHARED = ("engine", "net", "saves", "screens", "themes", "tui")
GAMES = ("engine/games/", "screens/games/")
_ROW = re.compile(r"^\| `(tests/\S+)` \| (.+) \|$", re.MULTILINE)


def listed() -> dict[str, str]:
    """The test file of each module in the table "Where is the test of ...?"."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return {
        module: row[1] for row in _ROW.finditer(page) for module in re.findall(r"`(\S+)`", row[2])
    }


def shared_modules() -> list[Path]:
    """The modules of the shared packages, as paths from the project's folder."""
    modules = [
        path.relative_to(ROOT) for name in SHARED for path in (ROOT / name).rglob("[!_]*.py")
    ]
    return sorted(path for path in modules if not str(path).startswith(GAMES))


def namesake_of(module: Path) -> Path:
    """The file that tests a module alone, in the mirrored folder."""
    return Path("tests") / module.parent / f"test_{module.name}"


def without_tests() -> list[str]:
    """The shared modules with neither a test file of their name nor a row in the table."""
    unnamed = [module for module in shared_modules() if not (ROOT / namesake_of(module)).exists()]
    return [str(module) for module in unnamed if str(module) not in listed()]


def test_every_shared_module_has_a_test_file_or_a_row() -> None:
    assert without_tests() == []


def test_the_rows_name_files_that_exist() -> None:
    named = listed()
    assert [path for path in {*named, *named.values()} if not (ROOT / path).exists()] == []


def test_no_row_is_about_a_module_with_a_test_file_of_its_name() -> None:
    assert [module for module in listed() if (ROOT / namesake_of(Path(module))).exists()] == []


if __name__ == "__main__":
    print(*without_tests(), sep="\n")
