"""The functions of the source files, for the tests of their names."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping

from tests.docs.pages import ROOT
from tests.docs.sources import PACKAGES, sources

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions_named_here(tree: ast.Module) -> list[Function]:
    """The functions and methods of a module, without those whose names another package chose.

    These are the methods of classes that derive from one of asyncssh or asyncio.
    """
    foreign = {
        method
        for each in ast.walk(tree)
        if isinstance(each, ast.ClassDef)
        and any(ast.unparse(base).startswith(("asyncssh.", "asyncio.")) for base in each.bases)
        for method in each.body
    }
    return [each for each in ast.walk(tree) if isinstance(each, Function) and each not in foreign]


def declared_fields(tree: ast.Module) -> set[ast.stmt]:
    """The properties of protocols: the classes that have them define fields."""
    return {
        method
        for each in ast.walk(tree)
        if isinstance(each, ast.ClassDef)
        and any(ast.unparse(base).startswith("Protocol") for base in each.bases)
        for method in each.body
        if isinstance(method, ast.FunctionDef)
        and any(ast.unparse(decorator) == "property" for decorator in method.decorator_list)
    }


def facade_source() -> str:
    """The source of the public module."""
    return (ROOT / "wardenclyffe.py").read_text("utf-8")


def expect_no_names(found: Mapping[str, list[str]], rule: str) -> None:
    """Fail with the rule that names break, the modules and the names, unless there are none."""
    lines = [f"  {path}: {', '.join(names)}" for path, names in found.items() if names]
    assert not lines, "\n".join((f"{rule} (docs/names.md)", *lines))


def found_in_packages(check: Callable[[str], list[str]]) -> dict[str, list[str]]:
    """What a check of a source finds in each module of the packages, without the empty lists."""
    return {path: found for path, source in sources(*PACKAGES) if (found := check(source))}
