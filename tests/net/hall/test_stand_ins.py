"""Bots that stand in for people who are away, and people who come back."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from net.hall.errors import NotAtTableError, SeatHandedOverError
from net.hall.hall import Hall
from net.hall.timeouts import SLEEP_AFTER_SECONDS
from net.hall.visit import enter
from saves.verify import verify
from tests.net.hall.halls import (
    ANN,
    BOB,
    CID,
    DAN,
    OPEN,
    ROBOT,
    Watching,
    answer,
    close_hall,
    open_hall,
    pass_time,
    plan_of,
    presence,
    reopened,
    table_with,
    until,
)
from tests.net.hall.test_faults import locked


async def test_after_a_while_a_bot_stands_in_and_the_player_takes_the_seat_back(
    hall: Hall,
) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=5)
    ann.close()
    await pass_time(hall, 299)
    assert presence(bob, 0) == "away"
    await pass_time(hall, 1)
    assert presence(bob, 0) == "standing in"
    await until(bob, lambda: 0 not in bob.match.update(None).waiting_for)
    assert bob.lines()[-1].text == "A bot takes over for ann, who is away"
    back = await enter(hall, ANN).come_to(bob.code)
    assert back.seat == 0
    await back.take_back_seat()
    assert presence(bob, 0) == "here"
    assert bob.lines()[-1].text == "ann is back"
    await answer(bob)
    (winner,) = bob.match.update(None).waiting_for
    await answer((back, bob)[winner])
    assert verify((await hall.services.stores.matches.load(bob.match.id)).record).ok


async def test_a_visitor_who_comes_back_in_time_is_not_stood_in_for(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=5)
    ann.close()
    await pass_time(hall, 200)
    back = await enter(hall, ANN).come_to(bob.code)
    await pass_time(hall, 10000)
    assert presence(bob, 0) == "here"
    back.close()
    await pass_time(hall, 299)
    assert presence(bob, 0) == "away"


async def test_one_of_two_terminals_is_enough_to_be_there(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=5)
    await enter(hall, ANN).come_to(ann.code)
    ann.close()
    await pass_time(hall, 10000)
    assert presence(bob, 0) == "here"


async def test_where_the_table_wants_none_no_bot_stands_in(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    ann.close()
    await pass_time(hall, 10**7)
    assert presence(bob, 0) == "away"


async def test_while_a_bot_stands_in_it_alone_answers(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=1)
    given = ann.match.update(0).decision
    assert given is not None
    ann.close()
    (hosted,) = hall.tables
    assert hosted.running.table is not None
    hosted.running.table.pace = 3600
    await pass_time(hall, 60)
    back = await enter(hall, ANN).come_to(bob.code)
    shown = back.match.update(0)
    assert (shown.decision, shown.final, shown.can_undo) == (None, frozenset(), False)
    assert shown.view.hand != ()
    with pytest.raises(SeatHandedOverError, match="take your seat back first"):
        await back.match.answer(0, given.choices[0])
    watching = Watching()
    back.match.watch(0, watching)
    await back.take_back_seat()
    assert watching.last.decision == given
    await back.match.answer(0, given.choices[0])
    assert back.match.update(None).waiting_for == (1,)
    await hall.services.bots.end(within=0)


async def test_only_players_have_a_seat_to_take_back(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    cid = await enter(hall, CID).come_to(ann.code)
    with pytest.raises(NotAtTableError, match="no seat"):
        await cid.take_back_seat()
    await ann.take_back_seat()
    assert [line.text for line in ann.lines()] == ["bob sits down", "The match begins"]


async def test_a_stand_in_outlives_a_restart_and_plays_on(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=1)
    ann.close()
    await pass_time(hall, 60)
    await until(bob, lambda: 0 not in bob.match.update(None).waiting_for)
    again = await reopened(hall)
    bobs = await enter(again, BOB).come_to(bob.code)
    assert presence(bobs, 0) == "standing in"
    await answer(bobs)
    await until(bobs, lambda: bobs.match.update(None).waiting_for == (1,) or bobs.seats[1].is_asked)
    assert 0 not in bobs.match.update(None).waiting_for or bobs.match.update(None).answers >= 3
    await close_hall(again)


async def test_after_a_restart_all_are_away_and_time_starts_anew(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB, stand_in_minutes=5)
    again = await reopened(hall)
    bobs = await enter(again, BOB).come_to(ann.code)
    await pass_time(again, 299)
    assert presence(bobs, 0) == "away"
    await pass_time(again, 1)
    assert presence(bobs, 0) == "standing in"
    await close_hall(again)


async def test_a_stand_in_that_cannot_be_stored_comes_later(
    hall: Hall, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=1)
    ann.close()
    await hall.services.tasks.wait_until_finished()
    with locked(path):
        await pass_time(hall, 60)
    assert presence(bob, 0) == "away"
    assert "a stand-in was not stored" in caplog.text
    await pass_time(hall, 60)
    assert presence(bob, 0) == "standing in"


# Sleeping tables


async def test_a_match_without_visitors_sleeps_until_one_comes(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await answer(ann)
    before = bob.match.update(1)
    ann.close()
    bob.close()
    (hosted,) = hall.tables
    await pass_time(hall, SLEEP_AFTER_SECONDS - 1)
    assert hosted.running.table is not None
    await pass_time(hall, 1)
    assert hosted.running.table is None
    (table,) = hall.listed_for(BOB)
    assert (table.where, table.my_turn) == ("Round 1", True)
    back = await enter(hall, BOB).come_to(bob.code)
    shown = back.match.update(1)
    assert attrs.evolve(shown, decision=before.decision) == before
    assert shown.decision == before.decision
    await answer(back)
    assert back.match.update(None).where.text == "Round 2"


async def test_a_stand_in_wakes_a_sleeping_match(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=30)
    await answer(ann)
    bob.close()
    await pass_time(hall, 60)
    ann.close()
    (hosted,) = hall.tables
    await pass_time(hall, 600)
    assert hosted.running.table is None
    await pass_time(hall, 1140)
    assert hosted.running.table is not None
    cid = await enter(hall, CID).come_to(ann.code)
    await until(cid, lambda: cid.match.update(None).answers >= 2)


async def test_nobody_stands_in_for_the_last_who_plays(hall: Hall) -> None:
    """With all people away the match waits for one of them at least."""
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=1)
    ann.close()
    bob.close()
    await pass_time(hall, 10**5)
    cid = await enter(hall, CID).come_to(ann.code)
    await until(cid, lambda: 0 not in cid.match.update(None).waiting_for)
    assert [presence(cid, seat) for seat in (0, 1)] == ["standing in", "away"]
    alone = await enter(hall, DAN).create(plan_of(OPEN, ROBOT, stand_in_minutes=1))
    alone.close()
    await pass_time(hall, 10**5)
    assert presence(await enter(hall, CID).come_to(alone.code), 0) == "away"


async def test_a_finished_table_is_forgotten_after_a_day_but_its_match_is_kept(
    path: Path,
) -> None:
    hall = await open_hall(path)
    ann, bob = await table_with(hall, ANN, BOB)
    await bob.resign()
    ann.close()
    bob.close()
    await pass_time(hall, 23 * 3600)
    assert [table.result for table in hall.listed_for(ANN)] == ["ann wins: bob resigned"]
    assert hall.listed_for(CID) == []
    await pass_time(hall, 2 * 3600)
    assert hall.listed_for(ANN) == []
    assert len(await hall.services.stores.matches.summaries()) == 1
    again = await reopened(hall)
    assert list(again.tables) == []
    await close_hall(again)
