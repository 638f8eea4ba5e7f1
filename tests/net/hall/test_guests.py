"""Guests: each connection is another one, until it shows the code that came with the first seat."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from attrs import evolve

from net.hall.chair import Chair
from net.hall.errors import AtTableError, HallError, TableFullError, TooFastError, WrongCodeError
from net.hall.hall import Hall
from net.hall.timeouts import SHOW_OVER_SECONDS
from net.hall.visit import Visit, enter_hall
from net.visitor import new_guest
from tests.net.hall.halls import answer, pass_time, plan_of, play, reopened, table_with
from tests.net.hall.people import ANN, BOB, OPEN

HOME = "10.0.0.5"


def visit_of(hall: Hall, name: str = "gus", address: str = HOME) -> Visit:
    return enter_hall(hall, new_guest(name, address))


async def seated(hall: Hall) -> tuple[Chair, Visit, str]:
    """The chair of ann's table, the visit of a guest who sits there, and the guest's code."""
    ann = await enter_hall(hall, ANN).create(plan_of())
    visit = visit_of(hall)
    await (await visit.come_to(ann.code)).sit()
    return ann, visit, visit.unread_code


async def seat_of(visit: Visit, code: str) -> int | None:
    return (await visit.come_to(code)).seat


def caught(visit: Visit, code: str) -> type[HallError]:
    with pytest.raises(HallError) as error:
        visit.resume(code)
    return error.type


async def test_a_guest_at_a_table_does_not_become_another_there(hall: Hall) -> None:
    """The table would go on with one guest, and the news with the other."""
    ann, visit, code = await seated(hall)
    visit.leave()
    twin = visit_of(hall)
    chair = await twin.come_to(ann.code)
    assert caught(twin, code) is AtTableError
    assert twin.visitor == chair.visitor
    chair.close()
    twin.resume(code)
    assert await seat_of(twin, ann.code) == 1


async def test_a_seat_does_not_open_to_another_guest_of_the_same_name_and_address(
    hall: Hall,
) -> None:
    """An attack: somebody in the same household or office connects under the guest's name."""
    ann, visit, _ = await seated(hall)
    assert ann.match.players[1].name == "gus (guest)"
    beside = visit_of(hall)
    assert await seat_of(beside, ann.code) is None
    visit.leave()
    later = visit_of(hall)
    assert await seat_of(later, ann.code) is None
    assert not hall.tables_listed_for(later.visitor)[0].is_mine


async def test_the_code_gives_the_seat_back_from_any_address(hall: Hall) -> None:
    ann, visit, code = await seated(hall)
    assert re.fullmatch(r"[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{4}", code)
    visit.leave()
    for address, typed in ((HOME, code), ("10.9.9.9", f" {code.lower().replace('-', ' ')} ")):
        again = visit_of(hall, address=address)
        again.resume(typed)
        chair = await again.come_to(ann.code)
        assert (chair.seat, again.visitor.label) == (1, "gus (guest)")
        assert again.visitor.address == address
        again.leave()


async def test_a_wrong_code_or_the_code_of_another_name_gives_nothing(hall: Hall) -> None:
    ann, _, code = await seated(hall)
    for name, typed in (("gus", "2222-2222-2222"), ("gus", ""), ("gil", code)):
        visit = visit_of(hall, name)
        with pytest.raises(WrongCodeError, match=f"no guest called {name} has that code"):
            visit.resume(typed)
        assert await seat_of(visit, ann.code) is None
    visit = visit_of(hall)
    refusals = [caught(visit, "3333-3333-3333") for _ in range(100)]
    assert refusals[-1] is TooFastError, "a code cannot be guessed"


async def test_a_code_is_shown_once_and_comes_with_the_first_seat(hall: Hall) -> None:
    visit = visit_of(hall)
    assert not visit.has_resume_code
    gus = await visit.create(plan_of(OPEN, OPEN))
    code = visit.unread_code
    assert code
    visit.forget_code()
    await visit.create(plan_of(OPEN, OPEN))
    await gus.sit(1)
    assert (visit.unread_code, visit.has_resume_code) == ("", True)
    again = visit_of(hall)
    again.resume(code)
    assert (again.unread_code, await seat_of(again, gus.code)) == ("", 1)
    assert not enter_hall(hall, ANN).unread_code


async def test_a_guest_who_gets_no_seat_is_shown_no_code(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    visit = visit_of(hall)
    with pytest.raises(TableFullError):
        await (await visit.come_to(ann.code)).sit()
    assert visit.unread_code == ""
    assert not hall.has_guest_to_resume("gus")
    await visit.create(plan_of())
    assert visit.unread_code


async def test_a_code_that_nobody_has_read_is_forgotten_with_the_session(hall: Hall) -> None:
    _, visit, _ = await seated(hall)
    visit.leave()
    assert visit.unread_code == ""


async def test_a_new_code_ends_the_old_one(hall: Hall) -> None:
    ann, visit, old = await seated(hall)
    visit.forget_code()
    await visit.renew_code()
    new = visit.unread_code
    again = visit_of(hall)
    with pytest.raises(WrongCodeError):
        again.resume(old)
    again.resume(new)
    assert await seat_of(again, ann.code) == 1


async def test_codes_are_as_durable_as_seats_and_only_their_hash_is_stored(
    hall: Hall, path: Path
) -> None:
    ann, _, code = await seated(hall)
    await answer(ann)
    with closing(sqlite3.connect(path)) as db:
        dump = "\n".join(db.iterdump())
    assert "guests" in dump
    assert code not in dump
    assert code.replace("-", "") not in dump
    again = await reopened(hall)
    assert again.has_guest_to_resume("gus")
    stranger = visit_of(again)
    assert stranger.visitor.label == "gus (guest 2)", "the seat keeps the first label"
    assert await seat_of(stranger, ann.code) is None
    guest = visit_of(again)
    guest.resume(code)
    chair = await guest.come_to(ann.code)
    assert (chair.seat, guest.visitor.label) == (1, "gus (guest)")
    await play(await enter_hall(again, ANN).come_to(ann.code), chair)
    assert chair.stage == "over"


async def test_whoever_lost_the_line_while_others_came_is_told_apart_by_the_code(
    hall: Hall,
) -> None:
    first, second = visit_of(hall), visit_of(hall)
    assert [each.visitor.label for each in (first, second)] == ["gus (guest)", "gus (guest 2)"]
    gus = await second.create(plan_of())
    code = second.unread_code
    first.leave()
    second.leave()
    again = visit_of(hall)
    assert again.visitor.label == "gus (guest)"
    again.resume(code)
    assert again.visitor.label == gus.owner == "gus (guest 2)"
    assert (await again.come_to(gus.code)).is_owner


async def test_two_guests_of_one_name_look_different_in_lobby_and_chat(hall: Hall) -> None:
    first, second, other = visit_of(hall), visit_of(hall, address="10.7.7.7"), visit_of(hall, "gil")
    assert [person.label for person in hall.online()] == [
        "gil (guest)",
        "gus (guest 2)",
        "gus (guest)",
    ]
    await first.say("I am gus")
    await second.say("so am I")
    assert [line.speaker for line in other.lines()] == ["gus (guest)", "gus (guest 2)"]
    first.leave()
    second.leave()
    third = visit_of(hall)
    assert third.visitor.label == "gus (guest 3)", "the words of the others stay theirs"


async def test_two_terminals_of_one_guest_have_one_label(hall: Hall) -> None:
    _, visit, code = await seated(hall)
    twin = visit_of(hall)
    twin.resume(code)
    assert twin.visitor.label == visit.visitor.label
    assert [person.label for person in hall.online()] == ["ann", "gus (guest)"]


async def test_codes_without_a_table_are_forgotten(hall: Hall) -> None:
    ann, visit, code = await seated(hall)
    await play(ann, await visit.come_to(ann.code))
    visit.leave()
    assert hall.has_guest_to_resume("gus")
    ann.close()
    await pass_time(hall, SHOW_OVER_SECONDS + 3600)
    assert not hall.tables
    assert not hall.has_guest_to_resume("gus")
    with pytest.raises(WrongCodeError):
        visit_of(hall).resume(code)
    again = await reopened(hall)
    assert not again.has_guest_to_resume("gus")


async def test_a_guest_of_an_address_counts_for_its_network_after_resuming_too(hall: Hall) -> None:
    guest = new_guest("gus", HOME)
    assert evolve(guest, address="10.9.9.9").identity == guest.identity
