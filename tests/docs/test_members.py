"""Documents, diagrams and docstrings name members of classes that exist, such as `Match.answer`."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tests.docs.sources import tree_of
from tests.docs.test_paths import PAGES

PACKAGES = ("bench", "engine", "net", "saves", "screens", "themes", "tui", "tests")
_MEMBER = re.compile(r"(?<![\w/])([A-Z]\w+)\.([a-z_]\w*)")
_SPAN = re.compile(r"`[^`\n]+`")
_FENCED = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)
_LISTED = re.compile(r"^ *- `(\w+)\(", re.MULTILINE)


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
            for node in ast.walk(tree_of(module.read_text("utf-8"))):
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
    """The members that a page names in code spans and fenced blocks and that do not exist."""
    code = [*_FENCED.findall(page), *_SPAN.findall(_FENCED.sub("", page))]
    named = [member for each in code for member in _MEMBER.findall(each)]
    return [f"{name}.{member}" for name, member in named if not has_member(name, member)]


def missing_in_docstrings(source: str) -> list[str]:
    """The members that docstrings name and that do not exist.

    A list of methods in the docstring of a class, with their parameters, is about that class.
    """
    found = []
    for node in ast.walk(tree_of(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(docstring))):
                found += missing_members(docstring)
            case ast.ClassDef(name=name):
                listed = _LISTED.findall(ast.get_docstring(node) or "")
                found += [f"{name}.{each}" for each in listed if not has_member(name, each)]
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_member_in_a_document_exists(page: Path) -> None:
    assert missing_members(page.read_text("utf-8")) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_member_in_a_docstring_exists(package: str) -> None:
    modules = sorted((ROOT / package).rglob("*.py"))
    found = {
        str(module.relative_to(ROOT)): missing
        for module in modules
        if (missing := missing_in_docstrings(module.read_text("utf-8")))
    }
    assert found == {}


def test_a_member_that_does_not_exist_is_found() -> None:
    page = "`Where.words`, `Where.text`, `TablePage.on_key`, `Strip.divide`, `Match.answer(choice)`"
    assert missing_members(page) == ["Where.words"]


def test_a_member_that_does_not_exist_is_found_in_a_diagram() -> None:
    page = "```\nPage.on_key ── TablePage.do_choose\n           screens.base.page.Page.act\n```\n"
    assert missing_members(page) == ["TablePage.do_choose"]


def test_a_member_that_does_not_exist_is_found_in_a_docstring() -> None:
    source = '''
class Where:
    """A place; see `Match.replies`.

    - `words(seat)`: the words of the place;
    - `text(seat)`: its text, after `Match.answer`.
    """
'''
    assert sorted(missing_in_docstrings(source)) == ["Match.replies", "Where.words"]
