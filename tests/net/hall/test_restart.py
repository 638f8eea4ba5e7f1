"""After a restart everything is there: tables that gather, matches, seats, chat, clocks."""

from __future__ import annotations

import pytest

from net.hall.chair import Chair
from net.hall.hall import Hall
from net.hall.table_plan import Plan, SeatPlan
from net.hall.visit import enter_hall
from tests.net.hall.halls import answer, close_hall, pick, play, reopened, stage, table_with, until
from tests.net.hall.people import ANN, BOB, CID, OPEN


@pytest.mark.parametrize("crashed", [False, True])
@pytest.mark.parametrize("answers", [0, 1, 2, 5])
async def test_a_match_goes_on_exactly_where_it_was(
    hall: Hall, answers: int, crashed: bool
) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=answers)
    bob.mark_seen()
    before = [(chair.match.update(chair.seat), chair.match.log(chair.seat)) for chair in (ann, bob)]
    spectator = ann.match.update(None)
    again = await reopened(hall, crashed=crashed)
    anns, bobs = [await enter_hall(again, each).come_to(ann.code) for each in (ANN, BOB)]
    after = [
        (chair.match.update(chair.seat), chair.match.log(chair.seat)) for chair in (anns, bobs)
    ]
    assert after == before
    assert anns.match.update(None) == spectator
    assert again.tables_listed_for(CID)[0].progress_text == spectator.where.text
    await play(anns, bobs)
    assert stage(anns) == "over"
    await close_hall(again)


async def test_what_was_seen_outlives_a_restart(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    ann.mark_seen()
    read = len(ann.match.log(0))
    again = await reopened(hall)
    anns, bobs = [await enter_hall(again, each).come_to(ann.code) for each in (ANN, BOB)]
    assert anns.lines_since_last_seen() == []
    assert bobs.lines_since_last_seen() == bobs.match.log(1)
    await play(anns, bobs, answers=2)
    assert anns.lines_since_last_seen() == anns.match.log(0)[read:]
    await close_hall(again)


async def test_a_finished_table_shows_its_result_for_a_while(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob)
    result, shown, curves = ann.result, ann.match.update(0), ann.match.course(0)
    again = await reopened(hall, crashed=True)
    (table,) = again.tables_listed_for(ANN)
    assert (table.stage, table.result) == ("over", result)
    anns = await enter_hall(again, ANN).come_to(ann.code)
    assert anns.match.update(0) == shown
    assert anns.match.course(0) == curves
    code = await anns.rematch()
    once_more = await reopened(again)
    bobs = await enter_hall(once_more, BOB).come_to(ann.code)
    assert await bobs.rematch() == code
    assert (await enter_hall(once_more, BOB).come_to(code)).stage == "playing"
    await close_hall(once_more)


async def test_an_ended_match_stays_ended(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await answer(ann)
    await bob.resign()
    again = await reopened(hall, crashed=True)
    anns = await enter_hall(again, ANN).come_to(ann.code)
    shown = anns.match.update(0)
    assert shown.outcome is not None
    assert (shown.outcome.winners, shown.decision, shown.waiting_for) == ((0,), None, ())
    assert anns.result == "ann wins: bob resigned"
    await close_hall(again)


async def test_many_tables_come_back_at_once(hall: Hall) -> None:
    tables = [await table_with(hall, ANN, BOB, seed=seed) for seed in range(8)]
    for number, chairs in enumerate(tables):
        await play(*chairs, answers=number)
    before = {chairs[0].code: chairs[0].match.update(0) for chairs in tables}
    again = await reopened(hall, crashed=True)
    visit = enter_hall(again, ANN)
    chairs_again = [await visit.come_to(code) for code in before]
    assert {chair.code: chair.match.update(0) for chair in chairs_again} == before
    await close_hall(again)


async def test_a_duel_is_hosted_from_the_lobby_to_its_result(hall: Hall) -> None:
    """A real game, a real bot, a restart in the middle."""
    plan = Plan("duel", seats=(OPEN, SeatPlan("bot", "greedy")), seed=3)
    ann = await enter_hall(hall, ANN).create(plan)
    await duel_on(ann, answers=20)
    before = ann.match.update(0)
    again = await reopened(hall, crashed=True)
    back = await enter_hall(again, ANN).come_to(ann.code)
    assert back.match.update(0) == before
    await duel_on(back, answers=1000)
    assert back.match.is_over
    assert ("ann" in back.result) != ("Greedy" in back.result)
    cid = await enter_hall(again, CID).come_to(ann.code)
    assert cid.match.update(None).view == back.match.update(None).view
    await close_hall(again)


async def duel_on(chair: Chair, answers: int) -> None:
    match = chair.match
    for _ in range(answers):
        await until(chair, lambda: match.is_over or match.update(0).decision is not None)
        if match.is_over:
            return
        await chair.match.answer(0, pick(chair))
    await until(chair, lambda: chair.match.is_over or chair.match.update(0).decision is not None)
