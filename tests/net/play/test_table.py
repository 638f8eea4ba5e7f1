"""A table: answers, undo and resuming; nothing is sent before it is stored."""

from __future__ import annotations

import asyncio

import attrs
import pytest

from engine.bots import RandomBot
from engine.core.choice import choice
from engine.core.errors import (
    CannotUndoError,
    MatchOverError,
    NotAskedError,
    NotOfferedError,
    UnknownBotError,
    WardenclyffeError,
)
from engine.core.flow import choose
from net.play.table import Table
from saves.errors import AnswerTakenError, DiskFullError
from saves.record import Player
from saves.verify import verify
from tests.net.play.tables import ANN, BOB, FragileStore, pick, play, table_of
from tests.net.watching import Watching
from tests.sample_games import high_card


async def test_a_table_knows_its_game_and_players(store: FragileStore) -> None:
    table = await table_of(store)
    assert table.title == "High Card: Ann and Bob"
    assert table.game is high_card.GAME
    assert table.players == (ANN, BOB)
    assert table.note == ""
    (summary,) = await store.summaries()
    assert (summary.id, summary.players, summary.answer_count) == (table.id, (ANN, BOB), 0)


async def test_a_seed_makes_the_match_and_none_draws_one(store: FragileStore) -> None:
    tables = [
        await Table.create(high_card.GAME, players=(ANN, BOB), store=store, seed=seed)
        for seed in (7, 7, None, None)
    ]
    assert tables[0].update(0).view == tables[1].update(0).view
    seeds = {(await store.load(table.id)).record.charter.seed for table in tables}
    assert len(seeds) == 3


@pytest.mark.parametrize("players", [(ANN,), (ANN,) * 5, (ANN, Player("deep-blue", "Deep"))])
async def test_a_table_that_cannot_be_played_at_is_not_stored(
    store: FragileStore, players: tuple[Player, ...]
) -> None:
    with pytest.raises(WardenclyffeError):
        await table_of(store, *players)
    assert await store.summaries() == []


# Answers


async def test_a_match_is_played_to_its_end(store: FragileStore) -> None:
    table = await table_of(store)
    await play(table)
    over = table.update(None)
    assert table.is_over
    assert over.outcome is not None
    assert over.waiting_for == ()
    (summary,) = await store.summaries()
    assert summary.finished
    assert summary.answer_count == over.answer_count
    with pytest.raises(MatchOverError):
        await table.answer(0, choice("lay", "card-01"))


async def test_what_is_not_offered_is_refused_and_changes_nothing(store: FragileStore) -> None:
    table = await table_of(store)
    watching = Watching(table)
    before = table.update(0)
    with pytest.raises(NotOfferedError):
        await table.answer(0, choice("lay", "card-99"))
    await table.answer(0, pick(table, 0))
    with pytest.raises(NotAskedError):
        await table.answer(0, choice("lay", "card-01"))
    assert len(watching.updates) == 1
    assert before.answer_count == 0
    assert (await store.load(table.id)).snapshot.answer_count == 1


async def test_nobody_sees_an_answer_before_it_is_stored(store: FragileStore) -> None:
    table = await table_of(store, swap=False)
    await table.answer(0, pick(table, 0))
    watching = Watching(table, 0)
    gate = store.shut()
    before = table.update(0)
    answering = asyncio.create_task(table.answer(1, pick(table, 1)))
    await store.arrived.wait()
    assert table.update(0) == before
    assert watching.updates == []
    gate.set()
    await answering
    assert (before.last_seat, watching.last.answer_count, watching.last.last_seat) == (0, 2, 1)


async def test_an_answer_given_twice_counts_once(store: FragileStore) -> None:
    """The second Enter must not answer a question that the player has not seen yet."""
    table = await table_of(store, swap=False, cards="2")
    await table.answer(0, pick(table, 0))
    results = await asyncio.gather(
        *(table.answer(1, pick(table, 1)) for _ in range(2)), return_exceptions=True
    )
    assert results[0] is None
    assert isinstance(results[1], NotAskedError)
    assert table.update(None).answer_count == 2


async def test_a_failing_store_leaves_all_as_it_was_and_a_retry_works(
    store: FragileStore,
) -> None:
    table = await table_of(store)
    await play(table, answers=3)
    watching = Watching(table)
    (seat, *_) = table.update(None).waiting_for
    before = table.update(seat)
    lines = table.log(seat)
    answer = pick(table, seat)
    store.is_full = True
    for _ in range(2):
        with pytest.raises(DiskFullError):
            await table.answer(seat, answer)
    assert table.update(seat) == before
    assert table.log(seat) == lines
    assert watching.updates == []
    assert (await store.load(table.id)).snapshot.answer_count == 3
    store.is_full = False
    await table.answer(seat, answer)
    assert watching.last.answer_count == 4
    await play(table)
    assert verify((await store.load(table.id)).record).ok


async def test_two_programs_at_the_same_match_cannot_both_go_on(store: FragileStore) -> None:
    table = await table_of(store)
    other = await Table.resume(store, table.id)
    await table.answer(0, pick(table, 0))
    with pytest.raises(AnswerTakenError):
        await other.answer(0, pick(other, 0))
    assert other.update(0).answer_count == 0
    again = await Table.resume(store, table.id)
    await again.answer(1, pick(again, 1))


async def test_a_fault_in_the_rules_leaves_the_table_as_it_was(store: FragileStore) -> None:
    async def faulty(g: high_card.HighCard) -> None:
        await high_card.lay_cards(g)
        raise RuntimeError("an error in the rules")

    game = attrs.evolve(high_card.GAME, segment=faulty)
    table = await Table.create(game, players=(ANN, BOB), store=store)
    await table.answer(0, pick(table, 0))
    with pytest.raises(RuntimeError):
        await table.answer(1, choice("lay", table.update(1).view.hand[0]))
    assert (await store.load(table.id)).snapshot.answer_count == 1


# Undo


async def test_an_answer_can_be_taken_back_and_given_anew(store: FragileStore) -> None:
    table = await table_of(store)
    before = table.update(0)
    first, second, _ = before.view.hand
    await table.answer(0, choice("lay", first))
    assert table.update(0).can_undo
    assert not table.update(1).can_undo
    assert not table.update(None).can_undo
    watching = Watching(table, 0)
    await table.undo(0)
    assert watching.last == before
    assert (await store.load(table.id)).record.answers == ()
    await table.answer(0, choice("lay", second))
    await play(table)
    assert verify((await store.load(table.id)).record).ok


async def test_what_is_revealed_cannot_be_taken_back(store: FragileStore) -> None:
    table = await table_of(store)
    with pytest.raises(CannotUndoError):
        await table.undo(0)
    await table.answer(0, pick(table, 0))
    with pytest.raises(CannotUndoError):
        await table.undo(1)
    await table.answer(1, pick(table, 1))
    for seat in (0, 1):
        assert not table.update(seat).can_undo
        with pytest.raises(CannotUndoError):
            await table.undo(seat)
    assert (await store.load(table.id)).snapshot.answer_count == 2


async def test_an_undo_that_cannot_be_stored_has_not_happened(store: FragileStore) -> None:
    table = await table_of(store)
    await table.answer(0, pick(table, 0))
    before, watching = table.update(0), Watching()
    table.watch(0, watching)
    store.is_full = True
    with pytest.raises(DiskFullError):
        await table.undo(0)
    assert table.update(0) == before
    assert watching.updates == []
    store.is_full = False
    await table.undo(0)
    assert watching.last.answer_count == 0


async def test_nobody_sees_an_undo_before_it_is_stored(store: FragileStore) -> None:
    table = await table_of(store)
    await table.answer(0, pick(table, 0))
    before = table.update(0)
    gate = store.shut()
    undoing = asyncio.create_task(table.undo(0))
    await store.arrived.wait()
    assert table.update(0) == before
    gate.set()
    await undoing
    assert table.update(0).answer_count == 0


# Coming back


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 5])
async def test_a_match_goes_on_exactly_where_it_was_left(store: FragileStore, answers: int) -> None:
    table = await table_of(store)
    await play(table, answers=answers)
    table.close()
    again = await Table.resume(store, table.id)
    for seat in (0, 1, None):
        assert again.update(seat) == table.update(seat)
        assert again.log(seat) == table.log(seat)
    await play(again)
    assert again.is_over
    assert verify((await store.load(table.id)).record).ok


async def test_a_match_of_older_rules_goes_on_and_the_table_is_told(store: FragileStore) -> None:
    older = attrs.evolve(high_card.GAME, rules_version=0)
    table = await Table.create(older, players=(ANN, BOB), store=store, seed=7)
    await play(table, answers=3)
    again = await Table.resume(store, table.id)
    assert again.note == "This match was played under rules 0; now 1."
    assert again.update(0).view == table.update(0).view
    assert again.log(0) == []
    await play(again)
    once_more = await Table.resume(store, table.id)
    assert once_more.is_over


async def test_a_turn_that_starts_again_leaves_the_store_in_step(store: FragileStore) -> None:
    """The stored answer of the current turn is not legal any more under today's rules."""

    async def other_words(g: high_card.HighCard) -> None:
        await choose(0, "Bow", (choice("bow"),))
        await high_card.segment(g)

    older = attrs.evolve(high_card.GAME, rules_version=0, segment=other_words)
    table = await Table.create(older, players=(ANN, BOB), store=store, seed=7)
    await table.answer(0, choice("bow"))
    again = await Table.resume(store, table.id)
    assert again.note.endswith("The current turn starts again.")
    assert (await store.load(table.id)).record.answers == ()
    await play(again)
    assert again.is_over


async def test_a_bot_that_is_gone_is_named(store: FragileStore) -> None:
    game = attrs.evolve(high_card.GAME, bots={"clever": RandomBot})
    players = (ANN, Player("clever", "Clever"))
    table = await Table.create(game, players=players, store=store)
    with pytest.raises(UnknownBotError, match="clever"):
        await Table.resume(store, table.id)
