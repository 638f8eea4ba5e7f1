"""Terminals at a table: several at one seat, lost connections, and coming back."""

from __future__ import annotations

import pytest

from engine.core.errors import NotAskedError
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from tests.net.hall.halls import answer, pass_time, pick, plan_of, presence, table_with
from tests.net.hall.people import ANN, BOB, GUS
from tests.net.watching import Watching


async def test_two_terminals_at_one_seat_show_the_same(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    laptop = await enter_hall(hall, ANN).come_to(ann.code)
    watching = {chair: Watching() for chair in (ann, laptop)}
    for chair, watcher in watching.items():
        chair.match.watch(0, watcher)
    given = pick(laptop)
    await laptop.match.answer(0, given)
    with pytest.raises(NotAskedError):
        await ann.match.answer(0, given)
    await answer(bob)
    assert watching[ann].updates == watching[laptop].updates
    assert len(watching[ann].updates) == 2
    ann.close()
    assert presence(bob, 0) == "here"
    laptop.close()
    assert presence(bob, 0) == "away"


async def test_a_dropped_line_keeps_the_seat_and_the_question(hall: Hall) -> None:
    """A visitor's session ends in the middle of a choice; the visitor comes back from elsewhere."""
    visit = enter_hall(hall, ANN)
    ann = await visit.create(plan_of())
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    await bob.sit()
    before = ann.match.update(0)
    visit.leave()
    assert presence(bob, 0) == "away"
    again = await enter_hall(hall, ANN).come_to(ann.code)
    assert (again.seat, again.match.update(0)) == (0, before)
    assert again.match.update(0).decision is before.decision
    assert presence(bob, 0) == "here"


async def test_one_of_two_terminals_is_enough_to_be_there(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=5)
    await enter_hall(hall, ANN).come_to(ann.code)
    ann.close()
    await pass_time(hall, 10000)
    assert presence(bob, 0) == "here"


async def test_a_spectator_with_two_terminals_is_named_once(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    terminals = [await enter_hall(hall, GUS).come_to(ann.code) for _ in range(2)]
    assert ann.spectators == [GUS.label]
    terminals[0].close()
    assert ann.spectators == [GUS.label]
    terminals[1].close()
    assert ann.spectators == []
