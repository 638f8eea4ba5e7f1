"""Wide Lands, a map of forty by forty hexes, played in the app at three sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from attrs import evolve

from engine.testing.situations import situations
from screens.base.dialogs import TypePage
from screens.table import painter_registry
from screens.table.ending.game_over import GameOverPage
from screens.table.look_page import LookPage
from screens.table.menus.dial import Dial
from screens.table.open_match import open_replay
from screens.table.replay.replay_page import ReplayPage
from screens.testing import board_laws, boards, painter_laws
from tests.sample_games import wide_lands
from tests.screens.conftest import shelved
from tests.screens.driving import QUICK, Driver, opened
from tui.start import NewGame
from tui.widgets.canvas import Target
from tui.widgets.sheet import Sheet

SIZES = [(80, 24), (120, 36), (200, 60)]
GAME = NewGame("wide", ("human", "random"), 7, {"rounds": "1"})


@pytest.fixture(autouse=True)
def _on_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Wide Lands, registered, with its painter."""
    monkeypatch.setitem(painter_registry._PAINTERS, "wide", wide_lands.PAINTER)
    with shelved(wide_lands.GAME):
        yield


def board(driver: Driver) -> Sheet:
    return driver.page.query_one("#board", Sheet)


def shown(driver: Driver, place: str) -> Target | None:
    """The place on the screen, if it is in the window."""
    return next((each for each in board(driver).picture.targets if each.place == place), None)


def looks_at(driver: Driver, place: str) -> bool:
    """Is the cursor of looking at such a place? It is given as a regular expression."""
    return re.fullmatch(place, driver.table.looking.place) is not None


async def click(driver: Driver, place: str) -> None:
    target = shown(driver, place)
    assert target is not None
    await driver.pilot.click("#board", offset=(target.x, target.y))
    await driver.pilot.pause()


def test_the_map_is_no_part_of_the_state() -> None:
    names = {field.name for field in wide_lands.WideLands.__attrs_attrs__}
    assert not names & {"map", "chart", "terrain", "spaces"}


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_game_is_played_with_keys(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, GAME, size=size, settings=QUICK) as driver:
        start = driver.table.model.update.view.walkers[0]
        here = f"hex:{wide_lands.name_of(start)}"
        await driver.until(lambda: shown(driver, here), "the camera shows where one is")
        await driver.press("tab", "right", "down")
        place = driver.table.navigation.place
        assert place.startswith("hex:")
        assert shown(driver, place)
        await driver.press("enter")
        await driver.until(lambda: isinstance(driver.table.model.menu, Dial), "the bid")
        await driver.see("has 60 coins", "Bid: 1 (1 to 60)")
        assert f"hex:{wide_lands.name_of(driver.table.model.update.view.walkers[0])}" == place
        await driver.press("2", "5", "right", "pageup")
        await driver.see("Bid: 31 (1 to 60)")
        await driver.press("enter", "enter")
        await driver.come_to(GameOverPage)


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_game_is_played_with_the_mouse(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, GAME, size=size, settings=QUICK) as driver:
        menu = driver.table.model.menu
        assert menu is not None
        near = [place for place in menu.places if place != "stay" and shown(driver, place)]
        await click(driver, near[3])
        await driver.until(lambda: isinstance(driver.table.model.menu, Dial), "the bid")
        assert f"hex:{wide_lands.name_of(driver.table.model.update.view.walkers[0])}" == near[3]
        choices = driver.page.query_one("#choices", Sheet)
        for _ in range(2):
            choices.post_message(Sheet.Scrolled(choices, -3, ctrl=False))
        await driver.see("Bid: 3 (1 to 60)")
        await driver.pilot.click("#choices", offset=(6, 1))
        await driver.see("Final.")
        await driver.pilot.click("#choices", offset=(6, 1))
        await driver.come_to(GameOverPage)


@pytest.mark.parametrize("size", SIZES)
async def test_the_cursor_of_looking_reaches_all_corners(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, GAME, size=size, settings=QUICK) as driver:
        await driver.press("i", "down")  # the list may begin with what stands above the map
        for key, end in (("left", r"hex:a\d+"), ("down", "hex:a40"), ("right", "hex:an40")):
            await driver.hold(key, wide_lands.SIDE)
            await driver.until(partial(looks_at, driver, end), key)
            await driver.pilot.pause()
            assert shown(driver, driver.table.looking.place), "the camera follows"
        assert driver.table.looking.place == "hex:an40"
        await driver.see("AN40", "1 point to enter")
        await driver.press("enter")
        await driver.come_to(LookPage)
        await driver.see("All of AN40")
        await driver.press("escape", "escape")
        assert not driver.table.looking.is_on
        assert driver.table.model.update.answer_count == 0


async def test_a_space_is_found_by_its_name(tmp_path: Path) -> None:
    async with opened(tmp_path, GAME, size=(80, 24), settings=QUICK) as driver:
        far = "a1" if driver.table.model.update.view.walkers[0] > 800 else "an40"
        await driver.press("f")
        await driver.come_to(TypePage)
        await driver.press(*far, "enter")
        await driver.until(lambda: driver.table.looking.place == f"hex:{far}", "the look")
        assert shown(driver, f"hex:{far}")
        menu = driver.table.model.menu
        assert menu is not None
        near = next(place for place in menu.places if place.startswith("hex:"))
        await driver.press("f")
        await driver.come_to(TypePage)
        await driver.press(*near.removeprefix("hex:"), "enter")
        await driver.until(lambda: driver.table.navigation.place == near, "the cursor")
        await driver.press("f")
        await driver.come_to(TypePage)
        await driver.press("z", "z", "enter")
        await driver.see("There is no zz")


async def test_the_map_is_panned_zoomed_and_turned(tmp_path: Path) -> None:
    async with opened(tmp_path, GAME, size=(80, 24), settings=QUICK) as driver:
        camera = driver.table.map.camera
        before = camera.x, camera.y
        away = "shift+up" if camera.y > 10 else "shift+down"
        await driver.press(away, away)
        assert (camera.x, camera.y) != before
        await driver.press("+")
        assert camera.zoom == 1
        start = wide_lands.name_of(driver.table.model.update.view.walkers[0])
        assert shown(driver, f"hex:{start}"), "what was asked about is in the window again"
        await driver.press("-")
        assert camera.zoom == 0
        await driver.press("]")
        await driver.see("has 60 coins")
        await driver.press("[")
        assert "has 60 coins" not in driver.screen


async def test_the_wheel_pans_and_with_ctrl_it_zooms(tmp_path: Path) -> None:
    async with opened(tmp_path, GAME, size=(80, 24), settings=QUICK) as driver:
        camera, sheet = driver.table.map.camera, board(driver)
        rows = -3 if camera.y > 10 else 3
        before = camera.y
        sheet.post_message(Sheet.Scrolled(sheet, rows, ctrl=False))
        await driver.until(lambda: camera.y == before + rows, "the wheel")
        sheet.post_message(Sheet.Scrolled(sheet, -3, ctrl=True))
        await driver.until(lambda: camera.zoom == 1, "the zoom")


async def test_help_and_footer_name_the_keys_of_a_map(tmp_path: Path) -> None:
    async with opened(tmp_path, GAME, size=(120, 36), settings=QUICK) as driver:
        await driver.see("+ zoom", "f go to", "] page")
        await driver.press("?")
        await driver.see("move the map", "go to a place by name", "pages of the board")


async def replayed(driver: Driver) -> ReplayPage:
    """The replay of a match that both seats have played to its end."""
    (summary,) = await driver.store.summaries()
    await open_replay(driver.page, summary.id)
    return await driver.come_to(ReplayPage)


@pytest.mark.parametrize("size", SIZES)
async def test_a_replay_is_panned_zoomed_turned_and_looked_at_with_the_same_keys(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    game = evolve(GAME, seats=("random", "random"))
    async with opened(tmp_path, game, size=size, settings=QUICK) as driver:
        await driver.come_to(GameOverPage)
        page = await replayed(driver)
        camera = page.map.camera
        await driver.press("+", "+")
        assert camera.zoom == 2
        await driver.press("f")
        await driver.come_to(TypePage)
        await driver.press(*"an40", "enter")
        await driver.until(lambda: page.looking.place == "hex:an40", "the look")
        assert shown(driver, "hex:an40"), "the camera follows"
        await driver.see("AN40", "1 point to enter")
        await driver.press("left", "enter")
        await driver.come_to(LookPage)
        await driver.see("All of AM40")
        await driver.press("escape", "escape")
        assert not page.looking.is_on
        before = camera.y
        await driver.press("shift+up", "shift+up")
        assert camera.y == before - 4
        await driver.press("-", "-")
        assert camera.zoom == 0
        await driver.press("]")
        await driver.see("has 60 coins")
        await driver.press("[")
        assert "has 60 coins" not in driver.screen


async def test_a_replay_shows_where_something_happened(tmp_path: Path) -> None:
    game = evolve(GAME, seats=("random", "random"))
    async with opened(tmp_path, game, size=(80, 24), settings=QUICK) as driver:
        await driver.come_to(GameOverPage)
        page = await replayed(driver)
        await driver.press("+", "+")
        while page.model.position < page.model.last_position:
            await driver.press("right")
            for event in page.model.frame.events:
                if isinstance(event, wide_lands.Walked):
                    assert shown(driver, f"hex:{event.space}"), "the camera went there"
                else:
                    await driver.see("coins and has bid")


async def test_the_help_of_a_replay_lists_the_keys_of_a_map(tmp_path: Path) -> None:
    async with opened(tmp_path, GAME, size=(120, 36), settings=QUICK) as driver:
        await replayed(driver)
        await driver.see("+ zoom", "f go to", "] page")
        await driver.press("?")
        await driver.see("move the map", "go to a place by name", "pages of the board", "PgDn")


BOARD_CHECKS = [
    check
    for check in boards.BOARD_CHECKS
    if check
    not in (  # the ones that paint every place, of which a map shows a part
        board_laws.check_letter_places,
        board_laws.check_cursor_stands_out,
        board_laws.check_letters_shift_nothing,
        painter_laws.check_place_pages,
    )
]


@pytest.mark.parametrize("check", BOARD_CHECKS, ids=lambda check: check.__name__)
def test_the_board_keeps_the_contract(check: boards.BoardCheck) -> None:
    check(situations(wide_lands.GAME, most=4))
