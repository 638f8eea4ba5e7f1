"""The updates of a table to its watchers: each seat's own information, and nothing twice."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import attrs
import pytest

from engine.core.chance import Chance
from engine.core.choice import Choice
from engine.core.codec import canonical_bytes
from engine.core.event import Event
from engine.games import duel
from net.play.table import Table
from net.play.update import Update
from saves.verify import verify
from tests.net.play.tables import ANN, BOB, FragileStore, pick, play, table_of
from tests.net.watching import Watching
from tests.sample_games import high_card


async def test_an_update_holds_what_a_seat_may_know(store: FragileStore) -> None:
    table = await table_of(store)
    mine, spectators = table.update(1), table.update(None)
    assert (mine.seat, mine.view.seat) == (1, 1)
    assert mine.decision is not None
    assert mine.decision.seat == 1
    assert {card.noun for card in mine.decision.choices} == set(mine.view.hand)
    assert (spectators.decision, spectators.view.hand) == (None, ())
    for update in (mine, spectators):
        assert update.waiting_for == (0, 1)
        assert (update.events, update.can_undo, update.outcome) == ((), False, None)
        assert (update.where.text, update.answer_count, update.notice) == ("Round 1", 0, "")


async def test_several_seats_answer_in_any_order_and_unseen(store: FragileStore) -> None:
    table = await table_of(store)
    watching = Watching(table, 0)
    await table.answer(1, pick(table, 1))
    assert watching.last.waiting_for == (0,)
    assert watching.last.events == ()
    assert watching.last.view.played == ()
    await table.answer(0, pick(table, 0))
    assert watching.last.where.text == "Round 2"
    assert kinds(watching.last) == [high_card.Laid]


async def test_seats_may_answer_at_the_same_moment(store: FragileStore) -> None:
    table = await table_of(store, ANN, BOB, ANN, BOB)
    await asyncio.gather(*(table.answer(seat, pick(table, seat)) for seat in (2, 0, 3, 1)))
    stored = await store.load(table.id)
    assert [answer.seat for answer in stored.record.answers] == [2, 0, 3, 1]
    assert verify(stored.record).ok


async def test_events_reach_those_who_may_know_of_them(store: FragileStore) -> None:
    table = await table_of(store)
    await play(table, answers=2)
    (winner,) = table.update(None).waiting_for
    watching = {seat: Watching() for seat in (0, 1, None)}
    for seat, watcher in watching.items():
        table.watch(seat, watcher)
    await table.answer(winner, swap(table, winner))
    told = {seat: kinds(each.last) for seat, each in watching.items()}
    assert told == {
        winner: [high_card.Swapped, high_card.Drew],
        1 - winner: [high_card.Swapped],
        None: [high_card.Swapped],
    }


def kinds(update: Update) -> list[type[Event]]:
    return [type(event) for event in update.events]


def swap(table: Table, seat: int) -> Choice:
    decision = table.update(seat).decision
    assert decision is not None
    return next(each for each in decision.choices if each.verb == "swap")


async def test_the_log_is_masked_too_and_says_where_and_by_whom(store: FragileStore) -> None:
    table = await table_of(store)
    await play(table, answers=2)
    (winner,) = table.update(None).waiting_for
    await table.answer(winner, swap(table, winner))
    mine, theirs = table.log(winner), table.log(1 - winner)
    assert [line.answer_number for line in mine] == [2, 3, 3]
    assert [line.answer_number for line in theirs] == [2, 3]
    assert mine[-1].text.startswith("You draw card-")
    assert theirs[-1].text == f"Seat {winner + 1} swaps a card with the deck"
    assert [line.progress_text for line in mine] == ["Round 1", "Round 2", "Round 2"]
    assert mine[-1].seat == winner
    assert table.log(None) == theirs


async def test_the_log_is_continued_and_not_told_anew(
    store: FragileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Event] = []

    tell = Event.told

    def noted(event: Event) -> str:
        told.append(event)
        return tell(event)

    monkeypatch.setattr(Event, "told", noted)
    table = await table_of(store, cards="4")
    table.log(0)
    await play(table, answers=6)
    first = table.log(0)[0]
    told.clear()
    await play(table, answers=1)
    happened = table.log(0)
    assert happened[0] is first
    assert len(told) == len([line for line in happened if line.answer_number == 7])


async def test_the_log_that_is_kept_reads_as_if_it_were_told_anew(store: FragileStore) -> None:
    """With answers that are taken back, alone or by consent."""
    table = await Table.create(duel.GAME, players=(ANN, BOB), store=store, seed=1)
    seats: tuple[int | None, ...] = (0, 1, None)
    chance = Chance(1)
    for step in range(60):
        for seat in seats:
            table.log(seat)
        pending = table.update(None).waiting_for
        able = [seat for seat in (0, 1) if table.update(seat).can_undo]
        if able and step % 3 == 0:
            await table.undo(able[0])
        elif len(table.answerers) > 5 and step % 7 == 0:
            await table.rewind(len(table.answerers) - 3, agreed_count=len(table.answerers))
        elif pending:
            decision = table.update(pending[0]).decision
            assert decision is not None
            await table.answer(pending[0], chance.pick(decision.choices))
        anew = await Table.resume(store, table.id)
        for seat in seats:
            assert table.log(seat) == anew.log(seat)
    assert len(table.log(0)) > 20


async def test_a_position_is_made_canonical_once_for_an_answer(
    store: FragileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(store)
    answer, made = pick(table, 0), []

    def counted(thing: Any) -> bytes:
        made.append(thing)
        return canonical_bytes(thing)

    for module in ("engine.core.match", "net.play.table", "saves.store"):
        monkeypatch.setattr(f"{module}.canonical_bytes", counted)
    await table.answer(0, answer)
    assert len(made) == 1
    assert verify((await store.load(table.id)).record).ok


async def test_one_seat_plays_to_the_end(store: FragileStore) -> None:
    game = attrs.evolve(high_card.GAME, seat_counts=range(1, 5))
    table = await Table.create(game, players=(ANN,), store=store, seed=1, pace=0)
    assert game.players_text == "1 to 4 players"
    await play(table)
    outcome = table.update(0).outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert set(table.answerers) == {0}
    assert [line.seat for line in table.log(0)] == [0] * len(table.log(0))


async def test_a_watcher_that_left_is_told_nothing_more(store: FragileStore) -> None:
    table = await table_of(store)
    watching = Watching()
    leave = table.watch(0, watching)
    await play(table, answers=1)
    leave()
    leave()
    await play(table, answers=1)
    assert len(watching.updates) == 1


async def test_a_watcher_may_leave_while_it_is_told(store: FragileStore) -> None:
    table = await table_of(store)
    told: list[Update] = []
    leave_second = None

    def first(update: Update) -> None:
        assert leave_second is not None
        leave_second()

    table.watch(0, first)
    leave_second = table.watch(1, told.append)
    await play(table, answers=1)
    assert told == []


async def test_a_broken_watcher_does_not_keep_the_news_from_the_others(
    store: FragileStore, caplog: pytest.LogCaptureFixture
) -> None:
    table = await table_of(store)
    watching = Watching()

    def broken(_: Update) -> None:
        raise RuntimeError("no screen")

    table.watch(0, broken)
    table.watch(1, watching)
    with caplog.at_level(logging.ERROR):
        await play(table, answers=1)
    assert len(watching.updates) == 1
    assert f"a watcher of table {table.id} failed" in caplog.text
