"""The table page, driven by keys and pointer, with a game without its own board."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from engine.core.choice import Choice
from net.play.table import Table
from screens.base.help import HelpPage
from screens.base.rules import RulesPage
from screens.home.home import HomePage
from screens.table import painter_registry
from screens.table.ending.game_over import GameOverPage
from screens.table.menus.menu import Menu
from screens.table.table_page import FAST_FORWARD_FACTOR, TablePage
from tests.painters import painter_of
from tests.sample_games import high_card
from tests.screens.conftest import shelved
from tests.screens.driving import QUICK, Driver, opened, tiny_game
from tui.settings import Settings
from tui.start import NewGame
from tui.widgets.sheet import Sheet

SIZES = [(80, 24), (120, 36)]
CALM = Settings(pace="calm")
"""Bots that take their time, so that a test can do something before they answer."""


async def play_to_the_end(driver: Driver) -> None:
    while not isinstance(driver.app.screen, GameOverPage):
        page = driver.table
        await driver.until(lambda: page.model.menu or page.table.is_over, "a decision")  # noqa: B023
        if page.table.is_over:
            await driver.come_to(GameOverPage)
            return
        await driver.go_on()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_whole_game_is_played_with_enter(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, tiny_game(), size=size, settings=QUICK) as driver:
        await play_to_the_end(driver)
        await driver.see("The game is over", "rounds won")
        (summary,) = await driver.store.summaries()
        assert summary.finished


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_prompt_the_board_and_the_choices_are_in_sight(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, tiny_game(seed=5), size=size) as driver:
        hand = driver.table.model.update.view.hand
        await driver.see("High Card", "Round 1", "You", "Lay a card", "Deck count")
        for card in hand:
            number = card.removeprefix("card-")
            assert driver.screen.count(f"Card {number}") >= 2, "on the board and in the list"


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_jump_letter_takes_its_choice(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        menu = driver.table.model.menu
        assert isinstance(menu, Menu)
        wanted = menu.entries[1]
        await driver.press(wanted.letter, wanted.letter)  # a bot is asked too: there is no way back
        await driver.until(lambda: driver.table.model.update.answer_count >= 1)
        assert wanted.choices[0].noun not in driver.table.model.update.view.hand


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_same_letter_stands_on_the_board_and_in_the_list(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game()) as driver:
        menu = driver.table.model.menu
        assert isinstance(menu, Menu)
        for entry in menu.entries:
            assert menu.places[entry.choices[0].noun] == entry.letter


async def to_the_first_turn(driver: Driver) -> TablePage:
    """Take the first choices until the person may play an Assistant."""
    table = driver.table
    for _ in range(60):
        decision, seat = table.model.update.decision, table.model.hotseat.viewer
        if decision is not None and decision.choices[0].verb == "play":
            return table
        if decision is not None and seat is not None:
            await table.table.answer(seat, decision.choices[0])
        await driver.pilot.pause(0.02)
    raise AssertionError(f"no turn:\n{driver.screen}")


@pytest.mark.parametrize(
    ("verb", "confirm", "count"),
    [
        ("place", "final", 2),
        ("place", "always", 1),
        ("end turn", "final", 1),
        ("dance", "final", 1),
    ],
)
async def test_an_obvious_choice_costs_no_key_unless_it_is_final(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: str, confirm: str, count: int
) -> None:
    """The end of a turn is final, because a bot plays next."""

    def obvious_choice(view: Any, choices: Sequence[Choice]) -> Choice | None:
        return next((each for each in choices if each.verb == verb), None)

    painter = painter_of(painter_registry.find_painter("duel"), obvious_choice=obvious_choice)
    monkeypatch.setitem(painter_registry._PAINTERS, "duel", painter)
    start = NewGame("duel", ("human", "greedy"), 9, {"draft": False})
    settings = evolve(QUICK, confirm=confirm)
    async with opened(tmp_path, start, settings=settings) as driver:
        table = await to_the_first_turn(driver)
        first_update = table.model.update
        assert first_update.decision is not None
        await table.answer(first_update.decision.choices[0])
        await driver.until(
            lambda: table.model.update.answer_count == first_update.answer_count + count
        )
        await driver.press("u")
        await driver.until(
            lambda: table.model.update.answer_count == first_update.answer_count + count - 1
        )


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_notice_about_who_is_asked_goes_when_another_is(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=CALM) as driver:
        await driver.press("enter", "enter", "enter")
        assert any(each.startswith("Waiting for") for each in driver.notices)
        await driver.press("u")
        await driver.see("Lay a card")
        assert not any(each.startswith("Waiting for") for each in driver.notices)


async def test_undo_is_in_the_footer_only_while_something_can_be_taken_back(
    tmp_path: Path,
) -> None:
    async with opened(
        tmp_path, NewGame("lightning", ("human", "random"), 5), settings=QUICK
    ) as driver:
        table = driver.table
        menu = table.model.menu
        assert menu is not None
        assert "undo" not in [key.text for key in table.footer_keys()]
        await driver.press(next(iter(menu.places.values())))
        assert len(menu.picked_places) == 1
        assert "undo" in [key.text for key in table.footer_keys()]
        await driver.press("u")
        assert not menu.picked_places, "the picked card is put back"


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_on_the_board_of_a_finished_match_back_and_enter_lead_to_the_result(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, tiny_game("random", "random"), settings=QUICK) as driver:
        await driver.until(lambda: isinstance(driver.app.screen, GameOverPage), "the result")
        for key in ("escape", "enter"):
            await driver.press("escape")
            table = driver.table
            assert table.footer_keys()[0].text == "result"
            await driver.press(key)
            await driver.until(lambda: isinstance(driver.app.screen, GameOverPage), key)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_key_for_back_points_at_undo(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=CALM) as driver:
        await driver.press("escape")
        update = driver.table.model.update
        driver.table.model.update = evolve(update, can_undo=True)
        await driver.press("escape")
        await driver.see("Press u to take your last answer back")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_board_is_walked_with_arrows_and_taken_with_enter(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        first, second, *_ = driver.table.model.update.view.hand
        await driver.press("tab")
        assert driver.table.navigation.place == first
        await driver.press("right")
        assert driver.table.navigation.place == second
        await driver.press("enter", "enter")
        await driver.until(lambda: driver.table.model.update.answer_count >= 1)
        assert second not in driver.table.model.update.view.hand


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_pointer_works_on_the_board_and_in_the_list(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        board = driver.table.query_one("#board", Sheet)
        target = board.picture.targets[1]
        await driver.pilot.hover("#board", offset=(target.x + 1, target.y + 1))
        await driver.until(lambda: driver.table.navigation.place == target.place)
        row = driver.table.query_one("#choices", Sheet).picture.targets[2]
        await driver.pilot.click("#choices", offset=(row.x + 3, row.y))
        await driver.pilot.click("#choices", offset=(row.x + 3, row.y))
        await driver.until(lambda: len(driver.table.model.update.view.hand) == 2, "a card less")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_key_in_the_footer_can_be_clicked(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game()) as driver:
        footer = driver.table.query_one("#footer", Sheet)
        spot = next(target for target in footer.picture.targets if target.place == "key:help")
        await driver.pilot.click("#footer", offset=(spot.x, 0))
        await driver.come_to(HelpPage)


@pytest.mark.usefixtures("rich_on_shelf")
async def test_help_tells_what_is_under_the_cursor(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game()) as driver:
        await driver.press("?")
        await driver.come_to(HelpPage)
        await driver.see("Help", "Worth", "Rules 2.1", "undo")
        await driver.press("escape")
        await driver.come_to(TablePage)


@pytest.mark.usefixtures("rich_on_shelf")
async def test_the_rules_open_at_the_clause_in_question(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game()) as driver:
        await driver.press("r")
        await driver.come_to(RulesPage)
        await driver.see("2.1", "takes the round")
        await driver.press("q")
        await driver.come_to(TablePage)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_game_without_rules_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game()) as driver:
        await driver.press("r")
        await driver.see("has no written rules")


async def test_a_player_alone_has_no_seats_to_swap(tmp_path: Path) -> None:
    with shelved(evolve(high_card.GAME, seat_counts=range(1, 5))):
        async with opened(tmp_path, tiny_game("human"), settings=QUICK) as driver:
            await play_to_the_end(driver)
            await driver.see("Play again", "Replay")
            assert "Swap seats" not in driver.screen
            assert not driver.app.screen.can_do("swapped")  # type: ignore[attr-defined]


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_final_choice_is_only_gone_to_by_its_letter(tmp_path: Path) -> None:
    """With seed 5 the highest card wins the first round; a swap then turns up another card."""
    async with opened(tmp_path, tiny_game(seed=5), settings=QUICK) as driver:
        await driver.press("end", "enter", "enter")
        await driver.see("Swap a card with the deck?")
        menu = driver.table.model.menu
        assert menu is not None
        letter = menu.rows()[0].letter
        await driver.press(letter)
        await driver.see("Final. Press Enter to confirm")
        assert driver.table.model.update.answer_count == 2
        await driver.press(letter)
        await driver.until(lambda: driver.table.model.update.answer_count > 2)
        await driver.see("You draw")


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("way", [("down",), ("tab", "right")])
async def test_back_in_a_confirmation_starts_it_over(tmp_path: Path, way: tuple[str, ...]) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        hand = driver.table.model.update.view.hand
        await driver.press(*way, "enter")
        await driver.see("Final. Press Enter to confirm", "Enter confirm")
        pane = driver.table.navigation.pane
        await driver.press("escape")
        await driver.see("Final: press Enter twice", "Enter ×2 choose")
        assert (driver.table.navigation.pane, driver.notices) == (pane, [])
        await driver.press("enter")
        await driver.see("Final. Press Enter to confirm")
        assert driver.table.model.update.view.hand == hand
        await driver.press("enter")
        await driver.until(lambda: len(driver.table.model.update.view.hand) < len(hand))


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_letter_that_no_choice_has_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(seed=5), settings=QUICK) as driver:
        await driver.press("z")
        await driver.see("No choice has the letter z now")
        await driver.press("plus")
        await driver.see("No choice has the key + now")


@pytest.mark.parametrize("out", [False, True])
@pytest.mark.usefixtures("tiny_on_shelf")
async def test_bots_play_on_fast_once_the_only_person_is_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, out: bool
) -> None:
    painter = painter_of(is_out=lambda view: out)
    monkeypatch.setitem(painter_registry._PAINTERS, "tiny", painter)
    settings = Settings(pace="brisk")
    async with opened(tmp_path, tiny_game(), settings=settings) as driver:
        table = driver.table.table
        assert isinstance(table, Table)
        await driver.press("enter")
        await driver.until(lambda: driver.table.model.update.answer_count >= 1)
        assert table.pace == settings.bot_seconds * (FAST_FORWARD_FACTOR if out else 1)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_notice_of_one_match_is_not_shown_in_the_next(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        driver.app.notify("Of the app", timeout=60)
        driver.table.say("Of the match")
        await driver.see("Of the match")
        await driver.press("q")
        await driver.come_to(HomePage)
        await driver.until(lambda: "Of the match" not in driver.screen, "an end of the notice")
        assert "Of the app" in driver.screen


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_key_that_moves_in_vi_says_which_keys_move(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await driver.until(lambda: driver.table.model.menu, "a decision")
        await driver.press("j")
        await driver.see("The arrow keys move")
