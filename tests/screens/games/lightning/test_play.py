"""Master of Lightning in the app: bids are built on the table, and stay secret until the reveal."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from engine.games.lightning.deck import CARDS
from screens.games.lightning import ABOUT_BIDS
from screens.table.card_sets import DONE
from screens.table.menus.set_picker import SetPicker
from screens.table.parts.handover import HandoverPage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, Driver, opened
from tui.settings import Settings
from tui.start import NewGame
from tui.widgets.sheet import Sheet

SIZES = [(80, 24), (120, 36), (200, 60)]


def game(*seats: str, **options: object) -> NewGame:
    return NewGame("lightning", seats, 5, {"beginner": True, **options})


def picker(driver: Driver) -> SetPicker:
    menu = driver.table.model.menu
    assert isinstance(menu, SetPicker)
    return menu


async def click(driver: Driver, place: str) -> None:
    board = driver.table.query_one("#board", Sheet)
    spot = next(each for each in board.picture.targets if each.place == place)
    await driver.pilot.click("#board", offset=(spot.x + 1, spot.y + spot.height // 2))
    await driver.pilot.pause()


async def answer_by_letters(driver: Driver, cards: int) -> None:
    """Close the recap, if it is shown, pick the first cards in the hand by letters, and answer."""
    if driver.table.model.recap.lines:
        await driver.press("escape")
    await driver.press(*list(picker(driver).places.values())[:cards])
    await driver.press("end", "enter")


@pytest.mark.parametrize("size", SIZES)
async def test_three_cards_are_returned_and_two_bid_with_the_pointer_alone(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, game("human", "random"), size=size, settings=QUICK) as driver:
        twelve = list(picker(driver).places)
        for place in twelve[:3]:
            await click(driver, place)
        assert picker(driver).picked_places == tuple(twelve[:3])
        await driver.see("Return 3 of 3", "Return")
        await click(driver, DONE)
        if driver.table.model.update.answer_count == 0 or picker(driver).is_armed:
            await click(driver, DONE)  # what cannot be undone is asked for twice
        await driver.see("three-card trick")
        hand = driver.table.model.update.view.seats[0].hand
        places = list(picker(driver).places)
        await click(driver, places[0])
        await click(driver, places[1])
        await click(driver, places[1])
        await click(driver, places[2])
        total = sum(CARDS[card].volts for card in (hand[0], hand[2]))
        await driver.see("Bid 2 cards", f"our total is {total}")  # beside the list, as a sentence
        await driver.press("enter")
        await driver.see("two-card trick")
        bids = driver.table.model.update.view.last.bids
        assert sorted(bids[0]) == sorted((hand[0], hand[2]))


@pytest.mark.parametrize("size", SIZES[:2])
async def test_nobody_sees_what_another_person_bids(tmp_path: Path, size: tuple[int, int]) -> None:
    people = game("human", "human", "random", "random")
    async with opened(tmp_path, people, size=size, settings=QUICK) as driver:
        for seat in (0, 1):
            await driver.come_to(HandoverPage)
            await driver.press("tab")
            await driver.come_to(TablePage)
            assert driver.table.model.hotseat.viewer == seat
            await answer_by_letters(driver, 3)
        await driver.see("three-card trick")
        first = driver.table.model.hotseat.viewer
        await driver.press(*list(picker(driver).places.values())[:2])
        built = picker(driver).progress
        assert built.split(";")[0].split(": ")[1].split(" + ")[0] in driver.screen
        await driver.press("enter")
        await driver.come_to(HandoverPage)
        assert built not in driver.screen
        await driver.press("tab")
        table = await driver.come_to(TablePage)
        assert table.model.hotseat.viewer != first
        assert picker(driver).picked_places == ()
        assert built not in driver.screen
        assert table.model.update.view.trick.bids == ()


async def test_a_hint_builds_a_bid(tmp_path: Path) -> None:
    async with opened(tmp_path, game("human", "random"), settings=QUICK) as driver:
        await answer_by_letters(driver, 3)
        await driver.see("three-card trick")
        await driver.press("h")
        await driver.until(lambda: driver.table.model.hints.requested_reason, "advice")
        menu = picker(driver)
        assert menu.choice == menu.advised_choice
        assert menu.place() == DONE


async def test_four_seats_with_two_people_play_a_round(tmp_path: Path) -> None:
    people = game("human", "greedy", "human", "random")
    async with opened(tmp_path, people, size=(80, 24), settings=QUICK) as driver:
        sizes: list[int] = []
        while len(sizes) < 8:
            await driver.until(lambda: isinstance(driver.page, HandoverPage) or asked(driver))
            if isinstance(driver.page, HandoverPage):
                await driver.press("tab")
                continue
            view = driver.table.model.update.view
            sizes.append(view.trick.size if view.trick else 0)
            await answer_by_letters(driver, 1 if view.trick else 3)
        assert sizes == [0, 0, 3, 3, 2, 2, 1, 1]
        await driver.see("Round 2")


def asked(driver: Driver) -> bool:
    return isinstance(driver.page, TablePage) and driver.table.model.menu is not None


async def test_all_who_are_waited_for_are_named_in_one_sentence(tmp_path: Path) -> None:
    calm = Settings(pace="calm")
    async with opened(tmp_path, game(*["random"] * 3), size=(120, 36), settings=calm) as driver:
        named = "Waiting for Random 1, Random 2 and Random 3."
        await driver.until(lambda: driver.table.model.idle_text() == named)


async def test_a_return_and_a_bid_are_final_once_all_others_have_answered(tmp_path: Path) -> None:
    """The bots have answered while the set is built; a letter then asks for it twice."""
    async with opened(tmp_path, game("human", "random"), settings=QUICK) as driver:
        menu = picker(driver)
        await driver.press(*list(menu.places.values())[:3])
        await driver.until(lambda: driver.table.model.update.answer_count > 0)
        assert menu.rows()[-1].final
        await driver.press(menu.places[DONE])
        assert driver.table.model.menu is menu, "the first time it is only gone to"
        assert menu.is_armed
        await driver.press(menu.places[DONE])
        await driver.see("three-card trick")


async def test_one_card_too_many_says_why_not(tmp_path: Path) -> None:
    async with opened(tmp_path, game("human", "random"), settings=QUICK) as driver:
        await driver.press(*list(picker(driver).places.values())[:4])
        assert len(picker(driver).picked_places) == 3
        await driver.see("3 cards at most: put one back to pick")


@pytest.mark.parametrize("size", SIZES)
async def test_who_is_to_bid_reads_what_becomes_of_the_cards_and_of_a_tie(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, game("human", "random"), size=size, settings=QUICK) as driver:
        await answer_by_letters(driver, 3)
        await driver.see("Bid up to three cards; the highest total takes all prizes")
        pane = driver.table.query_one("#choices", Sheet)
        shown = {word for line in pane.picture.lines() for word in line.split()}
        (told,) = {each.consequence.partition(". ")[2] for each in picker(driver).rows()[:-1]}
        assert told == ABOUT_BIDS
        assert set(told.split()) <= shown, "all of it is in sight"
        assert "0 beats totals below 0" in picker(driver).rows()[-1].consequence


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hints", [True, False])
async def test_a_bid_is_shown_with_its_odds_unless_hints_are_switched_off(
    tmp_path: Path, size: tuple[int, int], hints: bool
) -> None:
    settings = evolve(QUICK, has_hints=hints)
    async with opened(tmp_path, game("human", "random"), size=size, settings=settings) as driver:
        await answer_by_letters(driver, 3)
        first = next(iter(picker(driver).places.values()))
        await driver.press(first)
        pane = driver.table.query_one("#choices", Sheet)
        assert ("wins" in " ".join(pane.picture.lines())) is hints
