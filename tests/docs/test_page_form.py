"""The guides have one form: an empty line after each heading, and lines that fit an editor."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.docs.test_paths import PAGES

REPORTS = ("CHANGELOG.md", "balance.md", "benchmarks.md")
"""Pages that are continued entry by entry, and not read from beginning to end."""
GUIDES = [page for page in PAGES if page.name not in REPORTS]
LONGEST = 120
_FENCED = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)


def complaints(page: str) -> list[str]:
    """The lines of a page that are against the form; code and tables may be wider."""
    lines = _FENCED.sub(lambda block: "\n" * block[0].count("\n"), page).splitlines()
    crowded = [
        f"{number}: no empty line after {line!r}"
        for number, (line, below) in enumerate(pairwise(lines), 1)
        if line.startswith("#") and below
    ]
    wide = [
        f"{number}: {len(line)} columns"
        for number, line in enumerate(lines, 1)
        if len(line) > LONGEST and not line.startswith("|")
    ]
    return crowded + wide


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_a_page_has_the_form_of_the_others(page: Path) -> None:
    assert complaints(page.read_text("utf-8")) == []


def test_what_is_against_the_form_is_found() -> None:
    page = (
        f"# Title\n\n## Part\ntext\n{'x' * 121}\n```\n# code\n{'y' * 121}\n```\n| {'z' * 121} |\n"
    )
    assert complaints(page) == ["3: no empty line after '## Part'", "5: 121 columns"]
