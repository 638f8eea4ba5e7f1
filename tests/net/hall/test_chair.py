"""A visitor's chair: coming back, watching, hints, ending a match, and playing again."""

from __future__ import annotations

import pytest

from net.hall.errors import NotAtTableError, NotOverError, TooFastError
from net.hall.hall import Hall
from net.hall.table_plan import SeatPlan
from net.hall.visit import enter_hall
from saves.verify import verify
from tests.net.hall.halls import answer, pick_all, plan_of, play, stage, table_with, until
from tests.net.hall.people import ANN, BOB, CID, DAN, GUS, OPEN, ROBOT
from tests.net.watching import Watching


async def test_who_comes_back_reads_what_happened_meanwhile(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    ann.mark_seen()
    assert ann.lines_since_last_seen() == []
    read = len(ann.match.log(0))
    bob.mark_seen()
    ann.close()
    await hall.services.tasks.wait_until_finished()
    away = await enter_hall(hall, ANN).come_to(ann.code)
    await play(away, bob, answers=3)
    assert away.lines_since_last_seen() == away.match.log(0)[read:]
    assert len(away.lines_since_last_seen()) >= 1
    assert bob.lines_since_last_seen() == bob.match.log(1)[read:]
    cid = await enter_hall(hall, CID).come_to(ann.code)
    cid.mark_seen()
    assert cid.lines_since_last_seen() == []


async def test_one_may_watch_many_tables_at_once(hall: Hall) -> None:
    first, _ = await table_with(hall, ANN, BOB)
    second, _ = await table_with(hall, BOB, DAN)
    visit = enter_hall(hall, CID)
    chairs = [await visit.come_to(chair.code) for chair in (first, second)]
    watching = Watching()
    for chair in chairs:
        chair.match.watch(None, watching)
    await answer(first)
    await answer(second)
    assert len(watching.updates) == 2
    assert first.spectators == second.spectators == ["cid"]
    visit.leave()
    assert first.spectators == second.spectators == []


async def test_people_and_bots_play_to_the_end(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, ROBOT, ROBOT))
    while not ann.match.is_over:
        await until(ann, lambda: ann.match.is_over or ann.match.update(0).decision is not None)
        if not ann.match.is_over:
            await answer(ann)
    assert verify((await hall.services.stores.matches.load(ann.match.id)).record).is_finished
    assert ann.result.endswith("rounds won")


async def test_hints_are_given_but_not_without_end(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    for _ in range(20):
        assert (await ann.match.advise(0)).choice in pick_all(ann)
    with pytest.raises(TooFastError):
        await ann.match.advise(0)


async def test_those_who_are_left_may_end_the_match(hall: Hall) -> None:
    ann, bob, cid = await table_with(hall, ANN, BOB, CID)
    await cid.resign()
    await ann.ask_end()
    assert stage(ann) == "playing"
    await bob.consent(True)
    assert stage(ann) == "over"
    outcome = bob.match.update(1).outcome
    assert outcome is not None
    assert outcome.ranking == ((0, 1), (2,))
    assert ann.result == "ann and bob draw: ended by agreement; cid resigned"


async def test_alone_among_bots_one_may_end_the_match_at_once(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, ROBOT))
    await ann.ask_end()
    assert stage(ann) == "over"
    await hall.services.tasks.wait_until_finished()


async def test_leaving_during_the_match_keeps_the_seat(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await ann.leave()
    assert (bob.seats[0].label, bob.seats[0].presence) == ("ann", "away")
    assert (await enter_hall(hall, ANN).come_to(bob.code)).seat == 0


async def test_the_same_people_play_again_at_a_new_table(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=5)
    with pytest.raises(NotOverError):
        await ann.rematch()
    await play(ann, bob)
    cid = await enter_hall(hall, CID).come_to(ann.code)
    with pytest.raises(NotAtTableError):
        await cid.rematch()
    code = await bob.rematch()
    assert ann.rematch_code == code != ann.code
    bobs = await enter_hall(hall, BOB).come_to(code)
    assert (bobs.seat, bobs.stage, bobs.plan.stand_in_minutes) == (1, "gathering", 5)
    assert bobs.plan.seed is None
    assert (bobs.seats[0].kind, bobs.seats[0].label) == ("reserved", "ann")
    assert await ann.rematch() == code
    assert bobs.stage == "playing"
    assert [player.name for player in bobs.match.players] == ["ann", "bob"]


async def test_guests_find_their_seats_again_too(hall: Hall) -> None:
    gus = await enter_hall(hall, GUS).create(plan_of(OPEN, SeatPlan("reserved", "bob")))
    bob = await enter_hall(hall, BOB).come_to(gus.code)
    await bob.sit()
    await gus.resign()
    code = await bob.rematch()
    assert await gus.rematch() == code
    again = await enter_hall(hall, GUS).come_to(code)
    assert (again.seat, again.stage) == (0, "playing")


async def test_a_seat_kept_for_a_visitor_who_does_not_come_can_be_given_to_a_bot(
    hall: Hall,
) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await bob.resign()
    again = await enter_hall(hall, ANN).come_to(await ann.rematch())
    await again.arrange(1, ROBOT)
    assert again.stage == "playing"
