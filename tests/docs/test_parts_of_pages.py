"""docs/architecture.md names every part of a page, in its picture and its table of parts."""

from __future__ import annotations

import re
from types import ModuleType

import pytest

from screens.base import rules
from screens.base.page import Page
from screens.base.part import Part
from screens.base.rules import RulesPage
from screens.table import table_page as table_page
from screens.table.replay.replay_page import ReplayPage
from screens.table.table_page import TablePage
from tests.docs.pages import ROOT

_SECTION = re.compile(r"^## The parts of a page$(.*?)^## ", re.DOTALL | re.MULTILINE)
_ROW = re.compile(r"^\| (`.*?) \|.*\| ([\w ,]+) \|$", re.MULTILINE)
_CLASS = re.compile(r"\b[A-Z]\w*[a-z]\w*")


def section() -> str:
    """The section of the guide about the parts."""
    found = _SECTION.search((ROOT / "docs/architecture.md").read_text("utf-8"))
    assert found is not None
    return found[1]


def listed_parts(page: str, *, with_actions: bool) -> set[str]:
    """The parts of a page in the table of parts: those that do actions, or the others."""
    return {
        name
        for parts, pages in _ROW.findall(section())
        if page in pages.split(", ") and with_actions == ("(no actions)" not in parts)
        for name in _CLASS.findall(parts)
    }


def drawn_parts(row: str) -> set[str]:
    """The parts in a row of the picture, which goes on until the next row or the end."""
    found = re.search(rf"─ {row} +(.*?)(?=[├└]|```)", section(), re.DOTALL)
    assert found is not None
    return set(_CLASS.findall(found[1]))


def imported_parts(module: ModuleType) -> set[str]:
    """The parts without actions that the module of a page imports."""
    return {
        name
        for name, value in vars(module).items()
        if isinstance(value, type)
        and value.__module__.startswith("screens.table.parts.")
        and not issubclass(value, Page | Part)
    }


def parts_with_actions(page: type[Page]) -> set[str]:
    """The names of the classes in the page's `PARTS`."""
    return {part.__name__ for part in page.PARTS.values()}


@pytest.mark.parametrize(
    ("page", "kind"), [("table", TablePage), ("replay", ReplayPage), ("rules", RulesPage)]
)
def test_the_table_lists_the_parts_that_do_actions(page: str, kind: type[Page]) -> None:
    assert listed_parts(page, with_actions=True) == parts_with_actions(kind)


def test_the_table_lists_the_other_parts_of_the_table_page() -> None:
    assert listed_parts("table", with_actions=False) == imported_parts(table_page)


def test_the_picture_shows_all_parts_of_the_table_page() -> None:
    assert drawn_parts("PARTS") - {"do"} == parts_with_actions(TablePage)
    assert drawn_parts("others") == imported_parts(table_page)


def test_a_page_without_other_parts_imports_none() -> None:
    assert imported_parts(rules) == set()
