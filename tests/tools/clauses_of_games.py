"""The clauses of this repository's games, and who cites them, by the game's slug."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

from engine.core import registry
from engine.rulebook import rulebook_of
from engine.testing import clauses as reading

TESTS = Path(__file__).parents[1]


def rules_text(slug: str) -> str:
    rules = registry.find(slug).rules
    assert rules is not None
    return rules.read_text("utf-8")


def clauses(slug: str) -> dict[str, str]:
    """The text of each clause by its number, as the rules screen reads it."""
    return rulebook_of(registry.find(slug)).clauses


def numbers_in(slug: str, clause: str) -> list[int]:
    """The numbers that a clause of RULES.md names in figures, in their order."""
    return [int(number) for number in re.findall(r"\d+", clauses(slug)[clause])]


def folder_of_tests(slug: str) -> Path:
    return TESTS / "engine" / "games" / slug


@cache
def cited_by_the_engine(slug: str) -> dict[str, list[str]]:
    folder = import_module(f"engine.games.{slug}").__file__
    assert folder is not None
    return reading.cited_by_code(Path(folder).parent)
