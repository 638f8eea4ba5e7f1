"""The rules: searched, paged through, and followed from link to link."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.base.dialogs import ChoosePage
from screens.base.rules import RulesPage
from screens.home.home import HomePage
from tests.screens.driving import opened
from tui.widgets.sheet import Sheet

SIZES = [(80, 24), (120, 36)]


@pytest.mark.usefixtures("rich_on_shelf")
async def test_rules_are_searched(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r")
        await driver.come_to(ChoosePage)
        await driver.press("up", "enter")  # round to the last
        page = await driver.come_to(RulesPage)
        await driver.see("Rich Card", "1.1")
        await driver.press("/", *"deck")
        await driver.see("Search: deck")
        await driver.press("enter")
        first = page.reading.top
        assert "deck" in page.reading.lines[first].text
        await driver.press("n")
        second = page.reading.top
        assert second > first
        assert "deck" in page.reading.lines[second].text
        await driver.press("n")
        assert page.reading.top == first, "round the end"
        await driver.press("N")
        assert page.reading.top == second
        await driver.press("/", *"lightning", "enter")
        await driver.see("'lightning' is not in the rules")


async def test_a_chapter_is_chosen_from_the_table_of_contents(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("c")
        await driver.come_to(ChoosePage)
        await driver.see("Contents", "6  The five Actions", "10 Points")
        await driver.press(*["down"] * 5, "enter")
        assert await driver.come_to(RulesPage) is page
        assert page.reading.lines[page.reading.top].text == "6. The five Actions"
        await driver.press("]")
        assert page.reading.lines[page.reading.top].clause == "7"
        await driver.press("[", "[")
        assert page.reading.lines[page.reading.top].clause == "5"


async def test_a_wide_page_has_its_contents_beside_it(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(120, 36)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.see("Contents", "10 Points and leaders")
        assert await driver.pilot.click("#rules", offset=(8, 12))
        await driver.until(lambda: page.reading.lines[page.reading.top].clause == "10")
        await driver.press("backspace")
        assert page.reading.top == 0


@pytest.mark.parametrize("size", SIZES)
async def test_links_are_followed_and_lead_back(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, size=size) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("]", "]", "]")
        start = page.reading.top
        assert page.reading.lines[start].clause == "3"
        await driver.press("tab", "tab", "shift+tab", "enter")
        assert page.reading.lines[page.reading.top].clause == "4", "3.1: a draft (4)"
        await driver.press("]", "tab", "enter")
        assert page.reading.lines[page.reading.top].clause == "8", "5.3: a Portfolio Action (8)"
        await driver.press("backspace", "backspace")
        assert page.reading.top == start
        target = next(each for each in page.query_one("#rules", Sheet).picture.targets)
        assert await driver.pilot.click("#rules", offset=(target.x, target.y))
        await driver.until(lambda: page.reading.top != start)
        await driver.press("backspace", "backspace")
        await driver.come_to(HomePage)


async def test_the_place_in_the_rules_is_kept_at_any_width(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(120, 36)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("]", "]", "]", "]", "]", "]")
        for size in ((80, 24), (60, 20), (200, 60)):
            await driver.resize(*size)
            assert page.reading.lines[page.reading.top].clause == "6"


async def test_the_rules_are_opened_again_where_they_were_left(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        await driver.come_to(RulesPage)
        await driver.press("]", "]", "]", "down", "down", "escape")
        await driver.come_to(HomePage)
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        assert page.reading.lines[page.reading.top].clause == "3.1"


async def test_a_clause_is_found_by_its_number(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("/", *"2.4", "enter")
        assert page.reading.lines[page.reading.top].clause == "2.4"


async def test_paging_through_the_rules_stops_at_the_last_page(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("end")
        last = page.reading.top
        assert 0 < last < len(page.reading.lines) - 10, "a full page"
        await driver.press("pagedown", "down", "enter")
        assert page.reading.top == last
        await driver.press("up")
        assert page.reading.top == last - 1
