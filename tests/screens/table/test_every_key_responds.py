"""Every key of a table does something that can be seen, or says why it does nothing."""

from __future__ import annotations

from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from net.play.table import Table
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, Driver, opened
from tui.start import NewGame
from tui.widgets.sheet import Sheet

MOVING = {"up", "down", "left", "right", "first", "last", "page_up", "page_down"}
"""Actions that stop at an end which the cursor shows."""
LEAVING = {"quit_now", "suspend", "home"}
SMALL, LARGE = (80, 24), (120, 36)
GAMES = [("duel", SMALL), ("lightning", LARGE), ("taidian", SMALL), ("currents", LARGE)]
PANES = {"next_pane", "previous_pane"}
"""Actions that cycle through the choices: with nothing to choose there may be one pane."""


def drawn(driver: Driver) -> list[object]:
    return [list(strip) for row in driver.page._compositor.render_strips() for strip in row]


async def check_every_key(driver: Driver, *, without: set[str]) -> None:
    """Press each key of the table, and look for a reaction on the screen or as a notice."""
    table = driver.table
    for key in table.host.keymap.keys_in_scope(table.scope):
        if key.action in MOVING | LEAVING | without:
            continue
        driver.app.clear_notifications()
        await driver.pilot.pause()
        before = drawn(driver)
        await driver.press(key.keys[0])

        def seen(before: object = before) -> bool:
            return drawn(driver) != before or bool(driver.notices)

        await driver.until(seen, f"anything after {key.keys[0]} ({key.action})")
        while not isinstance(driver.app.screen, TablePage):
            await driver.press("escape")
        if table.looking.is_on:
            await driver.press("escape")


@pytest.fixture(autouse=True)
def _says_things_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.app.REPEATED_NOTICE_SECONDS", 0.0)


@pytest.mark.parametrize(("slug", "size"), GAMES)
async def test_no_key_is_in_vain_for_a_player_who_is_asked(
    tmp_path: Path, slug: str, size: tuple[int, int]
) -> None:
    start = NewGame(slug, ("human", "random"), 5)
    async with opened(tmp_path, start, size=size, settings=QUICK) as driver:
        await driver.until(lambda: driver.table.model.menu, "a decision")
        await check_every_key(driver, without={"choose", "pick"})  # they answer, and continue


@pytest.mark.parametrize(("slug", "size"), GAMES)
async def test_no_key_is_in_vain_while_others_are_asked(
    tmp_path: Path, slug: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def waiting(table: Table) -> Coroutine[Any, Any, None]:
        async def never() -> None:
            """The bots do not answer."""

        return never()

    monkeypatch.setattr(Table, "run_bots", waiting)
    start = NewGame(slug, ("random", "random"), 5)
    async with opened(tmp_path, start, size=size, settings=QUICK) as driver:
        assert driver.table.model.menu is None
        await check_every_key(driver, without=PANES)
        for key in ("x", "7"):
            driver.app.clear_notifications()
            await driver.press(key)
            await driver.until(lambda: driver.notices, f"a word about {key}")


@pytest.mark.parametrize(("slug", "size"), GAMES)
async def test_the_footer_shows_only_keys_that_do_something_while_others_are_asked(
    tmp_path: Path, slug: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(table: Table) -> None:
        """The bots do not answer."""

    monkeypatch.setattr(Table, "run_bots", never)
    start = NewGame(slug, ("random", "random"), 5)
    async with opened(tmp_path, start, size=size, settings=QUICK) as driver:
        (footer,) = driver.table.query_one("#footer", Sheet).picture.lines()
        assert "log" in footer
        for words in ("choose", "undo", "hint", "why not"):
            assert words not in footer
