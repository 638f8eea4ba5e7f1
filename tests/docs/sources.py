"""The source files of the project."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.docs.pages import ROOT

PACKAGES = ("engine", "net", "saves", "screens", "themes", "tui")
"""The folders of the program's packages."""


def sources(*folders: str, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """The modules below these folders: the path from the project's folder, and the source."""
    for folder in folders:
        for file in sorted((root / folder).rglob("*.py")):
            yield file.relative_to(root).as_posix(), file.read_text("utf-8")


@cache
def tree_of(source: str) -> ast.Module:
    """The syntax tree of a source text; most tests here read the trees of all modules."""
    return ast.parse(source)
