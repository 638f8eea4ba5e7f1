"""Clocks: one timer for each person who is asked, no ticking, and nothing to be gained by undo."""

from __future__ import annotations

from contextlib import suppress

from net.hall.chair import Chair
from net.hall.hall import Hall
from net.hall.player_clocks import PlayerClocks
from net.hall.table_plan import ClockPlan
from net.hall.table_state import SeatState
from net.hall.visit import enter_hall
from tests.net.hall.halls import (
    ManualClock,
    answer,
    close_hall,
    pass_time,
    play,
    reopened,
    stage,
    table_with,
)
from tests.net.hall.people import ANN, BANK, BOB, DECISION


def clocks(chair: Chair) -> list[float | None]:
    return [seat.seconds_left for seat in chair.seats]


async def test_without_a_clock_nothing_is_measured(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    await pass_time(hall, 10**6)
    assert clocks(ann) == [None, None]
    assert stage(ann) == "playing"


async def test_time_runs_only_for_those_who_are_asked(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, clock=BANK)
    await pass_time(hall, 10)
    assert clocks(ann) == [590, 590]
    await answer(ann)
    await pass_time(hall, 20)
    assert clocks(ann) == [595, 570]
    await answer(bob)
    (winner,) = ann.match.update(None).waiting_for
    await pass_time(hall, 100)
    expected = [595.0, 575.0]
    expected[winner] -= 100
    assert clocks(ann) == expected


async def test_one_timer_for_each_who_is_asked_and_none_at_the_end(hall: Hall) -> None:
    clock = hall.clock
    assert isinstance(clock, ManualClock)
    ann, bob = await table_with(hall, ANN, BOB, clock=BANK)
    await pass_time(hall, 1)
    assert clock.waiting == 2
    await answer(ann)
    await pass_time(hall, 1)
    assert clock.waiting == 1
    await play(ann, bob)
    await pass_time(hall, 1)
    assert clock.waiting == 0


async def test_time_for_each_decision_is_given_anew(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, clock=DECISION)
    await pass_time(hall, 50)
    assert clocks(ann) == [10, 10]
    await answer(ann)
    assert clocks(ann) == [None, 10]
    await answer(bob)
    (winner,) = ann.match.update(None).waiting_for
    assert clocks(ann)[winner] == 60


async def test_taking_back_buys_no_time(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB, clock=DECISION)
    for _ in range(5):
        await pass_time(hall, 10)
        await answer(ann)
        await ann.match.undo(0)
    assert clocks(ann) == [10, 10]


async def test_taking_back_buys_no_increment(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, clock=BANK)
    for _ in range(5):
        await pass_time(hall, 10)
        await answer(ann)
        await ann.match.undo(0)
    assert clocks(ann) == [555, 550]
    await answer(ann)
    await answer(bob)
    assert clocks(ann) == [555, 555]


async def test_agreed_undo_gives_time_for_each_decision_anew(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, clock=DECISION)
    await pass_time(hall, 50)
    await play(ann, bob, answers=2)
    await ann.ask_undo(2)
    await bob.consent(True)
    assert clocks(ann) == [60, 60]


async def test_agreed_undo_gives_no_bank_back(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, clock=BANK)
    await pass_time(hall, 50)
    await play(ann, bob, answers=2)
    await ann.ask_undo(2)
    await bob.consent(True)
    assert clocks(ann) == [555, 555]
    await play(ann, bob, answers=2)
    assert clocks(ann) == [555, 555]


async def test_clocks_stand_still_while_the_server_is_down(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB, clock=BANK)
    await pass_time(hall, 100)
    await answer(ann)
    await pass_time(hall, 50)
    again = await reopened(hall)
    chair = await enter_hall(again, BOB).come_to(ann.code)
    assert clocks(chair) == [505, 450]
    await pass_time(again, 50)
    assert clocks(chair) == [505, 400]
    await close_hall(again)


async def test_time_for_a_decision_goes_on_where_it_was(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB, clock=DECISION)
    await answer(ann)
    await pass_time(hall, 50)
    again = await reopened(hall)
    chair = await enter_hall(again, BOB).come_to(ann.code)
    assert clocks(chair) == [None, 10]
    await close_hall(again)


async def test_after_a_crash_the_bank_is_that_of_the_last_answer(hall: Hall) -> None:
    """The time of the decision in progress is given back; when the crash was is not known."""
    ann, bob = await table_with(hall, ANN, BOB, clock=BANK)
    await pass_time(hall, 100)
    await play(ann, bob, answers=2)
    await pass_time(hall, 50)
    again = await reopened(hall, crashed=True)
    chair = await enter_hall(again, BOB).come_to(ann.code)
    assert clocks(chair) == [505, 505]
    await close_hall(again)


async def test_a_clock_runs_out_after_a_restart_with_no_visitor_there(hall: Hall) -> None:
    _, bob = await table_with(hall, ANN, BOB, clock=ClockPlan("bank", 1000, on_zero="end"))
    await answer(bob)
    again = await reopened(hall)
    await pass_time(again, 999)
    (hosted,) = again.tables
    assert hosted.stage == "playing"
    assert hosted.running_match.table is None
    await pass_time(again, 1)
    assert hosted.result == "bob wins: ann ran out of time"
    await close_hall(again)


async def test_time_for_a_decision_is_measured_through_others_answers_and_undos(
    hall: Hall,
) -> None:
    ann, bob = await table_with(hall, ANN, BOB, clock=DECISION, options={"swap": False})
    await pass_time(hall, 10)
    await answer(ann)
    await ann.match.undo(0)
    await pass_time(hall, 10)
    assert clocks(ann) == [40, 40]
    await answer(bob)
    await pass_time(hall, 10)
    await answer(ann)
    assert clocks(ann) == [60, 60]


def test_a_clock_that_could_not_be_stopped_has_not_stopped() -> None:
    hand = ManualClock()
    rung: list[int] = []
    clocks = PlayerClocks(BANK, [SeatState(), SeatState()], clock=hand)
    clocks.on_zero = rung.append
    clocks.run_for((0,), answers=0)
    hand.time += 10
    with suppress(OSError), clocks.pause_while_storing(0, answers=1):
        hand.time += 10
        raise OSError("disk")
    clocks.run_for((0,), answers=0)
    assert clocks.remaining(0) == 580
    assert hand.run_next(hand.time + 580)
    assert rung == [0]


def test_a_clock_is_not_started_again_while_its_answer_is_stored() -> None:
    hand = ManualClock()
    clocks = PlayerClocks(DECISION, [SeatState()], clock=hand)
    clocks.run_for((0,), answers=0)
    hand.time += 10
    with clocks.pause_while_storing(0, answers=1):
        clocks.run_for((0,), answers=0)
        hand.time += 100
        assert clocks.remaining(0) == 50
    clocks.run_for((0,), answers=1)
    assert clocks.remaining(0) == 60
