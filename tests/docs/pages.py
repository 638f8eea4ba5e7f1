"""The code blocks of a page in Markdown."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import ignore_patterns
from textwrap import dedent

from attrs import frozen

ROOT = Path(__file__).parents[2]
UNFINISHED = ignore_patterns("*.pyc.*")
"""What is left out of a copy of the project: bytecode that another process is just writing."""

_FENCED = re.compile(r"^( *)```(\w+) ?(\S*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


@frozen
class Block:
    """A fenced block: its language, its text without the indentation, and where it stands."""

    language: str
    text: str
    heading: str
    file: str
    """The file that the block belongs to, named after the language; "" if it names none."""
    line: int


def blocks(path: Path) -> list[Block]:
    """All fenced blocks of a page, in their order, those inside of lists included."""
    page = path.read_text("utf-8")
    found = []
    for fence in _FENCED.finditer(page):
        headings = _HEADING.findall(page[: fence.start()])
        found.append(
            Block(
                fence[2],
                dedent(fence[4]),
                headings[-1] if headings else "",
                fence[3],
                page.count("\n", 0, fence.start()) + 2,
            )
        )
    return found
