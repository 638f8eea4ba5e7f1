"""Two people at one keyboard: neither sees the other's cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from screens.home.home import HomePage
from screens.table.ending.game_over import GameOverPage
from screens.table.parts.handover import HandoverPage
from screens.table.table_page import TablePage
from tests.sample_games import high_card
from tests.screens.conftest import shelved
from tests.screens.driving import QUICK, Driver, opened, tiny_game
from tui import settings as stored_settings
from tui.settings import Settings
from tui.start import NewGame
from tui.widgets.sheet import Sheet

PEOPLE = tiny_game("human", "human", seed=5)


def hand_words(driver: Driver, seat: int) -> list[str]:
    view = driver.table.table.update(seat).view
    return [f"Card {card[-2:]}" for card in view.hand]


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_table_is_covered_until_the_first_person_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE) as driver:
        await driver.come_to(HandoverPage)
        await driver.see("Pass the keyboard to", "Player 1")
        assert "Card " not in driver.screen
        await driver.press("tab")
        await driver.come_to(TablePage)
        await driver.see("Lay a card", *hand_words(driver, 0))


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_next_person_does_not_see_the_cards_of_the_one_before(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE) as driver:
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        await driver.come_to(TablePage)
        first, second = hand_words(driver, 0), hand_words(driver, 1)
        assert all(card in driver.screen for card in first)
        assert not any(card in driver.screen for card in second)
        await driver.press("enter")
        await driver.come_to(HandoverPage)
        await driver.see("Player 2")
        assert not any(card in driver.screen for card in (*first, *second))
        await driver.press("escape")
        assert isinstance(driver.app.screen, HandoverPage), "there is no way round it"
        await driver.press("tab")
        await driver.come_to(TablePage)
        assert all(card in driver.screen for card in second)
        assert not any(card in driver.screen for card in first)


async def test_seats_with_the_same_eyes_need_no_page_between_them(tmp_path: Path) -> None:
    """Seats 1 and 2 are a team, seats 3 and 4 are another."""
    teams = evolve(high_card.GAME, see_the_same=lambda view, one, other: one // 2 == other // 2)
    people = tiny_game("human", "human", "human", "human", seed=5)
    with shelved(teams):
        async with opened(tmp_path, people) as driver:
            await driver.come_to(HandoverPage)
            await driver.press("tab")
            table = await driver.come_to(TablePage)
            await driver.press("enter")
            await driver.until(lambda: table.model.hotseat.viewer == 1)
            assert driver.app.screen is table
            await driver.press("enter")
            await driver.come_to(HandoverPage)
            await driver.see("Player 3")
            assert table.model.hotseat.viewer is None, "another team must not see this hand"


async def test_people_who_all_have_the_same_eyes_never_see_a_page(tmp_path: Path) -> None:
    alike = evolve(high_card.GAME, see_the_same=lambda view, one, other: True)
    with shelved(alike):
        async with opened(tmp_path, tiny_game("human", "human", seed=5)) as driver:
            table = await driver.come_to(TablePage)
            await driver.until(lambda: table.model.hotseat.viewer == 0)
            await driver.press("enter")
            await driver.until(lambda: table.model.hotseat.viewer == 1)
            assert driver.app.screen is table


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_player_who_answered_last_may_think_again(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE) as driver:
        await driver.come_to(HandoverPage)
        assert "take the last answer back" in driver.screen
        await driver.press("u")
        assert isinstance(driver.app.screen, HandoverPage), "nothing was answered yet"
        await driver.press("tab")
        table = await driver.come_to(TablePage)
        hand = hand_words(driver, 0)
        await driver.press("enter")
        await driver.come_to(HandoverPage)
        await driver.see("Player 1: u takes your last answer back")
        await driver.press("u")
        await driver.see("It is once more the turn of", "Player 1")
        assert isinstance(driver.app.screen, HandoverPage), "handed back before a hand is shown"
        assert not any(card in driver.screen for card in hand)
        assert table.model.hotseat.viewer is None
        await driver.press("tab")
        await driver.come_to(TablePage)
        assert driver.table.model.hotseat.viewer == 0
        assert driver.table.model.update.answer_count == 0


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("key", ["enter", "space", "a", "escape"])
async def test_keys_that_are_pressed_at_a_table_uncover_nothing(tmp_path: Path, key: str) -> None:
    async with opened(tmp_path, PEOPLE) as driver:
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        table = await driver.come_to(TablePage)
        second = hand_words(driver, 1)
        await driver.press("enter", "enter")
        await driver.come_to(HandoverPage)
        await driver.press(key, key)
        assert isinstance(driver.app.screen, HandoverPage)
        assert not any(card in driver.screen for card in second)
        assert table.model.hotseat.viewer is None


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_second_click_uncovers_nothing_and_a_later_one_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HandoverPage, "OPENING_PAUSE_SECONDS", 60.0)
    async with opened(tmp_path, PEOPLE) as driver:
        page = await driver.come_to(HandoverPage)
        plate = page.query_one("#handover", Sheet).picture.targets[0]
        await driver.pilot.click("#handover", offset=(plate.x, plate.y))
        await driver.pilot.pause()
        assert driver.app.screen is page
        page._accept_input()
        await driver.pilot.click("#handover", offset=(plate.x, plate.y))
        await driver.come_to(TablePage)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_cover_says_what_the_next_person_is_asked(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE, size=(80, 24)) as driver:
        await driver.come_to(HandoverPage)
        await driver.see("You are asked: Lay a card", "Tab shows your side of the table.")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_hand_is_covered_while_bots_play_after_the_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(stored_settings._SECONDS, "calm", 600.0)
    start = tiny_game("human", "human", "random", seed=5)
    async with opened(tmp_path, start, settings=Settings(pace="calm")) as driver:
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        table = await driver.come_to(TablePage)
        await driver.press("enter", "enter")
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        await driver.come_to(TablePage)
        hand = hand_words(driver, 1)
        assert all(card in driver.screen for card in hand)
        assert 2 in table.model.update.waiting_for, "the bot takes its time"
        await driver.press("enter", "enter")
        await driver.see("Waiting for")
        assert table.model.update.waiting_for == (2,)
        assert table.model.hotseat.viewer is None
        assert not any(card in driver.screen for card in hand)
        bot = table.table.update(2).decision
        assert bot is not None
        await table.table.answer(2, bot.choices[0])
        await driver.come_to(HandoverPage)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_two_people_play_to_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE, settings=QUICK) as driver:
        for _ in range(40):
            if isinstance(driver.app.screen, GameOverPage):
                break
            covered = isinstance(driver.app.screen, HandoverPage)
            await (driver.press("tab") if covered else driver.go_on())
        await driver.see("The game is over", "Player 1", "Player 2")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_coming_back_to_a_shared_match_covers_it_again(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE) as driver:
        await driver.come_to(HandoverPage)
        await driver.press("tab", "q")
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


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_people_are_called_as_the_command_line_names_them(tmp_path: Path) -> None:
    start = NewGame("tiny", ("human", "human"), 5, {}, ("Ann", ""))
    async with opened(tmp_path, start) as driver:
        await driver.come_to(HandoverPage)
        await driver.see("Ann")
        await driver.press("tab")
        table = await driver.come_to(TablePage)
        assert [player.name for player in table.table.players] == ["Ann", "Player 2"]


async def test_where_nothing_can_be_taken_back_the_key_says_so(tmp_path: Path) -> None:
    game = NewGame("duel", ("human", "human"), 9, {"draft": False, "inventors": "random"})
    async with opened(tmp_path, game, settings=QUICK) as driver:
        await driver.see("Pass the keyboard to")
        await driver.press("u")
        await driver.see("No answer can be taken back now")
