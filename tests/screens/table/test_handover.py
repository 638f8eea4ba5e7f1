"""Two people at one keyboard: nobody sees the other's cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.home.home import HomePage
from screens.table.game_over import GameOverPage
from screens.table.handover import HandoverPage
from screens.table.hotseat import Hotseat
from screens.table.page import TablePage
from tests.screens.driving import QUICK, Driver, opened, tiny_game

PEOPLE = tiny_game("human", "human", seed=5)


def hand_words(driver: Driver, seat: int) -> list[str]:
    """The cards of a seat, as they would be read on the screen."""
    view = driver.table.table.update(seat).view
    return [f"Card {card[-2:]}" for card in view.hand]


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_table_is_covered_until_the_first_person_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE) as driver:
        await driver.come_to(HandoverPage)
        await driver.see("Pass the keyboard to", "Seat 1 (Player 1)")
        assert "Card " not in driver.screen
        await driver.press("enter")
        await driver.come_to(TablePage)
        await driver.see("Lay a card", *hand_words(driver, 0))


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_next_person_does_not_see_the_cards_of_the_one_before(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE) as driver:
        await driver.come_to(HandoverPage)
        await driver.press("enter")
        await driver.come_to(TablePage)
        first, second = hand_words(driver, 0), hand_words(driver, 1)
        assert all(card in driver.screen for card in first)
        assert not any(card in driver.screen for card in second)
        await driver.press("enter")
        await driver.come_to(HandoverPage)
        await driver.see("Seat 2 (Player 2)")
        assert not any(card in driver.screen for card in (*first, *second))
        await driver.press("escape")
        assert isinstance(driver.app.screen, HandoverPage), "there is no way round it"
        await driver.press("enter")
        await driver.come_to(TablePage)
        assert all(card in driver.screen for card in second)
        assert not any(card in driver.screen for card in first)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_whoever_answered_last_may_think_again(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE) as driver:
        await driver.come_to(HandoverPage)
        assert "take the last answer back" in driver.screen
        await driver.press("u")
        assert isinstance(driver.app.screen, HandoverPage), "nothing was answered yet"
        await driver.press("enter")
        await driver.come_to(TablePage)
        await driver.press("enter")
        await driver.come_to(HandoverPage)
        await driver.press("u")
        await driver.come_to(TablePage)
        assert driver.table.model.hotseat.viewer == 0
        assert driver.table.model.update.answers == 0


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_two_people_play_to_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE, settings=QUICK) as driver:
        for _ in range(40):
            if isinstance(driver.app.screen, GameOverPage):
                break
            await driver.press("enter")
        await driver.see("The match is over", "Player 1", "Player 2")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_coming_back_to_a_shared_match_covers_it_again(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE) as driver:
        await driver.come_to(HandoverPage)
        await driver.press("enter", "q")
        await driver.come_to(HomePage)
        await driver.press("g")
        await driver.come_to(HandoverPage)
        assert "Card " not in driver.screen


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_one_person_never_sees_a_cover(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game("random", "human"), settings=QUICK) as driver:
        await driver.come_to(TablePage)
        for _ in range(3):
            await driver.until(lambda: driver.table.model.menu, "a decision")
            await driver.press("enter")
            assert not isinstance(driver.app.screen, HandoverPage)


def test_the_keyboard_is_passed_only_when_it_must_be() -> None:
    two = Hotseat((0, 2))
    assert two.viewer is None
    assert two.passes_to((0, 1, 2)) == 0
    two.viewer = 2
    assert two.passes_to((0, 1, 2)) is None, "who is there answers first"
    assert two.passes_to((0,)) == 0
    assert two.passes_to((1,)) is None, "a bot needs no keyboard"
    assert Hotseat((1,)).passes_to((0, 1)) is None
    assert Hotseat(()).passes_to((0, 1)) is None
