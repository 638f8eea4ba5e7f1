"""Duel at a table: bots against each other, stored, exported, verified and replayed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from engine.core.registry import find
from net.play.replay import Replay
from net.play.table import Table
from saves.export import read_export, write_export
from saves.loading import from_record
from saves.record import Player
from saves.verify import verify
from tests.net.play.tables import ANN, FragileStore, Watching

DUEL = find("duel")
GREEDY = Player("greedy", "Greedy")
ROBOT = Player("random", "Robot")


async def test_a_duel_of_bots_is_stored_exported_and_replayed(
    store: FragileStore, tmp_path: Path
) -> None:
    table = await Table.create(DUEL, players=(GREEDY, ROBOT), store=store, seed=4, pace=0)
    watching = Watching()
    table.watch(None, watching)
    running = asyncio.create_task(table.run_bots())
    over = await watching.until_over()
    table.close()
    await running

    stored = await store.load(table.id)
    write_export(tmp_path / "duel.json", stored.record)
    record = read_export(tmp_path / "duel.json")
    assert record == stored.record
    assert verify(record).is_finished
    assert from_record(record) == stored

    replay = Replay.from_record(record)
    for seat in (0, 1, None):
        assert replay.update_at(replay.positions - 1, seat).outcome == over.outcome
    assert [frame.view for frame in replay.frames(None)][1:] == [
        update.view for update in watching.updates
    ]
    assert len(replay.phases()) > 10


async def test_a_duel_left_in_the_middle_goes_on_with_the_same_views(store: FragileStore) -> None:
    table = await Table.create(DUEL, players=(ANN, ANN), store=store, seed=3, pace=0)
    for _ in range(25):
        seat = table.update(None).waiting_for[0]
        await table.answer(seat, (await table.advise(seat)).choice)
    again = await Table.resume(store, table.id)
    for eyes in (0, 1, None):
        assert again.update(eyes) == table.update(eyes)
        assert again.log(eyes) == table.log(eyes)


async def test_a_hint_in_a_duel_says_why(store: FragileStore) -> None:
    table = await Table.create(DUEL, players=(ANN, GREEDY), store=store, seed=3)
    seat = table.update(None).waiting_for[0]
    advice = await table.advise(seat)
    assert advice.reason
