"""Driving the app in tests: open it, press keys, read the screen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from attrs import define
from textual import events
from textual.pilot import Pilot

from saves.sqlite import SqliteStore
from screens.base.page import Page
from screens.home.home import HomePage
from screens.table.table_page import TablePage
from tui import settings as stored_settings
from tui.app import WardenclyffeApp
from tui.settings import Settings
from tui.start import NewGame, Start
from tui.widgets.sheet import Sheet

PATIENCE = 2000
"""Looks at the screen after which a test gives up waiting; only a failing one takes as many."""

P = TypeVar("P", bound=Page)


@define
class Driver:
    """Presses keys and reads the screen of an app under test."""

    app: WardenclyffeApp
    pilot: Pilot[None]
    store: SqliteStore

    @property
    def page(self) -> Page:
        return cast("Page", self.app.screen)

    @property
    def table(self) -> TablePage:
        """The page in front, which must be a table."""
        assert isinstance(self.app.screen, TablePage), self.app.screen
        return self.app.screen

    @property
    def screen(self) -> str:
        rows = self.app.screen._compositor.render_strips()
        return "\n".join("".join(strip.text for strip in row).rstrip() for row in rows)

    @property
    def notices(self) -> list[str]:
        return [each.message for each in self.app._notifications]

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def go_on(self) -> None:
        """Close the recap, if it is shown, and press Enter."""
        recap = isinstance(self.app.screen, TablePage) and self.app.screen.model.recap.lines
        await self.press(*(("escape",) if recap else ()), "enter")

    async def hold(self, key: str, times: int) -> None:
        driver = self.app._driver
        assert driver is not None
        for _ in range(times):
            driver.send_message(events.Key(key, None))
        await self.pilot.pause()

    async def until(self, seen: Callable[[], Any], what: str = "") -> None:
        """Let the app work until a condition holds; raise the error of an app that has ended."""
        for _ in range(PATIENCE):
            if seen():
                return
            if self.app._exception is not None:
                raise self.app._exception
            await self.pilot.pause(0.005)
        raise AssertionError(f"never came about: {what or seen}\n{self.screen}")

    async def see(self, *words: str) -> None:
        await self.until(lambda: all(word in self.screen for word in words), f"{words}")

    async def come_to(self, page: type[P]) -> P:
        """Let the app work until a page of this kind is in front."""
        await self.until(lambda: isinstance(self.app.screen, page), page.__name__)
        await self.pilot.pause()
        return cast("P", self.app.screen)

    async def resize(self, width: int, height: int) -> None:
        await self.pilot.resize_terminal(width, height)
        await self.pilot.pause()


@asynccontextmanager
async def opened(
    folder: Path,
    start: Start | None = None,
    *,
    size: tuple[int, int] = (120, 36),
    settings: Settings | None = None,
    shows_errors: bool = False,
) -> AsyncIterator[Driver]:
    """Open the app; errors that the test does not expect fail it."""
    if settings is not None:
        stored_settings.save_settings(folder, settings)
    store = SqliteStore(folder / "matches.sqlite3")
    app = WardenclyffeApp(store=store, folder=folder, start=start, shows_errors=shows_errors)
    try:
        async with app.run_test(size=size, notifications=True) as pilot:
            driver = Driver(app, pilot, store)
            if isinstance(start, NewGame):
                await driver.until(lambda: _is_past_home(app), "the new match")
            await pilot.pause()
            yield driver
    finally:
        store.close()


def _is_past_home(app: WardenclyffeApp) -> bool:
    return not isinstance(app.screen, HomePage) and len(app.screen.query(Sheet)) > 0


def tiny_game(*seats: str, seed: int = 5, **options: Any) -> NewGame:
    return NewGame("tiny", seats or ("human", "random"), seed, options)


QUICK = Settings(pace="instant", automatic_pass="wait")
"""Bots that do not keep a test waiting, and an app that waits for the test."""
