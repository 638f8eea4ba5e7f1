"""Where bots or players elsewhere are asked at the same time, every answer is marked as final."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from net.play.table import Player, Table
from saves.record import HUMAN
from saves.sqlite import SqliteStore
from screens.table.table_model import TableModel
from tests.sample_games import high_card
from tests.screens.driving import QUICK, opened, tiny_game
from tui.keys import make_keymap
from tui.settings import Settings
from tui.start import NewGame

ANN, BOB, BOT = Player(HUMAN, "Ann"), Player(HUMAN, "Bob"), Player("random", "Random")


async def model_of(folder: Path, *players: Player) -> TableModel:
    store = SqliteStore(folder / "matches.sqlite3")
    table = await Table.create(high_card.GAME, players=players, store=store, seed=5)
    model = TableModel(table, settings=Settings(), keymap=make_keymap())
    if model.hotseat.viewer is None:
        model.see_as(0)
    store.close()
    return model


@pytest.mark.parametrize(("rival", "final"), [(BOT, True), (BOB, False)])
async def test_an_answer_given_together_with_a_bot_is_final_from_the_first_moment(
    tmp_path: Path, rival: Player, *, final: bool
) -> None:
    model = await model_of(tmp_path, ANN, rival)
    assert model.update.waiting_for == (0, 1)
    assert model.menu is not None
    assert {row.final for row in model.menu.rows()} == {final}
    assert not model.is_waiting_for_bots
    model.update = evolve(model.update, waiting_for=(1,))
    assert model.is_waiting_for_bots is final


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_final_choice_takes_its_letter_and_enter_or_enter_twice(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        menu = driver.table.model.menu
        assert menu is not None
        await driver.press(menu.rows()[1].letter)
        assert menu.is_armed
        await driver.see("Final. Press Enter to confirm.")
        hand = driver.table.model.update.view.hand
        await driver.press("enter")
        await driver.until(lambda: len(driver.table.model.update.view.hand) < len(hand))
    async with opened(tmp_path, tiny_game(seed=6), settings=QUICK) as driver:
        hand = driver.table.model.update.view.hand
        await driver.press("down")
        await driver.see("Final: press Enter twice.", "Enter ×2 choose")
        await driver.press("enter", "enter")
        await driver.until(lambda: len(driver.table.model.update.view.hand) < len(hand))
    async with opened(tmp_path, tiny_game(seed=7), settings=QUICK) as driver:
        hand = driver.table.model.update.view.hand
        await driver.see("Final: press Enter twice.", "Enter ×2 choose")
        await driver.press("enter")
        await driver.see("Final. Press Enter to confirm.")
        assert driver.table.model.update.view.hand == hand
        await driver.press("enter")
        await driver.until(lambda: len(driver.table.model.update.view.hand) < len(hand))


async def test_a_card_kept_in_the_draft_is_final(tmp_path: Path) -> None:
    """Both players of Duel keep a card at the same time, and a bot does not wait."""
    start = NewGame("duel", ("human", "greedy"), 9, {"inventors": "random"})
    async with opened(tmp_path, start, settings=Settings(pace="calm")) as driver:
        model = driver.table.model
        await driver.until(lambda: len(model.update.waiting_for) == 2, "the draft")
        assert model.menu is not None
        assert model.menu.rows()[0].final
