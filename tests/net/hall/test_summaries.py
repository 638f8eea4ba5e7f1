"""The rows of the lobby: tables, people, and whose turn it is."""

from __future__ import annotations

from net.hall.hall import Hall
from net.hall.table_plan import SeatPlan
from net.hall.visit import enter_hall
from tests.net.hall.halls import answer, plan_of, table_with
from tests.net.hall.people import ANN, BOB, CID, DAN, GUS, OPEN, ROBOT


async def test_a_row_of_the_lobby_is_always_up_to_date(hall: Hall) -> None:
    """Rows are kept until something changes; here everything does, one after the other."""
    ann = await enter_hall(hall, ANN).create(plan_of())
    rows = [hall.tables_listed_for(CID)[0]]

    def note() -> None:
        (row,) = hall.tables_listed_for(CID)
        assert row != rows[-1]
        rows.append(row)

    bob = await enter_hall(hall, BOB).come_to(ann.code)
    note()
    await bob.sit()
    note()
    await answer(ann)
    note()
    await ann.match.undo(0)
    note()
    bob.close()
    note()
    await ann.resign()
    assert hall.tables_listed_for(CID) == []
    assert [row.is_mine or row.is_my_turn for row in rows] == [False] * len(rows)
    assert [row.can_join for row in rows] == [True, True, False, False, False, False]


async def test_bots_of_one_kind_are_told_apart(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(ROBOT, OPEN, ROBOT, OPEN))
    assert [seat.label for seat in ann.seats] == ["Random", "ann", "Random 2", ""]
    await ann.arrange(0, OPEN)
    assert [seat.label for seat in ann.seats] == ["", "ann", "Random", ""]
    await ann.arrange(3, ROBOT)
    assert [seat.label for seat in ann.seats] == ["", "ann", "Random", "Random 2"]


async def test_each_visitor_online_is_listed_once(hall: Hall) -> None:
    first, second, gus = enter_hall(hall, ANN), enter_hall(hall, ANN), enter_hall(hall, GUS)
    chair = await first.create(plan_of())
    ann, guest = hall.online()
    assert (ann.label, ann.tables) == ("ann", (chair.code,))
    assert guest.label == "gus (guest)"
    first.leave()
    second.leave()
    gus.leave()
    gus.leave()
    assert hall.online() == []


async def test_turns_are_the_tables_that_wait_for_the_visitor(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    await table_with(hall, BOB, CID)
    (line,) = await hall.turn_lines(ANN)
    assert line == f"{ann.code}  High Card with bob: Round 1"
    assert len(await hall.turn_lines(BOB)) == 2
    assert await hall.turn_lines(DAN) == []
    await answer(ann)
    assert await hall.turn_lines(ANN) == []
    assert len(await hall.turn_lines(BOB)) == 2
    assert hall.tables_listed_for(BOB)[0].is_my_turn


async def test_turns_list_reserved_seats_in_lines_of_their_own(hall: Hall) -> None:
    await hall.accounts.claim("bob", BOB.fingerprint)
    chair = await enter_hall(hall, ANN).create(plan_of(OPEN, SeatPlan("reserved", "bob")))
    assert await hall.turn_lines(BOB) == [f"invitation {chair.code}  High Card with ann"]
    assert await hall.turn_lines(ANN) == await hall.turn_lines(CID) == []
    bob = await enter_hall(hall, BOB).come_to(chair.code)
    await bob.sit()
    assert [line.split()[0] for line in await hall.turn_lines(BOB)] == [chair.code]


async def test_a_seat_that_the_owner_keeps_for_themselves_is_no_invitation(hall: Hall) -> None:
    await enter_hall(hall, ANN).create(plan_of(OPEN, SeatPlan("reserved", "ann"), OPEN))
    assert await hall.turn_lines(ANN) == []
