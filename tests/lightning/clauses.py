"""The numbered clauses of RULES.md, and who cites them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tokenize import COMMENT, STRING, tokenize

import engine.games.lightning
from engine.games.lightning import GAME

NUMBER = re.compile(r"\b\d{1,2}\.\d{1,2}\b")
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* (.+?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
CITED = re.compile(r"^((?:\d+\.\d+(?:, )?)+): ")
ENGINE = Path(engine.games.lightning.__file__).parent
TESTS = Path(__file__).parent


def rules_text() -> str:
    """RULES.md as the rules screen shows it."""
    assert GAME.rules is not None
    return GAME.rules.read_text(encoding="utf-8")


@cache
def clauses() -> dict[str, str]:
    """The text of each clause by its number."""
    return {number: " ".join(text.split()) for number, text in CLAUSE.findall(rules_text())}


def rules_tests() -> Iterator[tuple[str, str]]:
    """Every test of the game by name, with its docstring."""
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.name}: {node.name}", ast.get_docstring(node) or ""


@cache
def clauses_cited_by_tests() -> dict[str, list[str]]:
    """The tests that begin their docstring with a clause, by its number."""
    cited: dict[str, list[str]] = {}
    for name, words in rules_tests():
        found = CITED.match(words)
        for number in found[1].split(", ") if found else ():
            cited.setdefault(number, []).append(name)
    return cited


@cache
def clauses_cited_by_the_engine() -> dict[str, list[str]]:
    """Where strings and comments of the engine name a clause, by its number."""
    cited: dict[str, list[str]] = {}
    for path in sorted(ENGINE.rglob("*.py")):
        with path.open("rb") as source:
            words = (t for t in tokenize(source.readline) if t.type in (STRING, COMMENT))
            for token in words:
                for number in NUMBER.findall(token.string):
                    cited.setdefault(number, []).append(f"{path.name}:{token.start[0]}")
    return cited
