"""The page of docs/adding-a-page.md works when it is written as the guide says."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from screens.home import home
from screens.home.home import HomePage
from screens.online.waiting_room import WaitingRoomPage
from tests.docs.pages import ROOT, blocks
from tests.screens.driving import opened
from tui import keys
from tui.keys import Key
from tui.widgets.items import Item

GUIDE = ROOT / "docs/adding-a-page.md"
QUIT = ("quit", "home")
"""The action and the scope of the row before which the guide puts its key."""


def block(file: str) -> str:
    """The code of the guide for this file."""
    (found,) = (each for each in blocks(GUIDE) if each.file == file)
    return found.text


@pytest.fixture
def records_page(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Do the guide's steps: the key, the page, the way in."""
    row = re.search(r"`(Key\(\"records\".*?\)),`", GUIDE.read_text("utf-8"))
    assert row is not None
    module = ModuleType("screens.home.records")
    exec(block("records.py"), vars(module))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    page = vars(module)["RecordsPage"]
    before = next(n for n, key in enumerate(keys.KEYS) if (key.action, key.scope) == QUIT)
    rows = (*keys.KEYS[:before], eval(row[1], {"Key": Key}), *keys.KEYS[before:])
    monkeypatch.setattr(keys, "KEYS", rows)
    way_in: dict[str, Any] = {}
    exec(block("home.py:HomePage"), way_in)
    monkeypatch.setattr(HomePage, "action_records", way_in["action_records"], raising=False)
    (item,) = eval(f"({block('home.py:_ITEMS')},)", {"Item": Item})
    assert isinstance(item, Item), "the block is pasted among the items as it stands"
    monkeypatch.setattr(home, "_ITEMS", (*home._ITEMS[:-2], item, *home._ITEMS[-2:]))
    return page


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_the_test_of_the_guide_passes(
    records_page: Any, tmp_path: Path, size: tuple[int, int]
) -> None:
    names: dict[str, Any] = {}
    exec(block("test_records.py"), names)
    await names["test_the_records_are_listed"](tmp_path, size)


async def test_the_menu_and_the_help_list_it(records_page: Any, tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.see("Records")
        await driver.press("?")
        await driver.see("the best results")
        assert driver.screen.index("the best results") < driver.screen.index("quit; all is saved")


def test_the_attributes_in_the_guide_are_those_of_the_pages() -> None:
    shown = re.findall(r"`(MENUS|SHOWS|LEADS_TO) = (.+?)`", GUIDE.read_text("utf-8"))
    values = [(name, eval(value)) for name, value in shown]
    assert values[:3] == [
        ("MENUS", WaitingRoomPage.MENUS),
        ("SHOWS", HomePage.SHOWS),
        ("LEADS_TO", HomePage.LEADS_TO),
    ]
