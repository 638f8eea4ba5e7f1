"""The glossaries of docs: terms are sorted, each is explained once, and special ones are there."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.docs.pages import ROOT

PAGES = {
    "docs/architecture.md": "\n## Glossary\n",
    "docs/files-of-a-game.md": "\n## Terms of single games\n",
}
"""The pages with a glossary, and the heading above it."""
GROUPS = {
    f"{page}: {heading}": re.findall(r"^\| (?!word \|)(\S.*?) \|", group, re.MULTILINE)
    for page, title in PAGES.items()
    for heading, group in re.findall(
        r"^###? (.+)\n((?:.|\n(?!###))*)",
        title + (ROOT / page).read_text("utf-8").split(title)[1],
        re.MULTILINE,
    )
}
"""The first column of each table by its page and heading."""


def words(entry: str) -> list[str]:
    """The words of an entry, which may explain several, without code in brackets."""
    return re.sub(r" \(.*\)", "", entry).split(", ")


@pytest.mark.parametrize("group", GROUPS)
def test_the_words_of_a_group_are_in_order(group: str) -> None:
    assert sorted(GROUPS[group], key=str.lower) == GROUPS[group]


def test_a_word_is_explained_once() -> None:
    entries = [word for group in GROUPS.values() for entry in group for word in words(entry)]
    assert [word for word, count in Counter(entries).items() if count > 1] == []
    assert len(entries) > 80


@pytest.mark.parametrize(
    "word",
    [
        "chronicle",
        "cover",
        "hint",
        "hotseat",
        "identity",
        "label",
        "log",
        "moment",
        "calculations",
        "tally",
    ],
)
def test_a_word_that_code_uses_for_more_than_its_plain_meaning_is_explained(word: str) -> None:
    assert any(word in words(entry) for group in GROUPS.values() for entry in group)
