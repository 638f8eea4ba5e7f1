"""The keys of a map on the board of Duel of Ages II, in the app: at the table and in a replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.chance import Chance
from engine.core.match import start_match
from engine.core.registry import find
from saves.loading import record_of
from screens.base.dialogs import TypePage
from screens.table.open_match import show_record
from screens.table.place_page import PlacePage
from screens.table.replay.replay_page import ReplayPage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, Driver, opened
from tui.start import NewGame
from tui.widgets.canvas import Target
from tui.widgets.sheet import Sheet

GAME = NewGame("ages", ("human", "random"), 7, {"selection": "pure"})
SIZES = [(80, 24), (200, 60)]


def board(driver: Driver) -> Sheet:
    return driver.page.query_one("#board", Sheet)


def shown(driver: Driver, place: str) -> Target | None:
    """The place on the screen, if it is in the window."""
    return next((each for each in board(driver).picture.targets if each.place == place), None)


async def check_keys(driver: Driver, page: TablePage | ReplayPage) -> None:
    """Zoom, go to a place by its name, look at it and around, pan, and turn to another page."""
    camera = page.map.camera
    await driver.press("+")
    zoomed = camera.zoom
    assert zoomed
    await driver.press("f")
    await driver.come_to(TypePage)
    await driver.press(*"b12", "enter")
    await driver.until(lambda: page.looking.place == "hex:b12", "the look")
    assert shown(driver, "hex:b12"), "the camera follows"
    await driver.hold("right", 9)
    await driver.until(lambda: page.looking.place != "hex:b12", "a look elsewhere")
    assert shown(driver, page.looking.place)
    await driver.press("enter")
    await driver.come_to(PlacePage)
    await driver.press("escape", "escape")
    assert not page.looking.is_on
    before = camera.x, camera.y
    await driver.press("shift+up", "shift+left")
    assert (camera.x, camera.y) != before
    await driver.press("-")
    assert camera.zoom == zoomed - 1
    await driver.press("]")
    assert not shown(driver, "hex:b12")
    await driver.press("[")


@pytest.mark.parametrize("size", SIZES)
async def test_a_map_at_the_table(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, GAME, size=size, settings=QUICK) as driver:
        await driver.until(lambda: driver.table.model.menu, "a decision")
        answer_count = driver.table.model.update.answer_count
        await check_keys(driver, driver.table)
        if size == SIZES[-1]:
            await driver.see("+ zoom", "f go to", "] page")
        assert driver.table.model.update.answer_count == answer_count


async def test_a_map_in_a_replay(tmp_path: Path) -> None:
    match, chance = start_match(find("ages"), seed=3), Chance(3)
    while len(match.log) < 70:
        decision = match.pending[0]
        match.answer(decision.seat, chance.pick(decision.choices))
    async with opened(tmp_path, size=(80, 24), settings=QUICK) as driver:
        show_record(driver.page, record_of(match))
        page = await driver.come_to(ReplayPage)
        await check_keys(driver, page)
        await driver.press("?")
        await driver.see("move the map", "go to a place by name", "pages of the board")
        await driver.press("escape")
        await driver.press("+", "+")
        while page.model.position < page.model.last_position:
            await driver.press("right")
            frame, painter = page.model.frame, page.model.painter
            changes = (painter.places_changed_by(event, frame.view) for event in frame.events)
            changed = [place for each in changes for place in each or ()]
            assert not changed or any(shown(driver, place) for place in changed), changed


async def test_the_wheel_pans_and_with_ctrl_it_zooms(tmp_path: Path) -> None:
    async with opened(tmp_path, GAME, size=(80, 24), settings=QUICK) as driver:
        camera, sheet = driver.table.map.camera, board(driver)
        before = camera.y
        sheet.post_message(Sheet.Scrolled(sheet, -3, ctrl=True))
        await driver.until(lambda: camera.zoom, "the zoom")
        rows = -3 if camera.y > 6 else 3
        before = camera.y
        sheet.post_message(Sheet.Scrolled(sheet, rows, ctrl=False))
        await driver.until(lambda: camera.y == before + rows, "the wheel")
