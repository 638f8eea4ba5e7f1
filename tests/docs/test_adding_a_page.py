"""The page of docs/adding-a-page.md works when it is written as the guide says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from screens.home.home import HomePage
from tests.docs.pages import ROOT, blocks
from tests.screens.driving import opened
from tui import keys
from tui.keys import Key

GUIDE = ROOT / "docs/adding-a-page.md"


@pytest.fixture
def records_page(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Do the guide's steps: the key, the page, the way in."""
    row = re.search(r"`(Key\(\"records\".*?\)),`", GUIDE.read_text("utf-8"))
    assert row is not None
    (code,) = blocks(GUIDE)
    names: dict[str, Any] = {"__name__": __name__}
    exec(code.text, names)
    page = names["RecordsPage"]
    monkeypatch.setattr(keys, "KEYS", (*keys.KEYS, eval(row[1], {"Key": Key})))
    monkeypatch.setattr(HomePage, "do_records", lambda home: home.open(page()), raising=False)
    return page


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_the_page_of_the_guide_opens_and_works(
    records_page: Any, tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, size=size) as driver:
        await driver.press("e")
        await driver.come_to(records_page)
        await driver.see("Records", "Taidian", "4 rounds")
        await driver.press("down", "enter")
        assert [note.message for note in driver.app._notifications] == ["4 rounds"]
        await driver.press("escape")
        await driver.come_to(HomePage)


async def test_the_help_lists_its_key(records_page: Any, tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("?")
        await driver.see("the best results")
