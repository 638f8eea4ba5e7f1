"""Duel of Ages II at a table: the log has setup and melees under their names."""

from __future__ import annotations

import asyncio

from engine.core.registry import find
from engine.games.ages.attacks.events import FightBegan
from net.play.table import Table
from tests.net.play.tables import ROBOT, FragileStore
from tests.net.watching import Watching

AGES = find("ages")
SEED = 24
"""A match of random players in which several melees take place."""


async def test_a_melee_is_logged_in_its_phase(store: FragileStore) -> None:
    """7.1: also the first of a turn, which begins with the last answer of opportunity fire."""
    options = AGES.options(mission="well", length="fast", variable_end=False)
    table = await Table.create(
        AGES, players=(ROBOT, ROBOT), store=store, seed=SEED, pace=0, options=options
    )
    watching = Watching(table)
    running = asyncio.create_task(table.run_bots())
    await watching.until_over()
    table.close()
    await running
    fights = [each for each in table.log(None) if each.text.startswith("Melee at ")]
    assert fights
    assert {each.progress_text.partition(": ")[2] for each in fights} == {"melee"}
    again = await Table.resume(store, table.id)
    assert again.log(None) == table.log(None)
    events = [event for update in watching.updates for event in update.events]
    assert len(fights) == sum(isinstance(event, FightBegan) for event in events)


async def test_the_log_begins_with_the_setup(store: FragileStore) -> None:
    """What happens before the first answer does not belong to the phase that is asked about."""
    table = await Table.create(AGES, players=(ROBOT, ROBOT), store=store, seed=SEED)
    lines = table.log(None)
    assert len(lines) > 5
    assert lines[0].progress_text == "Setup"
    table.close()
