"""The code blocks of a page in Markdown."""

from __future__ import annotations

import re
from pathlib import Path

from attrs import frozen

ROOT = Path(__file__).parents[2]

_FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_FILE = re.compile(r"`([\w.]+)`[^`]*\Z")


@frozen
class Block:
    """A fenced block: its language, its text, and where it stands."""

    language: str
    text: str
    heading: str
    file: str
    """The file name that the text before the block speaks of last, if any."""
    line: int


def blocks(path: Path) -> list[Block]:
    """All fenced blocks of a page, in their order."""
    page = path.read_text("utf-8")
    found, end = [], 0
    for fence in _FENCED.finditer(page):
        headings = _HEADING.findall(page[: fence.start()])
        named = _FILE.search(page[end : fence.start()].rstrip())
        found.append(
            Block(
                fence[1],
                fence[2],
                headings[-1] if headings else "",
                named[1] if named else "",
                page.count("\n", 0, fence.start()) + 2,
            )
        )
        end = fence.end()
    return found
