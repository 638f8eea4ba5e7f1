"""War of Currents in the app: bids on the dial, pages that follow, places that are looked at."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from engine.core import registry
from engine.games.currents import GAME
from engine.games.currents.view_types import View
from screens.games.currents import NO_SEAT, PAINTER
from screens.table.menus.dial import Dial
from screens.table.place_page import PlacePage
from tests.screens.driving import QUICK, Driver, opened
from tests.screens.games.currents.tables import table
from tui.start import NewGame
from tui.widgets.sheet import Sheet

SIZES = [(80, 24), (120, 36), (200, 60)]


@pytest.fixture(autouse=True)
def _currents_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game can be played, whether or not it is on the shelf already."""
    monkeypatch.setitem(registry._GAMES, GAME.slug, GAME)


def game(*seats: str) -> NewGame:
    options = {"automaton_1": "hopper", "automaton_2": "none"}
    return NewGame("currents", seats or ("human", "greedy"), 5, options)


def seen(driver: Driver) -> View:
    """The screen of the person at the keyboard."""
    view: View = driver.table.model.update.view
    return view


async def answer(driver: Driver) -> None:
    """Take the first choice, even if it is asked for twice, and wait until another is asked."""
    table = driver.table
    before = table.model.update.answer_count
    while table.model.update.answer_count == before and not table.table.is_over:
        menu = table.model.menu
        if menu is not None and menu.is_building_set and not menu.is_armed:
            menu.point_to(menu.decision.choices[0])
        await driver.go_on()
    await driver.until(lambda: table.model.menu or table.table.is_over, "a decision")


async def come_to_step(driver: Driver, step: str) -> None:
    """Answer until the sequence of play stands there."""
    while seen(driver).step != step:
        assert not driver.table.table.is_over, f"{step} never came"
        await answer(driver)


@pytest.mark.parametrize("size", SIZES)
async def test_a_turn_is_played_on_the_pages_that_it_needs(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, game(), size=size, settings=QUICK) as driver:
        await driver.see("Tesla Electric", "4")
        await answer(driver)
        await driver.until(lambda: driver.table.model.menu is not None)
        await driver.see("Turn 1 of 6", "Lot")
        await come_to_step(driver, "act")
        await driver.see("Your action", "Claim a project")
        places = {each.place for each in driver.table.query_one("#board", Sheet).picture.targets}
        assert {f"city:{slug}" for slug in seen(driver).cities} <= places


@pytest.mark.parametrize("size", SIZES)
async def test_a_bid_is_set_on_the_dial(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, game(), size=size, settings=QUICK) as driver:
        await answer(driver)
        while not isinstance(driver.table.model.menu, Dial):
            await answer(driver)
        await driver.press("9")
        dial = driver.table.model.menu
        assert isinstance(dial, Dial)
        assert dial.number == 9
        await driver.see("$9k")


@pytest.mark.parametrize("size", SIZES)
async def test_a_company_is_looked_at_without_answering(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, game(), size=size, settings=QUICK) as driver:
        await answer(driver)
        await come_to_step(driver, "act")
        answers = driver.table.model.update.answer_count
        await driver.press("]", "]", "]", "i")
        board = driver.table.query_one("#board", Sheet)
        place = next(each.place for each in board.picture.targets if "company:" in each.place)
        driver.table.looking.look_at(place)
        await driver.press("enter")
        page = await driver.come_to(PlacePage)
        await driver.see("Luminaries", "points now")
        await driver.press("right")
        assert page.place.startswith("company:")
        await driver.press("escape", "escape")
        assert driver.table.model.update.answer_count == answers


async def test_a_bid_is_no_turn_that_a_recap_is_told_for(tmp_path: Path) -> None:
    async with opened(tmp_path, game("human", "greedy", "greedy"), settings=QUICK) as driver:
        await answer(driver)
        bids = 0
        while seen(driver).turn < 3:
            if seen(driver).step in ("bid", "event bid", "prize"):
                assert driver.table.model.recap.lines == ()
                bids += 1
            await answer(driver)
        assert bids > 1
        assert PAINTER.mover(evolve(seen(driver), step="bid")) == NO_SEAT
        assert PAINTER.mover(evolve(seen(driver), step="act", asked_company="")) is None


def test_seats_are_called_as_people_call_their_companies() -> None:
    view = table(2, step="act")
    assert {GAME.seat_name(view, firm.seat) for firm in view.firms if firm.seat >= 0} <= {
        "Tesla", "Edison", "Thomson", "Maxim", "Brush", "Walker",
    }  # fmt: skip
