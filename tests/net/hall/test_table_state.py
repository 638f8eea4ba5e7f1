"""The state of a table as text: it comes back with its seats and its plan."""

from __future__ import annotations

import pytest

from engine.core.registry import find
from net.hall.hall import Hall
from net.hall.table_plan import ClockPlan, SeatPlan
from net.hall.visit import enter_hall
from tests.net.hall.halls import close_hall, plan_of, reopened
from tests.net.hall.people import ANN, BOB, CID, GUS, OPEN, ROBOT


@pytest.mark.parametrize("crashed", [False, True])
async def test_a_table_that_gathers_comes_back_with_its_seats_and_plan(
    hall: Hall, crashed: bool
) -> None:
    plan = plan_of(
        OPEN,
        OPEN,
        SeatPlan("reserved", "cid"),
        ROBOT,
        options={"swap": False, "cards": "2"},
        public=False,
        allows_spectators=False,
        clock=ClockPlan("bank", 600, 5, "end"),
        stand_in_minutes=5,
    )
    ann = await enter_hall(hall, ANN).create(plan)
    gus = await enter_hall(hall, GUS).come_to(ann.code)
    await gus.sit()
    await gus.say("hello")
    before = (ann.plan, [(seat.kind, seat.label) for seat in ann.seats], ann.lines(), ann.owner)
    again = await reopened(hall, crashed=crashed)
    (table,) = again.tables_listed_for(ANN)
    assert table.stage == "gathering"
    assert again.tables_listed_for(BOB) == []
    anns = await enter_hall(again, ANN).come_to(ann.code)
    after = (anns.plan, [(seat.kind, seat.label) for seat in anns.seats], anns.lines(), anns.owner)
    assert after == before
    assert (await enter_hall(again, GUS).come_to(ann.code)).seat == 1
    cid = await enter_hall(again, CID).come_to(ann.code)
    await cid.sit()
    assert cid.stage == "playing"
    assert cid.match.game is find("tiny")
    await close_hall(again)
