"""Every name in backticks in a docstring exists where the docstring is.

The docstring of a function may name what its code, its class and the top level of its module name;
other docstrings may name anything in their module. All may name the modules, classes, functions and
constants of the project. `test_members.py` checks members that are named with their class.
"""

from __future__ import annotations

import ast
import builtins
import keyword
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from tests.docs.pages import ROOT
from tests.docs.sources import sources, tree_of

PACKAGES = ("bench", "engine", "net", "saves", "screens", "themes", "tui", "tests")
NOT_IN_CODE = {
    "K11": "an example of the name of a space",
    "albany": "an example of a city",
    "do_ACTION": "the pattern of a method's name",
    "do_choose": "a method that subclasses have",
    "do_undo": "an example of a method",
    "done": "an example of a button",
    "nohup": "a command of the shell",
    "the": "an example of a text that is searched for",
    "timeout": "a command of the shell",
}
"""Names that exist elsewhere, with their meaning."""

_SPAN = re.compile(r"`([A-Za-z_]\w*)(?:\([^`\n]*\))?`")
"""A name or a call in backticks."""
_WORD = re.compile(r"[\w-]+")
_ALWAYS_KNOWN = {
    *dir(builtins),
    *keyword.kwlist,
    *keyword.softkwlist,
    "self",
    "cls",
    "wardenclyffe",
}
_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


def docstring_in(node: ast.stmt) -> str | None:
    """The text of a statement that is a docstring, of whatever it follows; None for others."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return None


def names_in(*nodes: ast.AST) -> Iterator[str]:
    """All names in code, and words that are a whole string, such as the name of a command."""
    for node in (each for root in nodes for each in ast.walk(root)):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name
            case ast.alias(name=name, asname=other):
                yield from (*name.split("."), other or name)
            case ast.Constant(value=str(text)) if _WORD.fullmatch(text):
                yield text


def top_level_names(module: ast.Module) -> Iterator[str]:
    """The names that a module defines or imports, without those inside functions and classes."""
    for node in module.body:
        if isinstance(node, (*_FUNCTION, ast.ClassDef)):
            yield node.name
        elif docstring_in(node) is None:
            yield from names_in(node)


def fields_of(source: ast.ClassDef) -> Iterator[str]:
    """The names in the code of a class; attrs gives a private field a public parameter."""
    yield from names_in(source)
    for node in source.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name.lstrip("_")


@cache
def project() -> Mapping[str, ast.Module]:
    """The modules of the project by their paths."""
    files = [
        *sources(*PACKAGES),
        ("wardenclyffe.py", (ROOT / "wardenclyffe.py").read_text("utf-8")),
    ]
    return {path: tree_of(source) for path, source in files}


@cache
def project_names(*, of_tests: bool) -> frozenset[str]:
    """The modules of the program or of the tests, and their classes, functions and constants."""
    names: set[str] = set(PACKAGES)
    for path, module in project().items():
        if path.startswith("tests/") != of_tests:
            continue
        names |= {*path.removesuffix(".py").split("/")}
        for node in module.body:
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    names.add(name)
                case ast.Assign(targets=[ast.Name(id=name)]):
                    names.add(name)
                case ast.AnnAssign(target=ast.Name(id=name)):
                    names.add(name)
        names |= {each.name for each in ast.walk(module) if isinstance(each, ast.ClassDef)}
    return frozenset(names)


@cache
def class_names() -> Mapping[str, frozenset[str]]:
    """The names in the code of each class of the project and of its bases, by its name."""
    own: dict[str, set[str]] = defaultdict(set)
    bases: dict[str, set[str]] = defaultdict(set)
    for module in project().values():
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef):
                own[node.name] |= {*fields_of(node)}
                bases[node.name] |= {ast.unparse(each).partition("[")[0] for each in node.bases}

    def with_bases(name: str, heirs: frozenset[str]) -> set[str]:
        above = [base for base in bases[name] if base in own and base not in heirs]
        return own[name].union(*(with_bases(base, heirs | {name}) for base in above))

    return {name: frozenset(with_bases(name, frozenset())) for name in list(own)}


@cache
def has_names_with(part: str) -> bool:
    """Does the name of a function or a field of the project begin or end with a part?"""
    functions = project_names(of_tests=False) | project_names(of_tests=True)
    names = functions.union(*class_names().values())
    return any(each.startswith(part) or each.endswith(part) for each in names)


def is_known_everywhere(name: str, *, to_tests: bool) -> bool:
    """May any docstring use this name? A part of names, such as `check_`, must occur in one."""
    if name in _ALWAYS_KNOWN or name in project_names(of_tests=False) or name in NOT_IN_CODE:
        return True
    if to_tests and name in project_names(of_tests=True):
        return True
    return (name.startswith("_") or name.endswith("_")) and has_names_with(name)


def unknown_in(module: ast.Module, *, is_test: bool = False) -> list[str]:
    """The names in backticks in the docstrings of a module that do not exist."""
    top, whole = {*top_level_names(module)}, {*names_in(module)}
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            whole |= {*fields_of(node), *class_names().get(node.name, ())}

    def unknown_below(node: ast.AST, names: set[str]) -> Iterator[str]:
        for child in ast.iter_child_nodes(node):
            text = docstring_in(child) if isinstance(child, ast.stmt) else None
            if text is not None:
                known = names if isinstance(node, _FUNCTION) else whole
                named = (name for name in _SPAN.findall(text) if name not in known)
                yield from (
                    name for name in named if not is_known_everywhere(name, to_tests=is_test)
                )
            elif isinstance(child, _FUNCTION):
                yield from unknown_below(child, names | {*names_in(child)})
            elif isinstance(child, ast.ClassDef):
                members = class_names().get(child.name) or frozenset(fields_of(child))
                yield from unknown_below(child, names | members)
            else:
                yield from unknown_below(child, names)

    return list(unknown_below(module, top))


@pytest.mark.parametrize("package", [*PACKAGES, "wardenclyffe.py"])
def test_every_name_in_a_docstring_exists(package: str) -> None:
    found = {
        path: unknown
        for path, module in project().items()
        if path.split("/")[0] == package
        and (unknown := unknown_in(module, is_test=package == "tests"))
    }
    assert found == {}


def test_every_exception_is_needed() -> None:
    texts = [(ROOT / path).read_text("utf-8") for path in project()]
    assert [name for name in NOT_IN_CODE if not any(f"`{name}`" in text for text in texts)] == []


def test_a_former_name_is_found() -> None:
    source = '''
"""A module about `Former`, `Lamp` and `glow`."""

WATT = 1
"""Not `volt`, but the `glow` of a `Lamp`, and `WATT`."""


class Lamp:
    """It has a `colour`, but no `lampshade`, and a public `heat`."""

    colour: str
    _heat: int

    def shine(self, hours: int) -> int:
        """Shine with `colour` for `hours`, not `hour`; the opposite of `fade()` and `glow(x)`."""

        def glow() -> None:
            """Use `hours`."""

        return hours * WATT


def switch(light: Lamp) -> None:
    """Call `shine`, or `Lamp.shine`, of a `light`; names begin with `swi_` or `_watt`."""
'''
    unknown = ["Former", "volt", "lampshade", "hour", "fade", "shine", "swi_", "_watt"]
    assert unknown_in(tree_of(source)) == unknown
