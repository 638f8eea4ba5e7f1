"""The numbered clauses of a RULES.md, and where a game's tests and code cite them.

A clause is a paragraph that begins with its number (`**6.2** text`). A test cites the clauses that
its docstring begins with (`6.2, 6.3: a sold share returns to the market.`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from tokenize import COMMENT, STRING, tokenize
from typing import Any

from engine.core.game import Game
from engine.rulebook import rulebook_of
from engine.testing.contract import expect

NUMBER = re.compile(r"\b\d{1,2}\.\d{1,2}\b")
_Function = ast.FunctionDef | ast.AsyncFunctionDef
CITED = re.compile(r"^((?:\d+\.\d+(?:, )?)+): ")


def check_clauses(game: Game[Any, Any], *, tests: Path) -> None:
    """Check that tests in the folder cite every clause of the game's RULES.md, and no others.

    A test that does nothing, with a docstring and no statement besides, is refused.
    """
    expect(game.rules is not None, f"{game.slug} has no RULES.md")
    clauses, cited_clauses = rulebook_of(game).clauses, cited_by_tests(tests)
    missing = [number for number in clauses if number not in cited_clauses]
    expect(not missing, f"no test begins its docstring with the clauses {', '.join(missing)}")
    unknown = [
        f"{number} ({', '.join(cited_clauses[number])})"
        for number in cited_clauses
        if number not in clauses
    ]
    expect(not unknown, f"tests cite clauses that do not exist: {'; '.join(unknown)}")
    empty = [name for name, test in _tests_in(tests) if not _does_something(test)]
    expect(not empty, f"tests have a docstring but check nothing: {'; '.join(empty)}")


def rules_tests(folder: Path) -> Iterator[tuple[str, str]]:
    return ((name, ast.get_docstring(test) or "") for name, test in _tests_in(folder))


def _tests_in(folder: Path) -> Iterator[tuple[str, _Function]]:
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, _Function) and node.name.startswith("test_"):
                yield f"{path.name}: {node.name}", node


def _does_something(test: _Function) -> bool:
    """Does a function have any statement besides docstrings, `...` and `pass`?"""
    return any(not isinstance(each, ast.Pass) and not _is_constant(each) for each in test.body)


def _is_constant(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def cited_by_tests(folder: Path) -> dict[str, list[str]]:
    """The tests whose docstrings begin with a clause, by its number."""
    cited_clauses: dict[str, list[str]] = {}
    for name, text in rules_tests(folder):
        citation = CITED.match(text)
        for number in citation[1].split(", ") if citation else ():
            cited_clauses.setdefault(number, []).append(name)
    return cited_clauses


def cited_by_code(folder: Path) -> dict[str, list[str]]:
    """The places where strings and comments cite a clause, by its number; code is skipped."""
    cited_clauses: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        with path.open("rb") as source:
            tokens = (each for each in tokenize(source.readline) if each.type in (STRING, COMMENT))
            for token in tokens:
                for number in NUMBER.findall(token.string):
                    cited_clauses.setdefault(number, []).append(f"{path.name}:{token.start[0]}")
    return cited_clauses
