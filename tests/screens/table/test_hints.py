"""Hints at a table, requested or automatic."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from attrs import evolve

from engine.core.bot import Advice
from engine.core.choice import PASS, Choice, Decision, Description, choice
from screens.table.hints import Hints
from screens.table.menus.menu import Menu
from tests.screens.driving import QUICK, opened, tiny_game
from tests.screens.home.test_first_games import first_game
from tui.settings import Settings
from tui.start import NewGame

LAY = choice("lay", "card-01")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_hint_points_at_a_choice_and_says_why(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await driver.press("h")
        await driver.until(lambda: driver.table.model.hints.requested_reason, "advice")
        menu = driver.table.model.menu
        assert isinstance(menu, Menu)
        assert menu.entries[menu.cursor].choices == (menu.advised_choice,)
        # The words may be broken over two lines of the list: look for the first few.
        assert driver.table.model.hints.requested_reason[:20] in driver.screen
        whole_reason = driver.table.model.hints.requested_reason[1:]
        assert any(whole_reason in line for line in driver.table.model.help_lines())


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_hints_can_be_switched_off(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=Settings(has_hints=False)) as driver:
        await driver.press("h")
        await driver.see("Hints are switched off")


async def test_each_question_gets_one_hint(tmp_path: Path) -> None:
    async with opened(tmp_path, settings=QUICK) as driver:
        table = await first_game(driver, "lightning")
        await driver.until(lambda: table.model.hints.automatic, "the first hint")
        first = table.model.menu
        await driver.press("h")
        await driver.until(
            lambda: table.model.hints.requested_reason, "the hint that was asked for"
        )
        assert not table.model.hints.automatic, "one hint at a time"
        await driver.press("enter", "enter")
        await driver.until(lambda: table.model.menu is not first and table.model.hints.automatic)


@pytest.mark.parametrize(
    "settings", [evolve(QUICK, shows_first_hints=False), evolve(QUICK, has_hints=False)]
)
async def test_who_wants_no_hints_gets_none(tmp_path: Path, settings: Settings) -> None:
    async with opened(tmp_path, settings=settings) as driver:
        table = await first_game(driver, "duel")
        await driver.until(lambda: table.model.menu, "a decision")
        await driver.pilot.pause(0.2)
        assert not table.advisor.is_thinking
        assert not table.model.hints.automatic


async def test_other_games_come_without_unasked_hints(tmp_path: Path) -> None:
    start = NewGame("duel", ("human", "greedy"), 5, {"draft": False})
    async with opened(tmp_path, start, settings=QUICK) as driver:
        assert not driver.table.model.is_guided


@pytest.mark.parametrize(("choices", "reason"), [((LAY, PASS), "It helps."), ((LAY,), "")])
def test_only_a_choice_with_an_alternative_has_a_reason(
    choices: tuple[Choice, ...], reason: str
) -> None:
    game = SimpleNamespace(describe=lambda view, given: Description("Lay", "a card", "It is lost"))
    names = SimpleNamespace(with_names=str)
    texts = SimpleNamespace(one_line=lambda view, given: "Lay: a card")
    menu = SimpleNamespace(decision=Decision(0, "React?", choices), advised_choice=None)
    hints = Hints(*cast("Any", (game, names, texts)))
    hints.show_automatic(cast("Any", menu), None, Advice(LAY, "It helps."))
    assert menu.advised_choice == LAY
    assert hints.automatic == "Lay: a card"
    assert hints.automatic_reason == reason
