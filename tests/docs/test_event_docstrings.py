"""Every event class has a docstring that says what happened, and to whom."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

EVENT_MODULES = sorted(
    path
    for path in (ROOT / "engine").rglob("*.py")
    if path.name in ("event.py", "events.py") or path.parent.name == "events"
)
"""The modules that define events: `engine/core/event.py`, and those of each game."""


def classes_without_docstring(source: str) -> list[str]:
    """The names of the classes in a module that have no docstring."""
    found = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return [node.name for node in found if not ast.get_docstring(node)]


@pytest.mark.parametrize("module", EVENT_MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_each_event_class_has_a_docstring(module: Path) -> None:
    assert classes_without_docstring(module.read_text("utf-8")) == []


def test_the_event_modules_of_all_games_are_found() -> None:
    games = {path.relative_to(ROOT).parts[2] for path in EVENT_MODULES if "games" in path.parts}
    assert games == {"ages", "currents", "duel", "lightning", "taidian"}


def test_a_class_without_docstring_is_found() -> None:
    source = 'class Moved:\n    space: str\n\n\nclass Hurt:\n    """A unit lost health."""\n'
    assert classes_without_docstring(source) == ["Moved"]
