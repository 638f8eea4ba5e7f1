"""Single clauses of a rulebook, for the help about what a clause allows."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from engine.core import registry

_CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\*\s+(.*?)(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)
_MARKS = re.compile(r"[*`]")
_SENTENCE_END = re.compile(r"(?<=\.)\s")
BRIEF = 130
"""The letters that the beginning of a clause may have, unless one sentence has more."""


def clause_text(game: str, number: str) -> str:
    """What a clause says, on one line and without markup; empty if there is no such clause."""
    rules: Any = registry.find(game).rules  # a path, which can be a key
    return _clauses(rules).get(number, "") if rules is not None else ""


def beginning(text: str) -> str:
    """The first sentences of a clause, as many as are read in a moment."""
    said, *more = _SENTENCE_END.split(text)
    for sentence in more:
        if len(said) + 1 + len(sentence) > BRIEF:
            break
        said = f"{said} {sentence}"
    return said


@lru_cache
def _clauses(rules: Traversable) -> dict[str, str]:
    found = _CLAUSE.findall(rules.read_text("utf-8"))
    return {number: _plain(words) for number, words in found}


def _plain(words: str) -> str:
    return " ".join(_MARKS.sub("", words).split())
