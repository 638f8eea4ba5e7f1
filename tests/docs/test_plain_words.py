"""What is written in the project keeps to words that are English."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT

FOLDERS = ("docs", "engine", "net", "saves", "screens", "themes", "tui", "tests")
TEXTS = [*ROOT.glob("*.md"), *(p for each in FOLDERS for p in (ROOT / each).rglob("*.[mp][dy]"))]
_OWN = re.compile(r"\b(?:the|an) " r"own\b(?! (?:goal|initiative))", re.IGNORECASE)


def wrong(text: str) -> list[str]:
    """The lines with "own" after an article; somebody's own thing is "their own" or "its own"."""
    return [line.strip() for line in text.splitlines() if _OWN.search(line)]


def test_own_follows_no_article() -> None:
    assert len(TEXTS) > 500
    found = {str(path.relative_to(ROOT)): wrong(path.read_text("utf-8")) for path in TEXTS}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize("article", ["the", "an", "The"])
def test_an_article_before_own_is_found(article: str) -> None:
    assert wrong(f"pays {article} " + "own cash\nand no more") == [f"pays {article} " + "own cash"]
