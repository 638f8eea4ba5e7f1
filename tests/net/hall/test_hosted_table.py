"""Simultaneous requests: one comes first, and the other is told so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from attrs import evolve

from engine.core import registry
from engine.core.errors import CannotUndoError
from net.hall import hall as halls
from net.hall.errors import NotAtTableError, TableFullError
from net.hall.hall import Hall
from net.hall.hosted_table import HostedTable
from net.hall.table_plan import ClockPlan
from net.hall.visit import enter_hall
from tests.net.hall.halls import (
    answer,
    close_hall,
    locked,
    open_hall,
    plan_of,
    play,
    stage,
    table_with,
)
from tests.net.hall.people import ANN, BOB, CID
from tests.sample_games import high_card


async def storing(hosted: HostedTable) -> None:
    while not hosted.book.is_changing:
        await asyncio.sleep(0)


async def test_of_two_who_take_the_last_seat_one_gets_it(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of())
    bob, cid = [await enter_hall(hall, each).come_to(ann.code) for each in (BOB, CID)]
    results = await asyncio.gather(bob.sit(), cid.sit(), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), TableFullError]
    assert [player.name for player in ann.match.players] == ["ann", "bob"]


async def test_sitting_down_is_finished_even_if_the_line_drops(path: Path) -> None:
    hall = await open_hall(path, patience=10)
    ann = await enter_hall(hall, ANN).create(plan_of())
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    (hosted,) = hall.tables
    with locked(path):
        sitting = asyncio.create_task(bob.sit())
        await storing(hosted)
        sitting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sitting
    async with asyncio.timeout(30):
        while stage(ann) == "gathering":
            await asyncio.sleep(0.01)
    assert (bob.seat, ann.match.update(0).waiting_for) == (1, (0, 1))
    await close_hall(hall)


async def test_an_answer_that_is_being_stored_is_in_time(path: Path) -> None:
    hall = await open_hall(path, patience=10)
    clock = ClockPlan("bank", 60, on_zero="end")
    ann, _ = await table_with(hall, ANN, BOB, clock=clock)
    (hosted,) = hall.tables
    with locked(path):
        answering = asyncio.create_task(answer(ann))
        await storing(hosted)
        hosted.timeouts.on_zero(0)
        await asyncio.sleep(0)
    await answering
    await hall.services.tasks.wait_until_finished()
    assert (stage(ann), ann.seats[0].takeover) == ("playing", "")
    await close_hall(hall)


async def test_an_undo_is_not_asked_for_past_an_answer_that_nobody_had_seen(path: Path) -> None:
    hall = await open_hall(path, patience=10)
    ann, bob = await table_with(hall, ANN, BOB)
    await answer(ann)
    (hosted,) = hall.tables
    with locked(path):
        answering = asyncio.create_task(answer(bob))
        await storing(hosted)
        asking = asyncio.create_task(ann.ask_undo(1))
        await asyncio.sleep(0)
    await answering
    with pytest.raises(CannotUndoError, match="continued in the meantime"):
        await asking
    assert ann.request is None
    await close_hall(hall)


async def test_a_code_is_never_given_twice(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["BCDFG", "BCDFG", "BCDFG", "GHJKM"])
    monkeypatch.setattr(halls, "new_code", lambda: next(codes))
    first = await enter_hall(hall, ANN).create(plan_of())
    second = await enter_hall(hall, ANN).create(plan_of())
    assert (first.code, second.code) == ("BCDFG", "GHJKM")


async def test_two_ask_for_a_rematch_at_once_and_get_one_table(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob)
    codes = await asyncio.gather(ann.rematch(), bob.rematch())
    assert codes[0] == codes[1]
    assert (await enter_hall(hall, ANN).come_to(codes[0])).stage == "playing"


async def test_a_table_with_one_seat_is_played_and_played_again(hall: Hall) -> None:
    registry.register(evolve(high_card.GAME, seat_counts=range(1, 5)))
    try:
        (ann,) = await table_with(hall, ANN)
        assert (ann.stage, ann.seat) == ("gathering", None)
        await ann.sit()
        assert ann.stage == "playing"
        await play(ann)
        assert ann.result.startswith("ann wins")
        again = await enter_hall(hall, ANN).come_to(await ann.rematch())
        assert (again.stage, again.seat) == ("playing", 0)
    finally:
        registry.register(high_card.GAME)


async def test_a_table_that_all_have_left_is_put_away(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of())
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    told: list[str] = []
    bob.on_dismissed = told.append
    await ann.leave()
    assert told == ["All players left, so the table was removed"]
    assert hall.tables_listed_for(BOB) == []
    with pytest.raises(NotAtTableError):
        await bob.say("hello?")
