"""Two teams of two people at one keyboard: a cover page between the teams, none within one."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve

from screens.home.new_game import NewGamePage
from screens.table.parts.handover import HandoverPage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, Driver, opened
from tui.start import NewGame

HIDDEN = {"cards": "hidden"}
PEOPLE = NewGame("ages", ("human",) * 4, 5, HIDDEN)
TEAM = NewGame("ages", ("human", "greedy", "human", "greedy"), 5, HIDDEN)
BRISK = evolve(QUICK, keeps_reveals=False)
"""No reveal waits for a key."""
KEYS = 30
"""More keys than one answer takes, including the reveals before it."""


async def answers(driver: Driver, table: TablePage) -> int:
    """Press Enter until an answer is given, and return the seat that is asked then."""
    before = table.table.update(None).answer_count
    for _ in range(KEYS):
        await driver.go_on()
        now = table.table.update(None)
        if now.answer_count > before:
            return now.waiting_for[0]
    raise AssertionError(f"no answer was given:\n{driver.screen}")


async def shown_to(driver: Driver, table: TablePage, seat: int) -> bool:
    """Wait until the keyboard is passed to a seat, and return whether a page came between."""
    await driver.until(
        lambda: table.model.hotseat.viewer == seat or isinstance(driver.app.screen, HandoverPage)
    )
    return isinstance(driver.app.screen, HandoverPage)


async def test_a_page_comes_between_teams_and_not_within_one(tmp_path: Path) -> None:
    passed: dict[str, set[bool]] = {"to a mate": set(), "to the others": set()}
    async with opened(tmp_path, PEOPLE, settings=BRISK) as driver:
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        table = await driver.come_to(TablePage)
        for _ in range(45):
            seat = table.model.hotseat.viewer
            assert seat is not None
            asked = await answers(driver, table)
            covered = await shown_to(driver, table, asked)
            if asked != seat:
                passed["to a mate" if asked % 2 == seat % 2 else "to the others"].add(covered)
            if covered:
                assert table.model.hotseat.viewer is None, "the other team must not see these cards"
                await driver.press("tab")
                await driver.come_to(TablePage)
    assert passed == {"to a mate": {False}, "to the others": {True}}


async def test_one_team_at_one_keyboard_never_sees_a_page(tmp_path: Path) -> None:
    seen = set()
    async with opened(tmp_path, TEAM, settings=BRISK) as driver:
        table = await driver.come_to(TablePage)
        await driver.until(lambda: table.model.hotseat.viewer is not None)
        for _ in range(12):
            await driver.until(lambda: 1 not in asked_now(table) and 3 not in asked_now(table))
            assert not await shown_to(driver, table, asked_now(table)[0])
            seen.add(table.model.hotseat.viewer)
            await answers(driver, table)
    assert seen == {0, 2}


def asked_now(table: TablePage) -> tuple[int, ...]:
    return table.table.update(None).waiting_for


async def test_the_prompt_names_the_person(tmp_path: Path) -> None:
    async with opened(tmp_path, PEOPLE, settings=BRISK) as driver:
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        await driver.come_to(TablePage)
        seat = driver.table.model.hotseat.viewer
        assert seat is not None
        await driver.see(f"White 1 (Player {seat + 1})")


async def test_the_form_of_a_new_game_says_the_teams(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        driver.page.open(NewGamePage("ages"))
        page = await driver.come_to(NewGamePage)
        page.form._change_seats(4)
        page.repaint()
        await driver.see("Seat 1, team 1", "Seat 2, team 2", "Seat 3, team 1", "Seat 4, team 2")
