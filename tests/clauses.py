"""The numbered clauses of a game's RULES.md, and who cites them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from tokenize import COMMENT, STRING, tokenize

from engine.core import registry

NUMBER = re.compile(r"\b\d{1,2}\.\d{1,2}\b")
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* (.+?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
CITED = re.compile(r"^((?:\d+\.\d+(?:, )?)+): ")
TESTS = Path(__file__).parent


def rules_text(slug: str) -> str:
    """RULES.md as the rules screen shows it."""
    rules = registry.find(slug).rules
    assert rules is not None
    return rules.read_text(encoding="utf-8")


@cache
def clauses(slug: str) -> dict[str, str]:
    """The text of each clause by its number."""
    return {number: " ".join(text.split()) for number, text in CLAUSE.findall(rules_text(slug))}


def rules_tests(slug: str) -> Iterator[tuple[str, str]]:
    """Every test of the game by name, with its docstring; they stand in a folder of its name."""
    for path in sorted((TESTS / "engine" / "games" / slug).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.name}: {node.name}", ast.get_docstring(node) or ""


@cache
def cited_by_tests(slug: str) -> dict[str, list[str]]:
    """The tests that begin their docstring with a clause, by its number."""
    cited: dict[str, list[str]] = {}
    for name, words in rules_tests(slug):
        found = CITED.match(words)
        for number in found[1].split(", ") if found else ():
            cited.setdefault(number, []).append(name)
    return cited


@cache
def cited_by_the_engine(slug: str) -> dict[str, list[str]]:
    """Where strings and comments of the engine name a clause; in code 0.5 is a mere number."""
    folder = import_module(f"engine.games.{slug}").__file__
    assert folder is not None
    cited: dict[str, list[str]] = {}
    for path in sorted(Path(folder).parent.rglob("*.py")):
        with path.open("rb") as source:
            words = (each for each in tokenize(source.readline) if each.type in (STRING, COMMENT))
            for token in words:
                for number in NUMBER.findall(token.string):
                    cited.setdefault(number, []).append(f"{path.name}:{token.start[0]}")
    return cited
