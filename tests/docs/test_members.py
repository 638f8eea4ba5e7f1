"""Documents name members of classes that exist, such as `Match.answer`."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tests.docs.test_paths import PAGES

PACKAGES = ("bench", "engine", "net", "saves", "screens", "themes", "tui", "tests")
_MEMBER = re.compile(r"`(?:[a-z_]+\.)*([A-Z]\w+)\.([a-z_]\w*)[^`\n]*`")


def members_of(source: ast.ClassDef) -> Iterator[str]:
    """The names that a class defines: methods, fields, nested classes, attributes of `self`."""
    for node in ast.walk(source):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name


@cache
def classes() -> dict[str, set[str]]:
    """The members of each class of the project by its name, with the names of its bases."""
    found: dict[str, set[str]] = defaultdict(set)
    for package in PACKAGES:
        for module in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(module.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    bases = (ast.unparse(base).partition("[")[0] for base in node.bases)
                    found[node.name] |= {*members_of(node), *(f"base {base}" for base in bases)}
    return found


def has_member(name: str, member: str) -> bool:
    """Does a class, or a base of it, have the member? True for unknown classes."""
    known = classes().get(name)
    if known is None or member in known:
        return True
    bases = [each.removeprefix("base ") for each in known if each.startswith("base ")]
    return any(base in classes() and has_member(base, member) for base in bases)


def missing_members(page: str) -> list[str]:
    """The code spans of a page that name a member which its class does not have."""
    return [
        f"{name}.{member}" for name, member in _MEMBER.findall(page) if not has_member(name, member)
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_member_in_a_document_exists(page: Path) -> None:
    assert missing_members(page.read_text("utf-8")) == []


def test_a_member_that_does_not_exist_is_found() -> None:
    page = "`Where.words`, `Where.text`, `TablePage.on_key`, `Strip.divide`, `Match.answer(choice)`"
    assert missing_members(page) == ["Where.words"]
