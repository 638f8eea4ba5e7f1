"""Sitting down, standing up, reserved seats, and arranging seats before the match."""

from __future__ import annotations

import pytest
from attrs import evolve

from net.hall.errors import (
    AlreadyBegunError,
    BadPlanError,
    NotAtTableError,
    NotOwnerError,
    SeatTakenError,
    TableFullError,
)
from net.hall.hall import Hall
from net.hall.seating import (
    new_table_state,
    state_after_arranging,
    state_after_seating,
    state_after_standing_up,
)
from net.hall.table_plan import SeatPlan
from net.hall.visit import enter_hall
from tests.net.hall.halls import plan_of, table_with
from tests.net.hall.people import ANN, BOB, CID, GUS, OPEN, ROBOT


def test_what_cannot_be_seated_or_arranged_is_refused_by_name() -> None:
    state = new_table_state("BCDFG", plan_of(), ANN, time=0)
    with pytest.raises(NotAtTableError, match="you have no seat"):
        state_after_standing_up(state, "ann")
    with pytest.raises(SeatTakenError, match="no seat 3"):
        state_after_arranging(state, "ann", seat=2, seat_plan=OPEN)
    sitting = state_after_seating(state, ANN)
    assert state_after_seating(sitting, ANN) is sitting
    assert state_after_seating(sitting, ANN, 0) is sitting
    begun = evolve(sitting, match_id="abc")
    with pytest.raises(AlreadyBegunError, match="your seat is kept"):
        state_after_standing_up(begun, "ann")


def test_a_reserved_seat_is_taken_before_one_that_is_open_to_all() -> None:
    state = new_table_state("BCDFG", plan_of(OPEN, SeatPlan("reserved", "bob")), ANN, time=0)
    assert state_after_seating(state, BOB).seats_of("bob") == (1,)
    assert state_after_seating(state, CID).seats_of("cid") == (0,)


async def test_the_last_to_sit_down_begins_the_match(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    assert ann.stage == bob.stage == "playing"
    assert [player.name for player in ann.match.players] == ["ann", "bob"]
    assert ann.match.title == "High Card: ann and bob"
    (table,) = hall.tables_listed_for(CID)
    assert (table.stage, table.progress_text, table.can_join) == ("playing", "Round 1", False)
    assert [line.text for line in bob.lines()] == ["bob sits down", "The match begins"]


async def test_bots_fill_seats_at_once(hall: Hall) -> None:
    chair = await enter_hall(hall, ANN).create(plan_of(OPEN, ROBOT))
    assert chair.stage == "playing"
    assert [seat.presence for seat in chair.seats] == ["here", "bot"]
    assert chair.match.players[1].name == "Random"


async def test_a_seat_may_be_reserved_and_its_owner_finds_it(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(SeatPlan("reserved", "bob"), OPEN, OPEN))
    assert ann.seat == 1
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    cid = await enter_hall(hall, CID).come_to(ann.code)
    with pytest.raises(SeatTakenError, match="seat 1 is reserved for bob"):
        await cid.sit(0)
    await bob.sit()
    assert bob.seat == 0
    assert hall.tables_listed_for(BOB)[0].is_mine


async def test_a_guest_cannot_take_the_seat_of_an_account(hall: Hall) -> None:
    """A guest of the same name is another visitor."""
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, SeatPlan("reserved", "gus")))
    gus = await enter_hall(hall, GUS).come_to(ann.code)
    with pytest.raises(TableFullError, match="taken or reserved"):
        await gus.sit()


async def test_a_reserved_seat_can_be_declined(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, SeatPlan("reserved", "bob")))
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    assert bob.reserved_seat == 1
    await bob.decline()
    assert (ann.seats[1].kind, ann.plan.seats[1]) == ("open", OPEN)
    assert ann.lines()[-1].text == "bob declines the reserved seat"
    assert [table.is_mine for table in hall.tables_listed_for(BOB)] == [False]
    with pytest.raises(NotAtTableError, match="no seat is reserved"):
        await bob.decline()
    await (await enter_hall(hall, CID).come_to(ann.code)).sit()
    assert ann.stage == "playing"


async def test_one_may_move_to_another_seat_and_stand_up(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, OPEN, OPEN))
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    await bob.sit(2)
    await bob.sit(1)
    assert [seat.label for seat in ann.seats] == ["ann", "bob", ""]
    await bob.leave()
    assert [seat.label for seat in ann.seats] == ["ann", "", ""]
    with pytest.raises(NotAtTableError, match="no longer at table"):
        await bob.sit()


async def test_a_taken_seat_and_one_that_is_not_there_are_refused(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, ROBOT, OPEN))
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    for seat, words in ((0, "taken by ann"), (1, "taken by Random"), (7, "no seat 8")):
        with pytest.raises(SeatTakenError, match=words):
            await bob.sit(seat)


async def test_a_full_table_can_only_be_watched(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    cid = await enter_hall(hall, CID).come_to(ann.code)
    with pytest.raises(TableFullError, match="is full, and the match has begun"):
        await cid.sit()
    assert (cid.seat, ann.spectators) == (None, ["cid"])


async def test_a_visitor_who_set_the_table_arranges_its_empty_seats(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, OPEN, OPEN))
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    await bob.sit()
    with pytest.raises(NotOwnerError, match="only ann"):
        await bob.arrange(2, ROBOT)
    with pytest.raises(SeatTakenError, match="taken by bob"):
        await ann.arrange(1, ROBOT)
    with pytest.raises(BadPlanError, match="no bot 'deep'"):
        await ann.arrange(2, SeatPlan("bot", "deep"))
    await ann.arrange(2, SeatPlan("reserved", "cid"))
    assert (ann.seats[2].kind, ann.seats[2].label) == ("reserved", "cid")
    await ann.arrange(2, ROBOT)
    assert ann.stage == "playing"
    with pytest.raises(AlreadyBegunError):
        await ann.arrange(2, OPEN)
