"""Inspecting a board with keys and pointer, in the player's turn and at any other time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from engine.core.about import About
from engine.core.game import Game
from screens.table import painter_registry
from screens.table.open_match import open_replay
from screens.table.place_page import PlacePage
from screens.table.replay.replay_page import ReplayPage
from tests.painters import painter_of
from tests.sample_games import high_card
from tests.screens.conftest import shelved
from tests.screens.driving import QUICK, Driver, opened, tiny_game
from themes.look import Look
from tui.settings import Settings
from tui.widgets.canvas import Canvas, Offer, Picture
from tui.widgets.sheet import Sheet

SIZES = [(80, 24), (120, 36)]


LONG = "A very long story. " * 60


def paint(view: high_card.View, width: int, height: int, look: Look, offer: Offer) -> Picture:
    """The hand in one row, and below it a deck that can never be chosen."""
    canvas = Canvas(width, height, look)
    for number, card in enumerate(view.hand):
        style = look.style("text", bold=offer.cursor == card)
        canvas.text(2 + 12 * number, 1, card, style)
        canvas.target(card, 2 + 12 * number, 1, 10, 1)
    for number, deck in enumerate(("deck:left", "deck:right")):
        canvas.text(2 + 12 * number, 4, deck, look.style("text"))
        canvas.target(deck, 2 + 12 * number, 3, 10, 3)
    return canvas.picture()


def about(view: high_card.View, place: str) -> About | None:
    if place.startswith("deck:"):
        return About(
            f"The {place.partition(':')[2]} deck", (f"{view.deck_count} cards", LONG), "1.2"
        )
    return About(f"The {place}", ("Higher cards win.",)) if place.startswith("card-") else None


def place_page(
    view: high_card.View, place: str, width: int, height: int, look: Look
) -> Picture | None:
    if not place.startswith("deck:"):
        return None
    canvas = Canvas(width, 2, look)
    canvas.text(0, 0, f"All about {place}", look.style("text"))
    return canvas.picture()


@pytest.fixture
def _board(monkeypatch: pytest.MonkeyPatch, rich_on_shelf: Game[Any, Any]) -> Iterator[None]:
    """A board with things that cannot be chosen."""
    board = painter_of(paint=paint, place_page=place_page)
    monkeypatch.setitem(painter_registry._PAINTERS, "tiny", board)
    with shelved(evolve(rich_on_shelf, about=about)):
        yield


def answers(driver: Driver) -> int:
    return driver.table.model.update.answer_count


def has_not_answered(driver: Driver) -> bool:
    return len(driver.table.model.update.view.hand) == 3


async def click(driver: Driver, place: str) -> None:
    board = driver.page.query_one("#board", Sheet)
    target = next(each for each in board.picture.targets if each.place == place)
    await driver.pilot.click("#board", offset=(target.x + 1, target.y))
    await driver.pilot.pause()


@pytest.mark.usefixtures("_board")
@pytest.mark.parametrize("size", SIZES)
async def test_the_cursor_walks_over_what_cannot_be_chosen(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, tiny_game(), size=size, settings=QUICK) as driver:
        await driver.press("i")
        await driver.see("Looking", "The card-", "Higher cards win.", "You can choose this.")
        await driver.press("down")
        await driver.see("The left deck", "cards")
        await driver.press("right")
        await driver.see("The right deck")
        await driver.press("shift+tab")
        await driver.see("The left deck")
        assert has_not_answered(driver)
        await driver.press("escape")
        assert "Looking" not in driver.screen
        await driver.see("Lay a card")


@pytest.mark.usefixtures("_board")
async def test_enter_opens_the_page_and_answers_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await driver.press("i", "down", "enter")
        await driver.come_to(PlacePage)
        await driver.see("All about deck:left", "1 of 2")
        await driver.press("right")
        await driver.see("All about deck:right", "2 of 2")
        await driver.press("enter")
        await driver.see("The right deck")
        assert driver.table.looking.place == "deck:right", "the cursor is where the player went"
        assert has_not_answered(driver)


@pytest.mark.usefixtures("_board")
async def test_a_place_without_a_page_shows_its_whole_text(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await driver.press("i", "enter")
        await driver.come_to(PlacePage)
        await driver.see("Higher cards win.", "of 3")


@pytest.mark.usefixtures("_board")
async def test_a_long_text_says_that_there_is_more(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), size=(80, 24), settings=QUICK) as driver:
        await driver.press("i", "down")
        await driver.see("Enter shows the rest")
        rows = [line.strip() for line in driver.screen.splitlines()]
        assert "Enter shows the rest" in rows, "on its own row"


@pytest.mark.usefixtures("_board")
async def test_a_click_looks_at_what_cannot_be_chosen_and_takes_what_can(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        card = driver.table.model.update.view.hand[1]
        await click(driver, "deck:left")
        await driver.see("The left deck")
        assert has_not_answered(driver)
        await click(driver, card)
        menu = driver.table.model.menu
        assert menu is not None
        await driver.until(lambda: menu.is_armed, "a bot is asked, too")
        await click(driver, card)
        await driver.until(lambda: card not in driver.table.model.update.view.hand)
        assert not driver.table.looking.is_on
        assert card not in driver.table.model.update.view.hand


@pytest.mark.usefixtures("_board")
@pytest.mark.parametrize("size", SIZES)
async def test_the_pointer_names_what_it_rests_on_until_a_key(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, tiny_game(), size=size, settings=QUICK) as driver:
        board = driver.page.query_one("#board", Sheet)
        deck = next(each for each in board.picture.targets if each.place == "deck:left")
        await driver.pilot.hover("#board", offset=(deck.x + 1, deck.y))
        await driver.see("The left deck (click: more)", "Lay a card")
        await driver.press("down")
        assert "The left deck" not in driver.screen
        assert has_not_answered(driver)


@pytest.mark.usefixtures("_board")
async def test_a_jump_letter_only_goes_there_while_looking(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        menu = driver.table.model.menu
        assert menu is not None
        place, letter = list(menu.places.items())[2]
        await driver.press("i", letter)
        assert driver.table.looking.place == place
        assert has_not_answered(driver)


@pytest.mark.usefixtures("_board")
async def test_looking_lasts_while_the_others_answer(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(swap=False), settings=QUICK) as driver:
        await driver.press("i", "down")
        table, before = driver.table.table, answers(driver)
        decision = driver.table.model.update.decision
        assert decision is not None
        await table.answer(0, decision.choices[0])  # as if by a second terminal on the same seat
        await driver.until(lambda: answers(driver) >= before + 2, "the bot answers, too")
        assert driver.table.looking.place.startswith("deck:")
        await driver.press("enter")
        await driver.come_to(PlacePage)


@pytest.mark.usefixtures("_board")
async def test_a_spectator_looks_too(tmp_path: Path) -> None:
    game = tiny_game("random", "random")
    async with opened(tmp_path, game, settings=Settings(pace="calm")) as driver:
        await driver.press("i")
        await driver.see("The left deck")


@pytest.mark.usefixtures("_board")
@pytest.mark.parametrize("size", SIZES)
async def test_a_replay_can_be_looked_at(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, tiny_game(), size=size, settings=QUICK) as driver:
        (summary,) = await driver.store.summaries()
        await open_replay(driver.page, summary.id)
        page = await driver.come_to(ReplayPage)
        await driver.press("i")
        await driver.see("Looking", "Higher cards win.")
        await driver.press("down")
        await driver.see("The left deck")
        assert all(each.key for each in driver.page.footer_keys()), (
            "every word of the footer has a key"
        )
        await driver.press("enter")
        await driver.come_to(PlacePage)
        await driver.press("escape")
        await driver.come_to(ReplayPage)
        await driver.press("escape")
        assert "Looking" not in driver.screen
        assert driver.page is page
        await click(driver, "deck:right")
        await driver.see("The right deck")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_without_a_word_of_the_game_the_name_and_the_choice_are_told(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        card = driver.table.model.update.view.hand[0]
        await driver.press("i")
        assert driver.table.model.about(driver.table.looking.place).title
        assert driver.table.model.about("deck:left-one") == About("Left one", ())
        assert "Lay" in driver.table.model.about(card).title
