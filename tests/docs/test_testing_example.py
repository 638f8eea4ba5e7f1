"""The example in the docstring of `engine.testing` imports what it uses, and nothing else."""

from __future__ import annotations

import ast
import builtins
import textwrap
from importlib import import_module

import engine.testing


def example() -> ast.Module:
    text = (engine.testing.__doc__ or "").partition("The parts, each")[0]
    return ast.parse(textwrap.dedent(text[text.index("    from pathlib") :]))


def test_the_example_imports_exactly_the_names_that_it_uses() -> None:
    names = [node for node in ast.walk(example()) if isinstance(node, ast.Name)]
    made = {node.id for node in names if isinstance(node.ctx, ast.Store)}
    used = {node.id for node in names if isinstance(node.ctx, ast.Load)}
    imports = [node for node in ast.walk(example()) if isinstance(node, ast.ImportFrom)]
    imported = {each.name for node in imports for each in node.names}
    assert used - made - {"__file__", *dir(builtins)} == imported


def test_the_imports_of_the_example_exist() -> None:
    for node in ast.walk(example()):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("engine."):
            module = import_module(str(node.module))
            assert [each.name for each in node.names if not hasattr(module, each.name)] == []
