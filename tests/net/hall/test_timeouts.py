"""Timeouts: a clock that runs out, bots that stand in for people who are away, empty tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.choice import choice
from engine.core.errors import MatchOverError
from net.hall.errors import SeatHandedOverError
from net.hall.hall import Hall
from net.hall.table_plan import DAY_SECONDS, ClockPlan, SeatPlan
from net.hall.timeouts import ABANDONED_AFTER_SECONDS, SHOW_OVER_SECONDS, SLEEP_AFTER_SECONDS
from net.hall.visit import enter_hall
from net.visitor import Visitor
from saves.sqlite import SqliteStore
from saves.verify import verify
from tests.net.hall.halls import (
    ManualClock,
    answer,
    close_hall,
    locked,
    open_hall,
    pass_time,
    plan_of,
    presence,
    reopened,
    stage,
    table_with,
    until,
)
from tests.net.hall.people import ANN, BANK, BOB, CID, DAN, DECISION, GUS, OPEN, ROBOT


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
    back = await enter_hall(hall, ANN).come_to(bob.code)
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
    back = await enter_hall(hall, ANN).come_to(bob.code)
    await pass_time(hall, 10000)
    assert presence(bob, 0) == "here"
    back.close()
    await pass_time(hall, 299)
    assert presence(bob, 0) == "away"


async def test_where_the_table_wants_none_no_bot_stands_in(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    ann.close()
    await pass_time(hall, 10**7)
    assert presence(bob, 0) == "away"


async def test_a_stand_in_outlives_a_restart_and_plays_on(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=1)
    ann.close()
    await pass_time(hall, 60)
    await until(bob, lambda: 0 not in bob.match.update(None).waiting_for)
    again = await reopened(hall)
    bobs = await enter_hall(again, BOB).come_to(bob.code)
    assert presence(bobs, 0) == "standing in"
    await answer(bobs)
    await until(bobs, lambda: bobs.match.update(None).waiting_for == (1,) or bobs.seats[1].is_asked)
    assert 0 not in bobs.match.update(None).waiting_for or bobs.match.update(None).answer_count >= 3
    await close_hall(again)


async def test_after_a_restart_all_are_away_and_time_starts_anew(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB, stand_in_minutes=5)
    again = await reopened(hall)
    bobs = await enter_hall(again, BOB).come_to(ann.code)
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


async def test_nobody_stands_in_for_the_last_who_plays(hall: Hall) -> None:
    """With all people away the match waits for one of them at least."""
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=1)
    ann.close()
    bob.close()
    await pass_time(hall, 10**5)
    cid = await enter_hall(hall, CID).come_to(ann.code)
    await until(cid, lambda: 0 not in cid.match.update(None).waiting_for)
    assert [presence(cid, seat) for seat in (0, 1)] == ["standing in", "away"]
    alone = await enter_hall(hall, DAN).create(plan_of(OPEN, ROBOT, stand_in_minutes=1))
    alone.close()
    await pass_time(hall, 10**5)
    assert presence(await enter_hall(hall, CID).come_to(alone.code), 0) == "away"


async def test_a_finished_table_is_forgotten_after_a_day_but_its_match_is_kept(
    path: Path,
) -> None:
    hall = await open_hall(path)
    ann, bob = await table_with(hall, ANN, BOB)
    await bob.resign()
    ann.close()
    bob.close()
    await pass_time(hall, 23 * 3600)
    assert [table.result for table in hall.tables_listed_for(ANN)] == ["ann wins: bob resigned"]
    assert hall.tables_listed_for(CID) == []
    await pass_time(hall, 2 * 3600)
    assert hall.tables_listed_for(ANN) == []
    assert len(await hall.services.stores.matches.summaries()) == 1
    again = await reopened(hall)
    assert list(again.tables) == []
    await close_hall(again)


async def test_an_empty_bank_hands_the_seat_to_a_bot_for_good(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, clock=BANK)
    await answer(bob)
    await pass_time(hall, 600)
    await until(ann, lambda: 0 not in ann.match.update(None).waiting_for)
    assert (ann.seat, bob.seats[0].takeover, bob.seats[0].presence) == (None, "out of time", "bot")
    with pytest.raises(SeatHandedOverError):
        await ann.take_back_seat()
    assert "ann ran out of time" in [line.text for line in bob.lines()]


async def test_after_a_late_decision_one_may_come_back(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, clock=DECISION)
    await answer(bob)
    await pass_time(hall, 60)
    assert bob.seats[0].takeover == "standing in"
    await until(ann, lambda: ann.match.update(None).answer_count >= 2)
    await ann.take_back_seat()
    assert (ann.seat, bob.seats[0].takeover, bob.seats[0].presence) == (0, "", "here")


async def test_or_the_match_ends_there(hall: Hall) -> None:
    clock = ClockPlan("bank", 60, on_zero="end")
    ann, bob, cid = await table_with(hall, ANN, BOB, CID, clock=clock)
    await answer(ann)
    await answer(cid)
    await pass_time(hall, 59)
    assert stage(ann) == "playing"
    await pass_time(hall, 1)
    assert stage(ann) == "over"
    outcome = ann.match.update(0).outcome
    assert outcome is not None
    assert (outcome.ranking, outcome.reason) == (((0, 2), (1,)), "bob ran out of time")
    assert ann.result == "ann and cid draw: bob ran out of time"
    with pytest.raises(MatchOverError):
        await bob.match.answer(1, choice("keep all"))


async def test_an_answer_in_the_last_moment_counts(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, clock=ClockPlan("bank", 60, on_zero="end"))
    await pass_time(hall, 59.9)
    await answer(ann)
    await answer(bob)
    (winner,) = ann.match.update(None).waiting_for
    await pass_time(hall, 0.05)
    assert stage(ann) == "playing"
    await pass_time(hall, 0.06)
    assert stage(ann) == "over"
    assert ann.result.endswith(f"{(ann, bob)[winner].visitor.name} ran out of time")


async def test_an_answer_stored_just_as_the_clock_fires_counts(hall: Hall) -> None:
    """The clock has fired, but an answer was stored before the end of the time could be."""
    hand = hall.clock
    assert isinstance(hand, ManualClock)
    clock = ClockPlan("bank", 60, on_zero="end")
    ann, _, _ = await table_with(hall, ANN, BOB, CID, clock=clock)
    hand.time += 60
    await answer(ann)
    assert ann.seats[0].seconds_left == 0
    await fire(hall, 0)
    assert stage(ann) == "playing"
    await fire(hall, 1)
    assert (stage(ann), ann.result) == ("over", "ann and cid draw: bob ran out of time")


async def test_who_is_asked_again_as_the_clock_fires_has_new_time(hall: Hall) -> None:
    """The clock fired for the decision before, whose answer was stored first."""
    hand = hall.clock
    assert isinstance(hand, ManualClock)
    clock = ClockPlan("decision", 60, on_zero="end")
    ann, bob = await table_with(hall, ANN, BOB, clock=clock)
    hand.time += 60
    await answer(ann)
    await answer(bob)
    (winner,) = ann.match.update(None).waiting_for
    await fire(hall, winner)
    assert stage(ann) == "playing"
    assert ann.seats[winner].seconds_left == 60


async def fire(hall: Hall, seat: int) -> None:
    """Let the clock of a seat have fired, and the hall do what it brings."""
    (hosted,) = hall.tables
    hosted.timeouts.on_zero(seat)
    await hall.services.tasks.wait_until_finished()


async def test_time_that_runs_out_while_nothing_can_be_stored_runs_out_a_little_later(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await table_with(hall, ANN, BOB, clock=ClockPlan("bank", 60, on_zero="end"))
    store = hall.services.stores.matches
    assert isinstance(store, SqliteStore)
    await answer(ann)
    with locked(store.path):
        await pass_time(hall, 60)
    assert stage(ann) == "playing"
    assert "was not stored" in caplog.text
    await pass_time(hall, 10)
    assert stage(ann) == "over"


@pytest.mark.parametrize(
    ("owner", "seats", "stays"),
    [
        (ANN, (OPEN, OPEN), 2.0 * DAY_SECONDS),
        (GUS, (OPEN, OPEN), 3600.0),
        (ANN, (SeatPlan("reserved", "bob"), SeatPlan("reserved", "cid")), 600.0),
    ],
    ids=["an account", "a guest", "no person"],
)
async def test_a_table_that_is_left_closes_by_itself(
    hall: Hall, owner: Visitor, seats: tuple[SeatPlan, ...], stays: float
) -> None:
    chair = await enter_hall(hall, owner).create(plan_of(*seats))
    chair.close()
    await pass_time(hall, stays - 1)
    assert [each.code for each in hall.tables] == [chair.code]
    await pass_time(hall, 2)
    assert not hall.tables


async def test_a_match_that_no_player_comes_back_to_ends_and_leaves_memory(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    for chair in (ann, bob):
        chair.close()
    (hosted,) = hall.tables
    await pass_time(hall, SLEEP_AFTER_SECONDS + 1)
    assert hosted.running_match.table is None
    await pass_time(hall, ABANDONED_AFTER_SECONDS + 1)
    assert (hosted.stage, hosted.result) == ("over", "ann and bob draw: abandoned")
    await pass_time(hall, SHOW_OVER_SECONDS + 1)
    assert not hall.tables
    assert (await hall.services.stores.matches.load(hosted.state.match_id)).snapshot.finished


async def test_a_table_where_nobody_comes_is_put_away_in_the_end(hall: Hall) -> None:
    chair = await enter_hall(hall, ANN).create(plan_of())
    chair.close()
    await pass_time(hall, 47 * 3600)
    assert [table.code for table in hall.tables_listed_for(BOB)] == [chair.code]
    await pass_time(hall, 2 * 3600)
    assert hall.tables_listed_for(BOB) == []
    assert list((await reopened(hall)).tables) == []
