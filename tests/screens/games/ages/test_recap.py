"""The recap before a turn tells of units that entered without a question."""

from __future__ import annotations

from pathlib import Path

from tests.screens.driving import QUICK, Driver, opened
from tui.start import NewGame

ENTRY_ALONE = NewGame("ages", ("human", "greedy"), 49)
"""White is asked once in the first round. Then its own only unit and Black's only unit enter."""
LAST_ENTRY = NewGame("ages", ("human", "greedy"), 27)
"""White is asked who enters, until one unit is left that enters without a question."""


async def answers_until_recap(driver: Driver) -> list[str]:
    """Take the first choice of each question until the recap opens, and return its lines."""
    table = driver.table
    await driver.until(lambda: table.model.menu is not None)
    for _ in range(60):
        if table.model.recap.lines:
            return [line.text for line in table.model.recap.lines]
        decision, seat = table.model.update.decision, table.model.hotseat.viewer
        if decision is not None and seat is not None:
            await table.table.answer(seat, decision.choices[0])
        await driver.pilot.pause(0.02)
    raise AssertionError(f"no recap:\n{driver.screen}")


async def test_a_unit_of_a_team_that_was_not_asked_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path, ENTRY_ALONE, settings=QUICK) as driver:
        told = await answers_until_recap(driver)
        assert told[-2:] == [
            "Mary Read enters: the challenge card shows a red dome",
            "Mary Read appears in the red dome at K13",
        ]
        await driver.see("Since your last turn")


async def test_a_unit_that_entered_after_the_last_answer_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path, LAST_ENTRY, settings=QUICK) as driver:
        told = await answers_until_recap(driver)
    entries = [line for line in told if line.startswith("Miyamoto Musashi ")]
    assert len(entries) == 2
    assert entries[0].startswith("Miyamoto Musashi enters: the challenge card shows a ")
