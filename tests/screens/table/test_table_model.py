"""The model of a table: what it shows of a decision, of undo and of news."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from tests.screens.driving import QUICK, opened, tiny_game
from tui.settings import Settings

CALM = Settings(pace="calm")
"""Bots that take their time, so that a test can do something before they answer."""


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_an_answer_is_taken_back_while_others_think(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=CALM) as driver:
        hand = driver.table.model.update.view.hand
        await driver.press("enter", "enter")
        await driver.see("Waiting for")
        assert driver.table.model.update.can_undo
        await driver.press("u")
        await driver.see("Lay a card")
        assert driver.table.model.update.view.hand == hand
        assert driver.table.model.update.answer_count == 0


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_it_is_said_why_nothing_can_be_taken_back(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=CALM) as driver:
        update = driver.table.model.update
        assert update.last_seat is None
        await driver.press("u")
        await driver.see("Nothing to take back: nobody has answered yet")
        driver.table.model.update = evolve(update, last_seat=1)
        await driver.press("u")
        await driver.see("the last answer is not yours")
        driver.table.model.update = evolve(update, last_seat=0)
        await driver.press("u")
        await driver.see("it revealed something")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_spectator_is_told_that_only_players_take_answers_back(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game("random", "random"), settings=CALM) as driver:
        await driver.press("u")
        await driver.see("only a player can take an answer back")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_what_the_others_did_is_marked_as_new(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(seed=1), settings=QUICK) as driver:
        await driver.press("enter", "enter")
        await driver.until(lambda: driver.table.model.update.answer_count >= 2)
        (line, *_) = driver.table.model.news_lines()
        assert "takes the round" in line.text
        assert line.text[:12] in driver.screen
