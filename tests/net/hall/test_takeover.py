"""Giving up, bots that take over a seat, and taking the seat back."""

from __future__ import annotations

import pytest

from engine.core.choice import choice
from engine.core.errors import MatchOverError
from net.hall.errors import NotAtTableError, NotYourSeatError, SeatHandedOverError
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from tests.net.hall.halls import answer, pass_time, play, stage, table_with, until
from tests.net.hall.people import ANN, BOB, CID
from tests.net.watching import Watching


async def test_between_two_giving_up_ends_the_match(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await answer(ann)
    watching = Watching(ann.match, 0)
    await ann.resign()
    assert stage(ann) == "over"
    outcome = bob.match.update(1).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "ann resigned")
    assert watching.last.outcome == outcome
    assert watching.last.decision is None
    assert watching.last.waiting_for == ()
    assert bob.result == "bob wins: ann resigned"
    (summary,) = await hall.services.stores.matches.summaries()
    assert (summary.finished, summary.outcome) == (True, "bob wins: ann resigned")
    with pytest.raises(MatchOverError):
        await bob.match.answer(1, choice("keep all"))
    with pytest.raises(MatchOverError):
        await bob.resign()


async def test_among_more_a_bot_plays_on_and_the_result_says_so(hall: Hall) -> None:
    ann, bob, cid = await table_with(hall, ANN, BOB, CID)
    await bob.resign()
    assert (bob.seat, ann.seats[1].presence, ann.seats[1].takeover) == (None, "bot", "resigned")
    with pytest.raises(NotYourSeatError):
        bob.match.update(1)
    with pytest.raises(SeatHandedOverError, match="your seat is lost"):
        await bob.take_back_seat()
    while not ann.match.is_over:
        await until(ann, lambda: 1 not in ann.match.update(None).waiting_for)
        asked = [chair for chair in (ann, cid) if chair.match.update(chair.seat).decision]
        await play(*asked, answers=1)
    assert ann.result.endswith("rounds won; bob resigned")
    assert bob.match.own_seats == (1,)


async def test_who_has_resigned_gets_no_more_updates_of_the_lost_seat(hall: Hall) -> None:
    """The hand there is the bot's now; the player watches on as a spectator does."""
    ann, bob, cid = await table_with(hall, ANN, BOB, CID)
    of_the_seat, of_the_table = Watching(), Watching()
    bob.match.watch(1, of_the_seat)
    bob.match.watch(None, of_the_table)
    await bob.resign()
    for chair in (ann, cid):
        await answer(chair)
    await until(ann, lambda: 1 not in ann.match.update(None).waiting_for)
    assert of_the_seat.updates == []
    assert of_the_table.last.answer_count >= 3


async def test_if_all_give_up_the_match_is_over(hall: Hall) -> None:
    chairs = await table_with(hall, ANN, BOB, CID)
    for chair in chairs:
        await chair.resign()
    assert chairs[0].stage == "over"
    outcome = chairs[0].match.update(None).outcome
    assert outcome is not None
    assert outcome.ranking == ((0, 1, 2),)


async def test_while_a_bot_stands_in_it_alone_answers(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=1)
    given = ann.match.update(0).decision
    assert given is not None
    ann.close()
    (hosted,) = hall.tables
    assert hosted.running_match.table is not None
    hosted.running_match.table.pace = 3600
    await pass_time(hall, 60)
    back = await enter_hall(hall, ANN).come_to(bob.code)
    shown = back.match.update(0)
    assert (shown.decision, shown.can_undo) == (None, False)
    assert shown.view.hand != ()
    with pytest.raises(SeatHandedOverError, match="take your seat back first"):
        await back.match.answer(0, given.choices[0])
    watching = Watching(back.match, 0)
    await back.take_back_seat()
    assert watching.last.decision == given
    await back.match.answer(0, given.choices[0])
    assert back.match.update(None).waiting_for == (1,)
    await hall.services.bots.end(seconds=0)


async def test_only_players_have_a_seat_to_take_back(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    cid = await enter_hall(hall, CID).come_to(ann.code)
    with pytest.raises(NotAtTableError, match="no seat"):
        await cid.take_back_seat()
    await ann.take_back_seat()
    assert [line.text for line in ann.lines()] == ["bob sits down", "The match begins"]
