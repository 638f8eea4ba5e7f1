"""A table whose people come and go: bots stand in, and all may agree to go back."""

from __future__ import annotations

import asyncio

import attrs
import pytest

from engine.core.errors import CannotUndoError
from net.play.playable import Playable
from net.play.table import Table
from saves.errors import DiskFullError
from saves.verify import verify
from tests.net.play.tables import ANN, BOB, FragileStore, pick, play, table_of
from tests.net.watching import Watching
from tests.sample_games import high_card


async def test_the_seats_of_people_are_those_of_this_keyboard(store: FragileStore) -> None:
    table = await table_of(store, ANN, BOB)
    playable: Playable = table
    assert playable.own_seats == (0, 1)
    await table.answer(1, pick(table, 1))
    await table.answer(0, pick(table, 0))
    assert table.answerers == (1, 0)


async def test_a_bot_stands_in_until_the_person_is_back(store: FragileStore) -> None:
    table = await table_of(store, ANN, BOB, swap=False)
    watching = Watching(table)
    running = asyncio.create_task(table.run_bots())
    table.stand_in(1, "random")
    async with asyncio.timeout(30):
        while watching.last.waiting_for != (0,):
            await watching.next()
    table.stand_down(1)
    await table.answer(0, pick(table, 0))
    assert table.update(None).waiting_for == (0, 1)
    table.close()
    await running


async def test_what_a_bot_was_thinking_when_the_person_came_back_is_forgotten(
    store: FragileStore,
) -> None:
    table = await table_of(store, ANN, BOB)
    table.pace = 0.05
    running = asyncio.create_task(table.run_bots())
    table.stand_in(1, "random")
    await asyncio.sleep(0)
    table.stand_down(1)
    await asyncio.sleep(0.1)  # the thought takes as long as the pace; nothing may come of it
    assert table.update(None).answer_count == 0
    table.close()
    await running


async def test_all_may_go_back_past_what_was_revealed(store: FragileStore) -> None:
    table = await table_of(store)
    await play(table, answers=1)
    before = table.update(0)
    await play(table, answers=4)
    assert not table.update(0).can_undo
    watching = Watching(table, 0)
    await table.rewind(1, agreed_count=5)
    # Free undo does not reach back over this point, after which everything is drawn anew.
    assert watching.last == attrs.evolve(before, can_undo=False)
    assert (await store.load(table.id)).snapshot.answer_count == 1
    again = await Table.resume(store, table.id)
    assert again.update(0) == watching.last
    await play(table)
    assert verify((await store.load(table.id)).record).is_finished


@pytest.mark.parametrize(("answers", "after"), [(1, 2), (3, 3), (-1, 3), (4, 3)])
async def test_going_back_is_done_from_where_it_was_agreed(
    store: FragileStore, answers: int, after: int
) -> None:
    table = await table_of(store)
    await play(table, answers=3)
    with pytest.raises(CannotUndoError, match="moved on since everyone agreed"):
        await table.rewind(answers, agreed_count=after)
    assert table.update(None).answer_count == 3


async def test_going_back_that_cannot_be_stored_has_not_happened(store: FragileStore) -> None:
    table = await table_of(store)
    await play(table, answers=3)
    before = table.update(0)
    store.is_full = True
    with pytest.raises(DiskFullError):
        await table.rewind(0, agreed_count=3)
    assert table.update(0) == before
    store.is_full = False
    await table.rewind(0, agreed_count=3)
    assert table.update(0).answer_count == 0


async def test_a_match_of_older_rules_cannot_go_back(store: FragileStore) -> None:
    """Its log does not replay; going on from the position is all that is left."""
    older = attrs.evolve(high_card.GAME, rules_version=0)
    table = await Table.create(older, high_card.Options(cards="2"), players=(ANN, BOB), store=store)
    await play(table, answers=2)
    newer = await Table.resume(store, table.id)
    newer.game = newer._match.game = attrs.evolve(high_card.GAME, seat_counts=range(3, 4))
    with pytest.raises(CannotUndoError, match="cannot be rewound that far"):
        await newer.rewind(0, agreed_count=2)
    assert newer.update(None).answer_count == 2


async def test_dismissed_bots_answer_no_more(store: FragileStore) -> None:
    table = await table_of(store, ANN, BOB)
    table.stand_in(1, "random")
    watching = Watching(table, 0)
    table.dismiss_bots("all is over")
    assert watching.last.notice == "all is over"
    running = asyncio.create_task(table.run_bots())
    await asyncio.sleep(0)
    table.close()
    await running
    assert table.update(None).answer_count == 0
