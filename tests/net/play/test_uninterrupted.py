"""Work that goes on to its end even if nobody waits for it."""

from __future__ import annotations

import asyncio

import pytest

from tests.net.play.tables import FragileStore, pick, play, table_of
from tests.net.watching import Watching


async def test_an_answer_is_finished_even_if_the_player_goes_away(
    store: FragileStore,
) -> None:
    table = await table_of(store)
    gate = store.shut()
    answering = asyncio.create_task(table.answer(0, pick(table, 0)))
    await store.arrived.wait()
    answering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await answering
    watching = Watching(table)
    gate.set()
    async with asyncio.timeout(10):
        await watching.news.wait()
    assert watching.last.answer_count == (await store.load(table.id)).snapshot.answer_count == 1
    await play(table)
