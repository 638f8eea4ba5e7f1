"""All pages have one form: an empty line after each heading, lines that fit an editor, and tables
that a reader of Markdown shows as tables.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from tests.docs.pages import ROOT
from tests.docs.test_paths import PAGES

RULEBOOKS = sorted(ROOT.glob("engine/games/*/RULES.md"))
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
        if len(line) > LONGEST and not line.lstrip().startswith("|")
    ]
    return crowded + wide


def broken_tables(page: str) -> list[str]:
    """The lines of text that hold a bar outside of code and tables."""
    tokens = MarkdownIt("commonmark").enable("table").parse(page)
    return [
        f"{child.content!r} is not in a table"
        for above, token in pairwise(tokens)
        if token.type == "inline" and above.type == "paragraph_open"
        for child in token.children or ()
        if child.type == "text" and "|" in child.content
    ]


@pytest.mark.parametrize("page", [*PAGES, *RULEBOOKS], ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_has_the_form_of_the_others(page: Path) -> None:
    assert complaints(page.read_text("utf-8")) == []


def test_what_is_against_the_form_is_found() -> None:
    page = (
        f"# Title\n\n## Part\ntext\n{'x' * 121}\n```\n# code\n{'y' * 121}\n```\n| {'z' * 121} |\n"
    )
    assert complaints(page) == ["3: no empty line after '## Part'", "5: 121 columns"]


@pytest.mark.parametrize("page", [*PAGES, *RULEBOOKS], ids=lambda page: str(page.relative_to(ROOT)))
def test_every_table_is_shown_as_a_table(page: Path) -> None:
    assert broken_tables(page.read_text("utf-8")) == []


def test_a_table_that_is_wrapped_like_text_is_found() -> None:
    table = "| a | b |\n|---|---|\n| 1 | 2 |\n"
    wrapped = "- item\n\n  | a | b | |---|---|\n  | 1 | 2 |\n"
    assert broken_tables(f"{table}\n`code | span`\n\n```\n| x |\n```\n") == []
    assert len(broken_tables(wrapped)) == 2
