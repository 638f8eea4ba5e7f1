"""Undo past a reveal, and an early end, if all people agree. Bots always do."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from engine.core.errors import CannotUndoError, MatchOverError
from net.hall.errors import AlreadyAskedError, NothingToAgreeError, NotYourSeatError, TooFastError
from net.hall.hall import Hall
from net.hall.rates import ACTIONS_PER_MINUTE
from net.hall.visit import enter_hall
from saves.verify import verify
from tests.net.hall.halls import (
    answer,
    close_hall,
    pass_time,
    plan_of,
    play,
    reopened,
    stage,
    table_with,
    until,
)
from tests.net.hall.people import ANN, BOB, CID, OPEN, ROBOT
from tests.net.watching import Watching


async def test_all_must_agree_to_an_undo_past_what_was_revealed(hall: Hall) -> None:
    ann, bob, cid = await table_with(hall, ANN, BOB, CID)
    before = ann.match.update(0)
    await play(ann, bob, cid, answers=3)
    with pytest.raises(CannotUndoError):
        await ann.match.undo(0)
    await ann.ask_undo(3)
    assert cid.request is not None
    assert (cid.request.kind, cid.request.seat, cid.request.agreed_seats) == ("undo", 0, (0,))
    await bob.consent(True)
    assert ann.match.update(0).answer_count == 3
    watching = Watching(cid.match, 2)
    await cid.consent(True)
    assert watching.last.answer_count == 0
    assert ann.match.update(0) == before
    assert ann.request is None
    assert [line.text for line in ann.lines()][-2:] == [
        "ann asks to take back an answer and all answers after it",
        "All agreed to take back an answer and all answers after it",
    ]
    await play(ann, bob, cid)
    assert verify((await hall.services.stores.matches.load(ann.match.id)).record).is_finished


async def test_one_who_does_not_agree_is_enough(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    await ann.ask_undo(2)
    await bob.consent(False)
    assert ann.request is None
    assert ann.lines()[-1].text == "bob does not agree"
    assert ann.match.update(0).answer_count == 2
    with pytest.raises(NothingToAgreeError):
        await bob.consent(True)


async def test_a_free_undo_is_not_taken_for_what_all_were_asked_to_agree_to(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await answer(ann)
    await ann.ask_undo(1)
    await ann.match.undo(0)
    assert (ann.request, ann.match.update(0).answer_count) == (None, 0)
    assert not [line for line in bob.lines() if line.text.startswith("All agreed")]


async def test_one_request_at_a_time_and_only_by_players(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    cid = await enter_hall(hall, CID).come_to(ann.code)
    await play(ann, bob, answers=2)
    for attempt in (cid.ask_undo(1), cid.ask_end(), cid.consent(True), cid.resign()):
        with pytest.raises(NotYourSeatError, match="you are watching"):
            await attempt
    await ann.ask_end()
    with pytest.raises(AlreadyAskedError, match="ann has made a request"):
        await bob.ask_undo(1)


@pytest.mark.parametrize("count", [0, 3, -1])
async def test_only_what_was_answered_can_be_taken_back(hall: Hall, count: int) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    with pytest.raises(CannotUndoError, match="not that many answers"):
        await ann.ask_undo(count)


async def test_without_a_number_it_goes_back_to_ones_own_last_answer(hall: Hall) -> None:
    ann, bob, cid = await table_with(hall, ANN, BOB, CID)
    with pytest.raises(CannotUndoError, match="not answered anything"):
        await bob.ask_undo()
    for chair in (cid, bob, ann):
        await answer(chair)
    assert [chair.answers_since_mine() for chair in (ann, bob, cid)] == [1, 2, 3]
    await bob.ask_undo()
    for chair in (ann, cid):
        await chair.consent(True)
    assert ann.match.update(None).waiting_for == (0, 1)


async def test_bots_always_agree(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, ROBOT, options={"swap": False}))
    await answer(ann)
    await until(ann, lambda: ann.match.update(0).where.text == "Round 2")
    await ann.ask_undo()
    assert ann.match.update(0).decision is not None
    assert ann.match.update(0).where.text == "Round 1"


async def test_bots_play_on_while_people_think_about_a_request(hall: Hall) -> None:
    plan = plan_of(OPEN, OPEN, ROBOT, ROBOT, options={"swap": False})
    ann = await enter_hall(hall, ANN).create(plan)
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    await bob.sit()
    await answer(ann)
    await ann.ask_undo()
    await until(ann, lambda: ann.match.update(None).waiting_for == (1,))
    assert ann.request is not None
    await bob.consent(True)
    assert ann.match.update(0).decision is not None
    await until(ann, lambda: ann.match.update(None).waiting_for == (0, 1))
    assert verify((await hall.services.stores.matches.load(ann.match.id)).record).ok


async def test_two_who_agree_at_the_same_moment_undo_once(hall: Hall) -> None:
    ann, bob, cid = await table_with(hall, ANN, BOB, CID)
    await play(ann, bob, cid, answers=3)
    await ann.ask_undo(1)
    await asyncio.gather(bob.consent(True), cid.consent(True))
    assert ann.match.update(None).answer_count == 2
    assert ann.request is None


async def test_a_request_outlives_a_restart(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    await ann.ask_undo(2)
    again = await reopened(hall, crashed=True)
    bobs = await enter_hall(again, BOB).come_to(ann.code)
    await bobs.consent(True)
    assert bobs.match.update(1).answer_count == 0
    once_more = await reopened(again)
    shown = await enter_hall(once_more, BOB).come_to(ann.code)
    assert shown.match.update(1).answer_count == 0
    await close_hall(once_more)


async def test_what_was_seen_of_answers_taken_back_is_not_seen_of_new_ones(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    bob.mark_seen()
    await ann.ask_undo(2)
    await bob.consent(True)
    await play(ann, bob, answers=2)
    assert bob.lines_since_last_seen() == bob.match.log(1)


async def test_nothing_can_be_asked_for_after_the_end(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob)
    assert stage(ann) == "over"
    for attempt in (ann.ask_undo(1), ann.ask_end(), ann.consent(True), ann.take_back_seat()):
        with pytest.raises(MatchOverError):
            await attempt


async def test_a_request_is_void_when_a_bot_takes_over(hall: Hall) -> None:
    """Those who are left have agreed with the others in mind, and are asked anew."""
    ann, bob, cid = await table_with(hall, ANN, BOB, CID)
    await ann.ask_end()
    await bob.consent(True)
    await cid.resign()
    assert (ann.request, stage(ann)) == (None, "playing")


async def test_after_an_end_by_agreement_nobody_is_asked(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await answer(ann)
    await ann.ask_end()
    await bob.consent(True)
    for chair in (ann, bob):
        update = chair.match.update(chair.seat)
        assert (update.decision, update.can_undo) == (None, False)
        assert update.waiting_for == ()


async def test_taking_back_has_a_pace(hall: Hall) -> None:
    """Each undo is stored and sent to all."""
    ann, _ = await table_with(hall, ANN, BOB)
    for _ in range(ACTIONS_PER_MINUTE):
        with suppress(TooFastError):
            hall.services.rates.check_action(ANN)
    await answer(ann)
    with pytest.raises(TooFastError, match="too many actions"):
        await ann.match.undo(0)


async def test_nobody_can_be_pestered_without_end(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    with pytest.raises(TooFastError):
        await pester(hall)
    await pass_time(hall, 60)
    assert ann.request is None
    await ann.ask_end()


async def test_a_player_knows_how_many_own_answers_an_undo_takes(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, seed=2)
    await play(ann, bob, answers=4)
    assert (ann.own_answers_after(0), bob.own_answers_after(0)) == (2, 2)
    assert ann.own_answers_after(2) + bob.own_answers_after(2) == 2


async def pester(hall: Hall) -> None:
    """Ask and withdraw, again and again."""
    (hosted,) = hall.tables
    chair = await enter_hall(hall, ANN).come_to(hosted.code)
    for _ in range(100):
        await chair.ask_undo(1)
        await chair.consent(False)


async def test_a_bot_that_stands_in_agrees_to_nothing(hall: Hall) -> None:
    """Otherwise whoever is losing waits until the other is away, and ends the match."""
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=1)
    await play(ann, bob, answers=2)
    bob.close()
    await pass_time(hall, 61)
    await ann.ask_end()
    assert ann.stage == "playing"
    assert ann.request is not None


async def test_an_answer_makes_a_request_void(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    await ann.ask_undo(2)
    await play(ann, bob, answers=1)
    assert ann.request is None
    with pytest.raises(NothingToAgreeError):
        await bob.consent(True)


async def test_a_wish_to_end_stays_while_others_play(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await ann.ask_end()
    await answer(bob)
    assert ann.request is not None
    await bob.consent(True)
    assert ann.result == "ann and bob draw: ended by agreement"
