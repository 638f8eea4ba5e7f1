"""Writes docs/files.md, the list of all modules but those of the games.

`python -m tests.docs.file_list` writes it again. The text of each module is the beginning of its
docstring, so the two cannot differ.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "files.md"
FOLDERS = ("engine", "saves", "net", "screens", "tui", "themes")
"""The packages in the order of the import rules, from the rules to the app."""
HEAD = """# Files

Every module that is not part of one game, with the first sentence of its docstring;
[files-of-a-game.md](files-of-a-game.md) has those of the games, and
[architecture.md](architecture.md) says how they work together.
`python -m tests.docs.file_list` writes this page.
"""


def page_text() -> str:
    """The whole page."""
    return "\n".join((HEAD, *_sections(), ""))


def _sections() -> Iterator[str]:
    for folder in FOLDERS:
        for package in sorted({file.parent for file in _modules(ROOT / folder)}):
            name = package.relative_to(ROOT).as_posix()
            title = _first_sentence(package / "__init__.py")
            yield (
                "\n".join(
                    (
                        *(f"## `{name}`", ""),
                        *((title, "") if title else ()),
                        *("| module | contents |", "|---|---|"),
                        *_rows(package),
                        "",
                    )
                ).rstrip("\n")
                + "\n"
            )


def _rows(package: Path) -> Iterator[str]:
    for module in sorted(package.glob("*.py")):
        if module.name != "__init__.py":
            yield f"| `{module.name}` | {_first_sentence(module).rstrip('.')} |"


def _modules(folder: Path) -> Iterator[Path]:
    """The modules below a folder, except those of the games."""
    for module in folder.rglob("*.py"):
        if "games" not in module.relative_to(ROOT).parts and module.name != "__init__.py":
            yield module


def _first_sentence(module: Path) -> str:
    """The first sentence of a module's docstring, on one line."""
    text = ast.get_docstring(ast.parse(module.read_text("utf-8"))) or ""
    paragraph = " ".join(text.partition("\n\n")[0].split()).replace("|", r"\|")
    sentence, stop, _ = paragraph.partition(". ")
    return sentence + stop.strip()


if __name__ == "__main__":
    PAGE.write_text(page_text(), "utf-8")
