"""Bots at a table, in good and in bad health."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, ClassVar

import attrs
import pytest
from attrs import define

from engine.core import registry
from engine.core.bot import Advice, Sight
from engine.core.chance import Chance, Seed
from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.core.match_access import position_of
from engine.core.state import Outcome
from engine.games import duel
from net.play.table import BOT_ANSWER_SECONDS, Table
from saves.record import Player
from saves.verify import verify
from tests.net.play.tables import ANN, BOB, GREEN, ROBOT, FragileStore, pick, table_of
from tests.net.watching import Watching
from tests.sample_games import high_card


@define
class Cautious:
    chance: Any

    def choose(self, sight: Sight) -> Choice:
        return sight.decision.choices[0]

    def advise(self, sight: Sight) -> Advice:
        return Advice(self.choose(sight), "The lowest card.")


@define
class Pondering(Cautious):
    """Thinks until a test lets it decide."""

    has_decided: ClassVar = threading.Event()

    def choose(self, sight: Sight) -> Choice:
        self.has_decided.wait(30)
        return super().choose(sight)


@define
class Crashing:
    chance: Any

    def choose(self, sight: Sight) -> Choice:
        raise RuntimeError("out of its depth")

    def advise(self, sight: Sight) -> Advice:
        raise RuntimeError("out of its depth")


@define
class Cheating:
    chance: Any

    def choose(self, sight: Sight) -> Choice:
        return choice("win")

    def advise(self, sight: Sight) -> Advice:
        return Advice(choice("win"), "Why not?")


def game_with(bot: Any, name: str = "greedy") -> Any:
    return attrs.evolve(high_card.GAME, bots={name: bot})


@asynccontextmanager
async def bots_at(table: Table) -> AsyncIterator[None]:
    """Let the bots of a table play; in the end they must have left of themselves."""
    running = asyncio.create_task(table.run_bots())
    try:
        yield
    finally:
        table.close()
        async with asyncio.timeout(30):
            await running


async def test_bots_play_a_match_to_its_end(store: FragileStore) -> None:
    table = await table_of(store, ROBOT, GREEN, ROBOT)
    watching = Watching(table)
    async with bots_at(table):
        await watching.until_over()
    record = (await store.load(table.id)).record
    assert verify(record).is_finished
    assert [update.answer_count for update in watching.updates] == list(range(1, len(record.chain)))


async def test_the_same_seed_gives_the_same_match(store: FragileStore) -> None:
    logs = []
    for _ in range(2):
        table = await table_of(store, ROBOT, GREEN, seed=11)
        watching = Watching(table)
        async with bots_at(table):
            await watching.until_over()
        logs.append((await store.load(table.id)).record.answers)
    assert logs[0] == logs[1]


async def test_a_person_and_a_bot_answer_each_other(store: FragileStore) -> None:
    table = await table_of(store, ANN, ROBOT)
    watching = Watching(table, 0)
    async with bots_at(table), asyncio.timeout(30):
        while not table.is_over:
            if table.update(0).decision is not None:
                await table.answer(0, pick(table, 0))
            else:
                await watching.next()
    assert {answer.seat for answer in (await store.load(table.id)).record.answers} == {0, 1}


async def test_bots_that_are_asked_together_make_one_pause(
    store: FragileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a question to eight would be seven pauses long."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    table = await table_of(store, ANN, ROBOT, ROBOT, ROBOT)
    table.pace = 0.05
    watching = Watching(table, 0)
    monkeypatch.setattr("net.play.table.asyncio.sleep", sleep)
    async with bots_at(table), asyncio.timeout(30):
        while table.update(0).waiting_for != (0,):
            await watching.next()
    assert pauses == [0.05, 0, 0]


async def test_bots_go_on_after_an_undo(store: FragileStore) -> None:
    """The bot waits for Ann, not for the match to move in one direction."""
    players, game = (ANN, Player("greedy", "Greedy")), game_with(Pondering)
    table = await Table.create(game, players=players, store=store, pace=0)
    watching = Watching(table, 0)
    Pondering.has_decided.clear()
    async with bots_at(table):
        await table.answer(0, pick(table, 0))
        await table.undo(0)
        Pondering.has_decided.set()
        async with asyncio.timeout(30):
            while watching.last.waiting_for != (0,):
                await watching.next()
    answers = (await store.load(table.id)).record.answers
    assert [answer.seat for answer in answers] == [1]


@pytest.mark.parametrize("bot", [Crashing, Cheating])
async def test_a_bot_that_fails_is_replaced_by_chance_and_it_is_logged(
    store: FragileStore, bot: Any, caplog: pytest.LogCaptureFixture
) -> None:
    players, game = (Player("greedy", "Greedy"), ROBOT), game_with(bot)
    table = await Table.create(game, players=players, store=store, pace=0)
    watching = Watching(table)
    with caplog.at_level(logging.ERROR):
        async with bots_at(table):
            await watching.until_over()
    assert "the bot greedy" in caplog.text
    registry.register(game)
    try:
        assert verify((await store.load(table.id)).record).ok
    finally:
        registry.register(high_card.GAME)


async def test_a_full_disk_makes_bots_wait_and_tells_why(store: FragileStore) -> None:
    table = await table_of(store, ROBOT, GREEN)
    table.retry = 0
    watching = Watching(table)
    store.is_full = True
    async with bots_at(table):
        async with asyncio.timeout(30):
            await watching.news.wait()
        assert (watching.last.notice, watching.last.answer_count) == ("the disk is full", 0)
        assert table.update(0).notice == "the disk is full"
        store.is_full = False
        over = await watching.until_over()
    assert over.notice == ""
    assert verify((await store.load(table.id)).record).ok


async def test_bots_leave_a_match_that_went_on_elsewhere(store: FragileStore) -> None:
    table = await table_of(store, ROBOT, ANN)
    elsewhere = await Table.resume(store, table.id)
    await elsewhere.answer(1, pick(elsewhere, 1))
    watching = Watching(table)
    async with bots_at(table), asyncio.timeout(30):
        await watching.news.wait()
    assert "was continued in another program" in watching.last.notice
    assert len(watching.updates) == 1


async def test_bots_leave_if_the_rules_have_a_fault(
    store: FragileStore, caplog: pytest.LogCaptureFixture
) -> None:
    async def faulty(g: high_card.HighCard) -> None:
        await high_card.lay_cards(g)
        raise RuntimeError("an error in the rules")

    game = attrs.evolve(high_card.GAME, segment=faulty)
    table = await Table.create(game, players=(ROBOT, GREEN), store=store, pace=0)
    watching = Watching(table)
    with caplog.at_level(logging.ERROR):
        async with bots_at(table), asyncio.timeout(30):
            while not watching.updates or not watching.last.notice:
                await watching.next()
    assert "an error in the rules" in watching.last.notice
    assert "cannot be played" in caplog.text
    assert (await store.load(table.id)).snapshot.answer_count == 1


async def test_bots_take_their_time_unless_told_otherwise(
    store: FragileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    options = high_card.GAME.options(swap=False)  # every round tells something
    table = await Table.create(high_card.GAME, options, players=(ROBOT, GREEN), store=store)
    watching = Watching(table)
    monkeypatch.setattr("net.play.table.asyncio.sleep", note)
    async with bots_at(table):
        over = await watching.until_over()
    assert len(waits) == over.answer_count
    assert set(waits) == {BOT_ANSWER_SECONDS, 0}
    assert waits.count(0) <= over.answer_count // 2, "only who is asked together with another"


@pytest.mark.parametrize(("tells", "pauses"), [(False, 1), (True, 9)])
async def test_a_long_turn_of_a_bot_makes_few_pauses(
    store: FragileStore, monkeypatch: pytest.MonkeyPatch, *, tells: bool, pauses: int
) -> None:
    """Where nothing is told there is nothing to follow; and eight pauses are enough for a turn."""
    waits: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    async def segment(g: high_card.HighCard) -> None:
        await choose(g.round // 40, "Go on?", (choice("a"),))
        g.round += 1
        if tells:
            g.emit(high_card.Swapped, seat=0)
        if g.round == 41:
            g.outcome = Outcome(((0, 1),), (0, 0), "enough")

    game = attrs.evolve(high_card.GAME, segment=segment)
    table = await Table.create(game, players=(ROBOT, GREEN), store=store)
    watching = Watching(table)
    monkeypatch.setattr("net.play.table.asyncio.sleep", note)
    async with bots_at(table):
        over = await watching.until_over()
    assert len(waits) == over.answer_count == 40
    assert waits.count(BOT_ANSWER_SECONDS) == pauses


async def test_a_closed_table_lets_its_bots_go_and_tells_nobody(store: FragileStore) -> None:
    table = await table_of(store, ANN, ROBOT)
    watching = Watching(table)
    running = asyncio.create_task(table.run_bots())
    await asyncio.sleep(0)
    table.close()
    async with asyncio.timeout(30):
        await running
    assert watching.updates == []
    assert (await store.load(table.id)).snapshot.answer_count == 0


# Numbers


async def test_bots_hints_and_stand_ins_have_keys_of_their_own(
    store: FragileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever computed the numbers of one could otherwise tell the cards of the match."""
    keys: list[str] = []

    def noted(*seeds: Seed) -> Chance:
        chance = Chance(*seeds)
        keys.append(chance.key)
        return chance

    monkeypatch.setattr("net.play.bots.Chance", noted)
    table = await Table.create(high_card.GAME, players=(ANN, BOB, ROBOT), store=store)
    await table.advise(0)
    table.stand_in(0, "random")
    table.stand_in(1, "random")
    match_key = position_of(table._match).state.chance.key
    assert len(keys) == 8, "each has a substitute"
    assert len({match_key, *keys}) == 9


# Hints


async def test_a_hint_comes_from_the_greedy_bot_if_there_is_one(store: FragileStore) -> None:
    table = await Table.create(game_with(Cautious), players=(ANN, ROBOT), store=store)
    advice = await table.advise(0)
    assert advice == Advice(choice("lay", table.update(0).view.hand[0]), "The lowest card.")
    assert table.update(0).answer_count == 0


@pytest.mark.parametrize("bot", [None, Crashing, Cheating])
async def test_a_hint_is_always_a_legal_choice(store: FragileStore, bot: Any) -> None:
    game = high_card.GAME if bot is None else game_with(bot)
    table = await Table.create(game, players=(ANN, ROBOT), store=store)
    decision = table.update(0).decision
    assert decision is not None
    assert (await table.advise(0)).choice in decision.choices


async def test_a_hint_does_not_see_what_the_others_have_laid(store: FragileStore) -> None:
    """Bob's card lies face down; nothing about it may be in a bot's input."""
    seen: list[Sight] = []

    @define
    class Curious(Cautious):
        def advise(self, sight: Sight) -> Advice:
            seen.append(sight)
            return Cautious.advise(self, sight)

    table = await Table.create(game_with(Curious), players=(ANN, ROBOT), store=store)
    await table.answer(1, pick(table, 1))
    await table.advise(0)
    imagined = seen[0].imagine(Chance(1))
    assert [asked.seat for asked in imagined.pending] == [0, 1]
    assert seen[0].view.seat == 0


@pytest.mark.parametrize(("rival", "no_way_back"), [(ROBOT, True), (BOB, False)])
async def test_handing_over_to_a_bot_is_announced_as_final(
    store: FragileStore, rival: Player, *, no_way_back: bool
) -> None:
    options = duel.GAME.options(first="seat 1")
    table = await Table.create(duel.GAME, options, players=(ANN, rival), store=store, seed=7)
    update = table.update(0)
    assert update.decision is not None
    assert {update.is_final(each) for each in update.decision.choices} == {no_way_back}
