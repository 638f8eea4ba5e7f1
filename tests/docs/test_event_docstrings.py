"""Every event class has a docstring that says what happened, and to whom.

The fields of events and views have docstrings, too, unless the name of the field says it all.
"""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tests.docs.sources import tree_of

EVENT_MODULES = sorted(
    path
    for path in (ROOT / "engine").rglob("*.py")
    if path.name in ("event.py", "events.py") or path.parent.name == "events"
)
"""The modules that define events: `engine/core/event.py`, and those of each game."""


VIEW_MODULES = sorted((ROOT / "engine/games").glob("*/view_types.py"))
OBVIOUS = frozenset(
    (
        *("seat", "seats", "team", "audience", "phase", "round", "count", "amount"),
        *("card", "cards", "deck", "assistant", "assistants", "structure", "weapon"),
        *("unit", "units", "target", "health", "ability", "character", "henchman", "creature"),
        *("space", "site", "guardian", "encounter", "piece", "pieces", "city", "cities", "region"),
        *("company", "automaton", "luminary", "luminaries", "project", "technology", "suit"),
    )
)
"""The names of event fields that say it all: the slug of such a thing, or the number of them."""


def classes_without_docstring(source: str) -> list[str]:
    """The names of the classes in a module that have no docstring."""
    found = [node for node in tree_of(source).body if isinstance(node, ast.ClassDef)]
    return [node.name for node in found if not ast.get_docstring(node)]


def fields_without_docstring(source: str) -> list[str]:
    """The fields of classes that no docstring follows, as "Class.field"."""
    return [
        f"{node.name}.{field.target.id}"
        for node in tree_of(source).body
        if isinstance(node, ast.ClassDef)
        for field, below in pairwise([*node.body, ast.Pass()])
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if not (isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant))
    ]


@pytest.mark.parametrize("module", EVENT_MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_each_event_class_has_a_docstring(module: Path) -> None:
    assert classes_without_docstring(module.read_text("utf-8")) == []


@pytest.mark.parametrize("module", EVENT_MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_each_event_field_has_a_docstring_or_an_obvious_name(module: Path) -> None:
    fields = fields_without_docstring(module.read_text("utf-8"))
    assert [each for each in fields if each.partition(".")[2] not in OBVIOUS] == []


@pytest.mark.parametrize("module", VIEW_MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_each_view_field_has_a_docstring(module: Path) -> None:
    assert fields_without_docstring(module.read_text("utf-8")) == []


def test_the_event_modules_of_all_games_are_found() -> None:
    games = {path.relative_to(ROOT).parts[2] for path in EVENT_MODULES if "games" in path.parts}
    assert games >= {"ages", "currents", "duel", "lightning", "taidian"}


def test_a_class_without_docstring_is_found() -> None:
    source = 'class Moved:\n    space: str\n\n\nclass Hurt:\n    """A unit lost health."""\n'
    assert classes_without_docstring(source) == ["Moved"]


def test_a_field_without_docstring_is_found() -> None:
    source = 'class Hurt:\n    by: int\n    how: str\n    """The way."""\n    last: int = 0\n'
    assert fields_without_docstring(source) == ["Hurt.by", "Hurt.last"]
